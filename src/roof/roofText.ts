import { fillTemplate, fillTemplates } from '../catalogue/fillTemplate.ts'
import { formatNumber, pluralText } from '../catalogue/intl.ts'
import { ownValue } from '../catalogue/ownValue.ts'
import { joinList } from '../catalogue/textRuns.ts'
import { cleanTyped } from '../catalogue/typedText.ts'
import type { LengthUnit } from '../catalogue/unit.ts'
import type { CalculatedRoof, Pieces } from './calculate.ts'
import { readLength, readNumber, typedUnit } from './measure.ts'
import type { RoofWords } from './roofWords.ts'
import type { roofFacts } from './schemas/roofCalculatorWords.ts'
import { type StepUnit, stepUnits, type WorkingStep } from './workingSteps.ts'

/** A number with its unit, if it has one, and at most two decimals unless given otherwise. */
export function quantityText(
  number: number,
  unit: StepUnit | undefined,
  words: RoofWords,
  maximumFractionDigits = 2,
): string {
  const { language } = words.writing
  const text = formatNumber(number, language, { maximumFractionDigits })
  if (unit === undefined) return text
  const { quantities } = words.roofCalculator
  const template =
    unit === 'mm' || unit === 'm' || unit === '%' ? words.units[unit] : quantities[unit]
  return fillTemplate(pluralText(template, number, language), 'number', text)
}

/** A length as it was typed, with its unit; followed by millimetres if the unit is another. */
export function typedLengthText(typed: string, unit: LengthUnit, words: RoofWords): string {
  const text = cleanTyped(typed)
  const length =
    readNumber(text) === undefined
      ? text
      : fillTemplates(words.line.amount, { number: text, unit: words.roofCalculator.units[unit] })
  const mm = readLength(typed, unit, words.spellings)
  if (mm === undefined || typedUnit(typed, unit, words.spellings) === 'mm') return length
  return fillTemplates(words.line.converted, {
    length,
    millimetres: quantityText(Math.round(mm), 'mm', words),
  })
}

const INCH = 25.4

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

/** A length in one unit and in millimetres: `6.57 m (6569 mm)`. */
export function lengthText(mm: number, unit: LengthUnit, words: RoofWords): string {
  const length = lengthWithUnit(mm, unit, words)
  if (unit === 'mm') return length
  const millimetres = quantityText(Math.round(mm), 'mm', words)
  return fillTemplates(words.line.converted, { length, millimetres })
}

const SQUARE_FEET_PER_SQUARE_METRE = 1 / (0.3048 * 0.3048)

function areaText(area: number, unit: LengthUnit, words: RoofWords): string {
  const squareMetres = quantityText(area, 'area', words, 1)
  if (unit !== 'ft') return squareMetres
  const squareFeet = quantityText(area * SQUARE_FEET_PER_SQUARE_METRE, 'areaInFeet', words, 0)
  return fillTemplates(words.line.converted, { length: squareFeet, millimetres: squareMetres })
}

function piecesText(pieces: readonly Pieces[], unit: LengthUnit, words: RoofWords): string {
  const { language } = words.writing
  const texts = pieces.map(({ count, length }) =>
    fillTemplates(pluralText(words.roofCalculator.piece, count, language), {
      count: formatNumber(count, language),
      length: lengthText(length, unit, words),
    }),
  )
  return joinList(texts, language)
}

/** The sheets of the whole roof, grouped by length. */
function orderedPieces({ column = [], across = 1, slopes }: CalculatedRoof): Pieces[] {
  return column.map(({ length, count }) => ({ length, count: count * across * slopes }))
}

/** The count in one line; undefined if the sheets cannot be counted. */
export function mainSummary(
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
    const length = lengthText(first.length, unit, words)
    return fillTemplates(pluralText(summary, count, language), { ...numbers, length })
  }
  return fillTemplates(pluralText(summaryMixed, count, language), numbers)
}

/** A measure of the roof or of its material, with its label. */
type RoofFact = { fact: (typeof roofFacts)[number]; label: string; text: string }

/** The measures of a roof and of its material, as far as they are known. */
export function factTexts(result: CalculatedRoof, unit: LengthUnit, words: RoofWords): RoofFact[] {
  const { slope, area, ridge, eaves, column = [], count, screws } = result
  const { facts, eachRow } = words.roofCalculator
  const texts: Record<RoofFact['fact'], string | undefined> = {
    slope: lengthText(slope, unit, words),
    area: areaText(area, unit, words),
    lengths: lengthsText(),
    ridge: ridge === 0 ? undefined : lengthText(ridge, unit, words),
    eaves: lengthText(eaves, unit, words),
    screws: screws === undefined ? undefined : quantityText(screws, undefined, words),
  }
  function lengthsText(): string | undefined {
    // For sheets of one length, the summary has the length.
    if (column.length === 0 || (count !== undefined && column.length === 1)) return undefined
    if (count !== undefined) return piecesText(orderedPieces(result), unit, words)
    return fillTemplate(eachRow, 'pieces', piecesText(column, unit, words))
  }
  const names = ['slope', 'area', 'lengths', 'ridge', 'eaves', 'screws'] as const
  return names.flatMap((fact) => {
    const text = texts[fact]
    return text === undefined ? [] : [{ fact, label: facts[fact], text }]
  })
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
      length: lengthText(saving.length, unit, words),
    })
  )
}

/** The decimals that show why a number is rounded up: 3 or more for a number just above an integer. */
function decimalsOf(number: number): number {
  const fraction = Number((number - Math.floor(number)).toFixed(6))
  if (fraction === 0 || fraction >= 0.05) return 2
  return [3, 4, 5].find((digits) => Number(fraction.toFixed(digits)) > 0) ?? 6
}

/** One line of the working. */
export function stepText({ line, values }: WorkingStep, words: RoofWords): string {
  const units: { readonly [name: string]: StepUnit | undefined } = stepUnits[line] ?? {}
  const texts = Object.entries(values).map(([name, number]) => {
    const decimals = name === 'exact' ? decimalsOf(number) : 2
    return [name, quantityText(number, ownValue(units, name), words, decimals)]
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
  const length = lengthText(first.length, unit, words)
  if (count === undefined) {
    return others.length === 0 ? fillTemplate(usedLength, 'length', length) : undefined
  }
  const quantity = fillTemplates(words.line.amount, {
    number: formatNumber(count, words.writing.language),
    unit: words.line.units.pieces,
  })
  return others.length === 0
    ? fillTemplates(used, { length, quantity })
    : fillTemplate(usedQuantity, 'quantity', quantity)
}
