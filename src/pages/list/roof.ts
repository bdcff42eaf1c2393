import { fillTemplate, fillTemplates } from '../../model/catalogue/fillTemplate.ts'
import { formatNumber, pluralText } from '../../model/catalogue/intl.ts'
import {
  type RoofResult,
  type Step,
  type StepUnit,
  stepUnits,
} from '../../model/roofCalculator/calculate.ts'
import {
  lengthUnits,
  type RoofField,
  type RoofInput,
  roofFields,
  slopeWays,
} from '../../model/roofCalculator/read.ts'
import type { ListPageWords } from './listPageWords.ts'
import type { SheetFacts } from './sheetFacts.ts'

/** What was typed in the roof calculator, as an item stores it. */
export type RoofFields = Readonly<Record<string, string>>

const known = ['overall', 'cover', 'sideLap', 'endLap', 'longest'] as const satisfies readonly (
  | RoofField
  | keyof SheetFacts
)[]

/**
 * Adds what the catalogue gives of the sheet, where the buyer has typed nothing else: with the unit's own
 * name, which is read in every language.
 */
export function fillFromSheet(typed: RoofFields, sheet: SheetFacts | undefined): RoofFields {
  const facts = known.flatMap((field) => {
    const mm = sheet?.[field]
    return mm === undefined ? [] : [[field, `${mm} mm`]]
  })
  return { ...Object.fromEntries(facts), ...typed }
}

/** The fields as the calculator takes them; a choice that does not exist becomes the first. */
export function typedRoof(typed: RoofFields): RoofInput {
  return {
    ...Object.fromEntries(
      roofFields.flatMap((field) => (typed[field] === undefined ? [] : [[field, typed[field]]])),
    ),
    by: slopeWays.find((way) => way === typed.by) ?? 'slope',
    unit: lengthUnits.find((unit) => unit === typed.unit) ?? 'm',
    slopes: typed.slopes === '2' ? 2 : 1,
  }
}

/** A number with two decimals at most, and with its unit where it has one. */
export function quantityText(number: number, unit: StepUnit | undefined, words: ListPageWords) {
  const { language } = words.writing
  const text = formatNumber(number, language, { maximumFractionDigits: 2 })
  if (unit === undefined) return text
  const { quantities } = words.roofCalculator
  const written = unit === 'area' || unit === 'angle' ? quantities[unit] : words.units[unit]
  return fillTemplate(pluralText(written, number, language), 'number', text)
}

/** A text with its numbers filled in, each with its unit. */
function fillNumbers(
  text: string,
  values: Readonly<Record<string, number>>,
  units: { readonly [name: string]: StepUnit | undefined },
  words: ListPageWords,
): string {
  const written = Object.entries(values).map(([name, number]) => [
    name,
    quantityText(number, units[name], words),
  ])
  return fillTemplates(text, Object.fromEntries(written))
}

/** The result in one line. */
export function roofSummary(
  { count, length, across, up, slopes }: RoofResult,
  words: ListPageWords,
): string {
  const text = pluralText(words.roofCalculator.summary, count, words.writing.language)
  return fillNumbers(text, { count, length, across, up, slopes }, { length: 'mm' }, words)
}

/** One line of the working. */
export function stepText({ line, values }: Step, words: ListPageWords): string {
  return fillNumbers(words.roofCalculator.steps[line], values, stepUnits[line] ?? {}, words)
}
