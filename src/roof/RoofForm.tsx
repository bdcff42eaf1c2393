import { type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { fillTemplate } from '../catalogue/fillTemplate.ts'
import { labelledText } from '../catalogue/labelledText.ts'
import { type LengthUnit, lengthUnits } from '../catalogue/unit.ts'
import { bringIntoView } from '../ui/browser/bringIntoView.ts'
import disclosureStyles from '../ui/form/disclosure.module.css'
import { Field } from '../ui/form/Field.tsx'
import styles from '../ui/form/fields.module.css'
import chevronStyles from '../ui/text/Chevron.module.css'
import { AnswerCards } from './AnswerCards.tsx'
import {
  answerRoof,
  changeRoof,
  type RoofCalculation,
  type RoofFields,
  widthResults,
} from './answerRoof.ts'
import type { CompanionsView } from './Companions.tsx'
import type { CalculatedRoof } from './calculate.ts'
import { RoofDrawing } from './RoofDrawing.tsx'
import { RoofResult } from './RoofResult.tsx'
import { lengthWithUnit, usedText } from './roofText.ts'
import type { RoofWords } from './roofWords.ts'
import type { SheetFacts, SheetWidth } from './sheetFacts.ts'
import {
  type RoofField,
  roofMeasures,
  sheetMeasures,
  slopeFields,
  slopeMethods,
} from './typedRoof.ts'

/** A result to take over into the enquiry, and the width that it is for if the buyer had not chosen one. */
type UsableResult = { result: CalculatedRoof; width?: SheetWidth }

/** The same, with the unit that the roof was typed in. */
export type TakenResult = UsableResult & { unit: LengthUnit }

export type RoofFormProps = {
  sheet: SheetFacts
  /** False if the sheet is still to be chosen, by a field of `afterAnswer`. */
  isSheetChosen?: boolean
  /** The current texts of the fields. */
  typed: RoofFields
  /** The value of the chosen colour, `#rrggbb`, if it is confirmed. */
  colour?: string | undefined
  words: RoofWords
  /** The companions of the sheet. */
  goesWith?: CompanionsView | undefined
  /** The WhatsApp link of the page with the roof; left out on a list, which is sent as a whole. */
  whatsapp?: string | undefined
  onChange: (typed: RoofFields) => void
  /** Left out if there is no enquiry to take a result over into. */
  onTakeResult?: (taken: TakenResult) => void
  /** Shown below the answer. */
  afterAnswer?: ReactNode
}

/** The form for the measures of a roof, with the answer, a drawing, the result and the working. */
export function RoofForm({
  sheet,
  isSheetChosen = true,
  typed,
  colour,
  words,
  goesWith,
  whatsapp,
  afterAnswer,
  onChange,
  onTakeResult,
}: RoofFormProps) {
  const calculatorWords = words.roofCalculator
  const [used, setUsed] = useState('')
  const formElement = useRef<HTMLFormElement>(null)
  const answerStatus = useRef<HTMLDivElement>(null)
  const usedStatus = useRef<HTMLParagraphElement>(null)
  const calculation = answerRoof(typed, sheet, words)
  const { roof, outcome, unit } = calculation
  // Fields that come filled in are answered at once.
  const [submitted, setSubmitted] = useState('result' in outcome)
  const faults = 'faults' in outcome ? outcome.faults : {}
  const result = submitted && 'result' in outcome ? outcome.result : undefined
  const required = slopeFields(roof)
  const [horizontal] = required.filter((name) => name === 'span' || name === 'run')
  const optional = [...roofMeasures(roof), ...sheetMeasures(roof, sheet)].filter(
    (name) => name !== 'eave' && !required.includes(name),
  )

  function setField(name: string) {
    return (value: string) => {
      setUsed('')
      onChange(changeRoof(typed, name, value))
    }
  }

  /** An empty field has no error before the button is clicked. */
  function errorOf(name: RoofField): string | undefined {
    const fault = faults[name]
    if (fault === undefined || (fault === 'empty' && !submitted)) return undefined
    return calculatorWords.faults[fault]
  }

  function field(name: RoofField) {
    return (
      <Field
        key={name}
        {...calculatorWords.fields[name]}
        value={roof[name] ?? ''}
        error={errorOf(name)}
        onChange={setField(name)}
      />
    )
  }

  /** Shows the result, or moves the focus to the first field that is missing or wrong. */
  function submit(): void {
    flushSync(() => setSubmitted(true))
    const invalid = formElement.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    const details = invalid?.closest('details')
    if (details) details.open = true
    if (invalid) invalid.focus()
    else bringIntoView(answerStatus.current)
  }

  function takeResult(used: UsableResult): void {
    onTakeResult?.({ ...used, unit })
    flushSync(() => setUsed(usedText(used.result, unit, words) ?? ''))
    bringIntoView(usedStatus.current)
  }

  const invalid = ['eave' as const, ...required, ...optional].filter((name) => errorOf(name))
  return (
    <form
      ref={formElement}
      className={styles.roof}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <div className={styles.measures}>
        {field('eave')}
        {horizontal !== undefined && field(horizontal)}
        <Field
          label={calculatorWords.unit}
          value={roof.unit}
          options={lengthUnits.map((unit) => ({
            value: unit,
            label: calculatorWords.units[unit],
          }))}
          onChange={setField('unit')}
        />
        <Field
          label={calculatorWords.slopes}
          value={String(roof.slopes)}
          options={[
            { value: '2', label: calculatorWords.twoSlopes },
            { value: '1', label: calculatorWords.oneSlope },
          ]}
          onChange={setField('slopes')}
        />
        <Field
          label={calculatorWords.by}
          value={roof.by}
          options={slopeMethods.map((method) => ({
            value: method,
            label: calculatorWords.ways[method],
          }))}
          onChange={setField('by')}
        />
        {required.filter((name) => name !== horizontal).map(field)}
      </div>
      <details className={styles.fold}>
        <summary className={`${disclosureStyles.disclosure} ${chevronStyles.chevron}`}>
          {calculatorWords.more}
        </summary>
        <div className={styles.fields}>{optional.map(field)}</div>
      </details>
      <p className={styles.actions}>
        <button type="submit" className="button">
          {calculatorWords.calculate}
        </button>
      </p>
      {submitted && invalid.length > 0 && (
        <ul className={styles.wrong}>
          {invalid.map((name) => (
            <li key={name}>
              {labelledText(
                { label: calculatorWords.fields[name].label, text: errorOf(name) ?? '' },
                words,
              )}
            </li>
          ))}
        </ul>
      )}
      <div ref={answerStatus} role="status">
        {result && (
          <AnswerCards
            result={result}
            calculation={calculation}
            isSheetChosen={isSheetChosen}
            words={words}
          />
        )}
      </div>
      {result && afterAnswer}
      {result && (
        <p className={styles.actions}>
          {whatsapp !== undefined && (
            <a className="button" href={whatsapp} target="_blank" rel="noopener noreferrer">
              {calculatorWords.ask}
            </a>
          )}
          {(onTakeResult === undefined ? [] : usableResults(result, calculation, words)).map(
            (usable) => (
              <button
                key={usable.width?.value ?? ''}
                type="button"
                className="button plain"
                onClick={() => takeResult(usable)}
              >
                {usable.width === undefined
                  ? calculatorWords.use
                  : fillTemplate(
                      calculatorWords.useWidth,
                      'cover',
                      lengthWithUnit(usable.width.cover, 'mm', words),
                    )}
              </button>
            ),
          )}
        </p>
      )}
      <p ref={usedStatus} role="status" className={styles.used}>
        {used}
      </p>
      <div className={styles.drawing}>
        <RoofDrawing calculation={calculation} colour={colour} words={words} />
      </div>
      {result && (
        <RoofResult result={result} calculation={calculation} words={words} goesWith={goesWith} />
      )}
    </form>
  )
}

/** The results that can be taken over: one for each width while none is chosen, or the only one. */
function usableResults(
  result: CalculatedRoof,
  calculation: RoofCalculation,
  words: RoofWords,
): UsableResult[] {
  const counted = widthResults(calculation, words)
  const all = counted.length > 0 ? counted : [{ result }]
  return all.filter((each) => usedText(each.result, calculation.unit, words) !== undefined)
}
