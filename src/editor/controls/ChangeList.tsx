import type { Files } from '../../catalogue/catalogueFiles.ts'
import { countedNoun } from '../../catalogue/messageText.ts'
import { type CatalogueChange, catalogueChanges } from '../../check/catalogueChanges.ts'
import { formatChange } from '../../check/formatChanges.ts'
import { editorWords } from '../edit/editorWords.ts'
import styles from './ChangeList.module.css'

/** A change with its page; the translations of a whole page are folded. */
function Change({ change }: { change: CatalogueChange }) {
  const line = (
    <>
      <strong>{change.page}:</strong> {formatChange(change)}
    </>
  )
  if (change.translations === undefined) return line
  return (
    <details>
      <summary>{line}</summary>
      <ul>
        {change.translations.map((one) => (
          <li key={formatChange(one)}>{formatChange(one)}</li>
        ))}
      </ul>
    </details>
  )
}

/** Changes that a buyer sees, each with its page. */
export function Changes({ changes }: { changes: readonly CatalogueChange[] }) {
  if (changes.length === 0) return <p>{editorWords.noChanges}</p>
  return (
    <>
      {changes.length > 1 && <p>{countedNoun(changes.length, 'change')}</p>}
      <ul className={styles.changes}>
        {changes.map((one) => (
          <li key={`${one.page} ${formatChange(one)}`}>
            <Change change={one} />
          </li>
        ))}
      </ul>
    </>
  )
}

/** The changes that a buyer sees, page by page. */
export function ChangeList({
  before,
  after,
  file,
}: {
  before: Files
  after: Files
  file?: string
}) {
  const found = catalogueChanges(before, after).filter(
    (one) => file === undefined || one.file === file,
  )
  return <Changes changes={found} />
}
