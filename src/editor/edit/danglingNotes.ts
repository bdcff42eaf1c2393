import { readCatalogue } from '../../check/readCatalogue.ts'
import { placesOf, valueOfFile } from '../../check/references.ts'
import type { Files } from '../../model/catalogue/catalogueFiles.ts'
import { fileOf, fixedFiles, type Parts } from '../../pages/files.ts'
import type { PartialCatalogue } from '../../pages/partialCatalogue.ts'
import { removeEntry } from './json.ts'

type Note = { file: string; pointer: string }

/**
 * The notes, unconfirmed facts and accepted warnings, about values that do not exist. The last of each
 * list comes first, so that they can be removed one by one.
 */
export function* danglingNotes(
  { unconfirmed, acceptedWarnings }: Partial<Pick<Parts, 'unconfirmed' | 'acceptedWarnings'>>,
  draft: PartialCatalogue,
): Iterable<{ list: string; spot: [string, number]; note: Note }> {
  const lists = [
    { part: 'unconfirmed', field: 'facts', notes: unconfirmed?.facts ?? [] },
    {
      part: 'acceptedWarnings',
      field: 'acceptedWarnings',
      notes: acceptedWarnings?.acceptedWarnings ?? [],
    },
  ] as const
  for (const { part, field, notes } of lists) {
    for (const [i, note] of [...notes.entries()].reverse()) {
      if (placesOf(note, draft).length > 0) continue
      yield { list: fileOf(part), spot: [field, i], note }
    }
  }
}

/**
 * The lists of notes without those about deleted values of a file; only lists that change. While the file
 * cannot be read, no note is removed.
 */
export function removeNotesOf(file: string, { texts, pictures }: Files): Map<string, string> {
  const own = new Map([...texts].filter(([name]) => fixedFiles.includes(name)))
  const { draft } = readCatalogue({ texts: own, pictures })
  const changed = new Map<string, string>()
  if (valueOfFile(file, draft) === undefined) return changed
  for (const { list, spot, note } of danglingNotes(draft, draft)) {
    const text = changed.get(list) ?? texts.get(list)
    if (note.file === file && typeof text === 'string') changed.set(list, removeEntry(text, spot))
  }
  return changed
}
