import type { SourceView } from '../../catalogue/view.ts'
import styles from './SourceNotes.module.css'

type Props = {
  /** The source of most of the values. */
  source?: SourceView | undefined
  /** Text of each other source -> its sign. */
  signs: ReadonlyMap<string, string>
}

/** The sources of a table's figures, below the table. */
export function SourceNotes({ source, signs }: Props) {
  if (source === undefined && signs.size === 0) return null
  return (
    <div className={`soft ${styles.notes}`}>
      {source !== undefined && <p>{source.text}</p>}
      {[...signs].map(([text, sign]) => (
        <p key={text}>{`${sign} ${text}`}</p>
      ))}
    </div>
  )
}

/** The footnote sign of a value whose source is not the common one. */
export function SourceSign({ source, signs }: Pick<Props, 'source' | 'signs'>) {
  const sign = source && signs.get(source.text)
  return sign === undefined ? null : <sup className={styles.sign}>{sign}</sup>
}
