import {
  type Files,
  parseTranslationPath,
  translationFile,
} from '../../catalogue/catalogueFiles.ts'
import type { PluralTexts } from '../../catalogue/intl.ts'
import { problemSentence } from '../../catalogue/problem.ts'
import { formWords } from '../../check/formWords.ts'
import { printFile } from '../../check/printFile.ts'
import { valueOfFile } from '../../check/references.ts'
import { languageName } from '../../check/translation/languages.ts'
import { formatPluralForms, parsePluralForms } from '../../check/translation/pluralForms.ts'
import {
  catalogueTextStates,
  type TextState,
  textStates,
} from '../../check/translation/translate.ts'
import { translationFaults } from '../../check/translation/translationFaults.ts'
import { updateTranslation } from '../../check/translation/writeTranslation.ts'
import { pathOfPageFile } from '../../pages/dataFiles.ts'
import type { DraftCatalogue } from '../../pages/draftCatalogue.ts'
import { type CatalogueEdit, TaskError } from '../edit/catalogueEdit.ts'
import {
  cellField,
  type SheetField,
  type TranslationEdit,
  textCellField,
  type Worksheet,
} from './sheet.ts'

/** The status of a text, for its translator. */
function stateInWords({ state, found }: TextState): string {
  if (state === 'missing') return 'missing'
  if (state === 'fresh' || found === undefined) return ''
  return `the English has changed; until now: ${formatPluralForms(found.text)}`
}

/** The English, which is only shown. */
function englishField({ english }: TextState): SheetField {
  const text = formatPluralForms(english)
  const field = cellField('English', text, () => {
    throw new TaskError(`The English cannot be changed in this sheet. It is now: ${text}`)
  })
  return { ...field, isOnlyShown: true }
}

/** True for a translation file of which nothing can be read: writing to it would lose what it has. */
function isUnreadable(file: string, texts: Files['texts'], draft: DraftCatalogue): boolean {
  const { language = '', of = '' } = parseTranslationPath(file) ?? {}
  return texts.has(file) && draft.translations.get(language)?.get(of) === undefined
}

/** The translation; what was made from an earlier English text has to be written again. */
function translationField(
  text: TextState,
  key: string,
  { texts }: Pick<Files, 'texts'>,
  draft: DraftCatalogue,
): SheetField {
  const { file: of, pointer, canBePlural, state, found } = text
  const file = translationFile(key, of)
  const cell = state === 'fresh' && found !== undefined ? formatPluralForms(found.text) : ''
  return textCellField(languageName(key), cell, (typed) => {
    const place = { language: key, of, pointer }
    if (isUnreadable(file, texts, draft)) {
      throw new TaskError(
        `The file ${file} has to be corrected first: press "${formWords.fix}" in the editor, or run "npm run fix". If that does not help, "npm run check" says what is wrong in it.`,
      )
    }
    if (typed === '') return [place]
    const translation = canBePlural ? parsePluralForms(typed) : typed
    const language = { key, glossary: draft.glossaries.get(key) }
    const faults = [...translationFaults(text, translation, language)]
    if (faults.length > 0) throw new TaskError(faults.map(problemSentence).join(' '))
    return [{ ...place, text: translation }]
  })
}

/** A sheet for each language of the site besides English: a row for each text that visitors read. */
export function translationSheets(files: Files, draft: DraftCatalogue): Worksheet[] {
  return (draft.site?.languages?.others ?? []).map(({ key }) => ({
    name: languageName(key),
    keys: ['Path', 'Where'],
    note: 'State (only shown)',
    headers: ['English', languageName(key)],
    rows: catalogueTextStates(draft, key).map((text) => ({
      keys: [pathOfPageFile(text.file) ?? text.file, text.pointer],
      note: stateInWords(text),
      fields: [englishField(text), translationField(text, key, files, draft)],
    })),
  }))
}

/**
 * Writes translations, each as that of the English text that stood beside it.
 * @param draft the catalogue that the sheets were made of
 */
export function applyTranslations(
  work: CatalogueEdit,
  edits: readonly TranslationEdit[],
  draft: DraftCatalogue,
): void {
  const byFile = new Map<string, Map<string, PluralTexts | undefined>>()
  for (const { language, of, pointer, text } of edits) {
    const file = translationFile(language, of)
    byFile.set(file, (byFile.get(file) ?? new Map()).set(pointer, text))
  }
  for (const [file, typed] of byFile) {
    const { language = '', of = '' } = parseTranslationPath(file) ?? {}
    const value = valueOfFile(of, draft)
    if (value === undefined) continue
    const states = textStates(of, value, draft.translations.get(language)?.get(of))
    work.put(file, printFile(file, updateTranslation(value, states, typed)))
  }
}
