import { type DragEvent, useState } from 'react'
import { z } from 'zod'
import { isRecord } from '../../catalogue/json.ts'
import { fieldMeta } from '../../catalogue/schemas/fieldMeta.ts'
import type { Schema } from '../../catalogue/schemas/schema.ts'
import { describeEntry } from '../../check/describePlace.ts'
import { formatPointer } from '../../check/pointer.ts'
import { Button, IconButton } from '../controls/Button.tsx'
import { editorWords } from '../edit/editorWords.ts'
import { useEditor } from '../state/editorContext.ts'
import { emptyValue } from './emptyValue.ts'
import { RemoveButton } from './FieldFrame.tsx'
import { FieldSection } from './FieldSection.tsx'
import fields from './fields.module.css'
import { firstField } from './firstField.ts'
import { type FieldProps, useForm } from './form.ts'
import { groupSummary } from './groupSummary.ts'
import styles from './ListField.module.css'
import { SchemaField } from './SchemaField.tsx'

type Props = FieldProps & { value: readonly unknown[]; element: Schema }

/** The entry that is being dragged; the browser tells it to no one while it is on its way. */
let dragged: { list: string; from: number } | undefined

/** An entry to be filled in; in a table it has the columns of the one before it. */
function newEntry(element: Schema, last: unknown): unknown {
  const isTableRow = element instanceof z.ZodRecord && isRecord(last)
  return isTableRow
    ? Object.fromEntries(Object.keys(last).map((key) => [key, '']))
    : emptyValue(element)
}

/** A list: its entries can be added, removed and put to another place. */
export function ListField({ schema, value, path, element, ...rest }: Props) {
  const { change, move, draft } = useForm()
  const { setTarget } = useEditor()
  const list = formatPointer(path)
  const entryTitle = fieldMeta(element).title ?? ''
  const { firstEntry } = fieldMeta(schema)
  // The first one gets into the list once it is typed in.
  const isFirstNew = firstEntry !== undefined && value.length === 0
  const entries = isFirstNew ? [emptyValue(element)] : value
  // An entry that is moved keeps its key, and with it the focus.
  const [keys, setKeys] = useState<readonly number[]>([])
  const [next, setNext] = useState(0)
  if (keys.length !== entries.length) {
    setKeys(entries.map((_, i) => keys[i] ?? next + i))
    setNext(next + entries.length)
  }

  function add(at = value.length): void {
    const entry = newEntry(element, value.at(-1))
    setKeys(keys.toSpliced(at, 0, next))
    setNext(next + 1)
    change(path, value.toSpliced(at, 0, entry))
    setTarget(formatPointer([...path, at, ...firstField(element, entry)]))
  }
  function put(from: number, to: number): void {
    if (to < 0 || to >= value.length || from === to) return
    setKeys(keys.toSpliced(from, 1).toSpliced(to, 0, keys[from] ?? 0))
    move(path, from, to)
  }
  function drop(event: DragEvent, to: number): void {
    if (dragged?.list !== list) return
    event.preventDefault()
    put(dragged.from, to)
  }

  return (
    <FieldSection
      schema={schema}
      path={path}
      count={String(value.length)}
      summary={groupSummary(value, draft.properties)}
      {...rest}
    >
      <ol className={styles.list}>
        {entries.map((entry, at) => {
          const named = at === 0 ? firstEntry : undefined
          const name = named ?? describeEntry(entry, entryTitle, at, draft)
          return (
            <li
              key={keys[at]}
              onDragOver={(event) => {
                if (dragged?.list === list) event.preventDefault()
              }}
              onDrop={(event) => drop(event, at)}
            >
              <SchemaField
                schema={element}
                value={entry}
                path={[...path, at]}
                title={name}
                onEnter={typeof entry === 'string' ? () => add(at + 1) : undefined}
                actions={
                  isFirstNew ? undefined : (
                    <span className={fields.actions}>
                      {/* The keyboard has the buttons beside it. */}
                      <span
                        role="img"
                        aria-label={editorWords.drag(name)}
                        className={styles.handle}
                        draggable
                        onDragStart={(event) => {
                          // Firefox drags nothing that says nothing.
                          event.dataTransfer.setData('text/plain', name)
                          dragged = { list, from: at }
                        }}
                        onDragEnd={() => {
                          dragged = undefined
                        }}
                      />
                      <IconButton
                        sign="↑"
                        label={editorWords.up(name)}
                        disabled={at === 0}
                        onClick={() => put(at, at - 1)}
                      />
                      <IconButton
                        sign="↓"
                        label={editorWords.down(name)}
                        disabled={at === value.length - 1}
                        onClick={() => put(at, at + 1)}
                      />
                      <RemoveButton
                        name={name}
                        path={[...path, at]}
                        onRemove={() => setKeys(keys.toSpliced(at, 1))}
                      />
                    </span>
                  )
                }
              />
            </li>
          )
        })}
      </ol>
      {!isFirstNew && <Button label={editorWords.addEntry(entryTitle)} onClick={() => add()} />}
    </FieldSection>
  )
}
