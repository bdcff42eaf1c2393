import { amountText, fillTemplate, fillTemplates, labelList } from '../catalogue/fillTemplate.ts'
import { formatNumber, pluralText } from '../catalogue/intl.ts'
import { labelledText } from '../catalogue/labelledText.ts'
import { ownValue } from '../catalogue/ownValue.ts'
import { joinList } from '../catalogue/textRuns.ts'
import { cleanTyped } from '../catalogue/typedText.ts'
import type { LengthUnit } from '../catalogue/unit.ts'
import type { CalculatedRoof, Pieces } from './calculate.ts'
import { cutLength } from './column.ts'
import { INCH, readNumber } from './measure.ts'
import type { RoofWords } from './roofWords.ts'
import type { roofFacts } from './schemas/roofCalculatorWords.ts'
import { type StepUnit, stepUnits, type WorkingStep } from './workingSteps.ts'

/**
 * A number with its unit, if it has one, and at most two decimals unless given otherwise. Thousands are separated in
 * areas, weights and lengths by the running metre or foot, but not in other lengths, as in the catalogue.
 */
export function quantityText(
  number: number,
  unit: StepUnit | undefined,
  words: RoofWords,
  maximumFractionDigits = 2,
): string {
  const { language } = words.writing
  const isOwnUnit = unit !== undefined && unit !== 'mm' && unit !== 'm' && unit !== '%'
  const text = formatNumber(number, language, { maximumFractionDigits, useGrouping: isOwnUnit })
  if (unit === undefined) return text
  const template = isOwnUnit ? words.roofCalculator.quantities[unit] : words.units[unit]
  return fillTemplate(pluralText(template, number, language), 'number', text)
}

/** A length as it was typed; a number alone with its unit: `30 m`. */
export function typedLengthText(typed: string, unit: LengthUnit, words: RoofWords): string {
  const text = cleanTyped(typed)
  const number = readNumber(text)
  if (number === undefined) return text
  const template =
    unit === 'ft' ? words.feet.feet : pluralText(words.units[unit], number, words.writing.language)
  return fillTemplate(template, 'number', text)
}

function feetText(mm: number, { feet, writing }: RoofWords): string {
  const totalInches = Math.round(mm / INCH)
  const withUnit = (template: string, number: number) =>
    fillTemplate(template, 'number', formatNumber(number, writing.language))
  const wholeFeet = withUnit(feet.feet, Math.floor(totalInches / 12))
  const inches = withUnit(feet.inches, totalInches % 12)
  if (totalInches < 12) return inches
  if (totalInches % 12 === 0) return wholeFeet
  return fillTemplates(feet.feetAndInches, { feet: wholeFeet, inches })
}

/** A length in one unit: `6.57 m`, `21 ft 7 in`. */
export function lengthWithUnit(mm: number, unit: LengthUnit, words: RoofWords): string {
  if (unit === 'ft') return feetText(mm, words)
  return unit === 'm'
    ? quantityText(mm / 1000, 'm', words)
    : quantityText(Math.round(mm), 'mm', words)
}

/** Square feet in a square metre. */
const SQUARE_FEET = 1 / (0.3048 * 0.3048)

/** The length of a sheet as text with its unit. `orderLength` writes the same length for a form field. */
function sheetText(mm: number, unit: LengthUnit, words: RoofWords): string {
  return unit === 'm' ? quantityText(mm / 1000, 'm', words, 3) : lengthWithUnit(mm, unit, words)
}

/** The length of a slope, rounded up like a sheet that covers it. */
export function slopeText(mm: number, unit: LengthUnit, words: RoofWords): string {
  return lengthWithUnit(cutLength(mm, unit), unit, words)
}

/** An area in the unit that goes with a length: square metres, or square feet. */
function areaText(area: number, unit: LengthUnit, words: RoofWords): string {
  return unit === 'ft'
    ? quantityText(area * SQUARE_FEET, 'areaInFeet', words, 0)
    : quantityText(area, 'area', words, 1)
}

/** A length that is bought by the running metre or foot. */
function runningText(mm: number, unit: LengthUnit, words: RoofWords): string {
  return unit === 'ft'
    ? quantityText(mm / 304.8, 'runningFeet', words, 1)
    : quantityText(mm / 1000, 'runningMetres', words)
}

