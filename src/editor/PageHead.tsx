import { useRef } from 'react'
import type { Entry } from './contents.ts'
import { words } from './edit/words.ts'
import styles from './PageHead.module.css'
import { tasks } from './taskForms.ts'
import type { Editing } from './useEditor.ts'

type Props = {
  entry?: Entry
  file: string
  report: Editing['report']
  /** Opens the form of a task about this page. */
  onTask(label: string): void
}

/** What a form is about: the page, its address, how much is wrong, and the tasks for the whole of it. */
export function PageHead({ entry, file, report, onTask }: Props) {
  const menu = useRef<HTMLDetailsElement>(null)
  const wrong = report?.problems.filter((problem) => problem.file === file).length
  const own = tasks.filter(({ fields }) => fields[0] === 'page')
  return (
    <div className={styles.head}>
      <h1>{entry?.name ?? file}</h1>
      <p>
        {entry?.path !== undefined && <span>{entry.path}</span>}
        <span>{wrong === undefined ? words.lookingThrough : words.noneHere(wrong)}</span>
      </p>
      {entry?.path !== undefined && (
        <details ref={menu}>
          <summary>{words.thisPage}</summary>
          <ul>
            {own.map(({ label }) => (
              <li key={label}>
                <button
                  type="button"
                  onClick={() => {
                    if (menu.current !== null) menu.current.open = false
                    onTask(label)
                  }}
                >
                  {label}
                </button>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}
