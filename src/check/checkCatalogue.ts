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

/**
 * Checks the whole catalogue: the shape of each file, then the rules between files. Pure: the same
 * files give the same problems, in Node as in a browser.
 * @param files all of `data/`, and what is known of the pictures
 * @param memo the one of the previous check, where many are made; it only saves time
 * @returns all problems, and apart from them the warnings, which block nothing, ordered by file and
 *   line; the catalogue, undefined where a file is missing or does not have its shape, and as a
 *   draft whatever of it can be read
 */
export function checkCatalogue(
  files: Files,
  memo: Memo = new Map(),
): {
  catalogue: Catalogue | undefined
  draft: PartialCatalogue
  problems: Problem[]
  warnings: Problem[]
} {
  const { draft, catalogue, findings } = readCatalogue(files, memo)
  for (const finding of withinPages(draft)) findings.push(finding)
  for (const rule of rules) {
    for (const finding of rule(draft)) findings.push(finding)
  }
  const all = placeFindings(files.texts, withoutAcceptedWarnings(draft, findings))
  return {
    catalogue,
    draft,
    problems: all.filter(({ warning }) => !warning),
    warnings: all.filter(({ warning }) => warning),
  }
}
