import { checkCatalogue } from '../../check/checkCatalogue.ts'
import { pointerAt, pointerOf } from '../../check/pointer.ts'
import { readCatalogue } from '../../check/readCatalogue.ts'
import { placesOf } from '../../check/references.ts'
import { fileOf } from '../../pages/files.ts'
import type { PartialCatalogue } from '../../pages/partialCatalogue.ts'
import type { CatalogueEdit } from './catalogueEdit.ts'

const acceptedFile = fileOf('acceptedWarnings')

/** The files whose own keys are paths: a note about one of them is about how it is spelt. */
const spelt = [fileOf('routes'), fileOf('aliases')]

/** The notes, sources and accepted warnings; the last of each list first, so that they can be removed one by one. */
function notesOf({ sources, acceptedWarnings }: PartialCatalogue) {
  const lists = [
    { list: fileOf('sources'), field: 'entries', notes: sources?.entries },
    { list: acceptedFile, field: 'acceptedWarnings', notes: acceptedWarnings?.acceptedWarnings },
  ]
  return lists.flatMap(({ list, field, notes = [] }) =>
    [...notes.entries()].toReversed().map(([i, note]) => ({ list, spot: [field, i], note })),
  )
}

/** The notes about values that do not exist; see {@link notesOf}. */
export function danglingNotes(draft: PartialCatalogue) {
  return notesOf(draft).filter(({ note }) => placesOf(note, draft).length === 0)
}

/** Changes the notes about entries that are called by a path, such as a card, to its new path. */
export function renameInNotes(work: CatalogueEdit, from: string, to: string): void {
  const [old, now] = [pointerOf([from]).slice(1), pointerOf([to]).slice(1)]
  for (const { list, spot, note } of notesOf(readCatalogue(work.files).draft)) {
    if (spelt.includes(note.file)) continue
    const steps = note.pointer.split('/').map((step) => (step === old ? now : step))
    if (steps.join('/') !== note.pointer) work.change(list, [...spot, 'pointer'], steps.join('/'))
  }
}

/** Removes the notes about values that no longer exist. */
export function removeDanglingNotes(work: CatalogueEdit): void {
  const { draft } = readCatalogue(work.files)
  for (const { list, spot, note } of danglingNotes(draft)) {
    work.remove(list, spot)
    work.say(`"${note.pointer}" of ${note.file} is removed from the list`, list)
  }
}

/** Removes the accepted warnings that the check no longer gives since the task began. */
export function removeUnusedWarnings(work: CatalogueEdit): void {
  const unused = (files: typeof work.files) => {
    const text = files.texts.get(acceptedFile)
    const { warnings } = checkCatalogue(files)
    return warnings.flatMap((warning) =>
      warning.file === acceptedFile && typeof text === 'string'
        ? [{ message: warning.message, at: Number(pointerAt(text, warning).split('/').at(-1)) }]
        : [],
    )
  }
  const before = new Set(unused(work.start).map(({ message }) => message))
  const gone = unused(work.files).filter(({ message }) => !before.has(message))
  for (const { at } of gone.toSorted((one, other) => other.at - one.at)) {
    work.remove(acceptedFile, ['acceptedWarnings', at])
    work.say(`a warning that is no longer given is removed from the list`, acceptedFile)
  }
}
