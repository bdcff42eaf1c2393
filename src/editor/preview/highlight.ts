/** A text for comparison: the page decides on case, spaces and line breaks. */
export function normalizeText(text: string): string {
  return text.replace(/\s+/g, ' ').trim().toLowerCase()
}

/** The smallest element of the page that contains a text. */
function elementWith(words: string): Element | undefined {
  const all = document.querySelectorAll('main *, header *, footer *')
  return Array.from(all).findLast((element) =>
    normalizeText(element.textContent ?? '').includes(words),
  )
}

/** Scrolls to the place of a text on the page, and marks it for a moment. */
export function highlight(text: string): void {
  const words = normalizeText(text)
  const place = words === '' ? undefined : elementWith(words)
  if (place === undefined) return
  const { top, bottom } = place.getBoundingClientRect()
  if (top < 0 || bottom > innerHeight) place.scrollIntoView({ block: 'center' })
  const outline = '3px solid var(--focus)'
  place.animate([{ outline, outlineOffset: '4px' }, { outline: '3px solid transparent' }], 1200)
}
