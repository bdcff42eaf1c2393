import { isRecord } from '../../model/format.ts'
import type { JsonPath } from '../../model/problem.ts'

/** Begins each text that a task leaves to be written: the check reports it until it is replaced. */
export const UNWRITTEN = 'To be written: '

/** The word of the vocabulary for a value that is not known yet. */
export const ON_REQUEST = 'on-request'

/** Whether a text is still to be written. */
export function isUnwritten(value: unknown): boolean {
  return typeof value === 'string' && value.startsWith(UNWRITTEN)
}

/** Every text of a value, with its place. */
function* textsOf(value: unknown, spot: JsonPath): Iterable<{ text: string; spot: JsonPath }> {
  if (typeof value === 'string') yield { text: value, spot }
  const entries = Array.isArray(value)
    ? value.entries()
    : isRecord(value)
      ? Object.entries(value).filter(([key]) => key !== '$schema' && key !== 'kind')
      : []
  for (const [step, one] of entries) yield* textsOf(one, [...spot, step])
}

/** The texts of a page that are still to be written, and how many texts it has. */
export function openTexts(value: unknown): { open: JsonPath[]; total: number } {
  const all = [...textsOf(value, [])]
  const open = all.flatMap(({ text, spot }) => (isUnwritten(text) ? [spot] : []))
  return { open, total: all.length }
}
