import type { JsonPath } from '../catalogue/problem.ts'
import { walkData } from '../catalogue/walkData.ts'

/** The prefix of a text that somebody still has to write: the check reports it until it is replaced. */
export const UNWRITTEN = 'To be written: '

/** True if a text is still to be written. */
export function isUnwritten(value: unknown): boolean {
  return typeof value === 'string' && value.startsWith(UNWRITTEN)
}

/** The texts of a page that are still to be written, and how many texts it has. */
export function unwrittenTexts(value: unknown): { unwritten: JsonPath[]; total: number } {
  const all = walkData(value).filter(({ value, jsonPath }) => {
    return typeof value === 'string' && !['$schema', 'kind'].includes(String(jsonPath.at(-1)))
  })
  const unwritten = all.flatMap(({ value, jsonPath }) => (isUnwritten(value) ? [jsonPath] : []))
  return { unwritten, total: all.length }
}
