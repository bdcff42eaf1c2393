import { cleanTyped } from '../catalogue/typedText.ts'
import { type LengthUnit, lengthUnits, type RoleSpellings } from '../catalogue/unit.ts'
import { isTooLongForTrucks } from './answerText.ts'
import { readBuilding } from './buildingSides.ts'
import type { CalculatedRoof } from './calculatedRoof.ts'
import { namedUnit } from './measure.ts'
import { NO_UNIT } from './noUnit.ts'
import type { RoofWords } from './roofWords.ts'
import type { SheetFacts, SheetWidth } from './sheetFacts.ts'
import {
  calculateTypedRoof,
  type RoofField,
  type RoofInput,
  roofFields,
  roofShapes,
  sheetFields,
  slopeFields,
  slopeMethods,
  type TypedRoofResult,
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

/** The result for one width that the buyer can choose, and the fields that it is calculated from. */
type WidthResult = { width: SheetWidth; roof: RoofInput; result: CalculatedRoof }

/** The result that was calculated; undefined for faults, and for a roof that needs a sketch. */
export function resultOf({
  outcome,
}: Pick<RoofCalculation, 'outcome'>): CalculatedRoof | undefined {
  return typeof outcome === 'object' && 'result' in outcome ? outcome.result : undefined
}

/**
 * The widths to count with: those that can be chosen if none is known yet.
 * @param keepsChoice true for all of them also if one is chosen and the buyer has typed no other
 */
function widthsToCount(calculation: RoofCalculation, keepsChoice: boolean): SheetFacts['widths'] {
  const result = resultOf(calculation)
  const { widths, chosenOf = [] } = calculation.sheet
  if (result === undefined) return []
  if (result.sheets === undefined) return widths
  const isChosen = (['overall', 'cover'] as const).every(
    (field) => catalogueMeasure(field, calculation) !== undefined,
  )
  return keepsChoice && isChosen ? chosenOf : []
}

/**
 * The exact count for each width that can be chosen. Empty if the width is known already, or if another fact is
 * missing.
 * @param keepsChoice true to count each of them also if one is chosen
 */
export function widthResults(
  calculation: RoofCalculation,
  { spellings }: Pick<RoofWords, 'spellings'>,
  keepsChoice = false,
): WidthResult[] {
  const { roof, sheet, unit } = calculation
  return widthsToCount(calculation, keepsChoice).flatMap((width) => {
    const typed = { ...roof, overall: `${width.overall} mm`, cover: `${width.cover} mm` }
    const result = resultOf({ outcome: calculateTypedRoof(typed, sheet, spellings, unit) })
    return result?.sheets === undefined ? [] : [{ width, roof: typed, result }]
  })
}

/** A result in shorter sheets; without a known lap their lengths leave it out. */
export type ShorterSheets = { result: CalculatedRoof; isLapKnown: boolean }

/**
 * The same roof in sheets that most trucks carry, each over the next one.
 * @param roof the fields of the calculation, or of one of its widths
 * @returns undefined if the roof cannot be calculated, or such sheets do not reach from eave to ridge
 */
export function shorterSheets(
  roof: RoofInput,
  { sheet, unit }: RoofCalculation,
  words: RoofWords,
): ShorterSheets | undefined {
  const isLapKnown = cleanTyped(roof.endLap ?? '') !== ''
  const longest = `${words.roofCalculator.transport.from * 1000 - 1} mm`
  const shorter = { ...roof, longest, ...(!isLapKnown && { endLap: '0 mm' }) }
  const outcome = calculateTypedRoof(shorter, sheet, words.spellings, unit)
  const result = resultOf({ outcome })
  return result === undefined || isTooLongForTrucks(result, words)
    ? undefined
    : { result, isLapKnown }
}

/** A fact of the catalogue in mm, if the visitor has typed nothing else into its field. */
export function catalogueMeasure(
  field: RoofField,
  { roof, sheet }: Pick<RoofCalculation, 'roof' | 'sheet'>,
): number | undefined {
  const typed = cleanTyped(roof[field] ?? '')
  const fact = catalogueFields.find((name) => name === field && typed === factText(sheet[name]))
  return fact && sheet[fact]
}
