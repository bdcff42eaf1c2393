/**
 * Text that every receiver can take: half a surrogate pair, which a cut-off paste leaves behind and
 * which no address can hold, becomes the replacement character.
 */
export function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\u{FFFD}')
}
