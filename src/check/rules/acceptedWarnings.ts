import type { Finding } from '../../model/problem.ts'
import { fileOf } from '../../pages/files.ts'
import type { PartialCatalogue } from '../../pages/partialCatalogue.ts'
import { pointerOf } from '../pointer.ts'
import { speaking, valuesByFile } from './unconfirmed.ts'

const file = fileOf('acceptedWarnings')

/** Takes out the doubts that the data answer. An answer to no doubt is a doubt itself. */
export function withoutAcceptedWarnings(
  draft: PartialCatalogue,
  findings: readonly Finding[],
): Finding[] {
  const values = valuesByFile(draft)
  const answers = (draft.acceptedWarnings?.acceptedWarnings ?? []).map((answer) => ({
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
    return [{ ...finding, hint: `${hint} If this is right, list "${pointer}" in ${file}.` }]
  })
  // While something is wrong, not every rule has spoken.
  if (left.some(({ warning }) => !warning)) return left
  for (const [i, answer] of answers.entries()) {
    if (answer.isAsked) continue
    const message = `Nothing is in doubt at "${answer.pointer}" of ${answer.file}`
    const hint = 'Delete these lines, or write the place that is meant.'
    left.push({ file, spot: ['acceptedWarnings', i], message, hint, warning: true })
  }
  return left
}
