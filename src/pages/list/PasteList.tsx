import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { fillCount } from '../../catalogue/fillCount.ts'
import { fillTemplate } from '../../catalogue/fillTemplate.ts'
import { cleanTyped } from '../../catalogue/typedText.ts'
import { type NewItem, newId } from '../../enquiry/list/listItem.ts'
import type { ListPageWords } from '../../enquiry/list/listPageWords.ts'
import { useList } from '../../enquiry/list/useList.ts'
import { valuePrefix } from '../../enquiry/purpose.ts'
import { focusAtTop } from '../../ui/browser/focusAtTop.ts'
import { Field } from '../../ui/form/Field.tsx'
import fieldStyles from '../../ui/form/fields.module.css'
import chevronStyles from '../../ui/text/Chevron.module.css'
import { readPasteFragment } from '../shared/pasteAddress.ts'
import styles from './PasteList.module.css'
import type { ReadRow } from './paste/readPastedList.ts'
import type { FinderAddresses } from './paste/readWithFinder.ts'

type Props = {
  words: ListPageWords
  addresses: FinderAddresses
  /** Names of accessories that have no page, such as a ridge: each is a row of text. */
  accessories: readonly string[]
}

/** The result of a reading. */
type Reading = {
  /** The text, and the ids of the new items: what it can undo. */
  before: string
  ids: readonly string[]
  /** The items that are on the list already, from a text that had the same row. */
  present: readonly NewItem[]
  /** The lines that it has left in the field. */
  rest: readonly ReadRow[]
}

/** The lines of rows, as the field has them. */
function linesOf(rows: readonly ReadRow[]): string {
  return rows.map(({ text }) => text).join('\n')
}

/** The text of the field and one that arrives: again, if a visitor has gone back. */
function withText(text: string, arrived: string): string {
  const lines = arrived.split(/[\n,;]/).map(cleanTyped)
  const others = text.split('\n').filter((line) => line !== '' && !lines.includes(line))
  return [...others, arrived].join('\n')
}

/**
 * A field for a list that the buyer has already. What is understood becomes items of the list; everything else stays
 * in the field, and goes into the message as it was written.
 */
