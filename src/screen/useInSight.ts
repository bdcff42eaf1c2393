import { useCallback, useState } from 'react'
import { observe } from 'react-intersection-observer'

/**
 * Whether an element is in view, followed while it comes and goes. The library's own hook weighs
 * twice as much, for options that nothing here uses.
 * @param atFirst what holds until the browser has looked; where it cannot look, it is in view
 * @returns the `ref` of the element to follow, and whether it is in view
 */
export function useInSight(atFirst: boolean) {
  const [inSight, setInSight] = useState(atFirst)
  const ref = useCallback(
    (element: Element | null) =>
      element === null ? undefined : observe(element, (seen) => setInSight(seen), {}, true),
    [],
  )
  return { ref, inSight }
}
