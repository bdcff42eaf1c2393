import { labelledText } from '../catalogue/labelledText.ts'
import styles from '../ui/form/fields.module.css'
import { type RoofAnswer, widthSummaries } from './answerRoof.ts'
import type { CalculatedRoof as Result } from './calculate.ts'
import { factTexts, mainSummary, savingText, stepText } from './roofText.ts'
import type { RoofWords } from './roofWords.ts'

type Props = {
  result: Result
  roofAnswer: RoofAnswer
  words: RoofWords
}

/** The result in one line: the count, or the next step if the sheets cannot be counted. */
export function answerLine(result: Result, roofAnswer: RoofAnswer, words: RoofWords): string {
  const { chooseWidth, weCount } = words.roofCalculator
  const summary = mainSummary(result, roofAnswer.unit, words)
  return summary ?? (roofAnswer.sheet.widths.length > 0 ? chooseWidth : weCount)
}

/** The results of a roof, the facts that are missing for the count, and the working. */
export function RoofResult({ result, roofAnswer, words }: Props) {
  const calculatorWords = words.roofCalculator
  const { unit, sheet } = roofAnswer
  const widths = widthSummaries(roofAnswer, words)
  const missing = result.missing.filter((fact) => fact !== 'cover' || sheet.widths.length === 0)
  const saving = savingText(result, unit, words)
  const facts = factTexts(result, unit, words)
  const working = result.working.map((step) => stepText(step, words))
  const hasScrews = facts.some(({ fact }) => fact === 'screws')
  return (
    <>
      {widths.length > 0 && result.across === undefined && (
        <ul>
          {widths.map(({ label, text }) => (
            <li key={label}>{labelledText({ label, text }, words)}</li>
          ))}
        </ul>
      )}
      {missing.map((fact) => (
        <p key={fact}>{calculatorWords.missing[fact]}</p>
      ))}
      <dl className={styles.facts}>
        {facts.map(({ fact, label, text }) => (
          <div key={fact}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
        {!hasScrews && (
          <div>
            <dt>{calculatorWords.facts.screws}</dt>
            <dd>{calculatorWords.askScrews}</dd>
          </div>
        )}
      </dl>
      {saving !== undefined && <p>{saving}</p>}
      {result.notes.map((note) => (
        <p key={note}>{calculatorWords.notes[note]}</p>
      ))}
      <details className={styles.fold}>
        <summary>{calculatorWords.working}</summary>
        <ol className={styles.working}>
          {working.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ol>
        {calculatorWords.assumptions.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </details>
    </>
  )
}
