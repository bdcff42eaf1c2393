import {
  type NumberToken,
  plainFigure,
  type Token,
  type WordToken,
} from '../../catalogue/numberTokens.ts'
import { ownValue } from '../../catalogue/ownValue.ts'
import type { Figure } from '../../catalogue/schemas/figure.ts'
import { roleSpellings } from '../../catalogue/spellings.ts'
import {
  type ConvertibleUnits,
  type LengthUnit,
  type RoleSpellings,
  type UnitWords,
  unitWithRole,
} from '../../catalogue/unit.ts'
import { millimetresIn } from '../../catalogue/unitRole.ts'
import { WRITTEN_OUT } from '../../catalogue/writtenNumbers.ts'
import { type BuildingSide, sidesAt, TIMES } from '../../roof/buildingSides.ts'
import { namedUnit, readLength, roleWords } from '../../roof/measure.ts'
import type { BuildingSize } from '../../roof/roofAddress.ts'
import { namedHeight, namedSides } from './namedSides.ts'
import { wordsOf } from './normalizeWords.ts'
import { hasSeveralQuantities } from './severalQuantities.ts'
import { typedTokens } from './typedTokens.ts'

/** Phrases as lists of normalized words. */
export type Phrases = readonly (readonly string[])[]

/** A size such as "0.5 mm", with its normalized words. */
type TypedSize = { size: Figure; words: readonly string[] }

/** The length and the width of a building, as they were typed; `unit` is undefined if none was. */
export type TypedBuilding = { length: number; width: number; unit: LengthUnit | undefined }

/** The size of a typed building, as the roof calculator reads it. */
export function buildingSize({ length, width, unit }: TypedBuilding): BuildingSize {
  return { length: String(length), width: String(width), unit }
}

/** The meaning of a query, whose measurements are read apart from its words. */
export type UnderstoodQuery = {
  /** The normalized words to search for. */
  words: readonly string[]
  /** All typed words but those of a building or a length, for a sentence. */
  sentence: readonly string[]
  /** The same, for a question; none if a building or a length is typed, which asks for a count. */
  typedWords: readonly string[]
  /** True if no word but ignored ones is typed: then `words` has these. */
  hasIgnoredOnly: boolean
  sizes: readonly TypedSize[]
  /** The length of a sheet, in mm. */
  pieceLength?: number
  building?: TypedBuilding
  /** Set if it has several quantities: it is a list of products. */
  isList?: true
}

/** The data by which a query is understood. */
type QueryRules = {
  /** Phrases that mean nothing in a search: "near", "sheet for". */
  ignored: Phrases
  spellings: UnitWords
  units: ConvertibleUnits
  /** False without a roof calculator: the sides of a building are two lengths. */
  hasCalculator: boolean
  /** True for a normalized word by which products are called. */
  isProductWord: (word: string) => boolean
  /** The known word that a normalized word is in another script or spelling; the word itself if it is none. */
  knownWord: (word: string) => string
}

/** A building is at least this long and wide, in mm. Anything smaller is a sheet: 8 x 4 ft. */
const SMALLEST_BUILDING = 2000

/** The length of a sheet is at least this, in mm; any other measure is a size such as a thickness. */
const SHORTEST_PIECE = 1000

/** The unit in which "20x40" is large enough for a building: the trade measures in feet. The calculator asks for it. */
const USUAL_UNIT = 'ft'

/** Words for a yard. Land is measured in yards, sheets are not. */
const YARD = /^(?:yards?|yds?|gaj|gaz|va+r|गज\u093c?|ગજ|વાર)$/u
/** Words before a yard of land; they are often left out. */
const SQUARE: readonly string[] = ['sq', 'square', 'ચોરસ', 'वर्ग', 'चौरस']
const FEET_PER_YARD = 3

/** Words for a long part of steel. Three numbers beside one are its section: 200x60x20. */
const SECTION = /^(?:purlins?|pipes?|tubes?|sections?|channels?|પર્લિન|પાઇપ|ચેનલ|पर्लिन|पाइप|चैनल)$/u

/** A number with the word behind it. */
type Measure = { number: NumberToken; word: WordToken | undefined }

function wordOf(token: Token | undefined): WordToken | undefined {
  return token?.kind === 'word' ? token : undefined
}

/** The length in mm; undefined if the word is no unit of length. */
function lengthIn(number: number, word: string, roles: RoleSpellings): number | undefined {
  if (YARD.test(word)) return number * FEET_PER_YARD * millimetresIn.ft
  return readLength(`${number} ${word}`, 'mm', roles)
}

/** Replaces parts of a text, in their order. */
function replaceParts(
  text: string,
  parts: readonly { at: number; end: number; by: string }[],
): string {
  let from = 0
  const pieces = parts.flatMap(({ at, end, by }) => {
    const piece = [text.slice(from, at), by]
    from = end
    return piece
  })
  return [...pieces, text.slice(from)].join('')
}

