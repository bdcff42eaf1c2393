import { checkCatalogue } from '../check/checkCatalogue.ts'
import { readJson } from '../check/json.ts'
import { Memo } from '../check/memo.ts'
import { pointerAt } from '../check/pointer.ts'
import { tidy } from '../check/tidy.ts'
import type { Files } from '../model/catalogue/catalogueFiles.ts'
import type { Problem } from '../model/problem.ts'
import { shapeOf } from '../pages/files.ts'
import { isNewSince } from './edit/catalogueEdit.ts'
import { changeValue } from './edit/json.ts'

/** A problem with the way to its field. */
export type PlacedProblem = Problem & { pointer: string; fixable: boolean }

/** What the check says of the texts as they are. */
export type CheckReport = {
  problems: readonly PlacedProblem[]
  /** Whether every file has its shape, so that the pages can be shown. */
  complete: boolean
}

/** How many of the problems are no mere doubts. */
export function errorCount({ problems: all }: CheckReport): number {
  return all.filter(({ warning }) => !warning).length
}

/** A file in its one right form, as far as its values go. */
export function fixText(file: string, text: string): string {
  const shape = shapeOf(file)
  const tidied = shape === undefined ? undefined : tidy(file, text, shape)
  return tidied === undefined ? text : changeValue(text, [], readJson(tidied).value)
}

/** What a text is once it is fixed, and the ways to its places, by line and column. */
type Seen = { text: string; fixed: string; pointers: Map<string, string> }

/** The same texts are judged after each pause of the typing. */
export const memo = new Memo()
const seen = new Map<string, Seen>()

function see(file: string, text: string): Seen {
  const before = seen.get(file)
  const now =
    before?.text === text ? before : { text, fixed: fixText(file, text), pointers: new Map() }
  seen.set(file, now)
  return now
}

function pointerTo(problem: Problem, text: string): string {
  const { pointers } = see(problem.file, text)
  const place = `${problem.line}:${problem.column}`
  const pointer = pointers.get(place) ?? pointerAt(text, problem)
  pointers.set(place, pointer)
  return pointer
}

/** Judges the texts by the check that every build asks. */
export function checkEdits({ texts, pictures }: Files): CheckReport {
  const { catalogue, problems, warnings } = checkCatalogue({ texts, pictures }, memo)
  const all = [...problems, ...warnings]
  const fixed = new Map<string, string>()
  for (const file of new Set(all.map(({ file }) => file))) {
    const text = texts.get(file)
    if (typeof text !== 'string') continue
    const better = see(file, text).fixed
    if (better !== text) fixed.set(file, better)
  }
  const isFixed =
    fixed.size > 0
      ? isNewSince(checkCatalogue({ texts: new Map([...texts, ...fixed]), pictures }, memo))
      : () => false
  const placed = all.map((problem) => {
    const text = texts.get(problem.file)
    return {
      ...problem,
      pointer: typeof text === 'string' ? pointerTo(problem, text) : '',
      fixable: fixed.has(problem.file) && isFixed(problem),
    }
  })
  return { problems: placed, complete: catalogue !== undefined }
}
