import { useState } from 'react'
import type { RoofResult } from '../../model/roofCalculator/calculate.ts'
import {
  calculateTypedRoof,
  type Field as FieldName,
  slopeFields,
  slopeWays,
  units,
} from '../../model/roofCalculator/read.ts'
import type { SheetFacts } from './choices.ts'
import { Field } from './Field.tsx'
import styles from './fields.module.css'
import { type RoofTexts, roofOf, stepText, summaryOf, withSheet } from './roof.ts'
import type { Words } from './words.ts'

type Props = {
  sheet: SheetFacts
  texts: RoofTexts | undefined
  words: Words
  onChange: (texts: RoofTexts) => void
  onUse: (result: RoofResult) => void
}

/** Asks for a roof as one can measure it, and tells how many sheets it takes, step by step. */
export function RoofCalculator({ sheet, texts = {}, words, onChange, onUse }: Props) {
  const { roofCalculator } = words
  const [opened, setOpened] = useState(false)
  const [asked, setAsked] = useState(false)
  const filledIn = withSheet(texts, sheet)
  const roof = roofOf(filledIn)
  const answer = calculateTypedRoof(roof, sheet)
  const faults = 'faults' in answer ? answer.faults : {}
  const set = (name: string) => (value: string) => onChange({ ...texts, [name]: value })
  const toLength = sheet.lengths.length === 0
  const shown: FieldName[] = [
    'eave',
    ...slopeFields(roof.by),
    'gable',
    'overhang',
    'overall',
    'cover',
    ...((roof.cover ?? '') === '' ? (['sideLap'] as const) : []),
    'endLap',
    ...(toLength ? (['longest'] as const) : []),
  ]
  return (
    // A list may hold many: what is in one is made once it is opened.
    <details className={styles.calculator} onToggle={() => setOpened(true)}>
      <summary>{roofCalculator.heading}</summary>
      {opened && (
        <div className={styles.inside}>
          <p>{roofCalculator.text}</p>
          <div className={styles.fields}>
            <Field
              label={roofCalculator.unit}
              value={roof.unit}
              options={units.map((unit) => ({ value: unit, label: roofCalculator.units[unit] }))}
              onChange={set('unit')}
            />
            <Field
              label={roofCalculator.slopes}
              value={String(roof.slopes)}
              options={[
                { value: '1', label: roofCalculator.oneSlope },
                { value: '2', label: roofCalculator.twoSlopes },
              ]}
              onChange={set('slopes')}
            />
            <Field
              label={roofCalculator.by}
              value={roof.by}
              options={slopeWays.map((way) => ({ value: way, label: roofCalculator.ways[way] }))}
              onChange={set('by')}
            />
            {shown.map((name) => {
              const fault = faults[name]
              const told = asked || (fault !== 'empty' && fault !== 'endLapNeeded')
              return (
                <Field
                  key={name}
                  {...roofCalculator.fields[name]}
                  value={filledIn[name] ?? ''}
                  error={told && fault !== undefined ? roofCalculator.faults[fault] : undefined}
                  onChange={set(name)}
                />
              )
            })}
          </div>
          <p>
            <button type="button" className="button" onClick={() => setAsked(true)}>
              {roofCalculator.calculate}
            </button>
          </p>
          <div role="status" className={styles.result}>
            {asked && 'result' in answer && (
              <Result result={answer.result} words={words} onUse={onUse} />
            )}
          </div>
        </div>
      )}
    </details>
  )
}

type ResultProps = { result: RoofResult; words: Words; onUse: (result: RoofResult) => void }

function Result({ result, words, onUse }: ResultProps) {
  const { working, assumptions, notes, use } = words.roofCalculator
  return (
    <>
      <p className={styles.sum}>{summaryOf(result, words)}</p>
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
