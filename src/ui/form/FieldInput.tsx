import type { ComponentProps } from 'react'
import type { FormField } from '../../catalogue/forms.ts'
import { fieldLimits } from '../../catalogue/limits.ts'
import styles from './FieldInput.module.css'

type Props = {
  field: FormField
  id: string
  error: string | undefined
  /** The id of what the field is about, where its label does not say it. */
  subject?: string | undefined
  /** Where the value is held outside of the form, and the keyboard that a phone shows. */
  control?: {
    value?: string
    onChange?: (event: { target: { value: string } }) => void
    inputMode?: ComponentProps<'input'>['inputMode']
  }
}

/** One field: its label, its hint, the control, and beside it what is wrong with it. */
export function FieldInput({ field, id, error, subject, control }: Props) {
  const { name, label, hint, options } = field
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const labelId = subject && `${id}-label`
  const described = [hint === undefined ? '' : hintId, error === undefined ? '' : errorId]
  const common = {
    id,
    name,
    required: field.required,
    autoComplete: field.autoComplete ?? 'off',
    'aria-invalid': error === undefined ? undefined : true,
    'aria-labelledby': subject && `${labelId} ${subject}`,
    'aria-describedby': described.join(' ').trim() || undefined,
  }
  return (
    <div className={styles.field}>
      <label id={labelId} htmlFor={id}>
        {label}
      </label>
      {hint !== undefined && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      {options !== undefined ? (
        <select {...common} {...control}>
          {options.map((option) => (
            <option key={option.value} value={option.value} translate={option.fixed && 'no'}>
              {option.label}
            </option>
          ))}
        </select>
      ) : field.type === 'lines' ? (
        <textarea
          {...common}
          rows={5}
          maxLength={fieldLimits.lines}
          dir="auto"
          placeholder={field.placeholder}
          {...control}
        />
      ) : (
        <input
          {...common}
          type={field.type}
          maxLength={fieldLimits[field.type]}
          inputMode={field.type === 'choice' ? undefined : field.type}
          dir={field.type === 'text' ? 'auto' : undefined}
          // Not empty: a style sheet knows by it whether something is written.
          placeholder={field.placeholder ?? ' '}
          {...control}
        />
      )}
      {error !== undefined && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  )
}
