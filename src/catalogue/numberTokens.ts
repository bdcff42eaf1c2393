import { ownValue } from './ownValue.ts'
import { cleanFigure } from './typedText.ts'
import type { UnitWords } from './unit.ts'

/** The place of a token in the plain text. */
type Span = { at: number; end: number }

/** A number as it was typed; `12 1/2` is one. */
export type NumberToken = Span & {
  kind: 'number'
  number: number
  /** Its digits as they were typed; a fraction as decimals: `12.5`. */
  text: string
  /** Set if it has commas: between groups of digits, `1,20,000`, or for the decimal point, `0,35`. */
  comma?: 'groups' | 'decimal'
}

/** A word, or a sign for a unit, in small letters and without full stops. */
export type WordToken = Span & {
  kind: 'word'
  text: string
  /** The units that it means, as the words for units name them; `in` means inches and a ratio. */
  units: readonly string[]
}

/** Any other character; some are of two or three: `...`, `+-`, `<=`. */
type SignToken = Span & { kind: 'sign'; text: string }

export type Token = NumberToken | WordToken | SignToken

/** The parts into which inches and feet are divided. Any other slash is between two numbers. */
export const denominators: readonly number[] = [2, 3, 4, 8, 16, 32, 64]

const MIXED = /(\d+)[ -](\d+)\/(\d+)(?![\d./])/y
const GROUPS = /[1-9]\d{0,2}(?:,\d{2,3})*,\d{3}(?!\d)(?:\.\d+)?/y
const DECIMAL_COMMA = /\d+,\d+(?![\d,.])/y
const NUMBER = /\d+(?:\.\d+)?|\.\d+/y
/** A full stop behind a number or a word belongs to it: `60.`, `nos.60`. */
const STOP = /\.(?![.])/y
const STOP_BEHIND_NUMBER = /\.(?![\d.])/y
/** Letters, and what may belong to them: `kg/m2`, `ft2`. */
const WORD = /([\p{L}\p{M}]+)(\/[\p{L}\p{M}]+)?([23](?![\d.]))?/uy
const SIGN = /\.\.\.|\+\/?-|[<>]=|\S/uy

/** The most words that one unit is written in. */
const MOST_WORDS = 4

/**
 * A typed text in plain characters, on one line: digits, quotation marks, dashes and fractions of all kinds are those
 * of a keyboard, and nothing is invisible.
 */
