import { fillTemplate } from '../catalogue/fillTemplate.ts'
import { cleanTyped } from '../catalogue/typedText.ts'
import { type LengthUnit, lengthUnits, type RoleSpellings } from '../catalogue/unit.ts'
import { countForWidth, factTexts, messageSummary, otherUnitText, truckText } from './answerText.ts'
import { readBuilding } from './buildingSides.ts'
import type { CalculatedRoof } from './calculatedRoof.ts'
import { namedUnit } from './measure.ts'
import { NO_UNIT } from './noUnit.ts'
import { quantityText, typedLengthText } from './roofText.ts'
import type { RoofWords } from './roofWords.ts'
import type { SheetFacts, SheetWidth } from './sheetFacts.ts'
import {
  calculateTypedRoof,
  isPitchField,
  type RoofField,
  type RoofInput,
  roofFields,
  roofMeasures,
  roofShapes,
  sheetFields,
  sheetMeasures,
  slopeFields,
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

/** True if there is something to send: a measure, or the choice of a shape that needs a sketch. */
export function hasRoof(typed: RoofFields): boolean {
  return hasMeasures(typed) || roofChoices(typed).slopes === 'sketch'
}

/**
 * The choices of a roof. Most buyers know the length and the width of a building with a ridge. A roof that an
 * earlier version of the site has stored leaves out what was the default there: the length of the slope, one side,
 * metres.
 */
function roofChoices(typed: RoofFields): Pick<RoofInput, 'by' | 'slopes' | 'unit'> {
  const isOlder = hasMeasures(typed)
  const slopes = typed.slopes ?? (isOlder ? '1' : '2')
  const unit = typed.unit ?? (isOlder ? 'm' : NO_UNIT)
  return {
    by: slopeMethods.find((method) => method === typed.by) ?? (isOlder ? 'slope' : 'unsure'),
    unit: lengthUnits.find((known) => known === unit),
    slopes: roofShapes.find((shape) => shape === slopes) ?? '1',
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
export function changeRoof(typed: RoofFields, changed: RoofFields): RoofFields {
  const { by, slopes, unit = NO_UNIT } = roofChoices(typed)
  return { ...typed, by, slopes, unit, ...changed }
}

/** The fields of a roof without a unit, in the one that the visitor has chosen before; others stay as they are. */
export function withUnit(typed: RoofFields, remembered: LengthUnit | undefined): RoofFields {
  const isOpen = roofChoices(typed).unit === undefined
  return isOpen && remembered !== undefined ? { ...typed, unit: remembered } : typed
}

/**
 * The length and the width of the building, if one of their fields has both: `20 x 40 ft`.
 * @returns what changes; undefined if nothing does
 */
export function typedTogether(
  { roof }: Pick<RoofCalculation, 'roof'>,
  spellings: RoleSpellings,
): RoofFields | undefined {
  if (!slopeFields(roof).includes('span')) return undefined
  const both = [roof.eave, roof.span]
    .map((text) => readBuilding(text ?? '', spellings))
    .find((building) => building !== undefined)
  return both && { eave: both.length, span: both.width }
}

/** A line about a roof in a message; `part` marks the lines with the count. */
export type RoofLine = { label: string; text: string; part?: 'calculated' }

/** The typed roof, its sheet, and the result of the calculation. */
export type RoofCalculation = {
  typed: RoofFields
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
  // Without a unit there is no result to write.
  const unit = namedUnit(roof.eave ?? '', spellings) ?? roof.unit ?? 'm'
  return { typed, roof, sheet, outcome: calculateTypedRoof(roof, sheet, spellings, unit), unit }
}

/** The result for one width that the buyer can choose. */
type WidthResult = { width: SheetWidth; result: CalculatedRoof }

/** The result that was calculated; undefined for faults, and for a roof that needs a sketch. */
export function resultOf({
  outcome,
}: Pick<RoofCalculation, 'outcome'>): CalculatedRoof | undefined {
  return typeof outcome === 'object' && 'result' in outcome ? outcome.result : undefined
}

/**
 * The exact count for each width that can be chosen. Empty if the width is known already, or if another fact is
 * missing.
 */
export function widthResults(
  calculation: RoofCalculation,
  { spellings }: Pick<RoofWords, 'spellings'>,
): WidthResult[] {
  const { roof, sheet, unit } = calculation
  const undecided = resultOf(calculation)
  if (undecided === undefined || undecided.sheets !== undefined) return []
  return sheet.widths.flatMap((width) => {
    const typed = { ...roof, overall: `${width.overall} mm`, cover: `${width.cover} mm` }
    const result = resultOf({ outcome: calculateTypedRoof(typed, sheet, spellings, unit) })
    return result?.sheets === undefined ? [] : [{ width, result }]
  })
}

/** A measure as it was typed; a fact of the catalogue in millimetres. */
function measureText(field: RoofField, { roof, sheet }: RoofCalculation, words: RoofWords): string {
  const typed = cleanTyped(roof[field] ?? '')
  const unit = unitOfField(field, roof)
  if (isPitchField(field) || unit === undefined) return typed
  const fact = catalogueFields.find((name) => name === field && typed === factText(sheet[name]))
  const mm = fact && sheet[fact]
  return mm === undefined ? typedLengthText(typed, unit, words) : quantityText(mm, 'mm', words)
}

/** The typed measures, and the facts about the sheet. */
function measureLines(calculation: RoofCalculation, words: RoofWords): RoofLine[] {
  const { roof, sheet, outcome } = calculation
  const ofSheet = outcome === 'sketch' ? [] : sheetMeasures(roof, sheet)
  return [...roofMeasures(roof), ...ofSheet].flatMap((field) => {
    const text = measureText(field, calculation, words)
    const { label, message = label } = words.roofCalculator.fields[field]
    return text === '' ? [] : [{ label: message, text }]
  })
}

/** The lines with the count: one, or one for each width that can be chosen; or a request to count. */
function countLines(calculation: RoofCalculation, words: RoofWords): RoofLine[] {
  const { sheet, unit } = calculation
  const { request, requestProfiles, requestExact } = words.roofCalculator
  const line = (text: string): RoofLine => ({
    part: 'calculated',
    label: words.line.calculated,
    text,
  })
  const perWidth = widthResults(calculation, words).flatMap(({ result, width }) => {
    const counted = messageSummary(result, unit, words)
    return counted === undefined ? [] : [line(countForWidth(counted, width.cover, words))]
  })
  if (perWidth.length > 0) return perWidth
  const result = resultOf(calculation)
  const summary = result && messageSummary(result, unit, words)
  if (summary === undefined) return [line(sheet.joint === 'profiles' ? requestProfiles : request)]
  const isExact = result?.sheets !== undefined && 'exact' in result.sheets.count
  return [line(isExact ? summary : fillTemplate(requestExact, 'count', summary))]
}

/**
 * The lines about a roof in a message: the typed measures, the facts about the sheet, the results, and the
 * count or a request to count. The business can check the count from them.
 */
export function roofLines(calculation: RoofCalculation, words: RoofWords): RoofLine[] {
  const { roof, outcome, unit } = calculation
  const { shapes, slopes, fields, facts, ...say } = words.roofCalculator
  const shapeLine = { label: slopes, text: shapes[roof.slopes] }
  const measured = [shapeLine, ...measureLines(calculation, words)]
  if (outcome === 'sketch') {
    const { label, message } = say.sketch
    return [...measured, { part: 'calculated', label, text: message }]
  }
  const result = resultOf(calculation)
  const pitchLine = {
    label: fields.pitch.label,
    text: fillTemplate(say.pitchNotKnown, 'pitch', roof.pitch ?? ''),
  }
  const screwsLine = { label: facts.screws, text: say.requestScrews }
  const truck = result && truckText(result, words)
  return [
    ...measured,
    ...(roof.by === 'unsure' ? [pitchLine] : []),
    ...(result ? [...factTexts(result, unit, words), otherUnitText(result, unit, words)] : []),
    ...(result?.screws === undefined ? [screwsLine] : []),
    ...countLines(calculation, words),
    ...(truck === undefined ? [] : [{ label: say.transport.label, text: truck }]),
  ]
}
