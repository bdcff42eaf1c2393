import type { Files } from '../catalogue/catalogueFiles.ts'
import { catalogueChanges } from '../check/catalogueChanges.ts'
import { formatChange } from '../check/formatChanges.ts'
import styles from './ChangeList.module.css'
import { editorWords } from './edit/editorWords.ts'

/** Changes, each with its page. */
export function Changes({ found }: { found: ReturnType<typeof catalogueChanges> }) {
  return (
    <ul className={styles.changes}>
      {found.map((one) => (
        <li key={`${one.page} ${formatChange(one)}`}>
          <strong>{one.page}:</strong> {formatChange(one)}
        </li>
      ))}
    </ul>
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
  if (found.length === 0) return <p>{editorWords.noChanges}</p>
  return <Changes found={found} />
}
