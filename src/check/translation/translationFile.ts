import { translationOf } from '../../catalogue/catalogueFiles.ts'
import type { Translation } from '../../catalogue/schemas/translation.ts'
import type { DraftCatalogue } from '../../pages/draftCatalogue.ts'
import { printFile } from '../printFile.ts'
import { valueOfFile } from '../references.ts'
import { type TextState, textStates, withTexts } from './translate.ts'

/**
 * The texts of the English file of a file of translations.
 * @returns undefined for another file, and where one of the two cannot be read or is not there
 */
export function statesOfFile(file: string, draft: DraftCatalogue): TextState[] | undefined {
  const { language = '', of = '' } = translationOf(file) ?? {}
  const translation = draft.translations.get(language)?.get(of)
  const value = valueOfFile(of, draft)
  return translation && value && textStates(of, value, translation)
}

/**
 * A translation in the order of its English file: with moved texts at their new places, without those of
 * texts that are gone.
 */
export function tidyTranslation(of: string, value: object, translation: Translation): Translation {
  return withTexts(textStates(of, value, translation), new Map())
}

/** True if two translations have the same texts in the same order. */
export function sameTranslation(one: Translation, other: Translation): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** The text of a file of translations brought into that order; undefined if it is so already, or cannot be read. */
export function tidyTranslationFile(file: string, draft: DraftCatalogue): string | undefined {
  const { language = '', of = '' } = translationOf(file) ?? {}
  const translation = draft.translations.get(language)?.get(of)
  const value = valueOfFile(of, draft)
  if (translation === undefined || value === undefined) return undefined
  const after = tidyTranslation(of, value, translation)
  return sameTranslation(after, translation) ? undefined : printFile(file, after)
}
