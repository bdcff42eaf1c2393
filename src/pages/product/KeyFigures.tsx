import { TextRuns } from '../../ui/text/TextRuns.tsx'
import type { FullView } from './fullKind.ts'
import styles from './KeyFigures.module.css'

/** The main figures of a product; the table lists all of them. */
export function KeyFigures({ figures, note }: FullView['key']) {
  if (figures.length === 0) return null
  return (
    <div>
      <dl className={styles.figures}>
        {figures.map(({ property, label, runs }) => (
          <div key={property}>
            <dt>{label}</dt>
            <dd>
              <TextRuns runs={runs} />
            </dd>
          </div>
        ))}
      </dl>
      {note !== undefined && <p className="note">{note}</p>}
    </div>
  )
}
