import type { JsonPath } from '../../model/problem.ts'

/** A value of a file that is written; left out, what stands there is deleted. `-` is the end of a list. */
export type ValueEdit = { file: string; spot: JsonPath; value?: unknown }

/** A product that is to stand in a menu, at a place counted from 1. */
export type MenuMove = { path: string; menu: string; place: number }

/** The sheet that holds what can be chosen in the others. */
export const CHOICES = 'Choices'

/** What one line tells in one column, or in two: a range from and to. */
export type SheetField = {
  heads: readonly string[]
  /** What its cells hold; '' where there is nothing. */
  cells: readonly (string | number)[]
  /**
   * @param typed what its cells hold in a sheet that is brought back; all '' where it is deleted
   * @throws a Refusal where it cannot be read
   */
  read(typed: readonly string[]): readonly (ValueEdit | MenuMove)[]
}

/** A line is found by its keys, wherever it stands. */
export type SheetRow = { keys: readonly string[]; note: string; fields: readonly SheetField[] }

/** One sheet of the catalogue. */
export type Sheet = {
  name: string
  /** The heads of the columns by which lines are found, and of the one that is shown only. */
  keys: readonly string[]
  note: string
  heads: readonly string[]
  rows: readonly SheetRow[]
  /** Head -> what can be chosen below it. */
  choices: ReadonlyMap<string, readonly string[]>
}

/** A cell of a file; `fault` where it holds what no cell of the catalogue can. */
export type Cell = string | number | { fault: string }

/** A cell that holds a formula. */
export const formula: Cell = {
  fault: 'A formula stands here, and none is taken over. Write what it comes to.',
}

/** A sheet as it stands in a file. */
export type Grid = { name: string; rows: readonly (readonly Cell[])[] }

/** With ordinary spaces, one between two words, as texts are compared. */
export function normalizeSpaces(text: string | number): string {
  return String(text).replaceAll(/\s+/g, ' ').trim()
}

/** The rows of a sheet, its heads first. */
export function sheetCells({ keys, note, heads, rows: lines }: Sheet): (string | number)[][] {
  const rows = lines.map((line) => {
    const shown = new Map(
      line.fields.flatMap(({ heads, cells: shown }) =>
        heads.map((head, i) => [head, shown[i] ?? '']),
      ),
    )
    return [...line.keys, line.note, ...heads.map((head) => shown.get(head) ?? '')]
  })
  return [[...keys, note, ...heads], ...rows]
}
