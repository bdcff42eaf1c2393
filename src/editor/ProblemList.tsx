import { words } from './edit/words.ts'
import styles from './ProblemList.module.css'
import type { Editing } from './useEditor.ts'

type Props = {
  editing: Editing
  nameOf(file: string): string
  onGo(file: string, pointer: string): void
}

/** All that the check says, each one press away from its field. */
export function ProblemList({ editing: { judged, mendFile }, nameOf, onGo }: Props) {
  if (judged === undefined) return <p>{words.lookingThrough}</p>
  const { problems: all } = judged
  if (all.length === 0) return <p>{words.allProblems(0)}</p>
  return (
    <ul className={styles.problems}>
      {all.map(({ file, pointer, message, hint, fixable, warning }) => (
        <li key={`${file} ${pointer} ${message}`} className={warning ? styles.doubt : undefined}>
          <button type="button" onClick={() => onGo(file, pointer)}>
            <strong>{nameOf(file)}</strong> {message}. {hint}
          </button>
          {fixable && (
            <button type="button" onClick={() => void mendFile(file)}>
              {words.fix}
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}
