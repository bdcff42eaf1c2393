import { type ComponentProps, createContext, use, useId } from 'react'
import type { FormField } from '../../catalogue/forms.ts'
import { FieldInput } from './FieldInput.tsx'

type Props = Omit<FormField, 'name' | 'type'> &
  Partial<Pick<FormField, 'type'>> &
  Pick<ComponentProps<'input'>, 'inputMode'> & {
    error?: string
    value: string
    onChange: (value: string) => void
  }

/** The id of the heading that all fields below it are about: it becomes part of their names. */
export const FieldSubject = createContext<string | undefined>(undefined)

/** A field whose value is the state of its component, with a label and what is wrong with it. */
export function Field({ value, onChange, error, inputMode, ...field }: Props) {
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
        ...(inputMode && { inputMode }),
      }}
    />
  )
}
