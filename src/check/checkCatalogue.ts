import { type Files, parseTranslationPath } from '../catalogue/catalogueFiles.ts'
import { type Finding, inBoth, type Problem, wording } from '../catalogue/problem.ts'
import type { Catalogue } from '../pages/catalogue.ts'
import { sharedFilePath } from '../pages/dataFiles.ts'
import type { DraftCatalogue } from '../pages/draftCatalogue.ts'
import { locateFindings } from './locateFindings.ts'
import type { Memo } from './parseFile.ts'
import { placeWording } from './placeName.ts'
import { formatPointer } from './pointer.ts'
import { readCatalogue } from './readCatalogue.ts'
import { referenceMatches } from './references.ts'
import { pageRules } from './rules/pages.ts'
import { rules } from './rules.ts'

/** The largest offset from UTC, in milliseconds. */
const LARGEST_UTC_OFFSET = 14 * 60 * 60 * 1000

/** The latest date anywhere in the world, so that nobody's today counts as the future. */
export function latestDate(now = Date.now()): string {
  return new Date(now + LARGEST_UTC_OFFSET).toISOString().slice(0, 10)
}

const acceptedFile = sharedFilePath('acceptedWarnings')

/**
 * Removes the accepted warnings. An entry that accepts no warning becomes a warning itself.
 * @returns the remaining findings, and the indices of the entries that accept none
 */
function withoutAcceptedWarnings(
  draft: DraftCatalogue,
  findings: readonly Finding[],
): { left: Finding[]; unused: number[] } {
  const entries = draft.acceptedWarnings?.acceptedWarnings ?? []
  const used = new Set<unknown>()
  const left = findings.flatMap((finding): Finding[] => {
    const { file, jsonPath, warning } = finding
    // Outdated confirmations and translations must be renewed: such a warning cannot be accepted.
    const isOutdated =
      file === sharedFilePath('sources') || parseTranslationPath(file) !== undefined
    if (!warning || jsonPath === undefined || isOutdated) return [finding]
    const pointer = formatPointer(jsonPath)
    const accepting = entries.filter((entry) => referenceMatches(entry, { file, pointer }, draft))
    for (const entry of accepting) used.add(entry)
    if (accepting.length > 0) return []
    return [{ ...finding, acceptAt: pointer }]
  })
  // While something is wrong, not every rule has been applied.
  if (left.some(({ warning }) => !warning)) return { left, unused: [] }
  const unused: number[] = []
  for (const [i, entry] of entries.entries()) {
    if (used.has(entry)) continue
    unused.push(i)
    left.push({
      file: acceptedFile,
      jsonPath: ['acceptedWarnings', i],
      message: wording`There is no longer a warning at ${placeWording(entry, draft)}`,
      fix: inBoth('Remove this from the list.'),
      warning: true,
    })
  }
  return { left, unused }
}

/** The result of a check; problems and warnings are ordered by file and line. */
type CheckedCatalogue = {
  /** Undefined if a file is missing or does not match its schema. */
  catalogue: Catalogue | undefined
  /** The part of the catalogue that can be read. */
  draft: DraftCatalogue
  problems: Problem[]
  /** They block nothing. */
  warnings: Problem[]
  /** The indices of accepted warnings that are no longer given; none while there is a problem. */
  unusedAcceptances: readonly number[]
}

/**
 * Checks the whole catalogue: the shape of each file, then the rules between files. Pure: the same
 * files give the same problems, in Node as in a browser.
 * @param files all of `data/`, and the facts about the pictures
 * @param memo the memo of the previous check; it only saves time
 * @param today the last day that is not in the future
 */
export function checkCatalogue(
  files: Files,
  memo: Memo = new Map(),
  today = latestDate(),
): CheckedCatalogue {
  const { draft, catalogue, findings } = readCatalogue(files, memo)
  for (const finding of pageRules(draft, today)) findings.push(finding)
  for (const rule of rules) {
    for (const finding of rule(draft, today)) findings.push(finding)
  }
  const { left, unused } = withoutAcceptedWarnings(draft, findings)
  const all = locateFindings(files.texts, left)
  return {
    catalogue,
    draft,
    problems: all.filter(({ warning }) => !warning),
    warnings: all.filter(({ warning }) => warning),
    unusedAcceptances: unused,
  }
}
