import type { Files } from '../../catalogue/catalogueFiles.ts'
import { countedNoun } from '../../catalogue/messageText.ts'
import type { DraftCatalogue } from '../../pages/draftCatalogue.ts'
import { runTask, TaskError, type TaskOutcome } from './catalogueEdit.ts'
import { replaceInText, type TextQuery } from './replaceInText.ts'
import { applyTextChanges, catalogueTexts, type TextChange, textChange } from './textChanges.ts'

/** Every text of the catalogue that a query would change, in all languages. */
export function findReplacements(draft: DraftCatalogue, query: TextQuery): TextChange[] {
  return [...catalogueTexts(draft)].flatMap((place) => {
    const replaced = replaceInText(place.text, query)
    return replaced === undefined ? [] : [textChange(draft, place, replaced)]
  })
}

/**
 * Replaces a text in all texts of the catalogue.
 * @param leftOut the keys of the changes that are not made
 */
export function searchAndReplace(
  files: Files,
  query: TextQuery,
  leftOut: ReadonlySet<string> = new Set(),
): TaskOutcome {
  return runTask(files, (work) => {
    const all = findReplacements(work.draft, query)
    const chosen = all.filter(({ key }) => !leftOut.has(key))
    if (chosen.length === 0) throw new TaskError(`No text to be changed has "${query.find}".`)
    applyTextChanges(work, chosen)
    work.report(`${countedNoun(chosen.length, 'text')} changed`)
  })
}
