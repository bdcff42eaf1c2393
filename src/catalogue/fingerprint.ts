/**
 * A hash of a text: 64 bits, by the algorithm cyrb53. Synchronous, unlike the browser's own.
 */
export function fingerprint(text: string): string {
  let [one, two] = [0xdeadbeef, 0x41c6ce57]
  for (let i = 0; i < text.length; i++) {
    const letter = text.charCodeAt(i)
    one = Math.imul(one ^ letter, 2654435761)
    two = Math.imul(two ^ letter, 1597334677)
  }
  const mixed = (a: number, b: number) =>
    Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909)
  return (
    (mixed(one, two) >>> 0).toString(36) + (mixed(two, one) >>> 0).toString(36).padStart(7, '0')
  )
}
