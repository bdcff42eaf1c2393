import '../brand/typeface.css'
import type { RegisteredRouter } from '@tanstack/react-router'
import { typefaceFamily } from '../brand/typeface.ts'
import { afterPaint } from '../browser/afterPaint.ts'
import { hasMouse } from '../browser/hasMouse.ts'

/** The top edges of all elements above the bottom of the viewport, in CSS pixels. */
function edgesInView(): number[] {
  return [...document.querySelectorAll('#root *')]
    .map((element) => element.getBoundingClientRect().top)
    .filter((top) => top < innerHeight)
}

/**
 * Fetches the typeface after the first paint. A computer applies it at once, if it moves nothing in view.
 * Otherwise it waits for the next page, which needs a layout anyway: a second layout would be
 * the longest task on a phone.
 */
export async function applyTypeface(router: Pick<RegisteredRouter, 'subscribe'>): Promise<void> {
  if (document.fonts === undefined) return
  const faces = await document.fonts.load(`1em ${typefaceFamily}`).catch(() => [])
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
    // Undone before it is painted; it is applied again with the next page.
    delete dataset.typeface
  }
  const stop = router.subscribe('onResolved', ({ fromLocation, pathChanged }) => {
    // This event also fires when the first page is hydrated.
    if (fromLocation === undefined || !pathChanged) return
    stop()
    // After the paint, so that the heading of the page does not wait.
    afterPaint(apply)
  })
}
