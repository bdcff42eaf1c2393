import { useState } from 'react'
import type { RoofResult } from '../../model/roofCalculator/calculate.ts'
import {
  calculateTypedRoof,
  type RoofField as FieldName,
  lengthUnits,
  slopeFields,
  slopeWays,
} from '../../model/roofCalculator/read.ts'
import { Field } from './Field.tsx'
import styles from './fields.module.css'
import type { ListPageWords } from './listPageWords.ts'
import { fillFromSheet, type RoofFields, roofSummary, stepText, typedRoof } from './roof.ts'
import type { SheetFacts } from './sheetFacts.ts'

type Props = {
  sheet: SheetFacts
  /** What was typed so far. */
  typed: RoofFields | undefined
  words: ListPageWords
  onChange: (typed: RoofFields) => void
  onUse: (result: RoofResult) => void
}

/** How many sheets a roof takes, from what a buyer can measure of it, with the working. */
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

function Calculator({ sheet, typed = {}, words, onChange, onUse }: Props) {
  const say = words.roofCalculator
  const [submitted, setSubmitted] = useState(false)
  const values = fillFromSheet(typed, sheet)
  const roof = typedRoof(values)
  const answer = calculateTypedRoof(roof, sheet, words.spellings)
  const faults = 'faults' in answer ? answer.faults : {}
  const fields: readonly FieldName[] = [
    'eave',
    ...slopeFields(roof.by),
    'gable',
    'overhang',
    'overall',
    'cover',
    ...((roof.cover ?? '') === '' ? (['sideLap'] as const) : []),
    'endLap',
    // Where lengths are cut to order.
    ...(sheet.lengths.length === 0 ? (['longest'] as const) : []),
  ]

  function set(name: string) {
    return (value: string) => onChange({ ...typed, [name]: value })
  }

  /** A field that is only empty has no error before the button is clicked. */
  function errorOf(name: FieldName): string | undefined {
    const fault = faults[name]
    if (fault === undefined) return undefined
    const isMissing = fault === 'empty' || fault === 'endLapNeeded'
    return isMissing && !submitted ? undefined : say.faults[fault]
  }

  return (
    <>
      <div className={styles.fields}>
        <Field
          label={say.unit}
          value={roof.unit}
          options={lengthUnits.map((unit) => ({ value: unit, label: say.units[unit] }))}
          onChange={set('unit')}
        />
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
          options={slopeWays.map((way) => ({ value: way, label: say.ways[way] }))}
          onChange={set('by')}
        />
        {fields.map((name) => (
          <Field
            key={name}
            {...say.fields[name]}
            value={values[name] ?? ''}
            error={errorOf(name)}
            onChange={set(name)}
          />
        ))}
      </div>
      <p>
        <button type="button" className="button" onClick={() => setSubmitted(true)}>
          {say.calculate}
        </button>
      </p>
      <div role="status" className={styles.result}>
        {submitted && 'result' in answer && (
          <Result result={answer.result} words={words} onUse={onUse} />
        )}
      </div>
    </>
  )
}

type ResultProps = Pick<Props, 'words' | 'onUse'> & { result: RoofResult }

function Result({ result, words, onUse }: ResultProps) {
  const { working, assumptions, notes, use } = words.roofCalculator
  return (
    <>
      <p className={styles.sum}>{roofSummary(result, words)}</p>
      <h3>{working}</h3>
      <ol className={styles.working}>
        {result.working.map((step) => (
          <li key={step.line}>{stepText(step, words)}</li>
        ))}
      </ol>
      {[...result.notes.map((note) => notes[note]), ...assumptions].map((text) => (
        <p key={text}>{text}</p>
      ))}
      <p>
        <button type="button" className="button" onClick={() => onUse(result)}>
          {use}
        </button>
      </p>
    </>
  )
}
