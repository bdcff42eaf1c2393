import {
  answeredCount,
  type LaunchAnswer,
  type LaunchList,
  launchState,
  optionalAnswers,
} from './launchList.ts'
import { launchWords as words } from './launchWords.ts'
import type { MissingValue } from './missingValues.ts'

const marks = { open: '[ ]', answered: '[x]', unknown: '[?]' }

function answerLines({ question, state, notes, current }: LaunchAnswer, at: number): string[] {
  const lines = [
    '',
    `${marks[state]} ${at + 1}. ${question}`,
    ...notes.map((note) => `    ${note}`),
  ]
  for (const { file, line, page, lines: values } of current) {
    lines.push(`    ${page}  (${file}:${line})`)
    for (const { label, text } of values) lines.push(`      ${label}: ${text}`)
  }
  return lines
}

function missingLine({ name, property, ask, places }: MissingValue): string {
  const what = property === undefined ? name : words.missingOn(name, places.length)
  return `  ${words.respondents[ask]}: ${what}`
}

/** The answers before the launch, the pages to read and what could be added, as text for a terminal. */
export function formatLaunchList(list: LaunchList): string {
  const { answers, pages, missing } = list
  const lines = [
    `${words.heading}: ${words.progress(answeredCount(list), answers.length)}.`,
    launchState(list),
    ...optionalAnswers(list).map(({ label }) => `${words.canWait} ${label}`),
    ...answers.flatMap(answerLines),
  ]
  if (pages.length > 0) {
    const read = pages.filter(({ isRead }) => isRead).length
    lines.push('', `${words.pages}: ${words.pagesRead(read, pages.length)}`)
    for (const { name, state, file } of pages) lines.push(`  ${name}: ${state}  (${file})`)
  }
  if (missing.length > 0) lines.push('', `${words.missing}:`, ...missing.map(missingLine))
  return [...lines, '', words.answerInEditor].join('\n')
}
