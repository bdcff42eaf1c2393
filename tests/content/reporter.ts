import { stripVTControlCharacters } from 'node:util'
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'
import type { LocatedProblem } from '../../src/catalogue/problem.ts'
import { formatProblems } from '../../src/check/report.ts'

/** The tests stop after so many failed. */
export const MOST_FAULTS = 10

/** Reports each failed page as a problem of the file of `data/` that describes it. */
export default class ProblemReporter implements Reporter {
  private readonly problems: LocatedProblem[] = []
  private passed = 0

  onTestEnd(test: TestCase, result: TestResult): void {
    if (result.status === 'passed') this.passed += 1
    if (['passed', 'skipped', 'interrupted'].includes(result.status)) return
    const file = test.annotations.find(({ type }) => type === 'file')?.description
    const found = result.errors
      .map(({ message = '' }) => stripVTControlCharacters(message))
      .join('\n')
    this.problems.push({
      file: file ?? 'data/site.json',
      line: 1,
      column: 1,
      message: `${test.title}: failed.\n${found.trim()}`,
      fix: 'If the last change of this file is right, report this to the developers.',
    })
  }

  onError({ message = '' }: { message?: string }): void {
    console.error(stripVTControlCharacters(message))
  }

  onEnd(): void {
    const problems = this.problems.toSorted((a, b) => a.file.localeCompare(b.file))
    const format = process.env.GITHUB_ACTIONS === undefined ? 'text' : 'github'
    if (problems.length > 0) console.log(formatProblems(problems, format))
    console.log(`${this.passed} passed, ${problems.length} failed`)
    if (problems.length >= MOST_FAULTS) console.log('Stopped: there may be more.')
  }

  printsToStdio(): boolean {
    return true
  }
}
