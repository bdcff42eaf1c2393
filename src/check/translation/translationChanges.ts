import { translationFile } from '../../catalogue/catalogueFiles.ts'
import type { Translation } from '../../catalogue/schemas/translation.ts'
import { pathOfPageFile } from '../../pages/dataFiles.ts'
import type { DraftCatalogue } from '../../pages/draftCatalogue.ts'
import { labelledValues } from '../labelledValues.ts'
import { entryNames, fieldLabel } from '../placeName.ts'
import { formatPointer, resolvePointer } from '../pointer.ts'
import { valueOfFile } from '../references.ts'
import { languageName } from './languages.ts'
import { formatPluralForms } from './pluralForms.ts'

type Entry = Translation[string]

/** A changed translation; without `before` it is new, without `after` it was removed. */
export type TranslationChange = {
  file: string
  page: string
  label: string
  before?: string
  after?: string
  /** All translations of a page that was added or removed, as one change. */
  translations?: readonly TranslationChange[]
}

/** English file -> its translation in one language. */
type TranslationFiles = ReadonlyMap<string, Translation>

/**
 * The entries of a file that another version does not have. An entry that only moved inside the file is
 * not new; the entries of a renamed page are looked for in all files.
 */
function newEntries(
  englishFile: string,
  now: TranslationFiles,
  before: TranslationFiles,
): Map<string, Entry> {
  const keyOf = ({ of, text }: Entry) => JSON.stringify([of, text])
  const sameFile = before.get(englishFile)
  const compared = sameFile === undefined ? [...before.values()] : [sameFile]
  const known = new Set(compared.flatMap((file) => Object.values(file).map(keyOf)))
  const entries = Object.entries(now.get(englishFile) ?? {})
  return new Map(entries.filter(([, entry]) => !known.has(keyOf(entry))))
}

/** The name of the English field, in the first version that has it; '' if none has. */
function fieldAt(file: string, pointer: string, versions: readonly DraftCatalogue[]): string {
  for (const draft of versions) {
    const english = valueOfFile(file, draft)
    const found = english && resolvePointer(english, pointer)
    const [jsonPath] = Array.isArray(found) ? found : []
    if (jsonPath !== undefined) {
      return fieldLabel(file, english, jsonPath, entryNames(draft))
    }
  }
  return ''
}

/** True if one version has the page of a file and another does not. */
function isGone(file: string, from: DraftCatalogue, to: DraftCatalogue): boolean {
  const path = pathOfPageFile(file) ?? ''
  return from.paths.has(path) && !to.paths.has(path)
}

/** True if all translations of a file have changed; those of a page at another address have not. */
function isAll(changed: ReadonlyMap<string, Entry>, all: Translation = {}): boolean {
  return changed.size === Object.keys(all).length
}

/**
 * The changes of translations between two versions of the catalogue, in the format of other changes.
 * Without `before` the text is new, without `after` it was removed. Those of an added or a removed page are one.
 */
export function* translationChanges(
  was: DraftCatalogue,
  is: DraftCatalogue,
): Iterable<TranslationChange> {
  for (const key of new Set([...was.translations.keys(), ...is.translations.keys()])) {
    const before: TranslationFiles = was.translations.get(key) ?? new Map()
    const now: TranslationFiles = is.translations.get(key) ?? new Map()
    for (const englishFile of new Set([...before.keys(), ...now.keys()])) {
      const removed = newEntries(englishFile, before, now)
      const added = newEntries(englishFile, now, before)
      if (removed.size + added.size === 0) continue
      // Labels of the current texts, then of removed ones.
      const labelled = [was, is].flatMap((draft) => labelledValues(draft, englishFile))
      const labels = new Map(
        labelled.flatMap(({ values }) =>
          values.map(({ jsonPath, label }): [string, string] => [formatPointer(jsonPath), label]),
        ),
      )
      const page = `${labelled.at(-1)?.name ?? englishFile} (${languageName(key)})`
      const file = translationFile(key, englishFile)
      const changes: TranslationChange[] = []
      for (const pointer of new Set([...removed.keys(), ...added.keys()])) {
        const oldEntry = removed.get(pointer)
        const newEntry = added.get(pointer)
        const oldText = oldEntry && formatPluralForms(oldEntry.text)
        const newText = newEntry && formatPluralForms(newEntry.text)
        // An equal text was only confirmed for a changed English text.
        if (oldText === newText) continue
        changes.push({
          file,
          page,
          label: labels.get(pointer) ?? fieldAt(englishFile, pointer, [is, was]),
          ...(oldText !== undefined && { before: oldText }),
          ...(newText !== undefined && { after: newText }),
        })
      }
      const isWhole =
        (isGone(englishFile, was, is) && isAll(removed, before.get(englishFile))) ||
        (isGone(englishFile, is, was) && isAll(added, now.get(englishFile)))
      if (isWhole) yield { file, page, label: '', translations: changes }
      else yield* changes
    }
  }
}
