import type { MessageText } from './problem.ts'

/** A JSON object. */
export type JsonObject = Record<string, unknown>

export function isRecord(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** How much of a found text is quoted. */
const LONGEST_QUOTE = 60

/** A found text in quotation marks, cut where it is long, with control characters made visible. */
export function quote(text: string): string {
  const cut = text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE)}...` : text
  return JSON.stringify(cut)
}

/** A value of JSON in words: `the number 3`, `the text "x"`, `a list`. */
export function describeValue(value: unknown): MessageText {
  if (value === null) return { inFile: 'null (nothing)', inForm: 'nothing' }
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
      return { inFile: 'a group of fields { }', inForm: 'a group of fields' }
  }
}

/** `"a", "b" or "c"` */
export function quotedChoice(words: readonly string[]): string {
  const either = new Intl.ListFormat('en-GB', { type: 'disjunction' })
  return either.format(words.map((word) => `"${word}"`))
}

/** `1 page`, `2 pages` */
export function count(n: number, one: string, many = `${one}s`): string {
  return `${n} ${n === 1 ? one : many}`
}

/** `a`, `a and b`, `a, b and c` */
export function joinWords(words: readonly string[]): string {
  return new Intl.ListFormat('en-GB').format(words)
}

/** A text with the digits 0 to 9 instead of Devanagari and Gujarati ones. */
export function withLatinDigits(text: string): string {
  return text.replace(/[०-९૦-૯]/g, (digit) => String((digit.charCodeAt(0) & 15) - 6))
}

/** Only the letters and digits of a text, in lower case: `Flat sheets (GI)` -> `flatsheetsgi`. */
export function lettersAndDigits(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\d]/gu, '')
}
