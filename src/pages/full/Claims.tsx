import { textOfPart } from '../../catalogue/written.ts'
import styles from './Claims.module.css'
import type { FullView } from './kind.ts'

/** What the maker promises of the product: large figures, each with what it is a figure of. */
export function Claims({ heading, claims }: Pick<FullView, 'claims'> & { heading: string }) {
  return (
    <div className={styles.claims}>
      <h2>{heading}</h2>
      <dl>
        {claims.map(({ property, label, parts }) => (
          <div key={property}>
            <dt>{label}</dt>
            <dd>
              {parts.map((part) =>
                'number' in part ? <b key={part.number}>{part.number}</b> : textOfPart(part),
              )}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
