import { parseTranslationPath } from '../../catalogue/catalogueFiles.ts'
import { isRecord } from '../../catalogue/json.ts'
import { normalizeFile } from '../../check/normalizeFile.ts'
import { readJson } from '../../check/readJson.ts'
import { valueOfFile } from '../../check/references.ts'
import { withCurrentNames } from '../../check/renamedKeys.ts'
import {
  convertTranslationFile,
  isEarlierTranslation,
} from '../../check/translation/earlierTranslations.ts'
import { draftFor } from './draftFor.ts'
import type { EditStep, Steps, Texts, UnsavedChange } from './session.ts'

function isEarlier(file: string, text: string | undefined): boolean {
  if (text === undefined) return false
  const { value } = readJson(text)
  if (parseTranslationPath(file) !== undefined) return isEarlierTranslation(value)
  return isRecord(value) && withCurrentNames(file, value).earlier.length > 0
}

/**
 * Unsaved changes of an earlier visit, with translations and keys of the earlier shape in the shape of today. They stay
 * as they are while the storage has that shape too.
 * @param stored the texts as the storage holds them
 */
export function withCurrentShape(
  changes: readonly UnsavedChange[],
  stored: Texts,
): readonly UnsavedChange[] {
  /** A file with the English texts that the visit began with, or left. */
  function convert(file: string, text: string | undefined, side: 'saved' | 'now') {
    if (text === undefined || !isEarlier(file, text)) return text
    if (parseTranslationPath(file) === undefined) return normalizeFile(file, text) ?? text
    const converted = convertTranslationFile(file, text, (of) => {
      const english = changes.find((change) => change.file === of)?.[side] ?? stored.get(of)
      const texts = new Map(stored)
      if (english !== undefined) texts.set(of, english)
      return valueOfFile(of, draftFor({ texts, pictures: new Map() }, of))
    })
    return converted?.text ?? text
  }
  return changes.map((change) => {
    const { file, saved, now } = change
    if (isEarlier(file, stored.get(file))) return change
    return { file, saved: convert(file, saved, 'saved'), now: convert(file, now, 'now') }
  })
}

/** The steps that can still be undone and redone: none if one of them changed a file of the earlier shape. */
export function withoutEarlierSteps({ past, future }: Steps): Steps {
  const hasEarlier = ({ files }: EditStep) =>
    [...files].some(
      ([file, { before, after }]) => isEarlier(file, before) || isEarlier(file, after),
    )
  return [...past, ...future].some(hasEarlier) ? { past: [], future: [] } : { past, future }
}
