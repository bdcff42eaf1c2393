import { parseTranslationPath } from '../catalogue/catalogueFiles.ts'
import { countedNoun } from '../catalogue/messageText.ts'
import { type LocatedProblem, problemSentence } from '../catalogue/problem.ts'
import type { DraftCatalogue } from '../pages/draftCatalogue.ts'
import { describeFile } from './describePlace.ts'

export type ReportFormat = 'text' | 'github'

/**
 * Formats problems: `text` for people, grouped by file with the count at the
 * end; `github` as annotations of a pull request.
 */
export function formatProblems(problems: readonly LocatedProblem[], format: ReportFormat): string {
  const lines = format === 'github' ? problems.map(annotation) : grouped(problems)
  return [...lines, total(problems)].join('\n')
}

/** Problems after the names that forms give their files: `Business: The name is empty. Write it.` */
export function formatForForm(problems: readonly LocatedProblem[], draft: DraftCatalogue): string {
  return problems
    .map((problem) => `${describeFile(problem.file, draft)}: ${problemSentence(problem)}`)
    .join('\n')
}

function total(all: readonly LocatedProblem[]): string {
  const problems = all.filter(({ warning }) => !warning)
  const warnings = all.length - problems.length
  const files = new Set(problems.map((problem) => problem.file)).size
  const totals =
    problems.length === 0
      ? 'No problems found.'
      : `${countedNoun(problems.length, 'problem')} in ${countedNoun(files, 'file')}.`
  return warnings === 0 ? totals : `${totals} ${countedNoun(warnings, 'warning')}: please check.`
}

function grouped(problems: readonly LocatedProblem[]): string[] {
  const lines: string[] = []
  let file: string | undefined
  for (const problem of problems) {
    if (problem.file !== file) lines.push(problem.file)
    file = problem.file
    const kind = problem.warning ? 'warning: ' : ''
    lines.push(`  ${problem.file}:${problem.line}:${problem.column}  ${kind}${withKey(problem)}`)
  }
  return lines.length === 0 ? lines : [...lines, '']
}

/** A problem in words, after the key that it has in its file: `heading: The text is empty.` */
function withKey(problem: LocatedProblem): string {
  // The keys of translations are whole texts, which the problem quotes.
  const jsonPath = parseTranslationPath(problem.file) === undefined ? problem.jsonPath : undefined
  const key = jsonPath?.findLast((step) => typeof step === 'string')
  return `${key === undefined ? '' : `${key}: `}${problemSentence(problem)}`
}

function annotation(problem: LocatedProblem): string {
  const { file, line, column } = problem
  const place = `file=${escapeProperty(file)},line=${line},col=${column}`
  const kind = problem.warning ? 'warning' : 'error'
  return `::${kind} ${place}::${escapeData(withKey(problem))}`
}

/** https://github.com/actions/toolkit/blob/main/packages/core/src/command.ts */
function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
}
