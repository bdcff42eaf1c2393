import { placeFindings } from './check/place.ts'
import type { Problem } from './check/problem.ts'
import { loadRegistry } from './check/registry.ts'
import { rules } from './check/rules.ts'
import type { Registry } from './registry.ts'

export type { Problem } from './check/problem.ts'
export { formatProblems, type ReportFormat } from './check/report.ts'

/**
 * Reads the whole of `data/` and checks it: each file's shape, then what must hold between files.
 * @param root the folder that holds `data/` and `public/`
 * @returns all problems, in the order of their files and lines; the registry, undefined where a
 *   file is missing or has not its shape
 */
export async function checkRegistry(
  root: string,
): Promise<{ registry: Registry | undefined; problems: Problem[] }> {
  const { draft, registry, findings } = await loadRegistry(root)
  for (const rule of rules) findings.push(...rule(draft))
  return { registry, problems: await placeFindings(root, findings) }
}
