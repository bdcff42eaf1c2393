import chevronStyles from '../../ui/text/Chevron.module.css'
import styles from './TermList.module.css'
import type { TermView } from './terms.ts'

/** Explanations of the terms in the table, for buyers from outside the trade. */
export function TermList({ heading, terms }: { heading: string; terms: readonly TermView[] }) {
  return (
    <details className={styles.terms}>
      <summary className={chevronStyles.chevron}>{heading}</summary>
      <dl>
        {terms.map(({ label, explanation, untranslated }) => (
          <div key={label}>
            <dt translate={untranslated && 'no'}>{label}</dt>
            <dd>{explanation}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
