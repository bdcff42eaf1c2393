import type { SourceView } from '../../catalogue/view.ts'
import styles from './SourceNotes.module.css'

type Props = {
  /** Where most of the values come from. */
  source?: SourceView | undefined
  /** The source of each of the others, as text -> its sign. */
  signs: ReadonlyMap<string, string>
}

/** Below a table: where its figures come from. */
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

/** The sign behind a value. */
export function SourceSign({ source, signs }: Pick<Props, 'source' | 'signs'>) {
  const sign = source && signs.get(source.text)
  return sign === undefined ? null : <sup className={styles.sign}>{sign}</sup>
}
