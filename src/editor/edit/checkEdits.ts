import type { Files } from '../../catalogue/catalogueFiles.ts'
import { checkCatalogue } from '../../check/checkCatalogue.ts'
import { describeField } from '../../check/describePlace.ts'
import { normalizeFile } from '../../check/normalizeFile.ts'
import type { Memo } from '../../check/parseFile.ts'
import { pointerAt, resolvePointer, valueAt } from '../../check/pointer.ts'
import { readJson } from '../../check/readJson.ts'
import { valueOfFile } from '../../check/references.ts'
import { isRemovedFile } from '../../check/removedData.ts'
import {
  convertTranslationFile,
  isEarlierWithoutEnglish,
} from '../../check/translation/earlierTranslations.ts'
import { tidyTranslationFile } from '../../check/translation/translationFile.ts'
import { isUnwritten } from '../../check/unwrittenTexts.ts'
import { schemaOfFile } from '../../pages/dataFiles.ts'
import type { DraftCatalogue } from '../../pages/draftCatalogue.ts'
import { applyChanges } from './applyChanges.ts'
import { isNewSince } from './catalogueEdit.ts'
import type { FieldProblem } from './fieldProblem.ts'

/** The problems that the check finds in the current texts. */
export type CheckReport = {
  problems: readonly FieldProblem[]
  /** True if every file fits its schema, so that the pages can be shown. */
  complete: boolean
}

/**
 * A text with its fields and values in the order that the check expects, and its indentation; translations
 * in the order of the English. A text with a fault that only a person can correct, such as a key that is given twice,
 * stays as it is. Undefined for a file that is no longer used, and for translations of the earlier shape whose page
 * is gone.
 */
export function fixText(file: string, text: string, draft: DraftCatalogue): string | undefined {
  if (isRemovedFile(file)) return undefined
  if (readJson(text).faults.length > 0) return text
  if (isEarlierWithoutEnglish(file, text, draft)) return undefined
  const translation =
    convertTranslationFile(file, text, (of) => valueOfFile(of, draft))?.text ??
    tidyTranslationFile(file, draft)
  if (translation !== undefined) return translation
  return schemaOfFile(file) === undefined ? text : (normalizeFile(file, text) ?? text)
}

/** The numbers of errors, of warnings, and of the errors that are fields to be filled in. */
export function problemCounts({
  problems,
}: Pick<CheckReport, 'problems'>): [errors: number, warnings: number, unfilled: number] {
  const errors = problems.filter(({ warning }) => !warning)
  const unfilled = errors.filter(({ isEmpty, isUnwritten }) => isEmpty || isUnwritten)
  return [errors.length, problems.length - errors.length, unfilled.length]
}

/** Files whose text is as it was in the last check are not read again. */
export const checkMemo: Memo = new Map()

/** Checks the texts as a build does. */
export function checkEdits({ texts, pictures }: Files): CheckReport {
  const { catalogue, draft, problems, warnings } = checkCatalogue({ texts, pictures }, checkMemo)
  const all = [...problems, ...warnings]
  const fixed = new Map<string, string | undefined>()
  for (const file of new Set(all.map(({ file }) => file))) {
    const text = texts.get(file)
    if (typeof text !== 'string') continue
    const better = fixText(file, text, draft)
    if (better !== text) fixed.set(file, better)
  }
  const isFixed =
    fixed.size > 0
      ? isNewSince(checkCatalogue({ texts: applyChanges(texts, fixed), pictures }, checkMemo))
      : () => false
  const placed = all.map((problem): FieldProblem => {
    const text = texts.get(problem.file)
    const isText = typeof text === 'string'
    const pointer = isText ? pointerAt(text, problem) : ''
    const { value } = isText ? readJson(text) : { value: undefined }
    const places = resolvePointer(value, pointer)
    const [jsonPath = []] = Array.isArray(places) ? places : []
    const fieldValue = valueAt(value, jsonPath)
    return {
      ...problem,
      pointer,
      isUnwritten: isUnwritten(fieldValue),
      isEmpty: fieldValue === '',
      field: describeField({ file: problem.file, jsonPath, value }, draft),
      fixable: fixed.has(problem.file) && isFixed(problem),
    }
  })
  return { problems: placed, complete: catalogue !== undefined }
}
