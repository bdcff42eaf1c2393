import { createConfirmations } from '../../check/confirmations.ts'
import { formatPointer } from '../../check/pointer.ts'
import { resolveReference } from '../../check/references.ts'
import type { DraftCatalogue } from '../../pages/draftCatalogue.ts'

/**
 * The places of a file whose current values nobody has confirmed.
 * @param draft the files that are no pages, and this one
 */
export function unconfirmedPointers(draft: DraftCatalogue, file: string): ReadonlySet<string> {
  const { leadsTo, find } = createConfirmations(draft)
  const open = (draft.sources?.entries ?? []).filter(
    (source) => leadsTo(source, file) && find(source, file) === undefined,
  )
  return new Set(
    open.flatMap((source) =>
      resolveReference({ ...source, file }, draft).map(({ jsonPath }) => formatPointer(jsonPath)),
    ),
  )
}