export function plainFigure(text: string): string {
  // The quotation marks first: some of them have another plain form.
  const quoted = text
    .replace(/[‘’′`´ʹʼ]/g, "'")
    .replace(/[“”″˝]/g, '"')
    .replace(/''/g, '"')
  return cleanFigure(quoted)
    .replace(/[‐-―−]/g, '-')
    .replace(/∶/g, ':')
    .replace(/\s+/g, ' ')
}

/** The units that a word means, in whatever case, in each list of words. */
export function unitsOf(word: string, lists: readonly UnitWords[]): readonly string[] {
  const small = word.toLowerCase()
  const units = lists.map((words) => {
    const exact = ownValue(words, word) ?? ownValue(words, small)
    if (exact !== undefined) return exact
    const same = Object.keys(words).find((one) => one.toLowerCase() === small)
    return same === undefined ? undefined : ownValue(words, same)
  })
  return [...new Set(units)].filter((unit) => unit !== undefined)
}

/** A number at a place; undefined if there is none. */
function numberAt(text: string, at: number): NumberToken | undefined {
  const matchAt = (pattern: RegExp) => {
    pattern.lastIndex = at
    return pattern.exec(text)
  }
  const token = (match: RegExpExecArray, digits: string, comma?: NumberToken['comma']) => {
    const plain = comma === 'decimal' ? digits.replace(',', '.') : digits.replaceAll(',', '')
    const end = at + match[0].length
    const place = { at, end, number: Number(plain), text: digits }
    return { kind: 'number' as const, ...place, ...(comma !== undefined && { comma }) }
  }
  const mixed = matchAt(MIXED)
  if (mixed !== null) {
    const [, whole, numerator, denominator] = mixed
    const part = Number(numerator) / Number(denominator)
    if (part < 1 && denominators.includes(Number(denominator)))
      return token(mixed, String(Number((Number(whole) + part).toFixed(9))))
  }
  const groups = matchAt(GROUPS)
  if (groups !== null) return token(groups, groups[0], 'groups')
  const decimal = matchAt(DECIMAL_COMMA)
  if (decimal !== null) return token(decimal, decimal[0], 'decimal')
  const number = matchAt(NUMBER)
  return number === null ? undefined : token(number, number[0])
}

/** A word or a sign for a unit at a place; undefined if there is none. */
function wordAt(text: string, at: number, lists: readonly UnitWords[]): WordToken | undefined {
  const sign = text.charAt(at)
  const units = /[\p{L}\d\s]/u.test(sign) ? [] : unitsOf(sign, lists)
  if (units.length > 0) return { kind: 'word', text: sign, units, at, end: at + 1 }
  WORD.lastIndex = at
  const [match, letters = '', per = '', power = ''] = WORD.exec(text) ?? []
  if (match === undefined) return undefined
  const readings = [
    { typed: match, word: match },
    // ft2, as ft² is in plain characters.
    { typed: match, word: power === '2' ? `sq${letters}${per}` : '' },
    { typed: letters + per, word: letters + per },
  ]
  const reading = readings.find(({ word }) => unitsOf(word, lists).length > 0)
  const { typed, word } = reading ?? { typed: letters, word: letters }
  const meant = unitsOf(word, lists)
  return { kind: 'word', text: typed.toLowerCase(), units: meant, at, end: at + typed.length }
}

/** Joins the words that together mean a unit: `sq. ft.`, `running feet`, `R.M.`. */
function withJoinedUnits(tokens: readonly Token[], lists: readonly UnitWords[]): Token[] {
  const joined: Token[] = []
  for (let i = 0; i < tokens.length; ) {
    const words: WordToken[] = []
    for (const token of tokens.slice(i, i + MOST_WORDS)) {
      if (token.kind !== 'word' || !/^\p{L}/u.test(token.text)) break
      words.push(token)
    }
    let unit: WordToken | undefined
    for (; words.length > 1 && unit === undefined; words.pop()) {
      const text = words.map((word) => word.text).join('')
      const units = unitsOf(text, lists)
      const [first, last] = [words[0], words.at(-1)]
      if (units.length === 0 || first === undefined || last === undefined) continue
      unit = { kind: 'word', text, units, at: first.at, end: last.end }
      i += words.length - 1
    }
    const token = unit ?? tokens[i]
    if (token !== undefined) joined.push(token)
    i += 1
  }
  return joined
}

/**
 * Splits a typed text into numbers, words and signs. What each means is up to the caller: a length, a figure of the
 * catalogue, a query.
 * @param text in any characters; the places of the tokens are those of `plainFigure(text)`
 * @param lists the words and signs that mean a unit
 */
export function tokenize(text: string, lists: readonly UnitWords[]): Token[] {
  const plain = plainFigure(text)
  const tokens: Token[] = []
  const lengthAt = (pattern: RegExp, at: number) => {
    pattern.lastIndex = at
    return pattern.exec(plain)?.[0].length ?? 0
  }
  for (let at = 0; at < plain.length; ) {
    const number = numberAt(plain, at)
    const found = number ?? wordAt(plain, at, lists)
    if (found !== undefined) {
      tokens.push(found)
      at = found.end + lengthAt(number === undefined ? STOP : STOP_BEHIND_NUMBER, found.end)
      continue
    }
    const end = at + lengthAt(SIGN, at)
    if (end > at) tokens.push({ kind: 'sign', text: plain.slice(at, end), at, end })
    at = Math.max(end, at + 1)
  }
  return withJoinedUnits(tokens, lists)
}
