import { placeFindings } from './check/place.ts'
import type { Problem } from './check/problem.ts'
import { loadRegistry } from './check/registry.ts'
import { beforeLaunch } from './check/rules/unconfirmed.ts'
import { rules } from './check/rules.ts'
import type { Registry } from './registry.ts'

export type { Problem } from './check/problem.ts'
export { formatProblems, type ReportFormat } from './check/report.ts'

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
