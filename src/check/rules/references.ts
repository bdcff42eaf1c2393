import { translationOf } from '../../model/catalogue/catalogueFiles.ts'
import type { Finding } from '../../model/problem.ts'
import { fileOf } from '../../pages/files.ts'
import type { PartialCatalogue } from '../../pages/partialCatalogue.ts'
import { pointerOf } from '../pointer.ts'
import { leadsTo } from '../references.ts'

const acceptedFile = fileOf('acceptedWarnings')

/** Removes the warnings that the data accept; an entry that accepts none is a warning itself. */
export function withoutAcceptedWarnings(
  draft: PartialCatalogue,
  findings: readonly Finding[],
): Finding[] {
  const entries = draft.acceptedWarnings?.acceptedWarnings ?? []
  const used = new Set<unknown>()
  const left = findings.flatMap((finding): Finding[] => {
    const { file: of, spot, warning } = finding
    // What a person has confirmed is confirmed anew, and what is outdated translated anew.
    const isRedone = of === fileOf('sources') || translationOf(of) !== undefined
    if (!warning || spot === undefined || isRedone) return [finding]
    const pointer = pointerOf(spot)
    const accepting = entries.filter((entry) => leadsTo(entry, { file: of, pointer }, draft))
    for (const entry of accepting) used.add(entry)
    if (accepting.length > 0) return []
    return [{ ...finding, acceptAt: pointer }]
  })
  // While something is wrong, not every rule has been applied.
  if (left.some(({ warning }) => !warning)) return left
  for (const [i, entry] of entries.entries()) {
    if (used.has(entry)) continue
    const message = `There is no longer a warning at "${entry.pointer}" of ${entry.file}`
    const hint = 'Remove this from the list.'
    left.push({ file: acceptedFile, spot: ['acceptedWarnings', i], message, hint, warning: true })
  }
  return left
}
