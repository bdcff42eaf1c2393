import type { JsonObject } from '../../catalogue/format.ts'
import { cleanTyped } from '../../catalogue/typedText.ts'
import { readJson } from '../../check/json.ts'
import { stablePointer } from '../../check/pointer.ts'
import { resolveReference } from '../../check/references.ts'
import { sharedFilePath } from '../../pages/dataFiles.ts'
import type { DraftCatalogue } from '../../pages/draftCatalogue.ts'
import { editFile, insertEntry, removeEntry } from './json.ts'

const acceptedFile = sharedFilePath('acceptedWarnings')

type Texts = ReadonlyMap<string, string>

/** Says of a warning that what it is about is right, and why: it is not given again. */
export function acceptWarning(
  now: Texts,
  file: string,
  pointer: string,
  reason: string,
): Map<string, string> {
  const list = now.get(acceptedFile)
  if (list === undefined) return new Map()
  const place = stablePointer(readJson(now.get(file) ?? '').value, pointer)
  const entry = { file, pointer: place, reason: cleanTyped(reason) }
  const add = (all: JsonObject) => insertEntry(all, ['acceptedWarnings'], entry)
  return new Map([[acceptedFile, editFile(acceptedFile, list, add)]])
}

/** Asks again about what was said to be right. */
export function withdrawAnswer(now: Texts, at: number): Map<string, string> {
  const list = now.get(acceptedFile)
  if (list === undefined) return new Map()
  const remove = (all: JsonObject) => removeEntry(all, ['acceptedWarnings', at])
  return new Map([[acceptedFile, editFile(acceptedFile, list, remove)]])
}

/** The answers about one file, and those about all pages, with the place in the file of each. */
export function answersIn(file: string, draft: DraftCatalogue) {
  const entries = draft.acceptedWarnings?.acceptedWarnings ?? []
  return [...entries.entries()].flatMap(([at, entry]) =>
    resolveReference(entry, draft)
      .filter((place) => place.file === file)
      .map(({ jsonPath }) => ({ at, reason: entry.reason, jsonPath })),
  )
}
