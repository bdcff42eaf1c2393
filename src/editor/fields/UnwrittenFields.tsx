import { useState } from 'react'
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

/**
 * The fields still to be written in a page that a task has made, and the progress. It stays above the form while that
 * is scrolled, with a button that leads from each field to the next.
 */
export function UnwrittenFields({ unwritten, total, nameOf, onOpen }: Props) {
  const [last, setLast] = useState('')
  if (unwritten.length === 0) return null
  const done = total - unwritten.length
  const keyOf = (path: JsonPath) => path.join('/')
  const at = unwritten.findIndex((path) => keyOf(path) === last)
  const next = unwritten[at + 1] ?? unwritten[0]
  function open(path: JsonPath): void {
    setLast(keyOf(path))
    onOpen(path)
  }
  return (
    <section className={styles.toWrite}>
      <p>{editorWords.toWrite(done, total)}</p>
      {next !== undefined && (
        <Button label={editorWords.nextToWrite(nameOf(next))} onClick={() => open(next)} />
      )}
      <progress value={done} max={total} aria-label={editorWords.toWrite(done, total)} />
      <details>
        <summary className="fold">{editorWords.leftToWrite}</summary>
        <ol>
          {unwritten.map((path) => (
            <li key={keyOf(path)}>
              <Button label={nameOf(path)} onClick={() => open(path)} />
            </li>
          ))}
        </ol>
      </details>
    </section>
  )
}
