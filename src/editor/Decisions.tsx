import { isPicture } from '../model/catalogue/catalogueFiles.ts'
import { ChangeList } from './ChangeList.tsx'
import { pictureNameOf } from './catalogueOf.ts'
import styles from './Decisions.module.css'
import { words } from './edit/words.ts'
import type { Stored } from './storage.ts'
import type { Editing } from './useEditor.ts'

/** A picture as one of two has it. */
function Picture({ stored, name, whose }: { stored: Stored; name: string; whose: string }) {
  if (!stored.hashes.has(name)) return words.pictureDeleted(whose)
  return <img src={stored.addressOf(name)} alt={whose} />
}

type Props = {
  editing: Editing
  nameOf(file: string): string
  /** Whether it has been asked for that what is changed goes to the website. */
  asking: boolean
  onAnswered(): void
}

/** What the person has to answer before going on: shall it be published, whose stays, is it kept. */
export function Decisions({ editing, nameOf, asking, onAnswered }: Props) {
  const { session, saved, now, back } = editing
  return (
    <>
      {asking && (
        <section className={styles.notice}>
          <p>{words.unpublished}</p>
          <ChangeList before={saved} after={now} />
          <button
            type="button"
            onClick={() => {
              onAnswered()
              void editing.save()
            }}
          >
            {words.publishNow}
          </button>
          <button type="button" onClick={onAnswered}>
            {words.notYet}
          </button>
        </section>
      )}
      {[...session.conflicts].map((file) => (
        <section key={file} className={styles.notice}>
          <p>{words.conflict(nameOf(file))}</p>
          {isPicture(file) ? (
            <p className={styles.sides}>
              <Picture stored={saved} name={pictureNameOf(file)} whose={words.theirOne} />
              <Picture stored={now} name={pictureNameOf(file)} whose={words.yourOne} />
            </p>
          ) : (
            <ChangeList before={saved} after={now} file={file} />
          )}
          <p>
            <button type="button" onClick={() => editing.choose(file, 'mine')}>
              {words.mine}
            </button>
            <button type="button" onClick={() => editing.choose(file, 'theirs')}>
              {words.theirs}
            </button>
          </p>
        </section>
      ))}
      {back && (
        <section className={styles.notice}>
          <p>{words.restored}</p>
          <ChangeList before={saved} after={now} />
          <button type="button" onClick={editing.keep}>
            {words.keepRestored}
          </button>
          <button type="button" onClick={editing.throwAway}>
            {words.discard}
          </button>
        </section>
      )}
    </>
  )
}
