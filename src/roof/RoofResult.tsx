import { labelledText } from '../catalogue/labelledText.ts'
import styles from '../ui/form/fields.module.css'
import { type RoofAnswer, widthSummaries } from './answerRoof.ts'
import type { CalculatedRoof as Result } from './calculate.ts'
import { factTexts, mainSummary, savingText, stepText } from './roofText.ts'
import type { RoofWords } from './roofWords.ts'

type Props = {
  result: Result
  answered: RoofAnswer
  words: RoofWords
}

/** The answer in one line: the count, or what is done where it cannot be counted here. */
export function answerLine(result: Result, answered: RoofAnswer, words: RoofWords): string {
  const { chooseWidth, weCount } = words.roofCalculator
  const summary = mainSummary(result, answered.unit, words)
  return summary ?? (answered.sheet.widths.length > 0 ? chooseWidth : weCount)
}

/** What is known of a roof and its sheets, what is not, and how it was worked out. */
export function RoofResult({ result, answered, words }: Props) {
  const say = words.roofCalculator
  const { unit, sheet } = answered
  const widths = widthSummaries(answered, words)
  const missing = result.missing.filter((fact) => fact !== 'cover' || sheet.widths.length === 0)
  const saving = savingText(result, unit, words)
  const facts = factTexts(result, unit, words)
  const working = result.working.map((step) => stepText(step, words))
  const screws = facts.some(({ fact }) => fact === 'screws')
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
        <p key={fact}>{say.missing[fact]}</p>
      ))}
      <dl className={styles.facts}>
        {facts.map(({ fact, label, text }) => (
          <div key={fact}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
        {!screws && (
          <div>
            <dt>{say.facts.screws}</dt>
            <dd>{say.askScrews}</dd>
          </div>
        )}
      </dl>
      {saving !== undefined && <p>{saving}</p>}
      {result.notes.map((note) => (
        <p key={note}>{say.notes[note]}</p>
      ))}
      <details className={styles.fold}>
        <summary>{say.working}</summary>
        <ol className={styles.working}>
          {working.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ol>
        {say.assumptions.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </details>
    </>
  )
}
