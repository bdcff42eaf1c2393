import { fillTemplate, fillTemplates } from '../catalogue/fillTemplate.ts'
import { formatNumber, pluralText } from '../catalogue/intl.ts'
import { withLatinDigits } from '../catalogue/latinDigits.ts'
import { ownValue } from '../catalogue/ownValue.ts'
import { cleanTyped } from '../catalogue/typedText.ts'
import type { LengthUnit } from '../catalogue/unit.ts'
import { cutLength } from './column.ts'
import { INCH, namedUnit, readNumber } from './measure.ts'
import type { RoofWords } from './roofWords.ts'
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

/** A number, and a word of an Indian script or the sign of feet behind it. */
const REWRITTEN = /^[\p{Nd}.,]+\s*([\u0900-\u0d7f]+|['’′])$/u

/**
 * A length as it was typed; a number alone with its unit: `30 m`. A unit of another script is written in the language,
 * and `12'` as `12 ft`.
 */
export function typedLengthText(
  typed: string,
  unit: LengthUnit,
  words: Pick<RoofWords, 'feet' | 'units' | 'writing' | 'spellings'>,
): string {
  const text = cleanTyped(typed)
  const typedUnit = REWRITTEN.test(text) ? namedUnit(text, words.spellings) : undefined
  const amount = typedUnit === undefined ? text : text.replace(/[^\p{Nd}]+$/u, '')
  const number = readNumber(amount)
  if (number === undefined) return text
  const named = typedUnit ?? unit
  const template =
    named === 'ft'
      ? words.feet.feet
      : pluralText(words.units[named], number, words.writing.language)
  return fillTemplate(template, 'number', withLatinDigits(amount))
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
export function sheetText(mm: number, unit: LengthUnit, words: RoofWords): string {
  return unit === 'm' ? quantityText(mm / 1000, 'm', words, 3) : lengthWithUnit(mm, unit, words)
}

/** The length of a slope, rounded up like a sheet that covers it. */
export function slopeText(mm: number, unit: LengthUnit, words: RoofWords): string {
  return lengthWithUnit(cutLength(mm, unit), unit, words)
}

/** An area in the unit that goes with a length: square metres, or square feet. */
export function areaText(area: number, unit: LengthUnit, words: RoofWords): string {
  return unit === 'ft'
    ? quantityText(area * SQUARE_FEET, 'areaInFeet', words, 0)
    : quantityText(area, 'area', words, 1)
}

/** A length that is bought by the running metre or foot. */
export function runningText(mm: number, unit: LengthUnit, words: RoofWords): string {
  return unit === 'ft'
    ? quantityText(mm / 304.8, 'runningFeet', words, 1)
    : quantityText(mm / 1000, 'runningMetres', words)
}

/** A weight in kilograms, from a tonne on in tonnes. */
export function weightText(kilograms: number, words: RoofWords): string {
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
