import { readText } from '../read.ts'
import { lineAndColumn, locate, offsetOf } from './json.ts'
import type { Finding, Problem } from './problem.ts'

/**
 * Gives each finding its line and column. Only files with findings are parsed for places, one after
 * the other, so that a large catalogue is not held in memory twice.
 * @returns the problems in the order of their files and places
 */
export async function placeFindings(root: string, findings: Finding[]): Promise<Problem[]> {
  const byFile = new Map<string, Finding[]>()
  for (const finding of findings) {
    const here = byFile.get(finding.file)
    if (here === undefined) byFile.set(finding.file, [finding])
    else here.push(finding)
  }
  const problems: Problem[] = []
  for (const file of [...byFile.keys()].toSorted()) {
    const here = byFile.get(file) ?? []
    const read = here.some(({ spot, offset }) => spot !== undefined || offset !== undefined)
      ? await readText(root, file)
      : undefined
    const places = read !== undefined && 'text' in read ? placer(read.text, here) : undefined
    const placed = here.map((finding) => {
      const { message, hint } = finding
      return { file, ...(places?.(finding) ?? { line: 1, column: 1 }), message, hint }
    })
    problems.push(...placed.toSorted((a, b) => a.line - b.line || a.column - b.column))
  }
  return problems
}

function placer(text: string, findings: readonly Finding[]) {
  const located = findings.some(({ spot }) => spot !== undefined) ? locate(text) : undefined
  return ({ spot, offset, key }: Finding) => {
    const at = offset ?? (located && spot ? offsetOf(located, spot, key ?? false) : 0)
    return lineAndColumn(text, at)
  }
}
