import type { Files } from '../catalogue/catalogueFiles.ts'
import type { JsonPath, LocatedProblem } from '../catalogue/problem.ts'
import { walkData } from '../catalogue/walkData.ts'
import { pointerAt, resolvePointer, valueAt } from './pointer.ts'
import { readJson } from './readJson.ts'

/** The prefix of a text that somebody still has to write: the check reports it until it is replaced. */
export const UNWRITTEN = 'To be written: '

/** True if a text is still to be written. */
export function isUnwritten(value: unknown): boolean {
  return typeof value === 'string' && value.startsWith(UNWRITTEN)
}

/** True if a problem is about a text that is still to be written. */
export function isAboutUnwritten(
  { texts }: Pick<Files, 'texts'>,
  problem: LocatedProblem,
): boolean {
  const text = texts.get(problem.file)
  if (typeof text !== 'string' || !text.includes(UNWRITTEN)) return false
  const { value } = readJson(text)
  const places = resolvePointer(value, pointerAt(text, problem))
  return Array.isArray(places) && places.some((place) => isUnwritten(valueAt(value, place)))
}

/** The texts of a page that are still to be written, and how many texts it has. */
export function unwrittenTexts(value: unknown): { unwritten: JsonPath[]; total: number } {
  const all = walkData(value).filter(({ value, jsonPath }) => {
    return typeof value === 'string' && !['$schema', 'kind'].includes(String(jsonPath.at(-1)))
  })
  const unwritten = all.flatMap(({ value, jsonPath }) => (isUnwritten(value) ? [jsonPath] : []))
  return { unwritten, total: all.length }
}
