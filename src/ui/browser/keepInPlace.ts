/**
 * Keeps a pressed item of a list under the finger when a part above it closes.
 * @param list contains the items
 * @param itemSelector selects them
 * @param scroller what scrolls: the window, or a box
 * @returns to be called when the list is removed
 */
export function keepInPlace(
  list: Element,
  itemSelector: string,
  scroller: { scrollBy(by: ScrollToOptions): void },
): () => void {
  const listeners = new AbortController()
  function keep({ target }: Event): void {
    const pressed = target instanceof Element && target.closest(itemSelector)
    if (!pressed) return
    const { top } = pressed.getBoundingClientRect()
    requestAnimationFrame(() => {
      scroller.scrollBy({ top: pressed.getBoundingClientRect().top - top, behavior: 'instant' })
    })
  }
  list.addEventListener('click', keep, { signal: listeners.signal })
  return () => listeners.abort()
}
