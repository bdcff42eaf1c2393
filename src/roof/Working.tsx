import { joinList } from '../catalogue/textRuns.ts'
import disclosureStyles from '../ui/form/disclosure.module.css'
import styles from '../ui/form/fields.module.css'
import chevronStyles from '../ui/text/Chevron.module.css'
import { type RoofAnswer, widthResults } from './answerRoof.ts'
import type { CalculatedRoof } from './calculate.ts'
import { answerText, coverText, stepText } from './roofText.ts'
import type { RoofWords } from './roofWords.ts'

type Props = { result: CalculatedRoof; roofAnswer: RoofAnswer; words: RoofWords }

/** How the answer was worked out, line by line: also the count for each width, if one is still to be chosen. */
export function Working({ result, roofAnswer, words }: Props) {
  const textsOf = ({ working }: CalculatedRoof) => working.map((step) => stepText(step, words))
  const shared = textsOf(result)
  const perWidth = result.count === undefined ? widthResults(roofAnswer, words) : []
  return (
    <details className={styles.fold}>
      <summary className={`${disclosureStyles.disclosure} ${chevronStyles.chevron}`}>
        {words.roofCalculator.working}
      </summary>
      <Steps texts={shared} />
      {perWidth.map(({ width, result }) => {
        const count = answerText(result, roofAnswer.unit, words) ?? ''
        return (
          <div key={width.value}>
            <p>
              <b>{joinList([count, coverText(width.cover, words)], words.writing.lists)}</b>
            </p>
            <Steps texts={textsOf(result).filter((text) => !shared.includes(text))} />
          </div>
        )
      })}
      {words.roofCalculator.assumptions.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </details>
  )
}

function Steps({ texts }: { texts: readonly string[] }) {
  return (
    <ol className={styles.working}>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ol>
  )
}
