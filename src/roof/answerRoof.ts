import { type LengthUnit, lengthUnits } from '../catalogue/unit.ts'
import { typedUnit } from './measure.ts'
import {
  calculateTypedRoof,
  type RoofField,
  type RoofInput,
  roofFields,
  roofMeasures,
  sheetFields,
  sheetMeasures,
  slopeWays,
  type TypedRoofResult,
  unitOfField,
} from './read.ts'
import {
  factTexts,
  lengthWithUnit,
  mainSummary,
  quantityText,
  typedLengthText,
} from './roofText.ts'
import type { RoofWords } from './roofWords.ts'
import type { SheetFacts } from './sheetFacts.ts'

/** What was typed in the roof calculator, as an item stores it. */
export type RoofFields = Readonly<Record<string, string>>

/** What the catalogue may know of a sheet. */
const known = [...sheetFields, 'longest'] as const satisfies readonly (keyof SheetFacts)[]

/** A fact of the catalogue as if it were typed: with the unit's own name, which is read in every language. */
function factText(mm: number | undefined): string | undefined {
  return mm === undefined ? undefined : `${mm} mm`
}

/** Adds what the catalogue gives of the sheet, where the buyer has typed nothing else. */
function fillFromSheet(typed: RoofFields, sheet: SheetFacts | undefined): RoofFields {
  const facts = known.flatMap((field) => {
    const text = factText(sheet?.[field])
    return text === undefined ? [] : [[field, text]]
  })
  return { ...Object.fromEntries(facts), ...typed }
}

/** The sheet of a product that could not be looked up. */
export const unknownSheet: SheetFacts = { joint: 'laps', lengths: [], widths: [] }

/** Whether a measure is typed, and not only a choice made. */
export function hasMeasures(typed: RoofFields): boolean {
  return roofFields.some((field) => (typed[field] ?? '').trim() !== '')
}

/** The fields as the calculator takes them; a choice that does not exist becomes the first. */
function typedRoof(typed: RoofFields): RoofInput {
  return {
    ...Object.fromEntries(
      roofFields.flatMap((field) => (typed[field] === undefined ? [] : [[field, typed[field]]])),
    ),
    by: slopeWays.find((way) => way === typed.by) ?? 'slope',
    unit: lengthUnits.find((unit) => unit === typed.unit) ?? 'm',
    slopes: typed.slopes === '2' ? 2 : 1,
  }
}

/** A line of a roof as a message says it; `part` marks the count. */
export type RoofLine = { label: string; text: string; part?: 'calculated' }

/** A roof that is typed for a sheet, and what is known of it. */
export type RoofAnswer = {
  roof: RoofInput
  sheet: SheetFacts
  answer: TypedRoofResult
  /** The unit in which the eave is typed: results are written in it. */
  unit: LengthUnit
}

/** Calculates a roof as it is typed. */
export function answerRoof(
  typed: RoofFields,
  sheet: SheetFacts,
  { spellings }: Pick<RoofWords, 'spellings'>,
): RoofAnswer {
  const roof = typedRoof(fillFromSheet(typed, sheet))
  return {
    roof,
    sheet,
    answer: calculateTypedRoof(roof, sheet, spellings),
    unit: typedUnit(roof.eave ?? '', roof.unit, spellings),
  }
}

/** The count for each width that could be chosen: the width's text, and the summary. */
export function widthSummaries({ roof, sheet, unit }: RoofAnswer, words: RoofWords) {
  return sheet.widths.flatMap(({ overall, cover }) => {
    const typed = { ...roof, overall: `${overall} mm`, cover: `${cover} mm` }
    const answer = calculateTypedRoof(typed, sheet, words.spellings)
    const text = 'result' in answer ? mainSummary(answer.result, unit, words) : undefined
    return text === undefined ? [] : [{ label: lengthWithUnit(overall, 'mm', words), text }]
  })
}

/** A measure as it was typed, with the same in millimetres, or as the catalogue gives it. */
function measureText(field: RoofField, { roof, sheet }: RoofAnswer, words: RoofWords): string {
  const typed = roof[field] ?? ''
  if (field === 'pitch') return typed
  const given = known.find((one) => one === field && typed === factText(sheet[one]))
  const mm = given && sheet[given]
  return mm === undefined
    ? typedLengthText(typed, unitOfField(field, roof), words)
    : quantityText(mm, 'mm', words)
}

/**
 * A roof as a message says it, so that the business can check the count from it: what was typed and what is
 * known of the sheet, what follows from it, and the count or the request to count.
 */
export function roofLines(answered: RoofAnswer, words: RoofWords): RoofLine[] {
  const { roof, sheet, answer, unit } = answered
  const { fields, slopes, oneSlope, twoSlopes, request, requestProfiles, requestScrews, facts } =
    words.roofCalculator
  const measures = [...roofMeasures(roof), ...sheetMeasures(roof, sheet)]
  const typed = measures.flatMap((field) => {
    const text = measureText(field, answered, words)
    return text.trim() === '' ? [] : [{ label: fields[field].label, text }]
  })
  const result = 'result' in answer ? answer.result : undefined
  const summary = result && mainSummary(result, unit, words)
  return [
    { label: slopes, text: roof.slopes === 2 ? twoSlopes : oneSlope },
    ...typed,
    ...(result ? factTexts(result, unit, words) : []),
    ...(result?.screws === undefined ? [{ label: facts.screws, text: requestScrews }] : []),
    {
      part: 'calculated',
      label: words.line.calculated,
      text: summary ?? (sheet.joint === 'profiles' ? requestProfiles : request),
    },
  ]
}
