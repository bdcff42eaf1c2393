import type { Files } from '../model/catalogue/catalogueFiles.ts'
import type { Problem } from '../model/problem.ts'
import type { Catalogue } from '../pages/catalogue.ts'
import type { PageIndex } from '../pages/pageIndex.ts'
import type { PartialCatalogue } from '../pages/partialCatalogue.ts'
import { Memo } from './memo.ts'
import { placeFindings } from './place.ts'
import { readCatalogue } from './readCatalogue.ts'
import { withoutAcceptedWarnings } from './rules/acceptedWarnings.ts'
import { withinPages } from './rules/pages.ts'
import { rules } from './rules.ts'

/**
 * Checks the whole catalogue: each file's shape, then what must hold between files. Pure: the same
 * files, the same problems, in Node as in a browser.
 * @param files all of `data/`, and what is known of the pictures
 * @param memo that of the check before, where this is one of many: it changes the time alone
 * @returns all problems, and beside them the doubts that stand in no one's way, in the order of
 *   their files and lines; the catalogue, undefined where a file is missing or has not its shape,
 *   and as a draft what of it can be read; the files within which something was found
 */
export function checkCatalogue(
  files: Files,
  memo = new Memo(),
): {
  catalogue: (Catalogue & { pages: PageIndex }) | undefined
  draft: PartialCatalogue
  problems: Problem[]
  warnings: Problem[]
  faulty: ReadonlySet<string>
} {
  const { draft, catalogue, findings } = readCatalogue(files, memo)
  for (const finding of withinPages(draft)) findings.push(finding)
  const faulty = new Set(findings.map(({ file }) => file))
  for (const rule of rules) {
    for (const finding of rule(draft)) findings.push(finding)
  }
  const all = placeFindings(files.texts, withoutAcceptedWarnings(draft, findings), memo)
  return {
    catalogue,
    draft,
    faulty,
    problems: all.filter(({ warning }) => !warning),
    warnings: all.filter(({ warning }) => warning),
  }
}
