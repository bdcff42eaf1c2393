import { type NumberToken, plainFigure, type Token, tokenize } from '../catalogue/numberTokens.ts'
import type { LengthUnit, RoleSpellings } from '../catalogue/unit.ts'
import { readLength, roleWords } from './measure.ts'

/** The signs and words between the sides of a building. */
export const TIMES: readonly string[] = [
  ...['x', '×', '*', 'by', 'into', 'bai', 'bay', 'guna', 'gunya'],
  ...['બાય', 'ગુણ્યા', 'ગુણા', 'बाय', 'बाई', 'गुणा'],
]

/** A side of a building: a number with or without its unit, or feet and inches; `end` is its place in the text. */
export type BuildingSide = {
  number: NumberToken
  unit?: string
  withInches?: true
  next: number
  end: number
}

/** The side of a building that begins at a token; undefined if it is no number. */
export function sideAt(
  tokens: readonly Token[],
  i: number,
  isLengthUnit: (word: string) => boolean,
): BuildingSide | undefined {
  const [number, word, inches, inchWord] = tokens.slice(i, i + 4)
  if (number?.kind !== 'number') return undefined
  const isUnit = (token: Token | undefined, unit: LengthUnit | 'in') =>
    token?.kind === 'word' && token.units.includes(unit)
  if (isUnit(word, 'ft') && inches?.kind === 'number' && inchWord && isUnit(inchWord, 'in')) {
    return { number, withInches: true, next: i + 4, end: inchWord.end }
  }
  // A word after a side may be no unit: 20x40 shed.
  return word?.kind === 'word' && isLengthUnit(word.text)
    ? { number, unit: word.text, next: i + 2, end: word.end }
    : { number, next: i + 1, end: number.end }
}

/**
 * The sides of a building that begin at a token, `20 x 40 ft`, and the place where they end; undefined if none do.
 * @param isLengthUnit returns true for a word that is a unit of length
 */
export function sidesAt(
  tokens: readonly Token[],
  i: number,
  isLengthUnit: (word: string) => boolean,
) {
  const isTimes = (token: Token | undefined) => token !== undefined && TIMES.includes(token.text)
  const first = sideAt(tokens, i, isLengthUnit)
  if (first === undefined || !isTimes(tokens[first.next])) return undefined
  const second = sideAt(tokens, first.next + 1, isLengthUnit)
  if (second === undefined) return undefined
  const [sign, third] = tokens.slice(second.next, second.next + 2)
  // A third number, such as a thickness, is parsed as a size.
  const hasThird = isTimes(sign) && third?.kind === 'number'
  return { first, second, hasThird, end: hasThird && sign ? sign.end : second.end }
}

/**
 * The length and the width of a building that are typed together: `20 x 40 ft` is `40 ft` long and `20 ft` wide. Buyers
 * name the sides in either order, and a ridge runs along the longer one.
 * @returns each as a typed text, without a unit if none is typed; undefined if the text is anything else
 */
export function readBuilding(
  text: string,
  spellings: RoleSpellings,
): { length: string; width: string } | undefined {
  const plain = plainFigure(text)
  const tokens = tokenize(text, [roleWords, spellings])
  const isLengthUnit = (word: string) => readLength(`1 ${word}`, 'm', spellings) !== undefined
  const sides = sidesAt(tokens, 0, isLengthUnit)
  if (sides === undefined || sides.second.next < tokens.length) return undefined
  const { first, second } = sides
  const unit = second.unit ?? first.unit
  const [one = '', other = ''] = [first, second].map((side) => {
    const typed = plain.slice(side.number.at, side.end)
    return side.unit !== undefined || side.withInches || unit === undefined
      ? typed
      : `${typed} ${unit}`
  })
  const mm = (side: string) => readLength(side, 'm', spellings) ?? 0
  return mm(one) < mm(other) ? { length: other, width: one } : { length: one, width: other }
}

/** The length of a building along the eave, and its width, as they are typed. */
export type BuildingSides = { eave: string; span: string }

/**
 * The longer one of two typed sides.
 * @param unit of numbers that are typed without one
 * @returns undefined if they are equal, or one is no length
 */
export function longerSide(
  { eave, span }: BuildingSides,
  unit: LengthUnit,
  spellings: RoleSpellings,
): keyof BuildingSides | undefined {
  const [length, width] = [eave, span].map((side) => readLength(side, unit, spellings))
  if (length === undefined || width === undefined || length === width) return undefined
  return length > width ? 'eave' : 'span'
}
