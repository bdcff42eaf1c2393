import type { LayoutView, SourceView } from '../../catalogue/view.ts'
import { TextRuns } from '../../ui/text/TextRuns.tsx'
import { SourceNotes, SourceSign } from '../shared/SourceNotes.tsx'
import { commonSource, sourceSigns } from '../shared/sourceSigns.ts'
import styles from './Claims.module.css'
import type { FullView } from './fullKind.ts'

type Props = Pick<FullView, 'claims'> & {
  words: LayoutView['product']
  /** The source of most figures of the table, so that the same note is not shown twice. */
  tableSource?: SourceView | undefined
}

/** The claims about the product: each figure with its label, the source, and the terms. */
export function Claims({ words, claims, tableSource }: Props) {
  const all = claims.map(({ source }) => source)
  const common = commonSource(all)
  const signs = sourceSigns(all, common)
  const isRepeated = common?.text === tableSource?.text && !common?.guidance && !common?.confirmed
  return (
    <div className={styles.claims}>
      <h2>{words.claims}</h2>
      <dl>
        {claims.map((claim) => (
          <div key={claim.property}>
            <dt>{claim.label}</dt>
            <dd>
              <TextRuns runs={claim.runs} />
              <SourceSign source={claim.source} signs={signs} />
            </dd>
          </div>
        ))}
      </dl>
      <SourceNotes source={isRepeated ? undefined : common} signs={signs} />
      <p className="soft">{words.claimTerms}</p>
    </div>
  )
}
