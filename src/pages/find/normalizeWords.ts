/** Spellings that meet: each pattern, and what is written in its place on both sides. */
const spellings: readonly (readonly [RegExp, string])[] = [
  // colour, color; aluminium, aluminum; galvanised, galvanized; fibre, fiber; grey, gray.
  [/ou/g, 'o'],
  [/iu/g, 'u'],
  [/z/g, 's'],
  [/ph/g, 'f'],
  [/([btv])re(?=s?$)/g, '$1er'],
  [/grey/g, 'gray'],
  // policarbonate, polycarbonate; then chaddar, chadar, and sheet, shet.
  [/y/g, 'i'],
  [/(\p{L})\1+/gu, '$1'],
  // sheets, sheet.
  [/(?<=\p{L}{3})s$/gu, ''],
]

/** Words as they are written, and as they are compared: texts have few words that no other has. */
const known = new Map<string, string>()

function folded(word: string): string {
  const before = known.get(word)
  if (before !== undefined) return before
  const now = /^\d/.test(word)
    ? String(Number(word))
    : spellings.reduce((some, [pattern, written]) => some.replace(pattern, written), word)
  known.set(word, now)
  return now
}

/**
 * A text as words that can be compared, however they are spelt: small letters, without accents, a
 * number without zeros that say nothing.
 */
export function wordsOf(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
  const words = plain.match(/\d+(?:\.\d+)?|[\p{L}\p{M}]+/gu) ?? []
  return words.map(folded)
}
