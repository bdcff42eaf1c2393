import { useState } from 'react'
import { LabelledInput } from './AnswerForm.tsx'
import styles from './Contents.module.css'
import type { Chapter } from './contents.ts'
import { words } from './edit/words.ts'

type Props = {
  chapters: readonly Chapter[]
  current?: string
  /** The files with unsaved changes. */
  changed: Pick<ReadonlyMap<string, unknown>, 'has'>
  wrong: ReadonlySet<string>
  onOpen(file: string): void
}

/** The table of contents, with marks for what is changed and what is wrong. */
export function Contents({ chapters, current, changed, wrong, onOpen }: Props) {
  const [query, setQuery] = useState('')
  const matches = (name: string) => name.toLowerCase().includes(query.trim().toLowerCase())
  return (
    <nav aria-label={words.contents} className={styles.contents}>
      <LabelledInput label={words.find} type="search" value={query} onType={setQuery} />
      {chapters.map(({ heading, entries }) => {
        const found = entries.filter(({ name }) => matches(name))
        if (found.length === 0) return null
        return (
          <section key={heading}>
            <h2>{heading}</h2>
            <ul>
              {found.map(({ file, name }) => (
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
          </section>
        )
      })}
    </nav>
  )
}
