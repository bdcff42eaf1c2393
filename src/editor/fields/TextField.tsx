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
