import { countedNoun } from '../catalogue/messageText.ts'
import { type LocatedProblem, problemSentence } from '../catalogue/problem.ts'
import type { CatalogueChange } from './catalogueChanges.ts'

/** Escapes Markdown and HTML. */
function escapeMarkdown(text: string): string {
  return text
    .replaceAll(/[\\`*_[\]{}|~#]/g, (mark) => `\\${mark}`)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll(/\s+/g, ' ')
}

/**
 * `Thickness: 1.21 mm → 1.20 mm`; of a whole page `removed`, and `71 translations removed`; of a
 * list `Cards: in another order`; of an entry of a list `“Works”: removed`
 */
export function formatChange(change: CatalogueChange): string {
  const { label, before, after, wholePage, wholeEntry, translations, reordered } = change
  if (translations !== undefined) {
    const all = countedNoun(translations.length, 'translation')
    const isNew = translations.every((one) => one.before === undefined)
    const isOver = translations.every((one) => one.after === undefined)
    if (isNew) return `${all} added`
    return `${all} ${isOver ? 'removed' : 'changed'}`
  }
  if (wholePage !== undefined) return after === undefined ? wholePage : `${wholePage}, at ${after}`
  // The translation of a text that no longer exists has no label.
  const name = label === '' ? '' : `${label}: `
  if (reordered) return `${name}in another order`
  if (wholeEntry === 'removed' && before === undefined) return `${name}removed`
  if (wholeEntry === 'added' && after === undefined) return `${name}new`
  if (before === undefined) return `${name}new: ${after}`
  return after === undefined ? `${name}removed: ${before}` : `${name}${before} → ${after}`
}

/** The changes, grouped under the names of the pages. */
export function formatChanges(changes: readonly CatalogueChange[]): string {
  const pages = [...new Set(changes.map(({ page }) => page))]
  const lines = pages.flatMap((page) => {
    const here = changes.filter((change) => change.page === page)
    const ofPage = here.find(({ wholePage }) => wholePage !== undefined)
    const rest = here.filter((change) => change !== ofPage)
    const title = ofPage === undefined ? page : `${page}: ${formatChange(ofPage)}`
    return [title, ...rest.map((change) => `  ${formatChange(change)}`)]
  })
  return lines.join('\n')
}

/** The changes as a commit message: the first one as its title, then all. */
export function commitMessage(changes: readonly CatalogueChange[]): string {
  const [first, ...rest] = changes
  if (first === undefined) return 'Change something that visitors do not read'
  const title = `${first.page}: ${formatChange(first)}`
  return rest.length === 0
    ? title
    : `${title}, and ${rest.length} more\n\n${formatChanges(changes)}`
}

/**
 * The report as a manager reads it beside a proposed change, in Markdown.
 * @param all the problems and warnings
 * @param changes the changes that buyers see; undefined if nothing is compared
 * @param link returns the URL that shows a line of a file
 */
export function markdownSummary(
  all: readonly LocatedProblem[],
  changes: readonly CatalogueChange[] | undefined,
  link: (file: string, line: number) => string,
): string {
  const list = (some: readonly LocatedProblem[]) =>
    some.map((problem) => {
      const { file, line } = problem
      const place = `[${escapeMarkdown(file)}, line ${line}](${link(file, line)})`
      return `1. ${escapeMarkdown(problemSentence(problem))} (${place})`
    })
  const problems = all.filter(({ warning }) => !warning)
  const warnings = all.filter(({ warning }) => warning)
  const lines =
    problems.length === 0
      ? ['## The catalogue is complete', '', 'No problems found.']
      : [`## ${countedNoun(problems.length, 'problem')} to correct`, '', ...list(problems)]
  if (warnings.length > 0) lines.push('', '## Please check', '', ...list(warnings))
  if (changes !== undefined) lines.push('', '## What changes for visitors', '')
  if (changes?.length === 0) lines.push('Nothing.')
  for (const page of new Set(changes?.map((change) => change.page))) {
    lines.push(`- **${escapeMarkdown(page)}**`)
    for (const change of changes ?? []) {
      if (change.page === page) lines.push(`  - ${escapeMarkdown(formatChange(change))}`)
    }
  }
  return `${lines.join('\n')}\n`
}
