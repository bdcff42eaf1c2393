import disclosureStyles from '../ui/form/disclosure.module.css'
import styles from '../ui/form/fields.module.css'
import chevronStyles from '../ui/text/Chevron.module.css'
import { type RoofCalculation, widthResults } from './answerRoof.ts'
import { answerText, countForWidth } from './answerText.ts'
import type { CalculatedRoof } from './calculatedRoof.ts'
import { stepText } from './roofText.ts'
import type { RoofWords } from './roofWords.ts'

type Props = { result: CalculatedRoof; calculation: RoofCalculation; words: RoofWords }

/** The working of the answer, step by step. If no width is chosen yet, it shows the count for each width. */
export function Working({ result, calculation, words }: Props) {
  const textsOf = ({ working }: CalculatedRoof) => working.map((step) => stepText(step, words))
  const steps = textsOf(result)
  const counts = widthResults(calculation, words).flatMap(({ width, result }) => {
    const count = answerText(result, calculation.unit, words)
    const stepsOfWidth = textsOf(result).filter((text) => !steps.includes(text))
    return count === undefined
      ? []
      : [{ title: countForWidth(count, width.cover, words), stepsOfWidth }]
  })
  return (
    <details className={styles.fold}>
      <summary className={`${disclosureStyles.disclosure} ${chevronStyles.chevron}`}>
        {words.roofCalculator.working}
      </summary>
      <Steps texts={steps} />
      {counts.map(({ title, stepsOfWidth }) => (
        <div key={title}>
          <p>
            <b>{title}</b>
          </p>
          <Steps texts={stepsOfWidth} />
        </div>
      ))}
      {words.roofCalculator.assumptions.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </details>
  )
}

function Steps({ texts }: { texts: readonly string[] }) {
  // Two sides may have the same lines.
  const lines = Array.from(texts.entries(), ([place, text]) => ({ place, text }))
  return (
    <ol className={styles.working}>
      {lines.map(({ place, text }) => (
        <li key={place}>{text}</li>
      ))}
    </ol>
  )
}
