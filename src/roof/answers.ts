import { fillTemplate } from '../catalogue/fillTemplate.ts'
import { type RoofCalculation, resultOf, widthResults } from './answerRoof.ts'
import { answerText, countNotes, coverText, lengthNote, truckText } from './answerText.ts'
import type { CalculatedRoof } from './calculatedRoof.ts'
import { areaText } from './roofText.ts'
import type { RoofWords } from './roofWords.ts'

/** A count in large letters; the texts above and below it. */
export type Answer = {
  key: string
  warning?: string | undefined
  answer: string
  notes: readonly string[]
}

/** The answers with a count: one for each width that can be chosen, or the only one. Empty without a count. */
export function countedAnswers(calculation: RoofCalculation, words: RoofWords): Answer[] {
  const { unit } = calculation
  const answerOf = (result: CalculatedRoof, key: string, first: readonly string[]): Answer[] => {
    const answer = answerText(result, unit, words)
    if (answer === undefined) return []
    const warning = truckText(result, words)
    return [{ key, warning, answer, notes: [...first, ...countNotes(result, words)] }]
  }
  const perWidth = widthResults(calculation, words).flatMap(({ width, result }) =>
    answerOf(result, width.value, [coverText(width.cover, words)]),
  )
  if (perWidth.length > 0) return perWidth
  const result = resultOf(calculation)
  return result === undefined ? [] : answerOf(result, '', [])
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
    warning: truckText(result, words),
    answer: fillTemplate(answerArea, 'area', areaText(result.area, unit, words)),
    notes: [...(length === undefined ? [] : [length]), ...(isSheetChosen ? reasons : [])],
  }
}
