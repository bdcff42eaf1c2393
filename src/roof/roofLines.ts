import { capitalize } from '../catalogue/capitalize.ts'
import { fillTemplate, fillTemplates } from '../catalogue/fillTemplate.ts'
import { formatNumber } from '../catalogue/intl.ts'
import { joinList } from '../catalogue/textRuns.ts'
import { cleanTyped } from '../catalogue/typedText.ts'
import {
  catalogueMeasure,
  type RoofCalculation,
  resultOf,
  shorterSheets,
  widthResults,
} from './answerRoof.ts'
import {
  answerText,
  countForWidth,
  factTexts,
  isTooLongForTrucks,
  messageSummary,
  otherUnitText,
  shorterText,
  sideSheetsText,
} from './answerText.ts'
import type { CalculatedRoof } from './calculatedRoof.ts'
import { quantityText, slopeText, typedLengthText } from './roofText.ts'
import type { RoofWords } from './roofWords.ts'
import {
  differentSides,
  isPitchField,
  type RoofField,
  type RoofInput,
  roofMeasures,
  sheetMeasures,
  unitOfField,
} from './typedRoof.ts'

/** A line about a roof in a message; `part` marks the lines with the count. */
export type RoofLine = { label: string; text: string; part?: 'calculated' }

/** A measure as it was typed; a fact of the catalogue in millimetres. */
function measureText(field: RoofField, calculation: RoofCalculation, words: RoofWords): string {
  const { roof } = calculation
  const typed = cleanTyped(roof[field] ?? '')
  const unit = unitOfField(field, roof)
  if (isPitchField(field) || unit === undefined) return typed
  const mm = catalogueMeasure(field, calculation)
  return mm === undefined ? typedLengthText(typed, unit, words) : quantityText(mm, 'mm', words)
}

/** The typed measures, and the facts about the sheet. Two calculated sides that differ have lines of their own. */
function measureLines(calculation: RoofCalculation, words: RoofWords): RoofLine[] {
  const { roof, sheet, outcome } = calculation
  const ofSheet = outcome === 'sketch' ? [] : sheetMeasures(roof, sheet)
  const ofSides = resultOf(calculation) ? differentSides(roof).flat() : []
  const ofRoof = roofMeasures(roof).filter((field) => !ofSides.includes(field))
  return [...ofRoof, ...ofSheet].flatMap((field) => {
    const text = measureText(field, calculation, words)
    const { label, message = label } = words.roofCalculator.fields[field]
    return text === '' ? [] : [{ label: message, text }]
  })
}

/** The names of the measures of a side, as in the drawing; its slope is calculated. */
const sideMeasures = {
  run1: 'span',
  run2: 'span',
  rise1: 'rise',
  rise2: 'rise',
  pitch1: 'pitch',
  pitch2: 'pitch',
} as const satisfies Partial<Record<RoofField, keyof RoofWords['roofCalculator']['drawing']>>

function isSideMeasure(field: RoofField): field is keyof typeof sideMeasures {
  return Object.hasOwn(sideMeasures, field)
}

/** A line for each of two sides that differ: `Side 1: 12 sheets of 10 ft 5 in (width 10 ft, slope 10 ft 5 in)`. */
function sideLines(
  calculation: RoofCalculation,
  result: CalculatedRoof,
  words: RoofWords,
): RoofLine[] {
  const { roof, unit } = calculation
  const { drawing, side: label, sideSheets } = words.roofCalculator
  const { language, lists, named } = words.writing
  const measure = (name: keyof typeof drawing, text: string) =>
    fillTemplates(named, { label: drawing[name], value: text })
  return differentSides(roof).flatMap((fields, i) => {
    const side = result.sides[i]
    if (side === undefined) return []
    const typed = fields
      .filter(isSideMeasure)
      .map((field) => measure(sideMeasures[field], measureText(field, calculation, words)))
    const slope = measure('slope', slopeText(side.slope, unit, words))
    const measures = joinList([...typed, slope], lists)
    const sheets = sideSheetsText(result, side, unit, words)
    return {
      label: fillTemplate(label, 'number', formatNumber(i + 1, language)),
      text: sheets === undefined ? measures : fillTemplates(sideSheets, { sheets, measures }),
    }
  })
}

/** The lines with the count: one, or one for each width that can be chosen; or a request to count. */
function countLines(calculation: RoofCalculation, words: RoofWords): RoofLine[] {
  const { roof, sheet, unit } = calculation
  const { request, requestProfiles, requestExact, requestLabel, transport } = words.roofCalculator
  const line = (text: string, label = words.line.calculated): RoofLine => ({
    part: 'calculated',
    label,
    text,
  })
  /** Shorter sheets with a lap, instead of those that are too long for most trucks. */
  const shorterLine = (ofWidth: RoofInput, long: CalculatedRoof, cover?: number): RoofLine[] => {
    const shorter = isTooLongForTrucks(long, words)
      ? shorterSheets(ofWidth, calculation, words)
      : undefined
    const count = shorter && shorterText(shorter.result, shorter.isLapKnown, unit, words)
    if (count === undefined) return []
    const text = cover === undefined ? count : countForWidth(count, cover, words)
    return [line(capitalize(text), transport.withLap)]
  }
  const perWidth = widthResults(calculation, words).flatMap(({ roof, result, width }) => {
    // The line of a side that differs has no count while no width is chosen.
    const sidesDiffer = result.sides.length > 1
    const counted = (sidesDiffer ? answerText : messageSummary)(result, unit, words)
    return counted === undefined
      ? []
      : [
          line(countForWidth(counted, width.cover, words)),
          ...shorterLine(roof, result, width.cover),
        ]
  })
  if (perWidth.length > 0) return perWidth
  const result = resultOf(calculation)
  const summary = result && messageSummary(result, unit, words)
  if (result === undefined || summary === undefined) {
    return [line(sheet.joint === 'profiles' ? requestProfiles : request, requestLabel)]
  }
  const isExact = result.sheets !== undefined && 'exact' in result.sheets.count
  return [
    line(isExact ? summary : fillTemplate(requestExact, 'count', summary)),
    ...shorterLine(roof, result),
  ]
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
  const ofSides: readonly string[] = ['slope', 'lengths']
  const results = result
    ? factTexts(result, unit, words).filter(
        ({ fact }) => result.sides.length === 1 || !ofSides.includes(fact),
      )
    : []
  const { label, message } = say.transport
  return [
    ...measured,
    ...(roof.by === 'unsure' ? [pitchLine] : []),
    ...results,
    ...(result ? [otherUnitText(result, unit, words)] : []),
    ...(result?.screws === undefined ? [screwsLine] : []),
    ...(result ? sideLines(calculation, result, words) : []),
    ...countLines(calculation, words),
    ...(result && isTooLongForTrucks(result, words) ? [{ label, text: message }] : []),
  ]
}