export function PasteList({ words, addresses, accessories }: Props) {
  const { paste, writing, choices } = words
  const { store, list } = useList()
  const text = list.details.pasted ?? ''
  const [isOpen, setIsOpen] = useState(list.items.length === 0 || text !== '')
  const [reading, setReading] = useState<Reading>()
  const [state, setState] = useState<'reading' | 'failed'>()
  const status = useRef<HTMLDivElement>(null)

  async function read(pasted: string): Promise<void> {
    setState('reading')
    setReading(undefined)
    try {
      // With the words of all products, which only this needs.
      const { readWithFinder } = await import('./paste/readWithFinder.ts')
      const control = (role: 'length' | 'thickness') => {
        const property = choices.find((choice) => choice.role === role)?.property
        return property && valuePrefix + property
      }
      const controls = { length: control('length'), thickness: control('thickness') }
      const rows = await readWithFinder(pasted, addresses, { ...controls, accessories })
      const { items } = store.get()
      const isPresent = ({ path, written }: NewItem) =>
        items.some((item) => item.path === path && item.written === written)
      const ids: string[] = []
      const present: NewItem[] = []
      const rest: ReadRow[] = []
      for (const row of rows) {
        const [item, ...others] = row.items
        if (item === undefined || others.length > 0) {
          const known = row.items.find(isPresent)
          if (known) present.push(known)
          else rest.push(row)
        } else if (isPresent(item)) present.push(item)
        else ids.push(add(item))
      }
      flushSync(() => {
        store.setDetail('pasted', linesOf(rest))
        setReading({ before: pasted, ids, present, rest })
        setState(undefined)
        if (rest.length === 0) setIsOpen(false)
      })
      // The answer is below the field, and the pressed button may have disappeared.
      focusAtTop(status.current)
    } catch {
      setState('failed')
    }
  }

  /** @returns the id of the new item */
  function add(item: NewItem): string {
    const id = newId()
    store.save({ ...item, id })
    return id
  }

  /** Chooses the product of a line, and of the other sizes of it. */
  function choose({ product }: ReadRow, { path }: NewItem, reading: Reading): void {
    const { ids, rest } = reading
    const chosen = rest.flatMap((row) =>
      row.product === product ? row.items.filter((item) => item.path === path) : [],
    )
    const others = rest.filter((row) => row.product !== product)
    flushSync(() => {
      store.setDetail('pasted', linesOf(others))
      setReading({ ...reading, ids: [...ids, ...chosen.map(add)], rest: others })
    })
    // The pressed button has disappeared.
    status.current?.focus()
  }

  function addAgain({ ids, present, ...reading }: Reading): void {
    flushSync(() => setReading({ ...reading, ids: [...ids, ...present.map(add)], present: [] }))
    status.current?.focus()
  }

  function undo({ before, ids }: Reading): void {
    for (const id of ids) store.remove(id)
    flushSync(() => {
      store.setDetail('pasted', before)
      setReading(undefined)
      setIsOpen(true)
    })
    status.current?.focus()
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    void read(cleanTyped(text))
  }

  // A text that the finder hands over is read at once.
  const arrival = useRef(read)
  useEffect(() => {
    const arrived = readPasteFragment(location.hash)
    if (arrived === undefined) return
    history.replaceState(history.state, '', location.pathname + location.search)
    const pasted = withText(store.get().details.pasted ?? '', cleanTyped(arrived))
    store.setDetail('pasted', pasted)
    setIsOpen(true)
    void arrival.current(pasted)
  }, [store])

  const toChoose = reading?.rest.filter(({ items }) => items.length > 1) ?? []
  // One choice for all sizes of a product.
  const undecided = toChoose.filter(
    ({ product }, i) => toChoose.findIndex((row) => row.product === product) === i,
  )
  const isUnread =
    text !== '' && (reading === undefined || cleanTyped(text) !== linesOf(reading.rest))
  return (
    <div className={styles.paste} data-unread={isUnread || undefined}>
      <details open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <summary className={chevronStyles.chevron}>
          <h2>{paste.heading}</h2>
        </summary>
        <form className={styles.form} onSubmit={onSubmit}>
          <Field
            type="lines"
            required
            label={paste.label}
            hint={paste.hint}
            value={text}
            onChange={(typed) => {
              store.setDetail('pasted', typed)
              // The lines to choose for are not those of the field any more.
              if (reading !== undefined && cleanTyped(typed) !== linesOf(reading.rest))
                setReading({ ...reading, rest: [] })
            }}
          />
          <p>
            <button
              type="submit"
              // Only what is next to be pressed is filled.
              className={isUnread ? 'button' : 'button plain'}
              disabled={state === 'reading'}
            >
              {paste.read}
            </button>
          </p>
        </form>
      </details>
      <div ref={status} role="status" tabIndex={-1} className={styles.status}>
        {state !== undefined && <p>{paste[state]}</p>}
        {reading !== undefined && (
          <>
            {reading.ids.length > 0 && (
              <p className={fieldStyles.actions}>
                <span>{fillCount(paste.added, reading.ids.length, writing.language)}</span>{' '}
                <button type="button" className="button plain" onClick={() => undo(reading)}>
                  {paste.undo}
                </button>
              </p>
            )}
            {reading.ids.length + reading.present.length === 0 && (
              <p>{undecided.length > 0 ? paste.choose : paste.nothing}</p>
            )}
            {reading.present.length > 0 && (
              <p className={fieldStyles.actions}>
                <span>{fillCount(paste.present, reading.present.length, writing.language)}</span>{' '}
                <button type="button" className="button plain" onClick={() => addAgain(reading)}>
                  {paste.again}
                </button>
              </p>
            )}
            {reading.ids.length + reading.present.length > 0 && text !== '' && <p>{paste.rest}</p>}
          </>
        )}
      </div>
      {reading !== undefined &&
        undecided.map((row, i) => (
          <fieldset key={String(i)} className={styles.which}>
            <legend>{fillTemplate(paste.which, 'text', row.text)}</legend>
            {row.items.map((item) => (
              <button
                key={item.path}
                type="button"
                className="button plain"
                onClick={() => choose(row, item, reading)}
              >
                {item.name}
              </button>
            ))}
          </fieldset>
        ))}
    </div>
  )
}
