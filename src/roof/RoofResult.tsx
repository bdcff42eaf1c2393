import { unbreakNumbers } from '../catalogue/unbreakUnits.ts'
import styles from '../ui/form/fields.module.css'
import type { RoofCalculation } from './answerRoof.ts'
import {
  factTexts,
  isTooLongForTrucks,
  onlyLength,
  otherUnitFacts,
  savingText,
} from './answerText.ts'
import { Companions, type CompanionsView } from './Companions.tsx'
import type { CalculatedRoof } from './calculatedRoof.ts'
import type { RoofWords } from './roofWords.ts'
import { Working } from './Working.tsx'

type Props = {
  result: CalculatedRoof
  calculation: RoofCalculation
  words: RoofWords
  goesWith?: CompanionsView | undefined
}

/** The details below the answer: measures, what goes with the sheet, and the working. */
export function RoofResult({ result, calculation, words, goesWith }: Props) {
  const calculatorWords = words.roofCalculator
  const { unit } = calculation
  // The answer says already that a sheet is too long for most trucks.
  const isTooLong = isTooLongForTrucks(result, words)
  const notes = result.notes.filter((note) => note !== 'onePiece' || !isTooLong)
  const saving = savingText(result, unit, words)
  // The answer has the length of the sheets if there is only one.
  const facts = factTexts(result, unit, words).filter(
    ({ fact }) => fact !== 'lengths' || onlyLength(result) === undefined,
  )
  const others = new Map(otherUnitFacts(result, unit, words).map(({ fact, text }) => [fact, text]))
  const hasScrews = facts.some(({ fact }) => fact === 'screws')
  return (
    <>
      <dl className={styles.facts}>
        {facts.map(({ fact, label, text }) => (
          <div key={fact}>
            <dt>{label}</dt>
            <dd>
              {unbreakNumbers(text)}
              {others.has(fact) && <span>{unbreakNumbers(others.get(fact) ?? '')}</span>}
            </dd>
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
        <Companions
          {...goesWith}
          // A roof with one side has no ridge.
          items={goesWith.items.filter(({ amount }) => amount !== 'ridge' || result.ridge > 0)}
          amountOf={(amount) => facts.find(({ fact }) => fact === amount)?.text}
        />
      )}
      {saving !== undefined && <p>{unbreakNumbers(saving)}</p>}
      {notes.map((note) => (
        <p key={note}>{calculatorWords.notes[note]}</p>
      ))}
      <Working result={result} calculation={calculation} words={words} />
    </>
  )
}
