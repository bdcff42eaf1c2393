import { cleanTyped } from '../catalogue/typedText.ts'
import { type LengthUnit, lengthUnits } from '../catalogue/unit.ts'
import { typedUnit } from './measure.ts'
import {
  factTexts,
  lengthWithUnit,
  mainSummary,
  quantityText,
  typedLengthText,
} from './roofText.ts'
import type { RoofWords } from './roofWords.ts'
import type { SheetFacts } from './sheetFacts.ts'
import {
  calculateTypedRoof,
  type RoofField,
  type RoofInput,
  roofFields,
  roofMeasures,
  sheetFields,
  sheetMeasures,
  slopeMethods,
  type TypedRoofResult,
  unitOfField,
} from './typedRoof.ts'

/** The texts typed and chosen in the roof calculator, by field, as an item of the list stores them. */
export type RoofFields = Readonly<Record<string, string>>

/** The facts about a sheet that the catalogue may have, and the visitor can type. */
const catalogueFields = [...sheetFields, 'longest'] as const satisfies readonly (keyof SheetFacts)[]

/** A fact of the catalogue as if typed, with the unit's key, which every language understands. */
function factText(mm: number | undefined): string | undefined {
  return mm === undefined ? undefined : `${mm} mm`
}

/** Adds the facts of the catalogue to the fields that the buyer has not typed. */
function fillFromSheet(typed: RoofFields, sheet: SheetFacts | undefined): RoofFields {
  const facts = catalogueFields.flatMap((field) => {
    const text = factText(sheet?.[field])
    return text === undefined ? [] : [[field, text]]
  })
  return { ...Object.fromEntries(facts), ...typed }
}

/** The sheet of a product that could not be loaded. */
export const unknownSheet: SheetFacts = { joint: 'laps', lengths: [], widths: [] }

/** True if a measure is typed; choices alone do not count. */
export function hasMeasures(typed: RoofFields): boolean {
  return roofFields.some((field) => cleanTyped(typed[field] ?? '') !== '')
}

/** The fields as input of the calculator. An unknown choice becomes the first one. */
function toRoofInput(typed: RoofFields): RoofInput {
  return {
    ...Object.fromEntries(
      roofFields.flatMap((field) => (typed[field] === undefined ? [] : [[field, typed[field]]])),
    ),
    by: slopeMethods.find((method) => method === typed.by) ?? 'slope',
    unit: lengthUnits.find((unit) => unit === typed.unit) ?? 'm',
    slopes: typed.slopes === '2' ? 2 : 1,
  }
}

/** A line about a roof in a message; `part` marks the line with the count. */
export type RoofLine = { label: string; text: string; part?: 'calculated' }

/** The typed roof, its sheet, and the result of the calculation. */
export type RoofAnswer = {
  roof: RoofInput
  sheet: SheetFacts
  answer: TypedRoofResult
  /** The unit that the eave is typed in; results are written in it. */
  unit: LengthUnit
}

/** Calculates a roof from the typed fields, and the facts of the catalogue about its sheet. */
export function answerRoof(
  typed: RoofFields,
  sheet: SheetFacts,
  { spellings }: Pick<RoofWords, 'spellings'>,
): RoofAnswer {
  const roof = toRoofInput(fillFromSheet(typed, sheet))
  return {
    roof,
    sheet,
    answer: calculateTypedRoof(roof, sheet, spellings),
    unit: typedUnit(roof.eave ?? '', roof.unit, spellings),
  }
}

/** The summary of the count for each width that the buyer can choose, labelled with the width. */
export function widthSummaries(
  { roof, sheet, unit }: RoofAnswer,
  words: RoofWords,
): { label: string; text: string }[] {
  return sheet.widths.flatMap(({ overall, cover }) => {
    const typed = { ...roof, overall: `${overall} mm`, cover: `${cover} mm` }
    const answer = calculateTypedRoof(typed, sheet, words.spellings)
    const text = 'result' in answer ? mainSummary(answer.result, unit, words) : undefined
    return text === undefined ? [] : [{ label: lengthWithUnit(overall, 'mm', words), text }]
  })
}

/** A measure as it was typed, also in millimetres; a fact of the catalogue only in millimetres. */
function measureText(field: RoofField, { roof, sheet }: RoofAnswer, words: RoofWords): string {
  const typed = cleanTyped(roof[field] ?? '')
  if (field === 'pitch') return typed
  const fact = catalogueFields.find((name) => name === field && typed === factText(sheet[name]))
  const mm = fact && sheet[fact]
  return mm === undefined
    ? typedLengthText(typed, unitOfField(field, roof), words)
    : quantityText(mm, 'mm', words)
}

/**
 * The lines about a roof in a message: the typed measures, the facts about the sheet, the results, and the
 * count or a request to count. The business can check the count from them.
 */
export function roofLines(roofAnswer: RoofAnswer, words: RoofWords): RoofLine[] {
  const { roof, sheet, answer, unit } = roofAnswer
  const calculatorWords = words.roofCalculator
  const measures = [...roofMeasures(roof), ...sheetMeasures(roof, sheet)]
  const measureLines = measures.flatMap((field) => {
    const text = measureText(field, roofAnswer, words)
    return text === '' ? [] : [{ label: calculatorWords.fields[field].label, text }]
  })
  const result = 'result' in answer ? answer.result : undefined
  const screwsLine = { label: calculatorWords.facts.screws, text: calculatorWords.requestScrews }
  const request =
    sheet.joint === 'profiles' ? calculatorWords.requestProfiles : calculatorWords.request
  return [
    {
      label: calculatorWords.slopes,
      text: roof.slopes === 2 ? calculatorWords.twoSlopes : calculatorWords.oneSlope,
    },
    ...measureLines,
    ...(result ? factTexts(result, unit, words) : []),
    ...(result?.screws === undefined ? [screwsLine] : []),
    {
      part: 'calculated',
      label: words.line.calculated,
      text: (result && mainSummary(result, unit, words)) ?? request,
    },
  ]
}
