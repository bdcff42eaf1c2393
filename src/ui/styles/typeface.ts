import type { RegisteredRouter } from '@tanstack/react-router'
import { isFastEnough } from '../motion/hydrationTime.ts'
import { afterPaint } from '../screen/afterPaint.ts'

/** Where the boxes of the page stand, as far as they are in view. */
function placesInView(): number[] {
  return [...document.querySelectorAll('#root *')]
    .map((element) => element.getBoundingClientRect().top)
    .filter((top) => top < innerHeight)
}

/**
 * Fetches the typeface and puts it on where the device is quick and it moves nothing in view; otherwise
 * it waits for the next page that is opened, which is laid out in any case. To lay a page out anew was
 * the longest task of all on a slow phone. With `font-display: optional` a product page's first paint
 * came after 652 ms in the place of 480 there, and the first page never had the typeface.
 */
export async function applyTypeface(
  router: Pick<RegisteredRouter, 'options' | 'subscribe'>,
): Promise<void> {
  if (document.fonts === undefined) return
  const faces = await document.fonts.load('1em Archivo').catch(() => [])
  if (faces.length === 0) return
  const { dataset } = document.documentElement
  const apply = () => {
    dataset.typeface = ''
  }
  if (isFastEnough(router.options.context.takeover)) {
    const before = placesInView()
    apply()
    const after = placesInView()
    if (!before.some((top, place) => Math.abs(top - (after[place] ?? 0)) >= 2)) return
    // It has not been painted; before the next page stands, this one would be laid out anew too.
    delete dataset.typeface
  }
  const stop = router.subscribe('onResolved', ({ fromLocation, pathChanged }) => {
    // The first page may be taken over only now.
    if (fromLocation === undefined || !pathChanged) return
    stop()
    // With the rest of that page: its heading does not wait.
    afterPaint(apply)
  })
}
