import { useState } from 'react'
import { type FieldProps, useForm } from '../form.ts'
import { FieldFrame } from './FieldFrame.tsx'

/** A number; what is no number stays as it was typed, and the check says so. */
export function NumberField({ value, ...props }: FieldProps) {
  const { change } = useForm()
  const [typed, setTyped] = useState('')
  const read = (text: string) => {
    return text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : text
  }
  // What was typed is shown as long as it says what the file says: "1." is 1.
  const text = read(typed) === value ? typed : String(value)
  return (
    <FieldFrame {...props}>
      {(control) => (
        <input
          {...control}
          inputMode="decimal"
          value={text}
          onChange={({ target }) => {
            setTyped(target.value)
            change(props.path, read(target.value), 'typed')
          }}
        />
      )}
    </FieldFrame>
  )
}
