import { Button } from '../controls/Button.tsx'
import { draftFor } from '../edit/draftFor.ts'
import { publishWords } from '../edit/publishWords.ts'
import { translateWords as words } from '../edit/translateWords.ts'
import { useEditor } from '../state/editorContext.ts'
import { QUESTIONS_SCREEN } from '../state/screens.ts'
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
  const { session, edit, open, storage } = useEditor()
  const [current, saved] = [session.now, session.saved].map((texts) =>
    publishedLanguage(draftFor({ texts, pictures: new Map() }), language),
  )
  if (current === undefined) return null
  const { name, published, isConfirmed, freshShare } = current
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
      <p>{published ? words.isPublished(name) : words.isNotPublished(name)}</p>
      {left > 0 && <p>{words.leftInEnglish(left, freshShare)}</p>}
      {!isConfirmed && (
        <p>
          {words.notConfirmed(name)}{' '}
          <Button label={words.toQuestions} onClick={() => open(QUESTIONS_SCREEN)} />
        </p>
      )}
      {saved?.published !== published && (
        <p role="status">{storage.publishesOnSave ? words.publishNext : words.saveNext}</p>
      )}
    </section>
  )
}
