import { useId } from 'react'
import type { LengthUnit } from '../catalogue/unit.ts'
import '../ui/form/pressedLabels.css'
import type { RoofWords } from './roofWords.ts'
import styles from './UnitChoice.module.css'

/** The units of buildings. */
const usualUnits: readonly LengthUnit[] = ['ft', 'm']

type Props = {
  /** Undefined until one is chosen. */
  unit: LengthUnit | undefined
  error: string | undefined
  words: RoofWords
  onChange: (unit: LengthUnit) => void
}

/** The unit of numbers that are typed without one: large buttons, none of which is pressed at first. */
export function UnitChoice({ unit, error, words, onChange }: Props) {
  const id = useId()
  const { unit: legend } = words.roofCalculator
  // An older list may be in millimetres.
  const offered = unit === 'mm' ? [...usualUnits, unit] : usualUnits
  return (
    <div
      role="radiogroup"
      className={`${styles.units} pressed-labels`}
      aria-labelledby={`${id}-legend`}
      aria-invalid={error === undefined ? undefined : true}
      aria-describedby={error === undefined ? undefined : `${id}-error`}
    >
      <p id={`${id}-legend`}>{legend}</p>
      {offered.map((one) => (
        <label key={one}>
          <input
            type="radio"
            name={id}
            value={one}
            checked={one === unit}
            onChange={() => onChange(one)}
          />
          <span>{words.line.lengthUnits[one]}</span>
        </label>
      ))}
      {error !== undefined && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  )
}
