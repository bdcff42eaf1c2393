import type { Registry } from '../catalogue/registry.ts'
import { placeFindings } from './place.ts'
import type { Problem } from './problem.ts'
import { loadRegistry } from './readCatalogue.ts'
import { beforeLaunch } from './rules/unconfirmed.ts'
import { rules } from './rules.ts'

export type { Problem } from './problem.ts'
export { formatProblems, type ReportFormat } from './report.ts'

/**
 * Reads the whole of `data/` and checks it: each file's shape, then what must hold between files.
 * @param root the folder that holds `data/` and `public/`
 * @param launch counts what the owner has still to confirm as problems too
 * @returns all problems, in the order of their files and lines; the registry, undefined where a
 *   file is missing or has not its shape
 */
export async function checkRegistry(
  root: string,
  { launch = false } = {},
): Promise<{ registry: Registry | undefined; problems: Problem[] }> {
  const { draft, registry, findings } = await loadRegistry(root)
  for (const rule of launch ? [...rules, beforeLaunch] : rules) {
    for (const finding of rule(draft)) findings.push(finding)
  }
  return { registry, problems: await placeFindings(root, findings) }
}
