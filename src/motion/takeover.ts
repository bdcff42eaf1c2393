import type { RegisteredRouter } from '@tanstack/react-router'

/** How long taking over the visit's first page took the device, in milliseconds, once it is done. */
export type Takeover = { took?: number }

/**
 * Milliseconds. The next page is to be seen within 100 of the press. Where taking over took 26, 46
 * and 69 it was seen after 76, 93 and 128 with a view transition, and after 44, 57 and 74 without
 * (measured at two, three and four times slowdown): a device that takes longer than this goes without.
 */
const QUICK = 40

/** Notes how long the takeover takes from now on. */
export function timeTakeover(router: Pick<RegisteredRouter, 'options' | 'subscribe'>): void {
  const { takeover } = router.options.context
  const began = performance.now()
  const stop = router.subscribe('onRendered', () => {
    stop()
    takeover.took = performance.now() - began
  })
}

/** Whether the device is quick enough for the next page to come with a view transition. */
export function quickEnough({ took }: Takeover): boolean {
  return took !== undefined && took <= QUICK
}
