import styles from './AnswerCards.module.css'
import { type RoofCalculation, widthResults } from './answerRoof.ts'
import type { CalculatedRoof } from './calculate.ts'
import { answerText, coverText, examplePitchText } from './roofText.ts'
import type { RoofWords } from './roofWords.ts'

type Card = {
  key: string
  answer: string
  /** The texts below the answer: the width that it is for, or why the sheets are not counted. */
  notes?: readonly string[]
}

/** A card for each width that can be chosen, or one for the chosen or only one. */
function cardsOf({ result, calculation, isSheetChosen, words }: Props): Card[] {
  const { weCount, missing, chooseSheet } = words.roofCalculator
  const { unit } = calculation
  const answer = answerText(result, unit, words)
  if (result.count !== undefined) return [{ key: '', answer: answer ?? weCount }]
  const perWidth = widthResults(calculation, words).flatMap(({ width, result }) => {
    const counted = answerText(result, unit, words)
    const notes = [coverText(width.cover, words)]
    return counted === undefined ? [] : [{ key: width.value, answer: counted, notes }]
  })
  if (perWidth.length > 0) return perWidth
  const isWidthOpen = hasOpenWidth(result, calculation)
  const reasons = result.missing
    .filter((fact) => fact !== 'cover' || !isWidthOpen)
    .map((fact) => missing[fact])
  if (!isSheetChosen) return [{ key: '', answer: answer ?? weCount, notes: [chooseSheet] }]
  return [
    answer === undefined
      ? { key: '', answer: weCount, notes: reasons }
      : { key: '', answer, notes: [weCount, ...reasons] },
  ]
}

/** True if a sheet of several widths is not chosen yet. */
function hasOpenWidth(result: CalculatedRoof, { sheet }: RoofCalculation): boolean {
  return result.across === undefined && sheet.widths.length > 0
}

type Props = {
  result: CalculatedRoof
  calculation: RoofCalculation
  /** False if a sheet is still to be chosen, below the answer. */
  isSheetChosen: boolean
  words: RoofWords
}

/** The answer in large letters, with its assumptions, or why there is no count. */
export function AnswerCards(props: Props) {
  const { result, calculation, words } = props
  const pitchNote = examplePitchText(result, words)
  return (
    <>
      <ul className={styles.cards}>
        {cardsOf(props).map(({ key, answer, notes = [] }) => (
          <li key={key}>
            <b>{answer}</b>
            {notes.map((note) => (
              <p key={note}>{note}</p>
            ))}
          </li>
        ))}
      </ul>
      {hasOpenWidth(result, calculation) && <p>{words.roofCalculator.chooseWidth}</p>}
      {pitchNote !== undefined && <p>{pitchNote}</p>}
    </>
  )
}
