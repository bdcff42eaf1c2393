import { useState } from 'react'
import { z } from 'zod'
import { UNWRITTEN } from '../edit/todoMarkers.ts'
import { words } from '../edit/words.ts'
import { type FieldProps, useForm } from '../form.ts'
import { FieldFrame } from './FieldFrame.tsx'

/** From so many characters on the length of a text is shown. */
const LONG = 60

/** A text, in as many lines as it needs. */
export function TextField({ value, ...props }: FieldProps) {
  const { change } = useForm()
  // An empty text is null where the schema allows it.
  const empty = z.core.safeParse(props.schema, null).success ? null : ''
  const text = typeof value === 'string' ? value : value === null ? '' : JSON.stringify(value)
  // A todo marker is shown as a placeholder.
  const open = text.startsWith(UNWRITTEN)
  const note = open || text.length < LONG ? undefined : words.characters(text.length)
  return (
    <FieldFrame {...props} note={note}>
      {(control) => (
        <textarea
          {...control}
          rows={Math.max(1, Math.ceil(text.length / LONG))}
          value={open ? '' : text}
          placeholder={open ? text : undefined}
          onChange={({ target }) => {
            // A text of the catalogue is one line, however long.
            change(props.path, target.value.replaceAll(/\r?\n/g, ' ') || empty, 'typed')
          }}
        />
      )}
    </FieldFrame>
  )
}

/** A number; what is no number stays as it was typed, and the check says so. */
export function NumberField({ value, ...props }: FieldProps) {
  const { change } = useForm()
  const [typed, setTyped] = useState('')
  const read = (text: string) => {
    return text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : text
  }
  return (
    <FieldFrame {...props}>
      {(control) => (
        <input
          {...control}
          inputMode="decimal"
          // What was typed is shown as long as it says what the file says: "1." is 1.
          value={read(typed) === value ? typed : String(value)}
          onChange={({ target }) => {
            setTyped(target.value)
            change(props.path, read(target.value), 'typed')
          }}
        />
      )}
    </FieldFrame>
  )
}

/** Yes or no. */
export function SwitchField({ value, ...props }: FieldProps) {
  const { change } = useForm()
  return (
    <FieldFrame {...props}>
      {(control) => (
        <input
          {...control}
          type="checkbox"
          checked={value === true}
          onChange={({ target }) => change(props.path, target.checked)}
        />
      )}
    </FieldFrame>
  )
}

/** One of several, each with its label; a value that is none of them is shown as it is. */
export function ChoiceField({
  value,
  choices,
  ...props
}: FieldProps & { choices: readonly { value: string; label: string }[] }) {
  const { change } = useForm()
  const chosen = typeof value === 'string' ? value : JSON.stringify(value)
  const known = choices.some((choice) => choice.value === chosen)
  const other = chosen === '' ? words.none : words.unknown(chosen)
  return (
    <FieldFrame {...props}>
      {(control) => (
        <select
          {...control}
          value={chosen}
          onChange={({ target }) => change(props.path, target.value)}
        >
          {!known && <option value={chosen}>{other}</option>}
          {choices.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  )
}
