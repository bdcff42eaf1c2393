import type { JsonPath } from '../../catalogue/problem.ts'
import type { Source } from '../../catalogue/schemas/sources.ts'
import { placeholderState } from '../../check/placeholderValues.ts'
import { formatPointer } from '../../check/pointer.ts'
import { matchesFile, resolveReference } from '../../check/references.ts'
import { changedSinceConfirmation } from '../../check/sources.ts'
import { sharedFilePath } from '../../pages/dataFiles.ts'
import type { DraftCatalogue } from '../../pages/draftCatalogue.ts'

/**
 * The places of a file whose current values nobody has confirmed.
 * @param draft the files that are no pages, and this one
 */
export function unconfirmedPointers(draft: DraftCatalogue, file: string): ReadonlySet<string> {
  // Values that are confirmed for many pages at once are compared with all of them in the list of questions.
  const isUnconfirmed = (source: Source) =>
    source.confirmed === undefined ||
    (source.file === file && changedSinceConfirmation(draft, source) !== undefined)
  /** The placeholder has been replaced by a real value, which answers the question. */
  const isGiven = ({ from, confirmed }: Source, jsonPath: JsonPath) =>
    from === 'owner' &&
    confirmed === undefined &&
    file === sharedFilePath('site') &&
    placeholderState(draft.site, jsonPath) === 'real'
  const unconfirmed = (draft.sources?.entries ?? []).filter(
    (source) => matchesFile(source.file, file) && isUnconfirmed(source),
  )
  return new Set(
    unconfirmed.flatMap((source) =>
      resolveReference({ ...source, file }, draft)
        .filter(({ jsonPath }) => !isGiven(source, jsonPath))
        .map(({ jsonPath }) => formatPointer(jsonPath)),
    ),
  )
}
