/**
 * Moves the focus to a part of the page, and scrolls to its beginning: the focus alone scrolls as little as it can.
 * @param focused what takes the focus, if it is not the part itself
 */
export function focusAtTop(part: HTMLElement | null, focused = part): void {
  part?.scrollIntoView()
  focused?.focus({ preventScroll: true })
}
