import type { LayoutView } from '../../catalogue/view.ts'
import { TextRuns } from '../../ui/text/TextRuns.tsx'
import { SourceNotes, SourceSign } from '../shared/SourceNotes.tsx'
import styles from './Claims.module.css'
import type { FullView } from './fullKind.ts'

type Props = Pick<FullView, 'claims'> & {
  notes: FullView['claimNotes']
  words: LayoutView['product']
}

/** The claims about the product: each figure with its label, the source, and the terms. */
export function Claims({ words, claims, notes }: Props) {
  const signs = new Map(notes.signs)
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
      <SourceNotes source={notes.source} signs={signs} />
      <p className="soft">{words.claimTerms}</p>
    </div>
  )
}
