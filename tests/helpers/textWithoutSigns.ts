/** What an element says, without the signs of the sources behind its figures. */
export function textWithoutSigns(element: Element): string {
  const copy = element.cloneNode(true)
  if (copy instanceof Element) for (const sign of copy.querySelectorAll('sup')) sign.remove()
  return copy.textContent ?? ''
}
