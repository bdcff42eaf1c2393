import type { Figure } from '../../catalogue/schemas/figure.ts'
import { roleSpellings, unitForWord } from '../../catalogue/spellings.ts'
import { cleanFigure } from '../../catalogue/typedText.ts'
import {
  type ConvertedUnits,
  type LengthUnit,
  type Spellings,
  unitWithRole,
} from '../../catalogue/unit.ts'
import { millimetresPerUnit, readLength, typedUnit, withPlainQuotes } from '../../roof/measure.ts'
import type { BuildingSize } from '../../roof/roofAddress.ts'
import { wordsOf } from './normalizeWords.ts'

/** Phrases as lists of normalized words. */
export type Phrases = readonly (readonly string[])[]

/** A size such as "0.5 mm", with its normalized words. */
export type TypedSize = { size: Figure; words: readonly string[] }

/** The length and the width of a building, as they were typed. */
export type TypedArea = { length: number; width: number; unit: LengthUnit }

/** A typed building, as the roof calculator reads one. */
export function typedBuilding({ length, width, unit }: TypedArea): BuildingSize {
  return { length: String(length), width: String(width), unit }
}

/** The meaning of a query, whose measurements are read apart from its words. */
export type UnderstoodQuery = {
  /** The normalized words to search for. */
  words: readonly string[]
  sizes: readonly TypedSize[]
  /** The length of a sheet, in mm. */
  sheetLength?: number
  area?: TypedArea
  /** True if the query asks for prices and names nothing. */
  asksPrice: boolean
}

/** The data by which a query is understood. */
type QueryRules = {
  /** Phrases that mean nothing in a search: "near", "sheet for". */
  ignored: Phrases
  /** Phrases that ask for a price: "rate", "price list". */
  prices: Phrases
  spellings: Spellings
  units: ConvertedUnits
}

/** A building is at least this long and wide, in mm. Anything smaller is a sheet: 8 x 4 ft. */
const SMALLEST_BUILDING = 2000

/** The length of a sheet is at least this, in mm; any other measure is a size such as a thickness. */
const SHORTEST_SHEET = 1000

/** The unit of "20x40": the trade measures buildings in feet. */
const USUAL_UNIT = 'ft'

const number = String.raw`\d+(?:\.\d+)?`
const unitWord = String.raw`[\p{L}\p{M}]+|['"]`
/** A side of a building: a number with its unit, or feet and inches. */
const side = String.raw`(\d+' ?\d+"|${number})(?:\s*(${unitWord}))?`
const times = '(?:[x×*]|by|બાય|बाय|गुणा)'
const areaPattern = new RegExp(
  // A third number, such as a thickness, is parsed as a size.
  String.raw`${side}\s*${times}\s*${side}(?:\s*${times}(?=\s*\d))?`,
  'giu',
)
/** Words for a yard. Land is measured in yards, sheets are not. */
const yardWord = String.raw`(?:yards?|yds?|gaj|gaz|va+r|गज\u093c?|ગજ|વાર)(?![\p{L}\p{M}])`
const onlyYard = new RegExp(`^${yardWord}$`, 'iu')
/** An area in square yards. The word "square" is often left out. */
const yardsPattern = new RegExp(
  String.raw`${number}\s*(?:(?:sq\.?|square|ચોરસ|वर्ग|चौरस)\s*)?${yardWord}`,
  'giu',
)
const FEET_PER_YARD = 3
const measurePattern = new RegExp(`(${number})(?:\\s*(${unitWord}))?`, 'giu')

/**
 * Removes phrases from a list of words.
 * @returns the other words, and true if any phrase was found
 */
function withoutPhrases(
  words: readonly string[],
  phrases: Phrases,
): { rest: string[]; isFound: boolean } {
  const rest: string[] = []
  let isFound = false
  for (let i = 0; i < words.length; ) {
    const lengths = phrases
      .filter((phrase) => phrase.every((word, offset) => word === words[i + offset]))
      .map(({ length }) => length)
    const longest = Math.max(0, ...lengths)
    if (longest === 0) rest.push(...words.slice(i, i + 1))
    else isFound = true
    i += Math.max(1, longest)
  }
  return { rest, isFound }
}

/** True for a whole number: the number of a screw, or a count. */
function isWholeNumber(word: string): boolean {
  return /^\d+$/.test(word)
}

