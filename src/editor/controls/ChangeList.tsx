import type { Files } from '../../catalogue/catalogueFiles.ts'
import { countedNoun } from '../../catalogue/messageText.ts'
import { type CatalogueChange, catalogueChanges } from '../../check/catalogueChanges.ts'
import { formatChange } from '../../check/formatChanges.ts'
import { editorWords } from '../edit/editorWords.ts'
import styles from './ChangeList.module.css'

/** A change with its page; the translations of a whole page are folded. */
function Change({ change }: { change: CatalogueChange }) {
  const line = (
    <span>
      <strong>{change.page}:</strong> {formatChange(change)}
    </span>
  )
  if (change.translations === undefined) return line
  return (
    <details>
      <summary className="fold">{line}</summary>
      <ul>
        {change.translations.map((one) => (
          <li key={formatChange(one)}>{formatChange(one)}</li>
        ))}
      </ul>
    </details>
  )
}

function ChangeLines({ changes }: { changes: readonly CatalogueChange[] }) {
  return changes.map((one) => (
    <li key={`${one.page} ${formatChange(one)}`}>
      <Change change={one} />
    </li>
  ))
}

/** Changes that a buyer sees, each with its page; those of languages that are not published are folded. */
export function Changes({ changes }: { changes: readonly CatalogueChange[] }) {
  const seen = changes.filter(({ isUnpublished }) => !isUnpublished)
  const unpublished = changes.filter(({ isUnpublished }) => isUnpublished)
  const texts = unpublished.flatMap((one) => one.translations ?? [one])
  // The translations of a text go when it changes: nobody has typed them.
  const gone = texts.filter(({ after }) => after === undefined)
  return (
    <>
      {seen.length === 0 && (
        <p>
          {texts.length > gone.length ? editorWords.onlyUnpublishedTexts : editorWords.noChanges}
        </p>
      )}
      {seen.length > 1 && <p>{countedNoun(seen.length, 'change')}</p>}
      {changes.length > 0 && (
        <ul className={styles.changes}>
          <ChangeLines changes={seen} />
          {texts.length > 0 && (
            <li>
              <details>
                <summary className="fold">
                  {editorWords.unpublishedChanges(texts.length - gone.length, gone.length)}
                </summary>
                <ul>
                  <ChangeLines changes={unpublished} />
                </ul>
              </details>
            </li>
          )}
        </ul>
      )}
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
