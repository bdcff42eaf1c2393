import type { RegisteredRouter } from '@tanstack/react-router'
import { afterPaint } from '../screen/afterPaint.ts'
import { hasMouse } from '../screen/hasMouse.ts'

/** The top edges of the page's boxes, as far as they are in view. */
function edgesInView(): number[] {
  return [...document.querySelectorAll('#root *')]
    .map((element) => element.getBoundingClientRect().top)
    .filter((top) => top < innerHeight)
}

/**
 * Fetches the typeface, after the first paint and not in competition with it. A computer shows it at
 * once where it moves nothing in view; otherwise it waits for the next page that is opened, which is
 * laid out in any case: a second layout is the longest task on a phone.
 */
export async function applyTypeface(router: Pick<RegisteredRouter, 'subscribe'>): Promise<void> {
  if (document.fonts === undefined) return
  const faces = await document.fonts.load('1em Archivo').catch(() => [])
  if (faces.length === 0) return
  const { dataset } = document.documentElement
  const apply = () => {
    dataset.typeface = ''
  }
  if (hasMouse()) {
    const before = edgesInView()
    apply()
    const after = edgesInView()
    if (!before.some((top, index) => Math.abs(top - (after[index] ?? 0)) >= 2)) return
    // It has not been painted yet; the page would be laid out once more before the next one is shown.
    delete dataset.typeface
  }
  const stop = router.subscribe('onResolved', ({ fromLocation, pathChanged }) => {
    // The first page may be hydrated only now.
    if (fromLocation === undefined || !pathChanged) return
    stop()
    // With the rest of that page: its heading does not wait.
    afterPaint(apply)
  })
}
