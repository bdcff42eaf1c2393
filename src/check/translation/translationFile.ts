import { schemaOf, translationOf } from '../../model/catalogue/catalogueFiles.ts'
import type { Translation } from '../../model/shape/translation.ts'
import type { PartialCatalogue } from '../../pages/partialCatalogue.ts'
import { valueOfFile } from '../references.ts'
import { type TextState, textStates, withTexts } from './translate.ts'

/** The text of a file of translations. */
export function formatTranslation(file: string, translation: Translation): string {
  return `${JSON.stringify({ $schema: schemaOf(file), ...translation }, null, 2)}\n`
}

/**
 * The texts of the English file of a file of translations.
 * @returns undefined for another file, and where one of the two cannot be read or is not there
 */
export function statesOfFile(file: string, draft: PartialCatalogue): TextState[] | undefined {
  const { language = '', of = '' } = translationOf(file) ?? {}
  const translation = draft.translations.get(language)?.get(of)
  const value = valueOfFile(of, draft)
  return translation && value && textStates(of, value, translation)
}

/**
 * A file of translations in the order of its English file: those of moved texts under their new place,
 * without those of texts that are gone.
 * @param moved the locks of the English texts before a change: where one of these stands now, the
 *   translation that stands there is that of a text that was removed
 * @returns undefined where it is so already, and where it cannot be
 */
export function tidyTranslation(
  file: string,
  draft: PartialCatalogue,
  moved: ReadonlySet<string> = new Set(),
): string | undefined {
  const states = statesOfFile(file, draft)?.filter(
    ({ state, lock }) => state !== 'stale' || !moved.has(lock),
  )
  const { language = '', of = '' } = translationOf(file) ?? {}
  const before = draft.translations.get(language)?.get(of)
  const after = states && withTexts(states, new Map())
  if (after === undefined || JSON.stringify(after) === JSON.stringify(before)) return undefined
  return formatTranslation(file, after)
}
