/**
 * True if the device has a mouse or the like, so that it is probably a computer and fast enough for purely
 * decorative effects. On a phone they would delay the next page.
 */
export function hasMouse(): boolean {
  return matchMedia('(hover: hover)').matches
}
