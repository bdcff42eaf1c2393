/** The number of characters of a text that a message quotes. */
const LONGEST_QUOTE = 60

/** A text in quotation marks for a message: shortened, with control characters escaped. */
export function quote(text: string): string {
  const shortened = text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE)}...` : text
  return JSON.stringify(shortened)
}

/** A value of JSON in words: `the number 3`, `the text "x"`, `a list`. */
export function describeValue(value: unknown): string {
  if (value === null) return 'nothing'
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : 'a list'
  switch (typeof value) {
    case 'string':
      return value === '' ? 'an empty text' : `the text ${quote(value)}`
    case 'number':
      return `the number ${value}`
    case 'boolean':
      return `${value}`
    case 'undefined':
      return 'nothing'
    default:
      return 'a group of fields'
  }
}

/** `"a", "b" or "c"` */
export function quotedChoice(words: readonly string[]): string {
  const disjunction = new Intl.ListFormat('en-GB', { type: 'disjunction' })
  return disjunction.format(words.map((word) => `"${word}"`))
}

/** A key as words: `runningFeet` is `running feet`. A unit such as `kWh` is its own word. */
export function keyWords(key: string): string {
  return key.replaceAll(/(?<=[a-z]{2})[A-Z](?=[a-z])/g, (letter) => ` ${letter.toLowerCase()}`)
}

/** A title inside a sentence: `City` -> `city`; `GSTIN` and `WhatsApp` stay. */
export function lowerTitle(title: string): string {
  const isOrdinary = /^\p{Lu}(?!\S*\p{Lu})/u.test(title)
  return isOrdinary ? title.charAt(0).toLowerCase() + title.slice(1) : title
}

/** `1 page`, `2 pages` */
export function countedNoun(n: number, singular: string, plural = `${singular}s`): string {
  return `${n} ${n === 1 ? singular : plural}`
}

/** `a`, `a and b`, `a, b and c` */
export function joinWords(words: readonly string[]): string {
  return new Intl.ListFormat('en-GB').format(words)
}

/** A text as a regular expression that matches it literally. */
export function escapeRegExp(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&')
}

/** Only the letters and digits of a text, in lower case: `Flat sheets (GI)` -> `flatsheetsgi`. */
export function lettersAndDigits(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\d]/gu, '')
}
