import { textOf } from '../../model/catalogue/textOf.ts'
import type { LayoutView } from '../../model/catalogue/view.ts'
import styles from './Claims.module.css'
import type { FullView } from './kind.ts'

type Props = Pick<FullView, 'claims'> & { words: LayoutView['product'] }

/** What is claimed of the product, each figure with what it is a figure of, and on what terms. */
export function Claims({ words, claims }: Props) {
  return (
    <div className={styles.claims}>
      <h2>{words.claims}</h2>
      <dl>
        {claims.map((claim) => (
          <div key={claim.property}>
            <dt>{claim.label}</dt>
            <dd>{textOf([claim])}</dd>
          </div>
        ))}
      </dl>
      <p className="soft">{words.claimTerms}</p>
    </div>
  )
}
