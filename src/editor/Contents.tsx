import { useState } from 'react'
import styles from './Contents.module.css'
import type { Chapter, Entry } from './contents.ts'
import { words } from './edit/words.ts'

type Props = {
  chapters: readonly Chapter[]
  current?: string
  /** The files with unsaved changes. */
  changed: Pick<ReadonlyMap<string, unknown>, 'has'>
  wrong: ReadonlySet<string>
  onOpen(file: string): void
}

/** Of a longer menu only the first entries are listed: thousands of buttons are slow. */
const MAX_LISTED = 100

/** The table of contents, with marks for what is changed and what is wrong. */
export function Contents({ chapters, current, changed, wrong, onOpen }: Props) {
  const [query, setQuery] = useState('')
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set())
  const matches = (name: string) => name.toLowerCase().includes(query.trim().toLowerCase())
  const isMarked = ({ file }: Entry) => file === current || changed.has(file) || wrong.has(file)
  return (
    <nav aria-label={words.contents} className={styles.contents}>
      <label>
        {words.find}
        <input type="search" value={query} onChange={({ target }) => setQuery(target.value)} />
      </label>
      {chapters.map(({ heading, entries }) => {
        const found = entries.filter(({ name }) => matches(name))
        if (found.length === 0) return null
        const listed = expanded.has(heading)
          ? found
          : found.filter((entry, i) => i < MAX_LISTED || isMarked(entry))
        return (
          <section key={heading}>
            <h2>{heading}</h2>
            <ul>
              {listed.map(({ file, name }) => (
                <li key={file}>
                  <button
                    type="button"
                    aria-current={file === current ? 'page' : undefined}
                    onClick={() => onOpen(file)}
                  >
                    {name}
                    {changed.has(file) && <span className={styles.changed}>{words.isChanged}</span>}
                    {wrong.has(file) && <span className={styles.wrong}>{words.isWrong}</span>}
                  </button>
                </li>
              ))}
            </ul>
            {listed.length < found.length && (
              <button type="button" onClick={() => setExpanded(new Set([...expanded, heading]))}>
                {words.listAll(found.length)}
              </button>
            )}
          </section>
        )
      })}
    </nav>
  )
}
