import { fill } from '../../model/catalogue/fill.ts'
import type { RoofResult, Step } from '../../model/roofCalculator/calculate.ts'
import {
  type Field,
  fields,
  slopeWays,
  type Typed,
  units,
} from '../../model/roofCalculator/read.ts'
import type { SheetFacts } from './choices.ts'
import type { Words } from './words.ts'

/** What was typed in the roof calculator, as a line keeps it. */
export type RoofTexts = Readonly<Record<string, string>>

/** What was typed, for the roof calculator; what is no choice of its own becomes the first. */
export function roofOf(texts: RoofTexts): Typed {
  return {
    ...Object.fromEntries(
      fields.flatMap((field) => (texts[field] === undefined ? [] : [[field, texts[field]]])),
    ),
    by: slopeWays.find((way) => way === texts.by) ?? 'slope',
    unit: units.find((unit) => unit === texts.unit) ?? 'm',
    slopes: texts.slopes === '2' ? 2 : 1,
  }
}

const known = ['overall', 'cover', 'sideLap', 'endLap', 'longest'] as const satisfies readonly (
  | Field
  | keyof SheetFacts
)[]

/** Fills in what the catalogue knows of the sheet, where the buyer has typed nothing else. */
export function withSheet(texts: RoofTexts, sheet: SheetFacts | undefined): RoofTexts {
  const facts = known.flatMap((field) => {
    const mm = sheet?.[field]
    return mm === undefined ? [] : [[field, `${mm} mm`]]
  })
  return { ...Object.fromEntries(facts), ...texts }
}

/** A number as people read it, with two digits at the most behind the point. */
function written(number: number): string {
  return new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2, useGrouping: false }).format(
    number,
  )
}

function filled(text: string, values: Readonly<Record<string, number>>): string {
  return Object.entries(values).reduce(
    (all, [name, number]) => fill(all, name, written(number)),
    text,
  )
}

/** The result in one line. */
export function summaryOf({ count, length, across, up, slopes }: RoofResult, words: Words): string {
  return filled(words.roofCalculator.summary, { count, length, across, up, slopes })
}

/** One line of the working. */
export function stepText({ line, values }: Step, words: Words): string {
  return filled(words.roofCalculator.steps[line], values)
}
