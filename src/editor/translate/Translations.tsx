import { glossaryFile, translationFile } from '../../catalogue/catalogueFiles.ts'
import { languageName } from '../../check/translation/languages.ts'
import { Button, EntryButton } from '../controls/Button.tsx'
import { useAnswer } from '../controls/useAnswer.ts'
import { draftFor } from '../edit/draftFor.ts'
import { translateWords as words } from '../edit/translateWords.ts'
import {
  type FileCount,
  languageScreen,
  type TranslationPlace,
} from '../edit/translationScreens.ts'
import { useEditor } from '../state/editorContext.ts'
import { PublishLanguage } from './PublishLanguage.tsx'
import { TranslationForm } from './TranslationForm.tsx'
import styles from './Translations.module.css'

/** The texts of a language: of all files how many there are, of one file each beside its English. */
export function Translations({ place }: { place: TranslationPlace }) {
  const { paused, queries, nameOf, open } = useEditor()
  const counts = useAnswer(queries.translations)
  const languages = draftFor(paused).site?.languages?.others ?? []
  const { key } = languages.find(({ key }) => key === place.language) ?? languages[0] ?? {}
  if (key === undefined) return <p>{words.none}</p>
  const files = counts?.find((one) => one.key === key)?.files
  return (
    <div className={styles.translations}>
      <nav className={styles.choices} aria-label={words.languages}>
        {languages.map((one) => (
          <Button
            key={one.key}
            label={one.name}
            lang={one.language}
            aria-pressed={one.key === key}
            onClick={() => {
              open(place.of ? translationFile(one.key, place.of) : languageScreen(one.key))
            }}
          />
        ))}
        {place.of === undefined && (
          <Button
            label={words.glossary(languageName(key))}
            onClick={() => open(glossaryFile(key))}
          />
        )}
      </nav>
      {place.of === undefined ? (
        <FileList language={key} files={files} />
      ) : (
        <>
          <Button label={words.allPages} onClick={() => open(languageScreen(key))} />
          <h2>{nameOf(place.of)}</h2>
          <TranslationForm key={translationFile(key, place.of)} language={key} of={place.of} />
        </>
      )}
    </div>
  )
}

const leftOf = ({ total, fresh }: FileCount) => total - fresh

type ListProps = { language: string; files: readonly FileCount[] | undefined }

/** The files of a language, those with most left first. */
function FileList({ language, files }: ListProps) {
  const { nameOf, open } = useEditor()
  if (files === undefined) return <p role="status">{words.loading}</p>
  const sum = (count: (file: FileCount) => number) => files.reduce((n, one) => n + count(one), 0)
  const progress = words.progress(
    sum(({ fresh }) => fresh),
    sum(({ total }) => total),
  )
  return (
    <>
      <p>{progress}</p>
      <PublishLanguage language={language} left={sum(leftOf)} />
      <ul className={styles.files} aria-label={words.pages}>
        {files
          .toSorted((a, b) => leftOf(b) - leftOf(a))
          .map((one) => (
            <li key={one.file}>
              <EntryButton onClick={() => open(translationFile(language, one.file))}>
                {nameOf(one.file)} <span>{words.left(leftOf(one))}</span>
              </EntryButton>
            </li>
          ))}
      </ul>
    </>
  )
}
