import type { Files } from '../catalogue/catalogueFiles.ts'
import type { LocatedProblem } from '../catalogue/problem.ts'
import type { Catalogue } from '../pages/catalogue.ts'
import type { DraftCatalogue } from '../pages/draftCatalogue.ts'
import { locateProblems } from './locateProblems.ts'
import type { Memo } from './parseFile.ts'
import { readCatalogue } from './readCatalogue.ts'
import { pageRules } from './rules/pages.ts'
import { rules } from './rules.ts'

/** The largest offset from UTC, in milliseconds. */
const LARGEST_UTC_OFFSET = 14 * 60 * 60 * 1000

/** The latest date anywhere in the world, so that nobody's today counts as the future. */
export function latestDate(now = Date.now()): string {
  return new Date(now + LARGEST_UTC_OFFSET).toISOString().slice(0, 10)
}

/** The result of a check; problems and warnings are ordered by file and line. */
type CheckedCatalogue = {
  /** Undefined if a file is missing or does not match its schema. */
  catalogue: Catalogue | undefined
  /** The part of the catalogue that can be read. */
  draft: DraftCatalogue
  problems: LocatedProblem[]
  /** They block nothing. */
  warnings: LocatedProblem[]
}

/**
 * Checks the whole catalogue: the shape of each file, then the rules between files. Pure: the same
 * files give the same problems, in Node as in a browser.
 * @param files all of `data/`, and the facts about the pictures
 * @param memo the memo of the previous check; it only saves time
 * @param now the time of the check, in milliseconds since 1970
 */
export function checkCatalogue(
  files: Files,
  memo: Memo = new Map(),
  now = Date.now(),
): CheckedCatalogue {
  const { draft, catalogue, problems } = readCatalogue(files, memo)
  const time = { now, today: latestDate(now) }
  for (const problem of pageRules(draft, time)) problems.push(problem)
  for (const rule of rules) {
    for (const problem of rule(draft, time)) problems.push(problem)
  }
  const all = locateProblems(files.texts, problems)
  return {
    catalogue,
    draft,
    problems: all.filter(({ warning }) => !warning),
    warnings: all.filter(({ warning }) => warning),
  }
}
