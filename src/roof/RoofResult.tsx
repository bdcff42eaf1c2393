import { labelledText } from '../catalogue/labelledText.ts'
import styles from '../ui/form/fields.module.css'
import type { RoofAnswer } from './answerRoof.ts'
import type { CalculatedRoof as Result } from './calculate.ts'
import { type CompanionList, GoesWith } from './GoesWith.tsx'
import { factTexts, otherUnitText, savingText, stepText } from './roofText.ts'
import type { RoofWords } from './roofWords.ts'

type Props = {
  result: Result
  roofAnswer: RoofAnswer
  words: RoofWords
  goesWith?: CompanionList | undefined
}

/** The details below the answer: measures, missing facts and working. */
export function RoofResult({ result, roofAnswer, words, goesWith }: Props) {
  const calculatorWords = words.roofCalculator
  const { unit, sheet } = roofAnswer
  const isWidthOpen = result.across === undefined && sheet.widths.length > 0
  const missing = result.missing.filter((fact) => fact !== 'cover' || !isWidthOpen)
  const saving = savingText(result, unit, words)
  // The answer has the length of the sheets if there is only one.
  const facts = factTexts(result, unit, words).filter(
    ({ fact }) => fact !== 'lengths' || result.column?.length !== 1,
  )
  const working = result.working.map((step) => stepText(step, words))
  const hasScrews = facts.some(({ fact }) => fact === 'screws')
  return (
    <>
      {isWidthOpen && <p>{calculatorWords.chooseWidth}</p>}
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
      {goesWith !== undefined && (
        <GoesWith
          {...goesWith}
          // A roof with one slope has no ridge.
          items={goesWith.items.filter(({ amount }) => amount !== 'ridge' || result.ridge > 0)}
          amountOf={(amount) => facts.find(({ fact }) => fact === amount)?.text}
        />
      )}
      <p className="soft">{labelledText(otherUnitText(result, unit, words), words)}</p>
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
