import { Fragment } from 'react'
import { unbreakNumbers } from '../catalogue/unbreakUnits.ts'
import styles from './AnswerCards.module.css'
import { answerRoof, type RoofCalculation, resultOf } from './answerRoof.ts'
import { type Answer, areaAnswer, countedAnswers } from './answers.ts'
import {
  buildingText,
  examplePitchText,
  isTooLongForTrucks,
  takeOverText,
  usedText,
} from './answerText.ts'
import type { CalculatedRoof } from './calculatedRoof.ts'
import type { RoofWords } from './roofWords.ts'
import type { SheetFacts, SheetWidth } from './sheetFacts.ts'
import type { UsableResult } from './usableResult.ts'

/** A sheet that the buyer can choose, with what the catalogue knows of it. */
export type OfferedSheet = { path: string; name: string; facts: SheetFacts }

/** The sheets to choose from, if none is chosen yet. */
export type SheetOffer = {
  sheets: readonly OfferedSheet[]
  onChoose: (path: string) => void
}

type Props = {
  result: CalculatedRoof
  calculation: RoofCalculation
  /** Left out if the sheet is chosen. */
  offer?: SheetOffer | undefined
  /** True if the answers for all widths stay although one is chosen: the buyer may change it. */
  keepsChoice?: boolean
  /** Takes a result over into the enquiry; left out if there is none. */
  onUse?: ((usable: UsableResult) => void) | undefined
  /** The confirmation of what was filled in last; empty before the first press. */
  used?: string
  words: RoofWords
}

/** The answer in large letters, with its assumptions, or the area if there is no count. */
export function AnswerCards({
  result,
  calculation,
  offer,
  keepsChoice,
  onUse,
  used,
  words,
}: Props) {
  const { chooseSheet, chooseWidth, lapAddsMore, transport } = words.roofCalculator
  const { unit, typed } = calculation
  const counted = countedAnswers(calculation, words, keepsChoice)
  // A width that the buyer has typed is counted, whatever the sheet.
  const offered = (counted.length > 0 ? [] : (offer?.sheets ?? []))
    .flatMap((sheet) => {
      const ofSheet = answerRoof(typed, sheet.facts, words)
      const answers = countedAnswers(ofSheet, words)
      const ownResult = resultOf(ofSheet)
      const isTooLong = ownResult !== undefined && isTooLongForTrucks(ownResult, words)
      return answers.length === 0 ? [] : [{ ...sheet, answers, isTooLong }]
    })
    // Exact counts before lower bounds.
    .sort((one, other) => Number(hasBound(one.answers)) - Number(hasBound(other.answers)))
  const answers =
    counted.length > 0 ? counted : [areaAnswer(result, calculation, offer === undefined, words)]
  const shown = offered.length > 0 ? offered.flatMap((sheet) => sheet.answers) : answers
  const pitchNote = examplePitchText(result, words)
  const tooLong = <strong className={styles.warning}>{transport.text}</strong>
  // Once for all, unless some of the offered sheets are shorter.
  const areAllTooLong =
    offered.length > 0
      ? offered.every(({ isTooLong }) => isTooLong)
      : isTooLongForTrucks(result, words)
  return (
    <>
      <p>{buildingText(result, unit, words)}</p>
      {pitchNote !== undefined && <p>{unbreakNumbers(pitchNote)}</p>}
      {areAllTooLong && tooLong}
      {offered.length > 0 && <p>{chooseSheet}</p>}
      <ul className={styles.cards}>
        {offered.length > 0
          ? offered.map(({ path, name, answers, isTooLong }) => (
              <li key={path}>
                <button type="button" className={styles.name} onClick={() => offer?.onChoose(path)}>
                  {name}
                </button>
                {isTooLong && !areAllTooLong && tooLong}
                {answers.map((answer) => (
                  <AnswerLines key={answer.key} answer={answer} />
                ))}
              </li>
            ))
          : answers.map((answer) => {
              const { key, usable } = answer
              const use = onUse && takeOverText(usable, words)
              const isChosen = usable.width !== undefined && isOf(usable.width, calculation.sheet)
              const isUsed =
                isChosen === (usable.width !== undefined) && usedText(usable, unit, words) === used
              return (
                <li key={key} aria-current={isChosen || undefined}>
                  <AnswerLines answer={answer} />
                  {use !== undefined && (
                    <button
                      type="button"
                      className="button plain"
                      aria-pressed={isUsed}
                      onClick={() => onUse?.(usable)}
                    >
                      {use}
                    </button>
                  )}
                </li>
              )
            })}
      </ul>
      {hasBound(shown) && <p>{lapAddsMore}</p>}
      {offer === undefined && counted.length > 1 && <p>{chooseWidth}</p>}
    </>
  )
}

/** True for the width of the sheet, which is chosen. */
function isOf(width: SheetWidth, { overall, cover }: SheetFacts): boolean {
  return width.overall === overall && width.cover === cover
}

function hasBound(answers: readonly Answer[]): boolean {
  return answers.some(({ isBound }) => isBound)
}

function AnswerLines({ answer: { condition, counts, notes } }: { answer: Answer }) {
  const sentences = (texts: readonly string[]) =>
    texts.map((text) => <p key={text}>{unbreakNumbers(text)}</p>)
  return (
    <>
      {counts.map(({ label, text, notes }, i) => (
        <Fragment key={text}>
          <div>
            {i === 0 && condition !== undefined && <p>{unbreakNumbers(condition)}</p>}
            {label !== undefined && <p>{label}</p>}
            <b>{unbreakNumbers(text)}</b>
          </div>
          {sentences(notes)}
        </Fragment>
      ))}
      {sentences(notes)}
    </>
  )
}
