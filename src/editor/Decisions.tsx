import { isPicture } from '../model/catalogue/catalogueFiles.ts'
import { ChangeList } from './ChangeList.tsx'
import { pictureNameOf } from './catalogueOf.ts'
import styles from './Decisions.module.css'
import { words } from './edit/words.ts'
import type { Stored } from './storage.ts'
import type { Editing } from './useEditor.ts'

/** A picture as one of the two sides has it. */
function SidePicture({ stored, name, side }: { stored: Stored; name: string; side: string }) {
  if (!stored.hashes.has(name)) return words.pictureDeleted(side)
  return <img src={stored.addressOf(name)} alt={side} />
}

type Props = {
  editing: Editing
  nameOf(file: string): string
  /** Whether the person is to confirm that the changes go to the website. */
  confirming: boolean
  onConfirmed(): void
}

/** What the person has to decide: whether to publish, how to resolve conflicts, whether to keep restored changes. */
export function Decisions({ editing, nameOf, confirming, onConfirmed }: Props) {
  const { session, saved, now, restored } = editing
  return (
    <>
      {confirming && (
        <section className={styles.notice}>
          <p>{words.unpublished}</p>
          <ChangeList before={saved} after={now} />
          <button
            type="button"
            onClick={() => {
              onConfirmed()
              void editing.save()
            }}
          >
            {words.publishNow}
          </button>
          <button type="button" onClick={onConfirmed}>
            {words.notYet}
          </button>
        </section>
      )}
      {[...session.conflicts].map((file) => (
        <section key={file} className={styles.notice}>
          <p>{words.conflict(nameOf(file))}</p>
          {isPicture(file) ? (
            <p className={styles.sides}>
              <SidePicture stored={saved} name={pictureNameOf(file)} side={words.theirOne} />
              <SidePicture stored={now} name={pictureNameOf(file)} side={words.yourOne} />
            </p>
          ) : (
            <ChangeList before={saved} after={now} file={file} />
          )}
          <p>
            <button type="button" onClick={() => editing.resolveConflict(file, 'mine')}>
              {words.mine}
            </button>
            <button type="button" onClick={() => editing.resolveConflict(file, 'theirs')}>
              {words.theirs}
            </button>
          </p>
        </section>
      ))}
      {restored && (
        <section className={styles.notice}>
          <p>{words.restored}</p>
          <ChangeList before={saved} after={now} />
          <button type="button" onClick={editing.keepRestored}>
            {words.keepRestored}
          </button>
          <button type="button" onClick={editing.discard}>
            {words.discard}
          </button>
        </section>
      )}
    </>
  )
}
