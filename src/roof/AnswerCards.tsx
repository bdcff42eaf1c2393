import { fillTemplate } from '../catalogue/fillTemplate.ts'
import styles from './AnswerCards.module.css'
import { type RoofAnswer, widthResults } from './answerRoof.ts'
import type { CalculatedRoof } from './calculate.ts'
import { answerText, examplePitchText, lengthWithUnit } from './roofText.ts'
import type { RoofWords } from './roofWords.ts'

type Card = { key: string; answer: string; condition?: string | undefined }

/** A card for each width that can be chosen, or one for the chosen or only one. */
function cardsOf(result: CalculatedRoof, roofAnswer: RoofAnswer, words: RoofWords): Card[] {
  const { weCount, ifCovers } = words.roofCalculator
  const { unit } = roofAnswer
  const answer = answerText(result, unit, words)
  if (result.count !== undefined) return [{ key: '', answer: answer ?? weCount }]
  const perWidth = widthResults(roofAnswer, words).flatMap(({ width, result }) => {
    if (result.count === undefined) return []
    const counted = answerText(result, unit, words)
    const condition = fillTemplate(ifCovers, 'cover', lengthWithUnit(width.cover, 'mm', words))
    return counted === undefined ? [] : [{ key: width.value, answer: counted, condition }]
  })
  if (perWidth.length > 0) return perWidth
  return [
    answer === undefined ? { key: '', answer: weCount } : { key: '', answer, condition: weCount },
  ]
}

type Props = { result: CalculatedRoof; roofAnswer: RoofAnswer; words: RoofWords }

/** The answer in large letters, with its assumptions. */
export function AnswerCards({ result, roofAnswer, words }: Props) {
  const pitchNote = examplePitchText(result, words)
  return (
    <>
      <ul className={styles.cards}>
        {cardsOf(result, roofAnswer, words).map(({ key, answer, condition }) => (
          <li key={key}>
            <b>{answer}</b>
            {condition !== undefined && <> {condition}</>}
          </li>
        ))}
      </ul>
      {pitchNote !== undefined && <p>{pitchNote}</p>}
    </>
  )
}