/** The digits of a number that is written out. */
const digitsOf = new Map(
  WRITTEN_OUT.flatMap(([number, words]) => words.map((word) => [word, String(number)] as const)),
)

/** Writes the lengths and the sides of a building in digits: "tis foot", "twenty by forty". */
function withDigits(query: string, roles: RoleSpellings): string {
  const tokens = typedTokens(query, [roleWords, roles])
  const isNumber = (token: Token | undefined) =>
    token !== undefined && (token.kind === 'number' || digitsOf.has(token.text))
  const isTimes = (token: Token | undefined) => token !== undefined && TIMES.includes(token.text)
  const isUnit = (token: Token | undefined) =>
    token?.kind === 'word' && lengthIn(1, token.text, roles) !== undefined
  const parts = tokens.flatMap((token, i) => {
    const digits = token.kind === 'word' ? digitsOf.get(token.text) : undefined
    const isSide =
      (isTimes(tokens[i + 1]) && isNumber(tokens[i + 2])) ||
      (isTimes(tokens[i - 1]) && isNumber(tokens[i - 2]))
    if (digits === undefined || !(isSide || isUnit(tokens[i + 1]))) return []
    return [{ at: token.at, end: token.end, by: digits }]
  })
  return replaceParts(query, parts)
}

/** Removes phrases from a list of words, the longest first. */
function withoutPhrases(words: readonly string[], phrases: Phrases): string[] {
  const rest: string[] = []
  for (let i = 0; i < words.length; ) {
    const lengths = phrases
      .filter((phrase) => phrase.every((word, offset) => word === words[i + offset]))
      .map(({ length }) => length)
    const longest = Math.max(0, ...lengths)
    if (longest === 0) rest.push(...words.slice(i, i + 1))
    i += Math.max(1, longest)
  }
  return rest
}

/** True for a whole number: the number of a screw, or a count. */
function isWholeNumber(word: string): boolean {
  return /^\d+$/.test(word)
}

/**
 * The size that a number and the word behind it mean; `isBare` if it is the number alone.
 * @param length of both in mm, if the word is a unit of length
 * @returns undefined if they mean none: an area is that of a building
 */
function sizeOf(
  { number: { number, text, comma }, word }: Measure,
  length: number | undefined,
  units: ConvertibleUnits,
): { figure: Figure; isBare?: true } | undefined {
  // "4 in" is a length, and the "to" of "0.5 to 0.6" no unit: a query names no slope.
  const unit = word?.units.find(
    (one) => Object.hasOwn(units, one) && ownValue(units, one)?.role !== 'ratio',
  )
  const role = unit === undefined ? undefined : ownValue(units, unit)?.role
  if (role === 'sqft' || role === 'sqm') return undefined
  if (unit !== undefined) return { figure: { values: [number], unit } }
  const mm = unitWithRole(units, 'mm')
  if (mm === undefined) return undefined
  if (length !== undefined) return { figure: { values: [length], unit: mm } }
  // A thickness is typed without its unit: blue sheet 0.5.
  return text.includes('.') || comma === 'decimal'
    ? { figure: { values: [number], unit: mm }, isBare: true }
    : undefined
}

/** The lengths of the two sides of a building in mm, and the unit of a number without one. */
function measuredSides(
  first: BuildingSide,
  second: BuildingSide,
  query: string,
  roles: RoleSpellings,
) {
  const typedUnit = second.unit ?? first.unit
  const usual = typedUnit ?? USUAL_UNIT
  const isBare = typedUnit === undefined && !first.withInches && !second.withInches
  const [one = 0, other = 0] = [first, second].map((side) =>
    side.withInches
      ? readLength(query.slice(side.number.at, side.end), 'mm', roles)
      : lengthIn(side.number.number, side.unit ?? usual, roles),
  )
  return { one, other, usual, isBare }
}

/** The building with two sides; undefined if they are too short for one. */
function buildingWith(
  { one, other, usual, isBare }: ReturnType<typeof measuredSides>,
  roles: RoleSpellings,
): TypedBuilding | undefined {
  if (Math.min(one, other) < SMALLEST_BUILDING) return undefined
  const unit = namedUnit(`1 ${usual}`, roles) ?? USUAL_UNIT
  const inUnit = (mm: number) => Number((mm / millimetresIn[unit]).toFixed(2))
  // Buyers name the sides in either order, and a ridge runs along the longer one.
  return {
    length: inUnit(Math.max(one, other)),
    width: inUnit(Math.min(one, other)),
    unit: isBare ? undefined : unit,
  }
}

