import { capitalize } from '../catalogue/capitalize.ts'
import { fillTemplate, fillTemplates } from '../catalogue/fillTemplate.ts'
import {
  type RoofCalculation,
  resultOf,
  type ShorterSheets,
  shorterSheets,
  widthResults,
} from './answerRoof.ts'
import {
  answerText,
  countNotes,
  coverText,
  isTooLongForTrucks,
  lengthNote,
  shorterText,
} from './answerText.ts'
import type { CalculatedRoof } from './calculatedRoof.ts'
import { areaText, sheetText, slopeText } from './roofText.ts'
import type { RoofWords } from './roofWords.ts'
import type { SheetWidth } from './sheetFacts.ts'
import type { RoofInput } from './typedRoof.ts'
import type { UsableResult } from './usableResult.ts'

/** A text in large letters with the sentences below it; with a label if there is another way to lay the roof. */
type LargeText = { label?: string; text: string; notes: readonly string[] }

/** A count in large letters, and the texts below it. */
export type Answer = {
  key: string
  /** The width that the answer is for, above the count. */
  condition?: string
  /** Of sheets that are too long for most trucks, first the count of shorter ones. */
  counts: readonly LargeText[]
  notes: readonly string[]
  /** True for a count that is a lower bound. */
  isBound: boolean
  usable: UsableResult
}

/**
 * The answers with a count: one for each width that can be chosen, or the only one. Empty without a count.
 * @param keepsChoice true for one for each width also if one of them is chosen
 */
export function countedAnswers(
  calculation: RoofCalculation,
  words: RoofWords,
  keepsChoice = false,
): Answer[] {
  const perWidth = widthResults(calculation, words, keepsChoice).flatMap(({ width, ...counted }) =>
    countedAnswer(calculation, counted, words, width),
  )
  if (perWidth.length > 0) return perWidth
  const result = resultOf(calculation)
  return result === undefined
    ? []
    : countedAnswer(calculation, { roof: calculation.roof, result }, words)
}

/** The answer with a count, as the only one of a list that is empty without a count. */
function countedAnswer(
  calculation: RoofCalculation,
  counted: { roof: RoofInput; result: CalculatedRoof },
  words: RoofWords,
  width?: SheetWidth,
): Answer[] {
  const { result } = counted
  const text = answerText(result, calculation.unit, words)
  if (text === undefined) return []
  const shorter = isTooLongForTrucks(result, words)
    ? shorterSheets(counted.roof, calculation, words)
    : undefined
  // Lengths that most trucks carry are offered first.
  const usable =
    shorter?.result.sheets === undefined
      ? { result }
      : { result: shorter.result, shorter: { isLapKnown: shorter.isLapKnown } }
  return [
    {
      key: width?.value ?? '',
      ...(width && { condition: capitalize(coverText(width.cover, words)) }),
      counts: countTexts(calculation, shorter, { text, notes: countNotes(result, words) }, words),
      notes: fixedLengthNotes(calculation, result, words),
      isBound: result.sheets !== undefined && 'atLeast' in result.sheets.count,
      usable: { ...usable, ...(width && { width }) },
    },
  ]
}

/** Why the sheets are longer than the slope, if they come in fixed lengths. */
function fixedLengthNotes(
  { sheet, unit }: RoofCalculation,
  { sides: [side, other] }: CalculatedRoof,
  words: RoofWords,
): string[] {
  const [piece, ...others] = side?.column ?? []
  const isOne = other === undefined && piece?.count === 1 && others.length === 0
  if (side === undefined || !isOne || !sheet.lengths.includes(piece.length)) return []
  const [length, slope] = [sheetText(piece.length, unit, words), slopeText(side.slope, unit, words)]
  return length === slope
    ? []
    : [fillTemplates(words.roofCalculator.fixedLength, { length, slope })]
}

/** The count, after one of shorter sheets with a lap if these are too long for most trucks. */
function countTexts(
  { unit }: RoofCalculation,
  shorter: ShorterSheets | undefined,
  whole: LargeText,
  words: RoofWords,
): LargeText[] {
  const { withLap, onePiece } = words.roofCalculator.transport
  const shorterCount = shorter && shorterText(shorter.result, shorter.isLapKnown, unit, words)
  return shorter === undefined || shorterCount === undefined
    ? [whole]
    : [
        {
          label: withLap,
          text: capitalize(shorterCount),
          notes: countNotes(shorter.result, words),
        },
        { label: onePiece, ...whole },
      ]
}

/** The area in large letters, and why the sheets are not counted. */
export function areaAnswer(
  result: CalculatedRoof,
  { unit, sheet }: RoofCalculation,
  isSheetChosen: boolean,
  words: RoofWords,
): Answer {
  const { answerArea, missing } = words.roofCalculator
  const length = lengthNote(result, unit, words)
  const reasons = result.missing
    .filter((fact) => fact !== 'cover' || sheet.widths.length === 0)
    .map((fact) => missing[fact])
  return {
    key: '',
    counts: [
      { text: fillTemplate(answerArea, 'area', areaText(result.area, unit, words)), notes: [] },
    ],
    notes: [...(length === undefined ? [] : [length]), ...(isSheetChosen ? reasons : [])],
    isBound: false,
    usable: { result },
  }
}
