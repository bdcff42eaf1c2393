import type { JsonPath } from '../../catalogue/problem.ts'
import { Button } from '../controls/Button.tsx'
import { editorWords } from '../edit/editorWords.ts'
import styles from './UnwrittenFields.module.css'

type Props = {
  unwritten: readonly JsonPath[]
  total: number
  nameOf(path: JsonPath): string
  onOpen(path: JsonPath): void
}

/** The fields still to be written in a page that a task has made, and the progress. */
export function UnwrittenFields({ unwritten, total, nameOf, onOpen }: Props) {
  if (unwritten.length === 0) return null
  const done = total - unwritten.length
  return (
    <section className={styles.toWrite}>
      <p>{editorWords.toWrite(done, total)}</p>
      <progress value={done} max={total} aria-label={editorWords.toWrite(done, total)} />
      <details>
        <summary>{editorWords.leftToWrite}</summary>
        <ol>
          {unwritten.map((path) => (
            <li key={path.join('/')}>
              <Button label={nameOf(path)} onClick={() => onOpen(path)} />
            </li>
          ))}
        </ol>
      </details>
    </section>
  )
}
