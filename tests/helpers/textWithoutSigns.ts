/** The text of an element without the signs that mark the sources of figures. */
export function textWithoutSigns(element: Element): string {
  const copy = element.cloneNode(true)
  if (copy instanceof Element) for (const sign of copy.querySelectorAll('sup')) sign.remove()
  return copy.textContent ?? ''
}
