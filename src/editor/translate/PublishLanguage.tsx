import { useMemo, useState } from 'react'
import { launchWords } from '../../check/launchWords.ts'
import { NameForm } from '../controls/NameForm.tsx'
import { useAnswer } from '../controls/useAnswer.ts'
import { confirmLanguage, today } from '../edit/confirm.ts'
import { draftFor } from '../edit/draftFor.ts'
import { editorWords } from '../edit/editorWords.ts'
import { publishWords } from '../edit/publishWords.ts'
import type { Texts } from '../edit/session.ts'
import { translateWords as words } from '../edit/translateWords.ts'
import { nameToBeginWith, rememberName } from '../questions/rememberedName.ts'
import { useEditor } from '../state/editorContext.ts'
import { publishedLanguage, publishLanguage } from './publishLanguage.ts'
import styles from './Translations.module.css'

type Props = {
  /** The key of the language. */
  language: string
  /** Its texts without an up-to-date translation. */
  left: number
}

/** The texts as visitors have them, which differ from the saved ones until they are published; undefined while they are read. */
function usePublishedTexts(): Texts | undefined {
  const { session, storage, pending } = useEditor()
  const waiting = pending.unpublished ?? 0
  const ask = useMemo(() => {
    const { unpublishedFiles, history } = storage
    if (waiting === 0 || unpublishedFiles === undefined) return undefined
    return async () => history.filesAt((await unpublishedFiles()).commit)
  }, [storage, waiting])
  const published = useAnswer(ask)
  return ask === undefined ? session.saved : published
}

/** The switch that puts a language on the website, with what that does. */
export function PublishLanguage({ language, left }: Props) {
  const { session, now, edit } = useEditor()
  const [reader, setReader] = useState(() => nameToBeginWith(draftFor(now)))
  const onWebsite = usePublishedTexts()
  const [current, before] = [session.now, onWebsite].map(
    (texts) => texts && publishedLanguage(draftFor({ texts, pictures: new Map() }), language),
  )
  if (current === undefined) return null
  const { name, published, confirmation, freshShare } = current

  /** @returns why it cannot be confirmed */
  function confirm(): string | undefined {
    const done = confirmLanguage(now, language, reader, today())
    if ('refused' in done) return done.refused
    edit(done.changed, { name: publishWords.undo.answer(name) })
    rememberName(reader)
    return undefined
  }

  return (
    <section className={styles.publish} aria-label={words.publishing(name)}>
      <label>
        <input
          type="checkbox"
          role="switch"
          checked={published}
          aria-checked={published}
          onChange={({ target }) => {
            edit((now) => publishLanguage(now, language, target.checked), {
              name: publishWords.undo.language(name, target.checked),
            })
          }}
        />
        {words.publishing(name)}
      </label>
      {onWebsite === undefined && <p role="status">{editorWords.lookingForChanges}</p>}
      {onWebsite !== undefined && before?.published === published && (
        <p>{published ? words.isPublished(name) : words.isNotPublished(name)}</p>
      )}
      {onWebsite !== undefined && before?.published !== published && (
        <p role="status">{published ? words.publishNext(name) : words.withdrawNext(name)}</p>
      )}
      {left > 0 && <p>{words.leftInEnglish(left, freshShare)}</p>}
      {confirmation === undefined ? (
        <>
          <p>{words.notConfirmed(name)}</p>
          <NameForm
            label={words.isRight(name)}
            name={reader}
            onType={setReader}
            onSubmit={confirm}
          />
        </>
      ) : (
        <p>{launchWords.readBy(confirmation)}</p>
      )}
    </section>
  )
}
