/** Words as they are compared: case, spaces and line breaks are set by the page. */
export function plain(text: string): string {
  return text.replace(/\s+/g, ' ').trim().toLowerCase()
}

/** The smallest element of the page that holds the words. */
function holding(words: string): Element | undefined {
  const all = document.querySelectorAll('main *, header *, footer *')
  return Array.from(all).findLast((element) => plain(element.textContent ?? '').includes(words))
}

/** Scrolls to where the page says these words, and marks the place for a moment. */
export function show(text: string): void {
  const words = plain(text)
  const place = words === '' ? undefined : holding(words)
  if (place === undefined) return
  const { top, bottom } = place.getBoundingClientRect()
  if (top < 0 || bottom > innerHeight) place.scrollIntoView({ block: 'center' })
  const outline = '3px solid var(--focus)'
  place.animate([{ outline, outlineOffset: '4px' }, { outline: '3px solid transparent' }], 1200)
}
