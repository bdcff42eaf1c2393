import type { RegisteredRouter } from '@tanstack/react-router'

/** Where the boxes of the page stand, as far as they are in view. */
function placesInView(): number[] {
  return [...document.querySelectorAll('#root *')]
    .map((element) => element.getBoundingClientRect().top)
    .filter((top) => top < innerHeight)
}

/**
 * Fetches the typeface and puts it on where that moves nothing in view; otherwise it waits for the
 * next page that is opened. With `font-display: optional` a product page's first paint came after
 * 652 ms in the place of 480 on a slow phone, and the first page never had the typeface.
 */
export async function applyTypeface(router: Pick<RegisteredRouter, 'subscribe'>): Promise<void> {
  if (document.fonts === undefined) return
  const faces = await document.fonts.load('1em Archivo').catch(() => [])
  if (faces.length === 0) return
  const { dataset } = document.documentElement
  const apply = () => {
    dataset.typeface = ''
  }
  const before = placesInView()
  apply()
  const after = placesInView()
  if (!before.some((top, place) => Math.abs(top - (after[place] ?? 0)) >= 2)) return
  delete dataset.typeface
  // Then it stands and has not been painted; before it does, the old page would be laid out anew too.
  const stop = router.subscribe('onResolved', ({ fromLocation, pathChanged }) => {
    // The first page may be taken over only now.
    if (fromLocation === undefined || !pathChanged) return
    stop()
    apply()
  })
}
