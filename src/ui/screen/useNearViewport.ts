import { useCallback, useState } from 'react'
import { observeViewport } from './observeViewport.ts'

/**
 * Whether an element is in view, followed while it comes and goes, from when the visitor stirs: until
 * then nobody has looked for anything, and the page may be printed or pictured as a whole.
 * @param atFirst what holds until the browser has looked; where it cannot look, it is in view
 * @returns the `ref` of the element to follow, and whether it is in view
 */
export function useNearViewport(atFirst: boolean) {
  const [inSight, setInSight] = useState(atFirst)
  const ref = useCallback(
    (element: Element | null) =>
      element === null ? undefined : observeViewport(element, setInSight, true),
    [],
  )
  return { ref, inSight }
}
