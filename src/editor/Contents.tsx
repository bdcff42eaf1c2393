import { memo, useState } from 'react'
import styles from './Contents.module.css'
import type { Chapter, Entry } from './contents.ts'
import { words } from './edit/words.ts'

type Props = {
  chapters: readonly Chapter[]
  current?: string
  changed: ReadonlySet<string>
  wrong: ReadonlySet<string>
  onOpen(file: string): void
}

/** Of a longer menu the first are listed; nobody goes through thousands, and the browser is slow at it. */
const MOST = 100

/** What there is to edit, with what is changed and what is wrong marked; drawn anew where these are. */
export const Contents = memo(({ chapters, current, changed, wrong, onOpen }: Props) => {
  const [sought, setSought] = useState('')
  const [whole, setWhole] = useState<ReadonlySet<string>>(new Set())
  const fits = (name: string) => name.toLowerCase().includes(sought.trim().toLowerCase())
  const isAtHand = ({ file }: Entry) => file === current || changed.has(file) || wrong.has(file)
  return (
    <nav aria-label={words.contents} className={styles.contents}>
      <label>
        {words.find}
        <input type="search" value={sought} onChange={({ target }) => setSought(target.value)} />
      </label>
      {chapters.map(({ heading, entries }) => {
        const found = entries.filter(({ name }) => fits(name))
        if (found.length === 0) return null
        const listed = whole.has(heading)
          ? found
          : found.filter((entry, i) => i < MOST || isAtHand(entry))
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
              <button type="button" onClick={() => setWhole(new Set([...whole, heading]))}>
                {words.listAll(found.length)}
              </button>
            )}
          </section>
        )
      })}
    </nav>
  )
})
