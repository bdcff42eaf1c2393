import type { Finding, JsonPath } from '../../model/problem.ts'
import { nearest } from '../../model/suggest.ts'
import { fileOf, pageFile } from '../../pages/files.ts'
import type { PartialCatalogue, Rule } from '../../pages/partialCatalogue.ts'
import { pointerOf } from '../pointer.ts'
import { danglingReference, isReferable, leadsTo, referableFiles } from '../references.ts'

const file = fileOf('unconfirmed')
const acceptedFile = fileOf('acceptedWarnings')

/** `data/pages/Screw.json` -> `Screw` */
function nameOf(path: string): string {
  return path.replace(/^.*\/|\.json$/g, '')
}

function missingFile(lost: string, spot: JsonPath, draft: PartialCatalogue) {
  const files = [...referableFiles(draft)]
  const names = files.map(nameOf)
  const near = files[names.indexOf(nearest(nameOf(lost), names) ?? '')]
  const gone = 'Where the page is gone, delete this entry.'
  const hint = near === undefined ? gone : `Did you mean "${near}"?`
  return { file, spot: [...spot, 'file'], message: `There is no file "${lost}"`, hint }
}

/** What is listed as unconfirmed exists, and is listed once. */
export const unconfirmed: Rule = function* (draft) {
  const seen = new Set<string>()
  for (const [i, fact] of draft.unconfirmed?.facts.entries() ?? []) {
    const spot = ['facts', i]
    if (!fact.file.includes('*') && !isReferable(fact.file, draft)) {
      // A declared page without its file is reported in the routes; the fact waits for it.
      const isDeclared = Object.keys(draft.routes ?? {}).some((one) => pageFile(one) === fact.file)
      if (!isDeclared) yield missingFile(fact.file, spot, draft)
      continue
    }
    const place = `${fact.file} ${fact.pointer}`
    if (seen.has(place)) {
      const message = `"${fact.pointer}" of ${fact.file} is listed already`
      yield { file, spot: [...spot, 'pointer'], message, hint: 'Delete one of the two.' }
    }
    seen.add(place)
    const dangling = danglingReference(fact, draft)
    if (dangling === undefined) continue
    const { message, hint } = dangling
    yield { file, spot: [...spot, 'pointer'], message, hint }
  }
}

/** Removes the warnings that the data accept; an entry that accepts none is a warning itself. */
export function withoutAcceptedWarnings(
  draft: PartialCatalogue,
  findings: readonly Finding[],
): Finding[] {
  const entries = draft.acceptedWarnings?.acceptedWarnings ?? []
  const used = new Set<unknown>()
  const left = findings.flatMap((finding): Finding[] => {
    const { file: of, spot, warning, hint } = finding
    if (!warning || spot === undefined) return [finding]
    const pointer = pointerOf(spot)
    const accepting = entries.filter((entry) => leadsTo(entry, { file: of, pointer }, draft))
    for (const entry of accepting) used.add(entry)
    if (accepting.length > 0) return []
    return [{ ...finding, hint: `${hint} If this is right, list "${pointer}" in ${acceptedFile}.` }]
  })
  // While something is wrong, not every rule has been applied.
  if (left.some(({ warning }) => !warning)) return left
  for (const [i, entry] of entries.entries()) {
    if (used.has(entry)) continue
    const message = `Nothing is in doubt at "${entry.pointer}" of ${entry.file}`
    const hint = 'Delete these lines, or write the place that is meant.'
    left.push({ file: acceptedFile, spot: ['acceptedWarnings', i], message, hint, warning: true })
  }
  return left
}
