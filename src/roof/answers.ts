import { fillTemplate } from '../catalogue/fillTemplate.ts'
import { type RoofCalculation, resultOf, shorterSheets, widthResults } from './answerRoof.ts'
import {
  answerText,
  countNotes,
  coverText,
  isTooLongForTrucks,
  lengthNote,
  shorterText,
} from './answerText.ts'
import type { CalculatedRoof } from './calculatedRoof.ts'
import { areaText } from './roofText.ts'
import type { RoofWords } from './roofWords.ts'
import type { RoofInput } from './typedRoof.ts'

/** A count in large letters, and the texts below it. */
export type Answer = { key: string; answer: string; notes: readonly string[] }

/** The answers with a count: one for each width that can be chosen, or the only one. Empty without a count. */
export function countedAnswers(calculation: RoofCalculation, words: RoofWords): Answer[] {
  const { roof, unit } = calculation
  const perWidth = widthResults(calculation, words).flatMap(({ width, ...counted }): Answer[] => {
    const answer = answerText(counted.result, unit, words)
    const cover = coverText(width.cover, words)
    const notes = [cover, ...notesOf(calculation, counted, words)]
    return answer === undefined ? [] : [{ key: width.value, answer, notes }]
  })
  if (perWidth.length > 0) return perWidth
  const result = resultOf(calculation)
  if (result === undefined) return []
  const answer = answerText(result, unit, words)
  if (answer === undefined) return []
  return [{ key: '', answer, notes: notesOf(calculation, { roof, result }, words) }]
}

/** The sentences below a count; the last one counts shorter sheets if these are too long for most trucks. */
function notesOf(
  calculation: RoofCalculation,
  { roof, result }: { roof: RoofInput; result: CalculatedRoof },
  words: RoofWords,
): string[] {
  const shorter = isTooLongForTrucks(result, words)
    ? shorterSheets(roof, calculation, words)
    : undefined
  const text = shorter && shorterText(shorter.result, shorter.isLapKnown, calculation.unit, words)
  return [...countNotes(result, words), ...(text === undefined ? [] : [text])]
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
    answer: fillTemplate(answerArea, 'area', areaText(result.area, unit, words)),
    notes: [...(length === undefined ? [] : [length]), ...(isSheetChosen ? reasons : [])],
  }
}
