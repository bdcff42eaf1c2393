import { useEffect, useRef, useState } from 'react'
import { observe } from 'react-intersection-observer'
import { afterPaint } from './afterPaint.ts'

/** `click` is for screen readers, which click without a pointer or a key. */
const events = ['scroll', 'pointermove', 'click', 'keydown'] as const

/** Capturing, so that a click counts before the page that it opens asks for it. */
const options = { capture: true, passive: true }

/** Remembered, because reading `scrollY` again would force a layout while a link is opening a page. */
let hasInteracted = false

/** Callbacks for the first interaction. They share one listener per event, because removing separate ones is slow. */
const waiting = new Set<() => void>()

function onEvent(): void {
  hasInteracted = true
  for (const event of events) removeEventListener(event, onEvent, options)
  // If it is a tap on a link, the page that it opens is painted first.
  afterPaint(() => {
    for (const run of waiting) run()
    waiting.clear()
  })
}

/**
 * Runs a function at the visitor's first interaction, because many visitors only read a page, or leave.
 * @returns a function that stops waiting
 */
export function onFirstInteraction(run: () => void): () => void {
  // The visitor may have scrolled before this script ran.
  hasInteracted ||= scrollY > 0
  if (hasInteracted) run()
  else {
    waiting.add(run)
    for (const event of events) addEventListener(event, onEvent, options)
  }
  return () => void waiting.delete(run)
}

/**
 * True if an element is in view, observed from the visitor's first interaction on. Until then nobody has
 * scrolled, and the page may be printed or captured in full.
 * @param initialInView the value before the first observation. If the browser cannot observe, it is true
 * @param once true if an element that has been in view once counts as in view from then on
 * @returns the `ref` for the element, and whether it is in view
 */
export function useInViewAfterInteraction(initialInView: boolean, once = false) {
  const [inView, setInView] = useState(initialInView)
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    let stopObserving: (() => void) | undefined
    const stopWaiting = onFirstInteraction(() => {
      if (ref.current === null) return
      const onChange = (isSeen: boolean) => {
        setInView(isSeen)
        if (isSeen && once) stopObserving?.()
      }
      stopObserving = observe(ref.current, onChange, undefined, true)
    })
    return () => {
      stopWaiting()
      stopObserving?.()
    }
  }, [once])
  return { ref, inView }
}
