/** A click without a pointer or a key is a screen reader's. */
const signs = ['scroll', 'pointermove', 'click', 'keydown'] as const

/**
 * Runs something at the first sign that somebody is there: many who open a page read it, or leave.
 * @returns stops it, where it has not run yet
 */
export function onceStirred(run: () => void): () => void {
  const done = new AbortController()
  const stir = () => {
    done.abort()
    run()
  }
  for (const sign of signs) addEventListener(sign, stir, { signal: done.signal, passive: true })
  return () => done.abort()
}
