import { useEffect, useState } from 'react'

/** A click without a pointer or a key is a screen reader's. */
const events = ['scroll', 'pointermove', 'click', 'keydown'] as const

/**
 * Runs something at the visitor's first interaction: many who open a page only read it, or leave.
 * @returns stops waiting for it
 */
export function onFirstInteraction(run: () => void): () => void {
  const stopped = new AbortController()
  const { signal } = stopped
  // Before the script came, or on a visit before this one.
  if (scrollY > 0) run()
  else {
    const onEvent = () => {
      stopped.abort()
      run()
    }
    for (const event of events) addEventListener(event, onEvent, { signal, passive: true })
  }
  return () => stopped.abort()
}

/** Whether the visitor has interacted with the page. */
export function useHasInteracted(): boolean {
  const [hasInteracted, setHasInteracted] = useState(false)
  useEffect(() => onFirstInteraction(() => setHasInteracted(true)), [])
  return hasInteracted
}
