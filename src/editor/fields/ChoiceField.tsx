import { words } from '../edit/words.ts'
import { type FieldProps, useForm } from '../form.ts'
import { FieldFrame } from './FieldFrame.tsx'

/** What can be chosen: the value that is written, and how it is called. */
export type Choice = { value: string; label: string }

/** One of several; what is none of them is shown as it is. */
export function ChoiceField({
  value,
  choices,
  ...props
}: FieldProps & { choices: readonly Choice[] }) {
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