/** Takes the sides of a building out of a query. Sides too short for one become lengths: `8 ft 4 ft`. */
function withoutBuilding(
  query: string,
  roles: RoleSpellings,
  hasCalculator: boolean,
): { building: TypedBuilding | undefined; rest: string } {
  let building: TypedBuilding | undefined
  const tokens = typedTokens(query, [roleWords, roles])
  const isLengthUnit = (word: string) => lengthIn(1, word, roles) !== undefined
  const parts: { at: number; end: number; by: string }[] = []
  for (let i = 0; i < tokens.length; i++) {
    const sides = sidesAt(tokens, i, isLengthUnit)
    if (sides === undefined) continue
    const { first, second, end } = sides
    const { at } = first.number
    const isSection = sides.hasThird && tokens.some(({ text }) => SECTION.test(text))
    i = second.next - 1
    if (isSection) {
      parts.push({ at, end, by: ' ' })
      continue
    }
    const measured = measuredSides(first, second, query, roles)
    const typed = hasCalculator ? buildingWith(measured, roles) : undefined
    if (typed !== undefined) {
      building = typed
      parts.push({ at, end, by: ' ' })
    } else if (first.unit === undefined) {
      const apart = [first, second].map(
        ({ number, unit = measured.usual }) => `${number.number} ${unit}`,
      )
      parts.push({ at, end, by: ` ${apart.join(' ')} ` })
    }
  }
  const isNamed = hasCalculator && parts.length === 0
  const named = isNamed ? namedSides(tokens, isLengthUnit) : undefined
  if (named !== undefined) {
    const { length, width } = named
    building = buildingWith(measuredSides(length.side, width.side, query, roles), roles)
    const inOrder = length.at < width.at ? [length, width] : [width, length]
    if (building !== undefined) parts.push(...inOrder.map(({ at, end }) => ({ at, end, by: ' ' })))
  }
  const isTaken = (place: number) => parts.some(({ at, end }) => place >= at && place < end)
  const height = building && namedHeight(tokens, isLengthUnit, isTaken)
  if (height !== undefined) {
    parts.push({ at: height.at, end: height.end, by: ' ' })
    parts.sort((a, b) => a.at - b.at)
  }
  // Plain again, so that the places of its tokens are those of its text.
  return { building, rest: plainFigure(replaceParts(query, parts)) }
}

/**
 * Reads a query once: "12 x 30 m shed near the sea" is a building 30 m long and 12 m wide and the words "shed" and
 * "sea". Measurements, filler words and whole numbers decide nothing unless nothing else is typed.
 */
export function understandQuery(
  text: string,
  { ignored, spellings, units, hasCalculator, isProductWord, knownWord }: QueryRules,
): UnderstoodQuery {
  const roles = roleSpellings(spellings, units)
  const sizes: TypedSize[] = []
  let pieceLength: number | undefined
  const query = withDigits(plainFigure(text.toLowerCase()), roles)
  const { building, rest: textWithoutBuilding } = withoutBuilding(query, roles, hasCalculator)

  const tokens = typedTokens(textWithoutBuilding, [roleWords, spellings])
  const lengths: { at: number; end: number; by: string }[] = []
  for (const [i, number] of tokens.entries()) {
    if (number.kind !== 'number') continue
    const word = wordOf(tokens[i + 1])
    const yard = SQUARE.includes(word?.text ?? '') ? wordOf(tokens[i + 2]) : word
    if (yard !== undefined && YARD.test(yard.text)) {
      lengths.push({ at: number.at, end: yard.end, by: ' ' })
      continue
    }
    const length = word && lengthIn(number.number, word.text, roles)
    if (word !== undefined && length !== undefined && length >= SHORTEST_PIECE) {
      pieceLength = Math.max(pieceLength ?? 0, length)
      lengths.push({ at: number.at, end: word.end, by: ' ' })
      continue
    }
    const size = sizeOf({ number, word }, length, units)
    const end = size === undefined || size.isBare ? number.end : (word?.end ?? number.end)
    if (size !== undefined) {
      sizes.push({ size: size.figure, words: wordsOf(textWithoutBuilding.slice(number.at, end)) })
    }
  }
  const textWithoutLengths = replaceParts(textWithoutBuilding, lengths)

  const sentence = wordsOf(textWithoutLengths).map(knownWord)
  const rest = withoutPhrases(sentence, ignored)
  const sizeWords = new Set(sizes.flatMap((size) => size.words))
  const isNamed = (word: string) => sizeWords.has(word) || !isWholeNumber(word)
  const isMeasured = building !== undefined || pieceLength !== undefined
  const everything = isMeasured ? [] : wordsOf(textWithoutBuilding).map(knownWord)
  const choices = [rest.filter(isNamed), rest, everything.filter(isNamed), everything]
  return {
    words: choices.find((some) => some.length > 0) ?? [],
    sentence,
    typedWords: isMeasured ? [] : sentence,
    hasIgnoredOnly: rest.length === 0,
    sizes,
    ...(pieceLength !== undefined && { pieceLength }),
    ...(building !== undefined && { building }),
    ...(hasSeveralQuantities(query, roles, isProductWord) && { isList: true as const }),
  }
}
