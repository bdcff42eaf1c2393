import { ownValue } from '../catalogue/ownValue.ts'
import type { Confirmation, Respondent } from '../catalogue/schemas/sources.ts'
import type { DraftCatalogue } from '../pages/draftCatalogue.ts'
import type { Confirmations } from './confirmations.ts'
import { describeField } from './describePlace.ts'
import { launchWords } from './launchWords.ts'
import { matchesFile, resolveReference } from './references.ts'

/** A point of a page that its reader confirms: its field, and why it has to be looked at. */
export type PagePoint = { field: string; reason: string; ask: Respondent }

/** The points of a page that nobody has confirmed as they are now, how many it has, and who has read it last. */
export type PagePoints = { open: readonly PagePoint[]; total: number; reader?: Confirmation }

/**
 * The points of a page or list: the entries of `sources.json` about it, without those of the launch.
 * @param draft the files that are no pages, and this one
 */
export function pagePoints(
  file: string,
  draft: DraftCatalogue,
  confirmations: Confirmations,
): PagePoints {
  const points = (draft.sources?.entries ?? []).flatMap((source) => {
    if (source.launch !== undefined || !matchesFile(source.file, file)) return []
    const [place] = resolveReference({ ...source, file }, draft)
    if (place === undefined) return []
    const { reason = launchWords.notConfirmed, ask = 'owner' } = source
    const isOpen = confirmations.find(source, file) === undefined
    return [{ isOpen, field: describeField(place, draft), reason, ask }]
  })
  const open = points.flatMap(({ isOpen, ...point }) => (isOpen ? [point] : []))
  const reader = ownValue(draft.sources?.confirmed ?? {}, file)?.at(-1)
  return { open, total: points.length, ...(reader && { reader }) }
}
