import { useEffect, useRef, useState } from 'react'
import { observe } from 'react-intersection-observer'

/**
 * True if an element is in view. Not the package's hook, which is six times as large.
 * @param initialInView the value before the first observation. If the browser cannot observe, it is true
 * @param once true if an element that has been in view once counts as in view from then on
 * @returns the `ref` for the element, and whether it is in view
 */
export function useInView(initialInView: boolean, once = false) {
  const [inView, setInView] = useState(initialInView)
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (ref.current === null) return
    let stop: (() => void) | undefined
    const onChange = (isSeen: boolean) => {
      setInView(isSeen)
      if (isSeen && once) stop?.()
    }
    stop = observe(ref.current, onChange, undefined, true)
    return stop
  }, [once])
  return { ref, inView }
}
