/** A click without a pointer or a key is a screen reader's. */
const signs = ['scroll', 'pointermove', 'click', 'keydown'] as const

/** Runs something at the first sign that somebody is there: many who open a page read it, or leave. */
export function onFirstInteraction(run: () => void): void {
  // Before the script came, or on a visit before this one.
  if (scrollY > 0) {
    run()
    return
  }
  const done = new AbortController()
  const stir = () => {
    done.abort()
    run()
  }
  for (const sign of signs) addEventListener(sign, stir, { signal: done.signal, passive: true })
}
