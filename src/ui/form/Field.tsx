import { type ComponentProps, createContext, use, useId } from 'react'
import type { FormField } from '../../catalogue/forms.ts'
import { cleanTyped } from '../../catalogue/typedText.ts'
import { FieldInput } from './FieldInput.tsx'

type Props = Omit<FormField, 'name' | 'type'> &
  Partial<Pick<FormField, 'type'>> &
  Pick<ComponentProps<'input'>, 'inputMode'> & {
    error?: string
    value: string
    onChange: (value: string) => void
    /** Called with what was typed when the field is left; by default the text is cleaned. */
    onLeave?: (value: string) => void
  }

/** The id of a heading that becomes part of the accessible name of every field below it. */
export const FieldSubject = createContext<string | undefined>(undefined)

/** A field with its label and error message, whose value is held by the parent component. */
export function Field({ value, onChange, onLeave, error, inputMode, ...field }: Props) {
  function leave(typed: string): void {
    const cleaned = cleanTyped(typed)
    if (onLeave !== undefined) onLeave(typed)
    else if (cleaned !== typed) onChange(cleaned)
  }
  const id = useId()
  return (
    <FieldInput
      id={id}
      field={{ name: id, type: 'text', ...field }}
      error={error}
      subject={use(FieldSubject)}
      control={{
        value,
        onChange: ({ target }) => onChange(target.value),
        // Not while it is typed in: the cursor would move.
        ...(field.options === undefined && { onBlur: ({ target }) => leave(target.value) }),
        ...(inputMode && { inputMode }),
      }}
    />
  )
}
