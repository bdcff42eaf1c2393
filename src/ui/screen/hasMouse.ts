/**
 * Whether the device is a computer with a mouse or the like, which is quick enough for what is there for
 * looks alone. On a phone it would delay the next page.
 */
export function hasMouse(): boolean {
  return matchMedia('(hover: hover)').matches
}
