import { useEffect, useState } from 'react'
import { useInView } from 'react-intersection-observer'

/** A click without a pointer or a key is a screen reader's. */
const events = ['scroll', 'pointermove', 'click', 'keydown'] as const

/** Remembered: asked again, `scrollY` waits for the layout of a page that a link is just opening. */
let hasInteracted = false

/**
 * Runs something at the visitor's first interaction: many who open a page only read it, or leave.
 * @returns stops waiting for it
 */
export function onFirstInteraction(run: () => void): () => void {
  const stopped = new AbortController()
  const { signal } = stopped
  // Before the script came, or on a visit before this one.
  hasInteracted ||= scrollY > 0
  if (hasInteracted) run()
  else {
    const onEvent = () => {
      hasInteracted = true
      stopped.abort()
      run()
    }
    for (const event of events) addEventListener(event, onEvent, { signal, passive: true })
  }
  return () => stopped.abort()
}

/**
 * Whether an element is in view, observed from the visitor's first interaction on: until then nobody
 * has scrolled, and the page may be printed or captured as a whole.
 * @param initialInView what holds until the browser has looked; where it cannot look, it is in view
 * @returns the `ref` of the element to observe, and whether it is in view
 */
export function useInViewAfterInteraction(initialInView: boolean) {
  const [skip, setSkip] = useState(true)
  useEffect(() => onFirstInteraction(() => setSkip(false)), [])
  return useInView({ skip, initialInView, fallbackInView: true })
}
