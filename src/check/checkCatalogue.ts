import type { Files } from '../model/catalogue/catalogueFiles.ts'
import type { Problem } from '../model/problem.ts'
import type { Catalogue } from '../pages/catalogue.ts'
import type { PartialCatalogue } from '../pages/partialCatalogue.ts'
import type { Memo } from './load.ts'
import { placeFindings } from './place.ts'
import { readCatalogue } from './readCatalogue.ts'
import { withinPages } from './rules/pages.ts'
import { withoutAcceptedWarnings } from './rules/references.ts'
import { rules } from './rules.ts'

/** Milliseconds by which the first clocks of the world are ahead of UTC. */
const AHEAD = 14 * 60 * 60 * 1000

/** The last day that has begun anywhere: today is nowhere in the future. */
export function lastDay(now = Date.now()): string {
  return new Date(now + AHEAD).toISOString().slice(0, 10)
}

/**
 * Checks the whole catalogue: the shape of each file, then the rules between files. Pure: the same
 * files give the same problems, in Node as in a browser.
 * @param files all of `data/`, and what is known of the pictures
 * @param memo the one of the previous check, where many are made; it only saves time
 * @param today the last day that is not in the future
 * @returns all problems, and apart from them the warnings, which block nothing, ordered by file and
 *   line; the catalogue, undefined where a file is missing or does not have its shape, and as a
 *   draft whatever of it can be read
 */
export function checkCatalogue(
  files: Files,
  memo: Memo = new Map(),
  today = lastDay(),
): {
  catalogue: Catalogue | undefined
  draft: PartialCatalogue
  problems: Problem[]
  warnings: Problem[]
} {
  const { draft, catalogue, findings } = readCatalogue(files, memo)
  for (const finding of withinPages(draft, today)) findings.push(finding)
  for (const rule of rules) {
    for (const finding of rule(draft, today)) findings.push(finding)
  }
  const all = placeFindings(files.texts, withoutAcceptedWarnings(draft, findings))
  return {
    catalogue,
    draft,
    problems: all.filter(({ warning }) => !warning),
    warnings: all.filter(({ warning }) => warning),
  }
}
