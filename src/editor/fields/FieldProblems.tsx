import type { Problem } from '../../model/problem.ts'
import styles from './fields.module.css'

/** What the check says of a place, and the cure. */
export function FieldProblems({ problems }: { problems: readonly Problem[] }) {
  return problems.map(({ message, hint, warning }) => (
    <p key={message} className={warning ? styles.doubt : styles.fault}>
      {message}. {hint}
    </p>
  ))
}
