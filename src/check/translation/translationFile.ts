import { parseTranslationPath } from '../../catalogue/catalogueFiles.ts'
import type { Translation } from '../../catalogue/schemas/translation.ts'
import type { DraftCatalogue } from '../../pages/draftCatalogue.ts'
import { printFile } from '../printFile.ts'
import { valueOfFile } from '../references.ts'
import { type TextState, textStates } from './translate.ts'
import { updateTranslation } from './writeTranslation.ts'

/**
 * The status of the texts that a translation file translates.
 * @returns undefined for any other file, and if it or its English file is missing or cannot be read
 */
export function textStatesOfFile(file: string, draft: DraftCatalogue): TextState[] | undefined {
  const { language = '', of = '' } = parseTranslationPath(file) ?? {}
  const translation = draft.translations.get(language)?.get(of)
  const value = valueOfFile(of, draft)
  return translation && value && textStates(of, value, translation)
}

/**
 * A translation in the order of its English file `of`, without the translations of removed texts.
 */
export function tidyTranslation(of: string, value: object, translation: Translation): Translation {
  return updateTranslation(value, textStates(of, value, translation), new Map())
}

/** True if two translations have the same texts in the same order. */
export function isSameTranslation(a: Translation, b: Translation): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}

/** The text of a tidied translation file; undefined if it is already tidy, or cannot be read. */
export function tidyTranslationFile(file: string, draft: DraftCatalogue): string | undefined {
  const { language = '', of = '' } = parseTranslationPath(file) ?? {}
  const translation = draft.translations.get(language)?.get(of)
  const value = valueOfFile(of, draft)
  if (translation === undefined || value === undefined) return undefined
  const tidied = tidyTranslation(of, value, translation)
  return isSameTranslation(tidied, translation) ? undefined : printFile(file, tidied)
}
