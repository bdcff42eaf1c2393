import type { FormField } from '../../catalogue/forms.ts'
import { ownValue } from '../../catalogue/ownValue.ts'
import type { FieldErrors } from '../enquiry.ts'
import styles from './ErrorSummary.module.css'

type Props = { errors: FieldErrors; fields: readonly FormField[]; heading: string }

/**
 * Says that something has to be corrected; each field says what. A server's errors that belong to none
 * of the fields are listed here. Always on the page, so that it is announced.
 */
export function ErrorSummary({ errors, fields, heading }: Props) {
  const names = Object.keys(errors)
  const others = names.filter((name) => !fields.some((field) => field.name === name))
  // A single error is seen at its field.
  const isHeard = names.length === 1 && others.length === 0
  return (
    <div role="alert" className={isHeard ? 'heard' : styles.summary}>
      {names.length > 0 && <p>{heading}</p>}
      {others.map((name) => (
        <p key={name}>{ownValue(errors, name)}</p>
      ))}
    </div>
  )
}