/** A weight in kilograms, from a tonne on in tonnes. */
function weightText(kilograms: number, words: RoofWords): string {
  return kilograms < 1000
    ? quantityText(kilograms, 'kilograms', words, 0)
    : quantityText(kilograms / 1000, 'tonnes', words)
}

/**
 * The length of a sheet to order, as text for a field whose number has this unit; feet with whole inches, to which a
 * sheet is cut.
 */
export function orderLength(mm: number, unit: LengthUnit): string {
  if (unit !== 'ft') return String(unit === 'm' ? mm / 1000 : mm)
  const inches = Math.round(mm / INCH)
  const below = inches % 12
  return `${Math.floor(inches / 12)}'${below === 0 ? '' : `${below}"`}`
}

function piecesText(pieces: readonly Pieces[], unit: LengthUnit, words: RoofWords): string {
  const { language, lists } = words.writing
  const texts = pieces.map(({ count, length }) =>
    fillTemplates(pluralText(words.roofCalculator.piece, count, language), {
      count: formatNumber(count, language),
      length: sheetText(length, unit, words),
    }),
  )
  return joinList(texts, lists)
}

/** The sheets of the whole roof, grouped by length. */
function orderedPieces({ column = [], across = 1, slopes }: CalculatedRoof): Pieces[] {
  return column.map(({ length, count }) => ({ length, count: count * across * slopes }))
}

/** The count with the way in which the sheets lie, for a message; undefined if they cannot be counted. */
export function messageSummary(
  result: CalculatedRoof,
  unit: LengthUnit,
  words: RoofWords,
): string | undefined {
  const { column: [first, ...others] = [], across, count, slopes } = result
  if (count === undefined || across === undefined || first === undefined) return undefined
  const { language } = words.writing
  const { summary, summaryMixed } = words.roofCalculator
  const format = (number: number) => formatNumber(number, language)
  const numbers = {
    count: format(count),
    across: format(across),
    up: format(count / across / slopes),
    slopes: format(slopes),
  }
  if (others.length === 0) {
    const length = sheetText(first.length, unit, words)
    return fillTemplates(pluralText(summary, count, language), { ...numbers, length })
  }
  return fillTemplates(pluralText(summaryMixed, count, language), numbers)
}

/** The count alone, with the length or the lengths: the answer. Without a count, the length of a sheet if it is known. */
export function answerText(
  result: CalculatedRoof,
  unit: LengthUnit,
  words: RoofWords,
): string | undefined {
  const { column: [first, ...others] = [], count } = result
  if (first === undefined) return undefined
  const { language } = words.writing
  const { answer, answerMixed, answerLength } = words.roofCalculator
  const length = sheetText(first.length, unit, words)
  if (count === undefined) {
    return others.length === 0 ? fillTemplate(answerLength, 'length', length) : undefined
  }
  const number = formatNumber(count, language)
  return others.length === 0
    ? fillTemplates(pluralText(answer, count, language), { count: number, length })
    : fillTemplates(pluralText(answerMixed, count, language), {
        count: number,
        pieces: piecesText(orderedPieces(result), unit, words),
      })
}

/** A measure of the roof or of its material, with its label. */
type RoofFact = { fact: (typeof roofFacts)[number]; label: string; text: string }

/** The measures of a roof and of its material, as far as they are known. */
export function factTexts(result: CalculatedRoof, unit: LengthUnit, words: RoofWords): RoofFact[] {
  const { slope, area, ridge, eaves, column = [], count, screws, weight } = result
  const { facts, eachRow } = words.roofCalculator
  const texts: Record<RoofFact['fact'], string | undefined> = {
    slope: slopeText(slope, unit, words),
    area: areaText(area, unit, words),
    lengths: lengthsText(),
    ridge: ridge === 0 ? undefined : runningText(ridge, unit, words),
    eaves: runningText(eaves, unit, words),
    screws: screws === undefined ? undefined : quantityText(screws, undefined, words),
    weight: weight === undefined ? undefined : weightText(weight, words),
  }
  function lengthsText(): string | undefined {
    // For sheets of one length, the summary has the length.
    if (column.length === 0 || (count !== undefined && column.length === 1)) return undefined
    if (count !== undefined) return piecesText(orderedPieces(result), unit, words)
    return fillTemplate(eachRow, 'pieces', piecesText(column, unit, words))
  }
  const names = ['slope', 'area', 'lengths', 'ridge', 'eaves', 'screws', 'weight'] as const
  return names.flatMap((fact) => {
    const text = texts[fact]
    return text === undefined ? [] : [{ fact, label: facts[fact], text }]
  })
}

