import { words } from './edit/words.ts'
import styles from './ProblemList.module.css'
import type { Editing } from './useEditor.ts'

type Props = {
  editing: Editing
  nameOf(file: string): string
  onOpen(file: string, pointer: string): void
}

/** Everything that the check finds, each a link to its field. */
export function ProblemList({ editing: { report, fixFile }, nameOf, onOpen }: Props) {
  if (report === undefined) return <p>{words.lookingThrough}</p>
  const { problems } = report
  if (problems.length === 0) return <p>{words.allProblems(0)}</p>
  return (
    <ul className={styles.problems}>
      {problems.map(({ file, pointer, message, hint, fixable, warning }) => (
        <li key={`${file} ${pointer} ${message}`} className={warning ? styles.doubt : undefined}>
          <button type="button" onClick={() => onOpen(file, pointer)}>
            <strong>{nameOf(file)}</strong> {message}. {hint}
          </button>
          {fixable && (
            <button type="button" onClick={() => fixFile(file)}>
              {words.fix}
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}
