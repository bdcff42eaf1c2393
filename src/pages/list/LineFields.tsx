import { fill } from '../../model/catalogue/fill.ts'
import type { RoofResult } from '../../model/roofCalculator/calculate.ts'
import { readLength, readNumber } from '../../model/roofCalculator/measure.ts'
import { units } from '../../model/roofCalculator/read.ts'
import { type Choice, choicesOf, sheetOf } from './choices.ts'
import { Field } from './Field.tsx'
import styles from './fields.module.css'
import { isQuantityUnit, type Line, quantityUnits } from './line.ts'
import { lengthUnit, messageValues, type Product, unitOfLength } from './message.ts'
import { RoofCalculator } from './RoofCalculator.tsx'
import type { Words } from './words.ts'

type Props = { line: Line; product: Product; words: Words; onChange: (line: Line) => void }

/** Longer than any sheet that a road carries: the unit is wrong. */
const LONGEST = 50_000

function lengthFault(line: Line, words: Words): string | undefined {
  const typed = line.values.length ?? ''
  if (typed.trim() === '') return undefined
  const mm = readLength(typed, unitOfLength(line))
  if (mm === undefined) return words.roofCalculator.faults.noLength
  if (mm === 0) return words.roofCalculator.faults.tooShort
  return mm > LONGEST ? words.roofCalculator.faults.tooLong : undefined
}

function quantityFault({ quantity }: Line, words: Words): string | undefined {
  const number = readNumber(quantity)
  return quantity.trim() === '' || (number !== undefined && number > 0)
    ? undefined
    : words.line.badQuantity
}

/** What can be chosen of one product: its properties, the length, the quantity; and the roof calculator. */
export function LineFields({ line, product, words, onChange }: Props) {
  const known = typeof product === 'object' ? product : undefined
  const choices = known && choicesOf(known.table, words)
  const sheet = sheetOf(known?.table, line.values)
  const told = messageValues(line, choices, words)

  function setValue(property: string, value: string): void {
    const { [property]: _, ...others } = line.values
    onChange({ ...line, values: value === '' ? others : { ...others, [property]: value } })
  }

  function use({ length, count }: RoofResult): void {
    const options = choices?.find(({ property }) => property === 'length')?.options ?? []
    const same = options.find(({ value }) => readLength(value, 'mm') === length)
    const values = { ...line.values, length: same?.value ?? `${length} mm` }
    onChange({ ...line, values, quantity: String(count), unit: 'pieces' })
  }

  return (
    <>
      {choices === undefined &&
        told.map(({ property, label, text }) => <p key={property}>{`${label}: ${text}`}</p>)}
      <div className={styles.fields}>
        {choices?.map((choice) => {
          const lost = told.find(({ property, gone }) => gone && property === choice.property)
          return choice.property === 'length' && choice.options.length === 0 ? (
            <Length key={choice.property} {...{ choice, line, words, setValue }} />
          ) : (
            <Field
              key={choice.property}
              label={choice.label}
              hint={choice.hint}
              value={line.values[choice.property] ?? ''}
              error={lost && fill(words.line.goneValue, 'value', lost.text)}
              onChange={(value) => setValue(choice.property, value)}
              {...(choice.options.length > 0 && {
                options: [
                  { value: '', label: words.line.notSure },
                  ...choice.options,
                  ...(lost === undefined
                    ? []
                    : [{ value: line.values[choice.property] ?? '', label: lost.text }]),
                ],
              })}
            />
          )
        })}
        <div className={styles.pair}>
          <Field
            label={words.line.quantity}
            inputMode="decimal"
            value={line.quantity}
            error={quantityFault(line, words)}
            onChange={(quantity) => onChange({ ...line, quantity })}
          />
          <Field
            label={words.line.unit}
            value={line.unit}
            options={quantityUnits.map((unit) => ({ value: unit, label: words.line.units[unit] }))}
            onChange={(unit) => isQuantityUnit(unit) && onChange({ ...line, unit })}
          />
        </div>
      </div>
      {told
        .filter(({ gone, property }) => gone && !choices?.some((one) => one.property === property))
        .map(({ property, label, text }) => (
          <p key={property}>{fill(words.line.goneValue, 'value', `${label} ${text}`)}</p>
        ))}
      {sheet !== undefined && (
        <RoofCalculator
          sheet={sheet}
          texts={line.roof}
          words={words}
          onChange={(roof) => onChange({ ...line, roof })}
          onUse={use}
        />
      )}
    </>
  )
}

type LengthProps = {
  choice: Choice
  line: Line
  words: Words
  setValue: (property: string, value: string) => void
}

/** A length that is cut to order, and the unit of a number that is typed without one. */
function Length({ choice, line, words, setValue }: LengthProps) {
  return (
    <div className={styles.pair}>
      <Field
        label={choice.label}
        hint={words.line.lengthHint}
        value={line.values.length ?? ''}
        error={lengthFault(line, words)}
        onChange={(value) => setValue('length', value)}
      />
      <Field
        label={words.line.unit}
        value={unitOfLength(line)}
        options={units.map((unit) => ({ value: unit, label: words.roofCalculator.units[unit] }))}
        onChange={(value) => setValue(lengthUnit, value)}
      />
    </div>
  )
}
