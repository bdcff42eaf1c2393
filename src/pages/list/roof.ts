import { fillTemplate } from '../../model/catalogue/fillTemplate.ts'
import type { RoofResult, Step } from '../../model/roofCalculator/calculate.ts'
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

/** Adds what the catalogue gives of the sheet, where the buyer has typed nothing else. */
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

/** A text with its numbers filled in, each with two decimals at most. */
function fillNumbers(text: string, values: Readonly<Record<string, number>>): string {
  const format = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2, useGrouping: false })
  return Object.entries(values).reduce(
    (filled, [name, number]) => fillTemplate(filled, name, format.format(number)),
    text,
  )
}

/** The result in one line. */
export function roofSummary(
  { count, length, across, up, slopes }: RoofResult,
  words: ListPageWords,
): string {
  return fillNumbers(words.roofCalculator.summary, { count, length, across, up, slopes })
}

/** One line of the working. */
export function stepText({ line, values }: Step, words: ListPageWords): string {
  return fillNumbers(words.roofCalculator.steps[line], values)
}
