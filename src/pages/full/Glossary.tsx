import styles from './Glossary.module.css'
import type { TermView } from './tableView.ts'

/** What the words of the table mean, for those who do not speak the trade. */
export function Glossary({ heading, terms }: { heading: string; terms: readonly TermView[] }) {
  return (
    <details className={styles.terms}>
      <summary>{heading}</summary>
      <dl>
        {terms.map(({ label, explanation }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{explanation}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