/** The condition of a count that holds for one width: `if the sheet covers 895 mm`. */
export function coverText(cover: number, words: RoofWords): string {
  return fillTemplate(words.roofCalculator.ifCovers, 'cover', lengthWithUnit(cover, 'mm', words))
}

/** A count that holds for one width: `68 sheets of 6.22 m, if the sheet covers 895 mm`. */
export function countForWidth(count: string, cover: number, words: RoofWords): string {
  return joinList([count, coverText(cover, words)], words.writing.lists)
}

/**
 * The measures of the roof in the other unit: in feet for metres, otherwise in metres. Buyers speak of square feet
 * also if the drawing is in metres.
 */
export function otherUnitFacts(
  result: CalculatedRoof,
  unit: LengthUnit,
  words: RoofWords,
): RoofFact[] {
  const measures = { ...result, column: [], screws: undefined, weight: undefined }
  return factTexts(measures, unit === 'ft' ? 'm' : 'ft', words)
}

/** The same in one line of a message. */
export function otherUnitText(result: CalculatedRoof, unit: LengthUnit, words: RoofWords) {
  const { inFeet, inMetres } = words.roofCalculator
  const measures = otherUnitFacts(result, unit, words)
  return {
    label: unit === 'ft' ? inMetres : inFeet,
    text: labelList(measures.map((fact) => labelledText(fact, words))),
  }
}

/** The sentence that the pitch is an example; undefined if the buyer knows it, or measured the slope. */
export function examplePitchText(
  { pitch, isExamplePitch }: CalculatedRoof,
  words: RoofWords,
): string | undefined {
  if (!isExamplePitch || pitch === undefined) return undefined
  return fillTemplate(words.roofCalculator.pitchNote, 'pitch', quantityText(pitch, 'angle', words))
}

/** The sentence about the sheet that a mixture of lengths saves; undefined if it saves none. */
export function savingText(
  { saving }: CalculatedRoof,
  unit: LengthUnit,
  words: RoofWords,
): string | undefined {
  return (
    saving &&
    fillTemplates(words.roofCalculator.saving, {
      percent: quantityText(saving.percent, '%', words, 1),
      length: sheetText(saving.length, unit, words),
    })
  )
}

/** The decimals that show why a number is rounded up: 3 or more for a number just above an integer. */
function decimalsOf(number: number): number {
  const fraction = Number((number - Math.floor(number)).toFixed(6))
  if (fraction === 0 || fraction >= 0.05) return 2
  return [3, 4, 5].find((digits) => Number(fraction.toFixed(digits)) > 0) ?? 6
}

/** Keeps a number and its unit on one line. */
export function onOneLine(text: string): string {
  return text.replaceAll(' ', '\u00a0')
}

/** One line of the working. */
export function stepText({ line, values }: WorkingStep, words: RoofWords): string {
  const units: { readonly [name: string]: StepUnit | undefined } = stepUnits[line] ?? {}
  const texts = Object.entries(values).map(([name, number]) => {
    const decimals = name === 'exact' ? decimalsOf(number) : 2
    const text = quantityText(number, ownValue(units, name), words, decimals)
    return [name, onOneLine(text)]
  })
  return fillTemplates(words.roofCalculator.steps[line], Object.fromEntries(texts))
}

/** The note that "Use this" has filled in length and quantity; undefined if the result has neither. */
export function usedText(
  result: CalculatedRoof,
  unit: LengthUnit,
  words: RoofWords,
): string | undefined {
  const { column: [first, ...others] = [], count } = result
  const { used, usedQuantity, usedLength } = words.roofCalculator
  if (first === undefined) return undefined
  const length = sheetText(first.length, unit, words)
  if (count === undefined) {
    return others.length === 0 ? fillTemplate(usedLength, 'length', length) : undefined
  }
  const { units, unitsOfOne, amount } = words.line
  const pieces = { unit: units.pieces, one: unitsOfOne.pieces }
  const quantity = amountText(formatNumber(count, words.writing.language), pieces, amount)
  return others.length === 0
    ? fillTemplates(used, { length, quantity })
    : fillTemplate(usedQuantity, 'quantity', quantity)
}
