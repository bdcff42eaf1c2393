import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { labelledText } from '../catalogue/labelledText.ts'
import { lengthUnits } from '../catalogue/unit.ts'
import { Field } from '../ui/form/Field.tsx'
import styles from '../ui/form/fields.module.css'
import { answerRoof, type RoofFields } from './answerRoof.ts'
import type { CalculatedRoof as Result } from './calculate.ts'
import { RoofDrawing } from './RoofDrawing.tsx'
import { answerLine, RoofResult } from './RoofResult.tsx'
import { usedText } from './roofText.ts'
import type { RoofWords } from './roofWords.ts'
import type { SheetFacts } from './sheetFacts.ts'
import {
  type RoofField as FieldName,
  roofMeasures,
  sheetMeasures,
  slopeFields,
  slopeMethods,
} from './typedRoof.ts'

type Props = {
  sheet: SheetFacts
  /** The current texts of the fields. */
  typed: RoofFields
  /** The value of the chosen colour, `#rrggbb`, if it is confirmed. */
  colour?: string | undefined
  words: RoofWords
  /** The WhatsApp link of the page with the roof; left out on a list, which is sent as a whole. */
  whatsapp?: string | undefined
  onChange: (typed: RoofFields) => void
  onUse: (result: Result) => void
}

/** The roof calculator: a form for the measures of a roof, with a drawing, the result and the working. */
export function RoofCalculator(props: Props) {
  const [opened, setOpened] = useState(false)
  const { heading, text } = props.words.roofCalculator
  return (
    // A list may have many calculators, so the fields are rendered when one is opened.
    <details className={styles.calculator} onToggle={() => setOpened(true)}>
      <summary>{heading}</summary>
      {opened && (
        <div className={styles.inside}>
          <p>{text}</p>
          <Calculator {...props} />
        </div>
      )}
    </details>
  )
}

function Calculator({ sheet, typed, colour, words, whatsapp, onChange, onUse }: Props) {
  const calculatorWords = words.roofCalculator
  const [submitted, setSubmitted] = useState(false)
  const [used, setUsed] = useState('')
  const section = useRef<HTMLDivElement>(null)
  const roofAnswer = answerRoof(typed, sheet, words)
  const { roof, answer, unit } = roofAnswer
  const faults = 'faults' in answer ? answer.faults : {}
  const result = submitted && 'result' in answer ? answer.result : undefined
  const required = slopeFields(roof)
  const optional = [...roofMeasures(roof), ...sheetMeasures(roof, sheet)].filter(
    (name) => name !== 'eave' && !required.includes(name),
  )

  function set(name: string) {
    return (value: string) => {
      setUsed('')
      onChange({ ...typed, [name]: value })
    }
  }

  /** An empty field has no error before the button is clicked. */
  function errorOf(name: FieldName): string | undefined {
    const fault = faults[name]
    if (fault === undefined || (fault === 'empty' && !submitted)) return undefined
    return calculatorWords.faults[fault]
  }

  function field(name: FieldName) {
    return (
      <Field
        key={name}
        {...calculatorWords.fields[name]}
        value={roof[name] ?? ''}
        error={errorOf(name)}
        onChange={set(name)}
      />
    )
  }

  /** Shows the result, or moves the focus to the first field that is missing or wrong. */
  function submit(): void {
    flushSync(() => setSubmitted(true))
    const invalid = section.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    const details = invalid?.closest('details')
    if (details) details.open = true
    invalid?.focus()
  }

  const invalid = ['eave' as const, ...required, ...optional].find((name) => errorOf(name))
  const confirmation = result && usedText(result, unit, words)
  return (
    <div ref={section} className={styles.roof}>
      <RoofDrawing roofAnswer={roofAnswer} colour={colour} words={words} />
      <div className={styles.fields}>
        <div className={styles.pair}>
          {field('eave')}
          <Field
            label={calculatorWords.unit}
            value={roof.unit}
            options={lengthUnits.map((unit) => ({
              value: unit,
              label: calculatorWords.units[unit],
            }))}
            onChange={set('unit')}
          />
        </div>
        <Field
          label={calculatorWords.slopes}
          value={String(roof.slopes)}
          options={[
            { value: '1', label: calculatorWords.oneSlope },
            { value: '2', label: calculatorWords.twoSlopes },
          ]}
          onChange={set('slopes')}
        />
        <Field
          label={calculatorWords.by}
          value={roof.by}
          options={slopeMethods.map((method) => ({
            value: method,
            label: calculatorWords.ways[method],
          }))}
          onChange={set('by')}
        />
        {required.map(field)}
      </div>
      <details className={styles.fold}>
        <summary>{calculatorWords.more}</summary>
        <div className={styles.fields}>{optional.map(field)}</div>
      </details>
      <p className={styles.actions}>
        <button type="button" className="button" onClick={submit}>
          {calculatorWords.calculate}
        </button>
        {submitted && invalid && (
          <span className={styles.wrong}>
            {labelledText(
              { label: calculatorWords.fields[invalid].label, text: errorOf(invalid) ?? '' },
              words,
            )}
          </span>
        )}
      </p>
      <p role="status" className={styles.sum}>
        {result && answerLine(result, roofAnswer, words)}
      </p>
      {result && (
        <p className={styles.actions}>
          {whatsapp !== undefined && (
            <a className="button" href={whatsapp} target="_blank" rel="noopener noreferrer">
              {calculatorWords.ask}
            </a>
          )}
          {confirmation !== undefined && (
            <button
              type="button"
              className="button plain"
              onClick={() => {
                onUse(result)
                setUsed(confirmation)
              }}
            >
              {calculatorWords.use}
            </button>
          )}
        </p>
      )}
      <p role="status">{used}</p>
      {result && <RoofResult result={result} roofAnswer={roofAnswer} words={words} />}
    </div>
  )
}
