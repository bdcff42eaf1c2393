import type { ComponentProps } from 'react'
import { fieldLimits } from '../../catalogue/fieldLimits.ts'
import type { FormField } from '../../catalogue/forms.ts'
import styles from './FieldInput.module.css'

type Props = {
  field: FormField
  id: string
  error: string | undefined
  /** The id of an element that becomes part of the name of the field, if its label is not enough. */
  subject?: string | undefined
  /** The rule that the browser checks itself, and its message. */
  browserCheck?: Pick<ComponentProps<'input'>, 'pattern' | 'title'> | undefined
  /** The value, if a component holds it, and the keyboard that a phone shows. */
  control?: {
    value?: string
    onChange?: (event: { target: { value: string } }) => void
    onBlur?: (event: { target: { value: string } }) => void
    inputMode?: ComponentProps<'input'>['inputMode']
  }
}

/** The attributes of the input of a field. */
function inputAttributes({ type }: FormField): ComponentProps<'input'> {
  if (type === 'choice' || type === 'lines') return { type: 'text' }
  // `type="email"` would refuse a phone number, and `type="tel"` shows no letters. A phone shows the keyboard with
  // the @ sign, which has digits too; the first letter stays small, as in a field for an e-mail address.
  if (type === 'emailOrPhone') {
    return { type: 'text', inputMode: 'email', autoCapitalize: 'none', spellCheck: false }
  }
  if (type === 'text') return { type, inputMode: type, dir: 'auto' }
  return { type, inputMode: type }
}

/** One field: its label, its hint, the control and the error message. */
export function FieldInput({ field, id, error, subject, browserCheck, control }: Props) {
  const { name, label, hint, options } = field
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const labelId = subject && `${id}-label`
  const describedBy = [hint === undefined ? '' : hintId, error === undefined ? '' : errorId]
  const common = {
    id,
    name,
    required: field.required,
    autoComplete: field.autoComplete ?? 'off',
    'aria-invalid': error === undefined ? undefined : true,
    'aria-labelledby': subject && `${labelId} ${subject}`,
    'aria-describedby': describedBy.join(' ').trim() || undefined,
  }

  function renderControl() {
    if (options !== undefined) {
      return (
        <select {...common} {...control}>
          {options.map((option) => (
            <option key={option.value} value={option.value} translate={option.fixed && 'no'}>
              {option.label}
            </option>
          ))}
        </select>
      )
    }
    if (field.type === 'lines') {
      return (
        <textarea
          {...common}
          rows={5}
          maxLength={fieldLimits.lines}
          dir="auto"
          placeholder={field.placeholder}
          {...control}
        />
      )
    }
    return (
      <input
        {...common}
        {...inputAttributes(field)}
        {...browserCheck}
        maxLength={fieldLimits[field.type]}
        // Never empty: the style sheet detects by `:placeholder-shown` whether the field is filled in.
        placeholder={field.placeholder ?? ' '}
        {...control}
      />
    )
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
      {renderControl()}
      {error !== undefined && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  )
}
