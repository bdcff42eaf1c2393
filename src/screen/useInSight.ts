import { useCallback, useState } from 'react'
import { observe } from 'react-intersection-observer'
import { onceStirred } from './onceStirred.ts'

/**
 * Whether an element is in view, followed while it comes and goes, from when the visitor stirs: until
 * then nobody has looked for anything, and the page may be printed or pictured as a whole. The
 * library's own hook weighs twice as much, for options that nothing here uses.
 * @param atFirst what holds until the browser has looked; where it cannot look, it is in view
 * @returns the `ref` of the element to follow, and whether it is in view
 */
export function useInSight(atFirst: boolean) {
  const [inSight, setInSight] = useState(atFirst)
  const ref = useCallback((element: Element | null) => {
    if (element === null) return
    let stop = onceStirred(() => {
      stop = observe(element, (seen) => setInSight(seen), {}, true)
    })
    return () => stop()
  }, [])
  return { ref, inSight }
}
