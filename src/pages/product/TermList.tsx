import { Fold } from '../../ui/text/Fold.tsx'
import styles from './TermList.module.css'
import type { TermView } from './terms.ts'

/** Explanations of the terms in the table, for buyers from outside the trade. */
export function TermList({ heading, terms }: { heading: string; terms: readonly TermView[] }) {
  return (
    <div className={styles.terms}>
      <Fold title={heading}>
        <dl>
          {terms.map(({ label, explanation, untranslated }) => (
            <div key={label}>
              <dt translate={untranslated && 'no'}>{label}</dt>
              <dd>{explanation}</dd>
            </div>
          ))}
        </dl>
      </Fold>
    </div>
  )
}
