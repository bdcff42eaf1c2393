import { useState } from 'react'
import { launchWords } from '../../check/launchWords.ts'
import { NameForm } from '../controls/NameForm.tsx'
import { confirmLanguage, today } from '../edit/confirm.ts'
import { draftFor } from '../edit/draftFor.ts'
import { publishWords } from '../edit/publishWords.ts'
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

/** The switch that puts a language on the website, with what that does. */
export function PublishLanguage({ language, left }: Props) {
  const { session, now, edit } = useEditor()
  const [reader, setReader] = useState(() => nameToBeginWith(draftFor(now)))
  const [current, saved] = [session.now, session.saved].map((texts) =>
    publishedLanguage(draftFor({ texts, pictures: new Map() }), language),
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
      {saved?.published === published ? (
        <p>{published ? words.isPublished(name) : words.isNotPublished(name)}</p>
      ) : (
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
