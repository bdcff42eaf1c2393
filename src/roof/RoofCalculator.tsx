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
  /** What was typed so far. */
  typed: RoofFields
  /** The value of the chosen colour, `#rrggbb`, where it is confirmed. */
  colour?: string | undefined
  words: RoofWords
  /** The message of the page with the roof; on a list the whole list is sent. */
  whatsapp?: string | undefined
  onChange: (typed: RoofFields) => void
  onUse: (result: Result) => void
}

/** What a roof takes, from what a buyer can measure of it, with a drawing and the working. */
export function RoofCalculator(props: Props) {
  const [opened, setOpened] = useState(false)
  const { heading, text } = props.words.roofCalculator
  return (
    // A list may hold many: the fields of each are made when it is opened.
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
  const say = words.roofCalculator
  const [submitted, setSubmitted] = useState(false)
  const [used, setUsed] = useState('')
  const section = useRef<HTMLDivElement>(null)
  const answered = answerRoof(typed, sheet, words)
  const { roof, answer, unit } = answered
  const faults = 'faults' in answer ? answer.faults : {}
  const result = submitted && 'result' in answer ? answer.result : undefined
  const needed = slopeFields(roof)
  const more = [...roofMeasures(roof), ...sheetMeasures(roof, sheet)].filter(
    (name) => name !== 'eave' && !needed.includes(name),
  )

  function set(name: string) {
    return (value: string) => {
      setUsed('')
      onChange({ ...typed, [name]: value })
    }
  }

  /** A field that is only empty has no error before the button is clicked. */
  function errorOf(name: FieldName): string | undefined {
    const fault = faults[name]
    return fault === undefined || (fault === 'empty' && !submitted) ? undefined : say.faults[fault]
  }

  function field(name: FieldName) {
    return (
      <Field
        key={name}
        {...say.fields[name]}
        value={roof[name] ?? ''}
        error={errorOf(name)}
        onChange={set(name)}
      />
    )
  }

  /** Counts, or leads to the first field that is missing or wrong. */
  function submit(): void {
    flushSync(() => setSubmitted(true))
    const wrong = section.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    const folded = wrong?.closest('details')
    if (folded) folded.open = true
    wrong?.focus()
  }

  const [wrong] = ['eave' as const, ...needed, ...more].filter((name) => errorOf(name))
  return (
    <div ref={section} className={styles.roof}>
      <RoofDrawing answered={answered} colour={colour} words={words} />
      <div className={styles.fields}>
        <div className={styles.pair}>
          {field('eave')}
          <Field
            label={say.unit}
            value={roof.unit}
            options={lengthUnits.map((unit) => ({ value: unit, label: say.units[unit] }))}
            onChange={set('unit')}
          />
        </div>
        <Field
          label={say.slopes}
          value={String(roof.slopes)}
          options={[
            { value: '1', label: say.oneSlope },
            { value: '2', label: say.twoSlopes },
          ]}
          onChange={set('slopes')}
        />
        <Field
          label={say.by}
          value={roof.by}
          options={slopeMethods.map((way) => ({ value: way, label: say.ways[way] }))}
          onChange={set('by')}
        />
        {needed.map(field)}
      </div>
      <details className={styles.fold}>
        <summary>{say.more}</summary>
        <div className={styles.fields}>{more.map(field)}</div>
      </details>
      <p className={styles.actions}>
        <button type="button" className="button" onClick={submit}>
          {say.calculate}
        </button>
        {submitted && wrong && (
          <span className={styles.wrong}>
            {labelledText({ label: say.fields[wrong].label, text: errorOf(wrong) ?? '' }, words)}
          </span>
        )}
      </p>
      <p role="status" className={styles.sum}>
        {result && answerLine(result, answered, words)}
      </p>
      {result && (
        <p className={styles.actions}>
          {whatsapp !== undefined && (
            <a className="button" href={whatsapp} target="_blank" rel="noopener noreferrer">
              {say.ask}
            </a>
          )}
          {usedText(result, unit, words) !== undefined && (
            <button
              type="button"
              className="button plain"
              onClick={() => {
                onUse(result)
                setUsed(usedText(result, unit, words) ?? '')
              }}
            >
              {say.use}
            </button>
          )}
        </p>
      )}
      <p role="status">{used}</p>
      {result && <RoofResult result={result} answered={answered} words={words} />}
    </div>
  )
}
