import { pointerOf } from '../../check/pointer.ts'
import { type Fields, isRecord } from '../../model/format.ts'
import { PropertyKey } from '../../model/shape/properties.ts'
import { Value } from '../../model/shape/specification.ts'
import { words } from '../edit/words.ts'
import { type FieldProps, FormContext, useForm } from '../form.ts'
import { AcceptWarnings } from './AcceptWarnings.tsx'
import { Field } from './Field.tsx'
import { FieldProblems, Unconfirmed } from './FieldFrame.tsx'
import styles from './fields.module.css'

/** Whether it is a row of a table with one property that has been chosen. */
export function isValueRow(value: unknown): value is Fields {
  return (
    isRecord(value) &&
    Object.keys(value).every((key) => key === 'property' || key === 'value') &&
    'value' in value &&
    typeof value.property === 'string' &&
    value.property !== ''
  )
}

/** A row of a table as a row: its property, and what that is. */
export function RowField({ value, path, actions }: FieldProps & { value: Fields }) {
  const form = useForm()
  const pointer = pointerOf(path)
  const isTarget = form.target === pointer
  const own = [...path, 'value']
  const problems = form.problems.filter((one) => one.pointer === pointer)
  const answers = form.answers.filter(({ spot }) => pointerOf(spot) === pointer)
  return (
    // Whoever wants the row wants its value.
    <FormContext value={isTarget ? { ...form, target: pointerOf(own) } : form}>
      <div className={styles.row}>
        <Field schema={PropertyKey} value={value.property} path={[...path, 'property']} />
        <Field schema={Value} value={value.value} path={own} title={words.says} />
        {actions}
        <div className={styles.rowNotes}>
          <Unconfirmed pointer={pointer} />
          <FieldProblems problems={problems} />
          <AcceptWarnings problems={problems} answers={answers} />
        </div>
      </div>
    </FormContext>
  )
}
