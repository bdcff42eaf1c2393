import { useEffect, useState } from 'react'
import { fill } from '../../model/catalogue/fill.ts'
import styles from './BuyersList.module.css'
import fieldStyles from './fields.module.css'
import { type Line, newId } from './line.ts'
import { type Opened, readLink } from './link.ts'
import { nameOf, partsOf } from './message.ts'
import { useList } from './useList.ts'
import { useProducts } from './useProducts.ts'
import type { Words } from './words.ts'

/** The list of the page's own address, followed while it changes. */
function useOpened(): [Opened | undefined, () => void] {
  const [opened, setOpened] = useState(() => readLink(location.hash))
  useEffect(() => {
    const look = () => setOpened(readLink(location.hash))
    addEventListener('hashchange', look)
    return () => removeEventListener('hashchange', look)
  }, [])
  function close(): void {
    history.replaceState(history.state, '', location.pathname + location.search)
    setOpened(undefined)
  }
  return [opened, close]
}

type Props = {
  words: Words
  /** What has been pressed is about to go. */
  onLeave: () => void
}

/** The list that a link holds: shown first, and taken over only where the visitor says so. */
export function OpenedLink({ words, onLeave }: Props) {
  const { store, list } = useList()
  const [opened, close] = useOpened()
  /** The list as it was before, and the ids of what has come in its place. */
  const [taken, setTaken] = useState<{ before: readonly Line[]; ids: readonly string[] }>()
  const lines = opened?.lines ?? []
  const products = useProducts(lines.map(({ path }) => path))
  const say = words.opened

  function leave(): void {
    close()
    onLeave()
  }

  /** @returns the ids of the lines that it has added */
  function add(): string[] {
    const added = lines.map((line) => ({ ...line, id: newId() }))
    for (const line of added) store.put(line)
    for (const name of ['note', 'place'] as const) {
      const text = opened?.[name]
      if (text !== undefined && (list.details[name] ?? '') === '') store.tell(name, text)
    }
    leave()
    return added.map(({ id }) => id)
  }

  function take(): void {
    for (const { id } of list.lines) store.remove(id)
    setTaken({ before: list.lines, ids: add() })
  }

  function undo({ before, ids }: NonNullable<typeof taken>): void {
    for (const id of ids) store.remove(id)
    for (const line of before) store.put(line)
    setTaken(undefined)
    onLeave()
  }

  if (opened === undefined) {
    return taken === undefined || taken.before.length === 0 ? null : (
      <p role="status" className={styles.said}>
        {say.taken}{' '}
        <button type="button" className="button plain" onClick={() => undo(taken)}>
          {say.undo}
        </button>
      </p>
    )
  }
  return (
    <section className={styles.opened} aria-labelledby="opened">
      <h2 id="opened">{say.heading}</h2>
      {opened.newer ? <p>{say.newer}</p> : <p>{fill(say.text, 'count', String(lines.length))}</p>}
      {opened.cut && <p>{say.cut}</p>}
      {opened.unread > 0 && <p>{fill(say.unread, 'count', String(opened.unread))}</p>}
      <ol>
        {lines.map((line, i) => {
          const found = products.get(line.path)
          const whole = { ...line, id: String(i) }
          return (
            <li key={whole.id}>
              <b>{nameOf(whole, found?.product)}</b>
              {found?.product === 'gone' && <div>{words.line.gone}</div>}
              {partsOf(whole, found?.product, words).map(({ label, text }) => (
                <div key={label}>{`${label}: ${text}`}</div>
              ))}
            </li>
          )
        })}
      </ol>
      <p className={fieldStyles.actions}>
        {lines.length > 0 && (
          <>
            <button type="button" className="button" onClick={take}>
              {say.take}
            </button>
            <button type="button" className="button plain" onClick={add}>
              {say.add}
            </button>
          </>
        )}
        <button type="button" className="button plain" onClick={leave}>
          {say.leave}
        </button>
      </p>
    </section>
  )
}
