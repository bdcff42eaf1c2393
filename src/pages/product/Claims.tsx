import type { LayoutView, SourceView } from '../../catalogue/view.ts'
import { TextRuns } from '../../ui/text/TextRuns.tsx'
import { SourceNotes, SourceSign } from '../shared/SourceNotes.tsx'
import { commonSource, sourceSigns } from '../shared/sourceSigns.ts'
import styles from './Claims.module.css'
import type { FullView } from './fullKind.ts'

type Props = Pick<FullView, 'claims'> & {
  words: LayoutView['product']
  /** Where the figures of the table come from: the same is not said twice. */
  tableSource?: SourceView | undefined
}

/** What is claimed of the product, each figure with what it is a figure of, and on what terms. */
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
