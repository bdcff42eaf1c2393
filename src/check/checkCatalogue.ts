import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Files } from './names.ts'
import { placeFindings } from './place.ts'
import type { Problem } from './problem.ts'
import { readCatalogue } from './readCatalogue.ts'
import { beforeLaunch } from './rules/unconfirmed.ts'
import { rules } from './rules.ts'

/**
 * Checks the whole catalogue: each file's shape, then what must hold between files. Pure: the same
 * files, the same problems, in Node as in a browser.
 * @param files all of `data/`, and what is known of the pictures
 * @param launch counts what the owner has still to confirm as problems too
 * @returns all problems, in the order of their files and lines; the catalogue, undefined where a
 *   file is missing or has not its shape
 */
export function checkCatalogue(
  files: Files,
  { launch = false } = {},
): { catalogue: Catalogue | undefined; problems: Problem[] } {
  const { draft, catalogue, findings } = readCatalogue(files)
  for (const rule of launch ? [...rules, beforeLaunch] : rules) {
    for (const finding of rule(draft)) findings.push(finding)
  }
  return { catalogue, problems: placeFindings(files.texts, findings) }
}