/**
 * Reads a query once: "12 x 30 m shed near the sea" is a building 30 m long and 12 m wide and the words "shed" and
 * "sea". Measurements, filler words and whole numbers decide nothing unless nothing else is typed.
 */
export function understandQuery(
  text: string,
  { ignored, prices, spellings, units }: QueryRules,
): UnderstoodQuery {
  const roles = roleSpellings(spellings, units)
  const mm = unitWithRole(units, 'mm')
  const sizes: TypedSize[] = []
  let area: TypedArea | undefined
  let sheetLength: number | undefined
  /** The length in mm; undefined if the word is no unit of length. */
  const lengthIn = (digits: string, word: string | undefined) => {
    if (word === undefined) return undefined
    if (onlyYard.test(word)) return Number(digits) * FEET_PER_YARD * millimetresPerUnit.ft
    return readLength(`${digits} ${word}`, 'mm', roles)
  }

  const withoutArea = cleanFigure(withPlainQuotes(text))
    .toLowerCase()
    .replace(areaPattern, (match, first: string, firstWord, second: string, secondWord) => {
      // A word after a side may be no unit: 20x40 shed.
      const [firstUnit, secondUnit] = [firstWord, secondWord].map((word: string | undefined) =>
        lengthIn('1', word) === undefined ? undefined : word,
      )
      const usual = secondUnit ?? firstUnit ?? USUAL_UNIT
      const typed = [
        { digits: first, word: firstUnit ?? usual },
        { digits: second, word: secondUnit ?? usual },
      ]
      const sides = typed.map(({ digits, word }) => {
        const isWithInches = digits.includes("'")
        return (isWithInches ? readLength(digits, 'mm', roles) : lengthIn(digits, word)) ?? 0
      })
      // Of 20x40x10 the last sign is left.
      const after = secondUnit === undefined && secondWord !== 'x' ? (secondWord ?? '') : ''
      const [length = 0, width = 0] = sides
      if (Math.min(length, width) < SMALLEST_BUILDING) {
        const apart = typed.map(({ digits, word }) => `${digits} ${word}`)
        return firstWord === undefined ? ` ${apart.join(' ')} ${after}` : match
      }
      const unit = typedUnit(`1 ${usual}`, USUAL_UNIT, roles)
      const inUnit = (mm: number) => Number((mm / millimetresPerUnit[unit]).toFixed(2))
      // Buyers name the sides in either order, and a ridge runs along the longer one.
      area = {
        length: inUnit(Math.max(length, width)),
        width: inUnit(Math.min(length, width)),
        unit,
      }
      return ` ${after} `
    })

  const withoutYards = withoutArea.replace(yardsPattern, ' ')
  const withoutLengths = withoutYards.replace(measurePattern, (match, digits: string, word) => {
    const length = lengthIn(digits, word)
    if (length !== undefined && length >= SHORTEST_SHEET) {
      sheetLength = Math.max(sheetLength ?? 0, length)
      return ' '
    }
    const unit = word === undefined ? undefined : unitForWord(word, spellings)
    if (unit !== undefined) {
      sizes.push({ size: { values: [Number(digits)], unit }, words: wordsOf(match) })
    } else if (length !== undefined && mm !== undefined) {
      sizes.push({ size: { values: [length], unit: mm }, words: wordsOf(match) })
    } else if (digits.includes('.') && mm !== undefined) {
      // A thickness is typed without its unit: blue sheet 0.5.
      sizes.push({ size: { values: [Number(digits)], unit: mm }, words: wordsOf(digits) })
    }
    return match
  })

  const words = wordsOf(withoutLengths)
  const { rest: withoutPrices, isFound } = withoutPhrases(words, prices)
  const { rest } = withoutPhrases(withoutPrices, ignored)
  const sizeWords = new Set(sizes.flatMap((size) => size.words))
  const isNamed = (word: string) => sizeWords.has(word) || !isWholeNumber(word)
  const isMeasured = area !== undefined || sheetLength !== undefined
  const everything = isMeasured || isFound ? [] : wordsOf(withoutArea)
  const choices = [rest.filter(isNamed), rest, everything.filter(isNamed), everything]
  return {
    words: choices.find((some) => some.length > 0) ?? [],
    sizes,
    ...(sheetLength !== undefined && { sheetLength }),
    ...(area !== undefined && { area }),
    asksPrice: isFound && rest.length === 0 && !isMeasured,
  }
}
