import type { RegisteredRouter } from '@tanstack/react-router'

/**
 * How long React took, in milliseconds, to take over the frame round the page that was built: the
 * same work on every page, so it tells how quick the device is. Not known until then, nor where the
 * visit's first page was drawn anew.
 */
export type HydrationTime = { took?: number }

/**
 * Milliseconds. A view transition has the next page seen later, the more the slower the device: on
 * the bench's phone the heading came 273 after the tap with it, 195 without. From the home page to a
 * full one it was 76, 93 and 128 where this had been 26, 46 and 69 (two, three and four times
 * slowdown), and a press is to be answered within 100.
 */
const QUICK = 40

/** Notes how long the takeover takes from now on. */
export function measureHydration(router: Pick<RegisteredRouter, 'options' | 'subscribe'>): void {
  const { takeover } = router.options.context
  const began = performance.now()
  const stop = router.subscribe('onRendered', () => {
    stop()
    takeover.took = performance.now() - began
  })
}

/** Whether the device is known to be quick enough for what is there for looks alone. */
export function isFastEnough({ took }: HydrationTime): boolean {
  return took !== undefined && took <= QUICK
}
