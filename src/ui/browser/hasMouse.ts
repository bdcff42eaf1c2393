/** Matches on a device with a mouse or the like. */
export const MOUSE_QUERY = '(hover: hover)'

/**
 * True if the device has a mouse or the like, so that it is probably a computer and fast enough for purely
 * decorative effects. On a phone they would delay the next page.
 */
export function hasMouse(): boolean {
  return matchMedia(MOUSE_QUERY).matches
}
