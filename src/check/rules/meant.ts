import { fileOf } from '../../model/catalogue/names.ts'
import type { Finding } from '../../model/problem.ts'
import type { Draft } from '../../pages/draft.ts'
import { pointerOf } from '../pointer.ts'
import { speaking, valuesByFile } from './unconfirmed.ts'

const file = fileOf('meant')

/** Takes out the doubts that the data answer. An answer to no doubt is a doubt itself. */
export function unanswered(draft: Draft, findings: readonly Finding[]): Finding[] {
  const values = valuesByFile(draft)
  const answers = (draft.meant?.meant ?? []).map((answer) => ({
    ...answer,
    speaksOf: speaking(answer, values),
    isAsked: false,
  }))
  const left = findings.flatMap((finding): Finding[] => {
    const { file: of, spot, warning, hint } = finding
    if (!warning || spot === undefined) return [finding]
    const pointer = pointerOf(spot)
    const answered = answers.filter(({ speaksOf }) => speaksOf({ file: of, pointer }))
    for (const answer of answered) answer.isAsked = true
    if (answered.length > 0) return []
    return [{ ...finding, hint: `${hint} Where it is meant, list "${pointer}" in ${file}.` }]
  })
  // While something is wrong, not every rule has spoken.
  if (left.some(({ warning }) => !warning)) return left
  for (const [i, answer] of answers.entries()) {
    if (answer.isAsked) continue
    const message = `Nothing is in doubt at "${answer.pointer}" of ${answer.file}`
    const hint = 'Delete these lines, or write the place that is meant.'
    left.push({ file, spot: ['meant', i], message, hint, warning: true })
  }
  return left
}
