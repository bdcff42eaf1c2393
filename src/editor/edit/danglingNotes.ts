import { placesOf } from '../../check/references.ts'
import { fileOf } from '../../pages/files.ts'
import type { PartialCatalogue } from '../../pages/partialCatalogue.ts'

/**
 * The notes, sources and accepted warnings, about values that do not exist. The last of each
 * list comes first, so that they can be removed one by one.
 */
export function* danglingNotes(
  draft: PartialCatalogue,
): Iterable<{ list: string; spot: [string, number]; note: { file: string; pointer: string } }> {
  const { entries = [] } = draft.sources ?? {}
  const { acceptedWarnings = [] } = draft.acceptedWarnings ?? {}
  const lists = [
    ['sources', 'entries', entries],
    ['acceptedWarnings', 'acceptedWarnings', acceptedWarnings],
  ] as const
  for (const [part, field, notes] of lists) {
    for (const [i, note] of [...notes.entries()].reverse()) {
      if (placesOf(note, draft).length > 0) continue
      yield { list: fileOf(part), spot: [field, i], note }
    }
  }
}
