import type { FieldErrors } from '../enquiry.ts'
import styles from './ErrorSummary.module.css'
import type { FormField } from './field.ts'

type Props = { errors: FieldErrors; fields: readonly FormField[]; heading: string }

/**
 * Says that something has to be put right; each field says what. A server's errors that belong to
 * none of the fields are told here. Always on the page, so that it is announced.
 */
export function ErrorSummary({ errors, fields, heading }: Props) {
  const wrong = Object.keys(errors)
  const homeless = wrong.filter((name) => !fields.some((field) => field.name === name))
  return (
    <div role="alert" className={styles.summary}>
      {wrong.length > 0 && <p>{heading}</p>}
      {homeless.map((name) => (
        <p key={name}>{errors[name]}</p>
      ))}
    </div>
  )
}
