import type { JsonPath } from '../catalogue/problem.ts'
import type { Source } from '../catalogue/schemas/sources.ts'
import { standInState } from '../check/placeholderRules.ts'
import { formatPointer } from '../check/pointer.ts'
import { matchesFile, resolveReference } from '../check/references.ts'
import { changedSinceConfirmation } from '../check/sources.ts'
import { sharedFilePath } from '../pages/dataFiles.ts'
import type { DraftCatalogue } from '../pages/draftCatalogue.ts'

/**
 * The places of a file that nobody has confirmed as they stand now.
 * @param draft the files that are no pages, and this one
 */
export function unconfirmedPointers(draft: DraftCatalogue, file: string): ReadonlySet<string> {
  // Values that are confirmed for many pages at once are compared with all of them in the list of questions.
  const isUnconfirmed = (source: Source) =>
    source.confirmed === undefined ||
    (source.file === file && changedSinceConfirmation(draft, source) !== undefined)
  /** A real value has taken the place of a stand-in: that is the answer. */
  const isGiven = ({ from, confirmed }: Source, jsonPath: JsonPath) =>
    from === 'owner' &&
    confirmed === undefined &&
    file === sharedFilePath('site') &&
    standInState(draft.site, jsonPath) === 'real'
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
