let ready = false

/** Where the boxes of the page stand, as far as they are in view. */
function placesInView(): number[] {
  return [...document.querySelectorAll('#root *')]
    .map((element) => element.getBoundingClientRect().top)
    .filter((top) => top < innerHeight)
}

/** Puts the typeface on, once it is there. */
export function wearTypeface(): void {
  if (ready) document.documentElement.dataset.typeface = ''
}

/**
 * Fetches the typeface and puts it on where that moves nothing in view; otherwise it waits for the
 * next page that is opened.
 */
export async function fetchTypeface(): Promise<void> {
  if (document.fonts === undefined || navigator.connection?.saveData === true) return
  const faces = await document.fonts.load('1em Archivo').catch(() => [])
  ready = faces.length > 0
  if (!ready) return
  const before = placesInView()
  wearTypeface()
  const after = placesInView()
  const moved = before.some((top, place) => Math.abs(top - (after[place] ?? 0)) >= 2)
  if (moved) delete document.documentElement.dataset.typeface
}
