import { useMemo } from 'react'
import {
  type Files,
  parseTranslationPath,
  translationFile,
} from '../../catalogue/catalogueFiles.ts'
import { isTranslatedFile } from '../../check/translation/mapTexts.ts'
import { schemaOfFile } from '../../pages/dataFiles.ts'
import { draftFor } from '../edit/draftFor.ts'
import { translateWords as words } from '../edit/translateWords.ts'
import { readTranslation } from '../edit/translationScreens.ts'
import { useEditor } from '../state/editorContext.ts'
import styles from './Translations.module.css'

/** Translation status of a file, per language. */
function languagesOfFile(texts: Files['texts'], of: string) {
  const { site } = draftFor({ texts, pictures: new Map() })
  return (site?.languages?.others ?? []).map((language) => {
    const { states } = readTranslation(texts, language.key, of)
    const countOf = (state: string) => states.filter((one) => one.state === state).length
    const file = translationFile(language.key, of)
    return { ...language, file, stale: countOf('stale'), left: states.length - countOf('fresh') }
  })
}

/** Leads from the form of a file to its translations, and says what a change has made out of date. */
export function PageTranslations({ file }: { file: string }) {
  const { paused, open } = useEditor()
  const { texts } = paused
  const languages = useMemo(
    () =>
      isTranslatedFile(file) && schemaOfFile(file) && !parseTranslationPath(file)
        ? languagesOfFile(texts, file)
        : [],
    [texts, file],
  )
  if (languages.length === 0) return null
  const stale = Math.max(...languages.map((one) => one.stale))
  return (
    <div className={styles.choices}>
      <span>{words.ofPage}</span>
      {languages.map(({ key, name, language, file, left }) => (
        <button key={key} type="button" onClick={() => open(file)}>
          <span lang={language}>{name}</span>: {words.left(left)}
        </button>
      ))}
      {stale > 0 && <span role="status">{words.outdated(stale)}</span>}
    </div>
  )
}
