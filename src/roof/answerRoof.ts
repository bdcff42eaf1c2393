import { fillTemplate } from '../catalogue/fillTemplate.ts'
import { cleanTyped } from '../catalogue/typedText.ts'
import { type LengthUnit, lengthUnits } from '../catalogue/unit.ts'
import type { CalculatedRoof } from './calculate.ts'
import { typedUnit } from './measure.ts'
import {
  countForWidth,
  factTexts,
  messageSummary,
  otherUnitText,
  quantityText,
  typedLengthText,
} from './roofText.ts'
import type { RoofWords } from './roofWords.ts'
import type { SheetFacts, SheetWidth } from './sheetFacts.ts'
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

/**
 * The choices of a roof. Most buyers know the length and the width of a building with a ridge. A roof that an
 * earlier version of the site has stored leaves out what was the default there: the length of the slope, one slope.
 */
function roofChoices(typed: RoofFields): Pick<RoofInput, 'by' | 'slopes' | 'unit'> {
  const isOlder = hasMeasures(typed)
  const slopes = typed.slopes ?? (isOlder ? '1' : '2')
  return {
    by: slopeMethods.find((method) => method === typed.by) ?? (isOlder ? 'slope' : 'unsure'),
    unit: lengthUnits.find((unit) => unit === typed.unit) ?? 'm',
    slopes: slopes === '2' ? 2 : 1,
  }
}

/** The fields as input of the calculator. An unknown choice becomes the default. */
function toRoofInput(typed: RoofFields, sheet: SheetFacts, examplePitch: number): RoofInput {
  const filled = fillFromSheet(typed, sheet)
  const choices = roofChoices(typed)
  return {
    ...Object.fromEntries(
      roofFields.flatMap((field) => (filled[field] === undefined ? [] : [[field, filled[field]]])),
    ),
    ...choices,
    ...(choices.by === 'unsure' && { pitch: `${examplePitch}°` }),
  }
}

/**
 * The fields after a change, with every choice: the defaults of a later version do not change a stored roof.
 */
export function changeRoof(typed: RoofFields, name: string, value: string): RoofFields {
  const { by, slopes } = roofChoices(typed)
  return { ...typed, by, slopes: String(slopes), [name]: value }
}

/** A line about a roof in a message; `part` marks the lines with the count. */
export type RoofLine = { label: string; text: string; part?: 'calculated' }

/** The typed roof, its sheet, and the result of the calculation. */
export type RoofCalculation = {
  roof: RoofInput
  sheet: SheetFacts
  outcome: TypedRoofResult
  /** The unit that the eave is typed in. Cut lengths are rounded to it, and results are written in it. */
  unit: LengthUnit
}

/** Calculates a roof from the typed fields, and the facts of the catalogue about its sheet. */
export function answerRoof(
  typed: RoofFields,
  sheet: SheetFacts,
  { spellings, roofCalculator }: Pick<RoofWords, 'spellings' | 'roofCalculator'>,
): RoofCalculation {
  const roof = toRoofInput(typed, sheet, roofCalculator.examplePitch)
  const unit = typedUnit(roof.eave ?? '', roof.unit, spellings)
  return { roof, sheet, outcome: calculateTypedRoof(roof, sheet, spellings, unit), unit }
}

/** The result for one width that the buyer can choose. */
type WidthResult = { width: SheetWidth; result: CalculatedRoof }

/** The count for each width that can be chosen. Empty if the width is known already, or if another fact is missing. */
export function widthResults(
  { roof, sheet, unit, outcome }: RoofCalculation,
  { spellings }: Pick<RoofWords, 'spellings'>,
): WidthResult[] {
  if (!('result' in outcome) || outcome.result.count !== undefined) return []
  return sheet.widths.flatMap((width) => {
    const typed = { ...roof, overall: `${width.overall} mm`, cover: `${width.cover} mm` }
    const outcome = calculateTypedRoof(typed, sheet, spellings, unit)
    if (!('result' in outcome) || outcome.result.count === undefined) return []
    return [{ width, result: outcome.result }]
  })
}

/** A measure as it was typed; a fact of the catalogue in millimetres. */
function measureText(field: RoofField, { roof, sheet }: RoofCalculation, words: RoofWords): string {
  const typed = cleanTyped(roof[field] ?? '')
  if (field === 'pitch') return typed
  const fact = catalogueFields.find((name) => name === field && typed === factText(sheet[name]))
  const mm = fact && sheet[fact]
  return mm === undefined
    ? typedLengthText(typed, unitOfField(field, roof), words)
    : quantityText(mm, 'mm', words)
}

/** The lines with the count: one, or one for each width that can be chosen. */
function countLines(
  calculation: RoofCalculation,
  result: CalculatedRoof | undefined,
  words: RoofWords,
): RoofLine[] {
  const { sheet, unit } = calculation
  const { request, requestProfiles } = words.roofCalculator
  const line = (text: string): RoofLine => ({
    part: 'calculated',
    label: words.line.calculated,
    text,
  })
  const summary = result && messageSummary(result, unit, words)
  if (summary !== undefined) return [line(summary)]
  const perWidth = widthResults(calculation, words).flatMap((each) => {
    const counted = messageSummary(each.result, unit, words)
    return counted === undefined ? [] : [line(countForWidth(counted, each.width.cover, words))]
  })
  if (perWidth.length > 0) return perWidth
  return [line(sheet.joint === 'profiles' ? requestProfiles : request)]
}

/**
 * The lines about a roof in a message: the typed measures, the facts about the sheet, the results, and the
 * count or a request to count. The business can check the count from them.
 */
export function roofLines(calculation: RoofCalculation, words: RoofWords): RoofLine[] {
  const { roof, sheet, outcome, unit } = calculation
  const calculatorWords = words.roofCalculator
  const measures = [...roofMeasures(roof), ...sheetMeasures(roof, sheet)]
  const measureLines = measures.flatMap((field) => {
    const text = measureText(field, calculation, words)
    return text === '' ? [] : [{ label: calculatorWords.fields[field].label, text }]
  })
  const result = 'result' in outcome ? outcome.result : undefined
  const pitchLine = {
    label: calculatorWords.fields.pitch.label,
    text: fillTemplate(calculatorWords.pitchNotKnown, 'pitch', roof.pitch ?? ''),
  }
  const screwsLine = { label: calculatorWords.facts.screws, text: calculatorWords.requestScrews }
  return [
    {
      label: calculatorWords.slopes,
      text: roof.slopes === 2 ? calculatorWords.twoSlopes : calculatorWords.oneSlope,
    },
    ...measureLines,
    ...(roof.by === 'unsure' ? [pitchLine] : []),
    ...(result ? [...factTexts(result, unit, words), otherUnitText(result, unit, words)] : []),
    ...(result?.screws === undefined ? [screwsLine] : []),
    ...countLines(calculation, result, words),
  ]
}
