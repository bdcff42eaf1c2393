import {
  type Files,
  glossaryFile,
  parseTranslationPath,
  translationFile,
} from '../../catalogue/catalogueFiles.ts'
import { valueOfFile } from '../../check/references.ts'
import { languageName } from '../../check/translation/languages.ts'
import { isTranslatedFile } from '../../check/translation/mapTexts.ts'
import { catalogueTextStates, textStates } from '../../check/translation/translate.ts'
import type { DraftCatalogue } from '../../pages/draftCatalogue.ts'
import { draftFor } from './draftFor.ts'
import { translateWords as words } from './translateWords.ts'

/** The name of the screen in the table of contents: it has no file. */
export const TRANSLATIONS_SCREEN = 'translations'

/** The screen with the pages of a language. */
export function languageScreen(language: string): string {
  return `${TRANSLATIONS_SCREEN}/${language}`
}

/** The subject of a screen: a language, and the English file whose texts are shown beside it. */
export type TranslationPlace = { language?: string; of?: string }

/** @returns undefined for any other screen and for the form of a file, such as that of a glossary */
export function translationPlace(screen: string): TranslationPlace | undefined {
  const [start, language] = screen.split('/')
  if (start === TRANSLATIONS_SCREEN) return language === undefined ? {} : { language }
  const place = parseTranslationPath(screen)
  return place && isTranslatedFile(place.of) && screen !== glossaryFile(place.language)
    ? place
    : undefined
}

/** The name of a file; a translation file and a glossary are named with their language. */
export function nameInLanguage(file: string, nameOf: (file: string) => string): string {
  const { language, of } = parseTranslationPath(file) ?? {}
  if (language === undefined || of === undefined) return nameOf(file)
  if (file === glossaryFile(language)) return words.glossary(languageName(language))
  return words.inLanguage(nameOf(of), languageName(language))
}

/** Reads the files that are no pages, a file of translations, its English one and its glossary. */
export function translationDraft(texts: Files['texts'], file: string): DraftCatalogue {
  const { language = '', of } = parseTranslationPath(file) ?? {}
  return draftFor({ texts, pictures: new Map() }, file, of, glossaryFile(language))
}

/** All that is known of the translation of a file. */
export function readTranslation(texts: Files['texts'], language: string, of: string) {
  const file = translationFile(language, of)
  const draft = translationDraft(texts, file)
  const value = valueOfFile(of, draft)
  const translation = draft.translations.get(language)?.get(of)
  return {
    value,
    states: textStates(of, value, translation),
    glossary: draft.glossaries.get(language),
    draft,
    isBroken: value === undefined || (texts.has(file) && translation === undefined),
  }
}

/** The number of texts of a file, and of those with an up-to-date translation. */
export type FileCount = { file: string; total: number; fresh: number }

/** Translation progress of each file, by language; files without texts are left out. */
export function translationCounts(draft: DraftCatalogue): { key: string; files: FileCount[] }[] {
  return (draft.site?.languages?.others ?? []).map(({ key }) => {
    const files = new Map<string, FileCount>()
    for (const { file, state } of catalogueTextStates(draft, key)) {
      const { total, fresh } = files.get(file) ?? { total: 0, fresh: 0 }
      const isFresh = state === 'fresh' ? 1 : 0
      files.set(file, { file, total: total + 1, fresh: fresh + isFresh })
    }
    return { key, files: [...files.values()] }
  })
}
