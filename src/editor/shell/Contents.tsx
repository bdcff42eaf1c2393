import { EntryButton } from '../controls/Button.tsx'
import type { Chapter } from '../edit/chapters.ts'
import { editorWords } from '../edit/editorWords.ts'
import styles from './Contents.module.css'

type Props = {
  chapters: readonly Chapter[]
  current?: string
  /** The files and screens with unsaved changes. */
  changed: ReadonlySet<string>
  wrong: ReadonlySet<string>
  /** Those with fields to be filled in. */
  unfinished: ReadonlySet<string>
  onOpen(file: string): void
}

/** The table of contents, with marks for what is changed and what is wrong. */
export function Contents({ chapters, current, changed, wrong, unfinished, onOpen }: Props) {
  return (
    <nav aria-label={editorWords.contents} className={styles.contents}>
      {chapters.map(({ heading, entries }) => (
        <section key={heading}>
          <h2>{heading}</h2>
          <ul>
            {entries.map(({ file, name, holds }) => (
              <li key={file}>
                <EntryButton
                  aria-current={file === current ? 'page' : undefined}
                  onClick={() => onOpen(file)}
                >
                  {name}
                  {holds !== undefined && <small>{holds}</small>}
                  {changed.has(file) && (
                    <span className={styles.changed}>{editorWords.isChanged}</span>
                  )}
                  {unfinished.has(file) && !wrong.has(file) && (
                    <span className={styles.changed}>{editorWords.isUnfinished}</span>
                  )}
                  {wrong.has(file) && <span className={styles.wrong}>{editorWords.isWrong}</span>}
                </EntryButton>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  )
}
