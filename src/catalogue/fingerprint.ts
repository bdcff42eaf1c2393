/**
 * A 64-bit hash of a text, in base 36, by the algorithm cyrb53. It is synchronous, unlike the hashes of
 * the Web Crypto API.
 */
export function fingerprint(text: string): string {
  let [high, low] = [0xdeadbeef, 0x41c6ce57]
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    high = Math.imul(high ^ code, 2654435761)
    low = Math.imul(low ^ code, 1597334677)
  }
  const mixed = (a: number, b: number) =>
    Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909)
  return (
    (mixed(high, low) >>> 0).toString(36) + (mixed(low, high) >>> 0).toString(36).padStart(7, '0')
  )
}
