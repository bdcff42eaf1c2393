import { countedNoun } from '../catalogue/messageText.ts'
import type { Respondent } from '../catalogue/schemas/sources.ts'
import { sharedFilePath } from '../pages/dataFiles.ts'
import type { LaunchList, LaunchQuestion } from './launchQuestions.ts'

/** The people who can answer, in the order of the list. */
export const respondentHeadings: Readonly<Record<Respondent, string>> = {
  owner: 'The owner',
  sales: 'Sales: what can be had, where and how',
  engineer: 'The engineer: figures, drawings and advice',
  supplier: 'The makers: their names, warranties and certificates',
  reader: 'Native readers: the texts in other languages',
}

/** True if the site has to wait for an answer. */
export function isBlocking({ missing, canWait }: LaunchQuestion): boolean {
  return missing === undefined && !canWait
}

/** True if the site can go live: no question blocks it, and the check finds no problem. */
export function canLaunch({ questions, problems }: LaunchList): boolean {
  return problems === 0 && !questions.some(isBlocking)
}

/** The questions, grouped by the person who can answer them. */
function groupByRespondent(questions: readonly LaunchQuestion[]) {
  return Object.entries(respondentHeadings).flatMap(([ask, heading]) => {
    const own = questions.filter((one) => one.ask === ask)
    return own.length === 0 ? [] : [{ heading, questions: own }]
  })
}

/** The questions as text, grouped by who can answer them. */
export function formatLaunchQuestions(list: LaunchList): string {
  const { questions, answered, total, problems } = list
  const open = questions.filter(isBlocking)
  const lines = [`${answered} of ${total} answered.`]
  if (canLaunch(list)) lines.push('Nothing is left to be confirmed: the site can be launched.')
  if (open.length > 0) {
    lines.push(`${countedNoun(open.length, 'thing')} to be confirmed before the launch.`)
  }
  if (problems > 0) lines.push(`${countedNoun(problems, 'problem')} to be fixed before the launch.`)
  for (const { heading, questions: own } of groupByRespondent(questions)) {
    lines.push('', `${heading} (${own.length})`)
    for (const { reason, unlocks, fault, current } of own) {
      lines.push('', `[ ] ${reason}`, `    ${unlocks}`)
      if (fault !== undefined) lines.push(`    Wrong now: ${fault}`)
      for (const { file, line, page, lines: values } of current) {
        lines.push(`    ${page}  (${file}:${line})`)
        for (const { label, text } of values) lines.push(`      ${label}: ${text}`)
      }
    }
  }
  if (questions.length === 0) return lines.join('\n')
  const fix = `Answer them in the editor (npm run edit) or in a spreadsheet; or put the value right, and write who "confirmed" it at its entry in ${sharedFilePath('sources')}.`
  return [...lines, '', fix].join('\n')
}
