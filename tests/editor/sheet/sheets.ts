import type { Files } from '../../../src/catalogue/catalogueFiles.ts'
import {
  type ImportOutcome,
  importSheets,
  worksheetsOf,
} from '../../../src/editor/sheet/importSheets.ts'
import { type Cell, type Grid, sheetCells } from '../../../src/editor/sheet/sheet.ts'
import { requireSuccess } from '../../check/outcome.ts'
import { whole } from '../../helpers/wholeCatalogue.ts'

/** The sheets of a catalogue whose names begin so, as a program would save them without changes. */
export function gridsOf(files: Files, name = ''): Grid[] {
  const sheets = requireSuccess(worksheetsOf(files)).filter((sheet) => sheet.name.startsWith(name))
  return sheets.map((sheet) => ({ name: sheet.name, rows: sheetCells(sheet) }))
}

/** Sheets with other cells in the rows that begin with these keys: the header of each, and what is typed. */
export function typed(
  grids: readonly Grid[],
  keys: string,
  cells: Readonly<Record<string, Cell>>,
): Grid[] {
  return grids.map(({ name, rows }) => {
    const [headers = []] = rows
    const edited = rows.map((row) =>
      `${row.join('|')}|`.startsWith(`${keys}|`)
        ? row.map((cell, column) => cells[String(headers[column])] ?? cell)
        : row,
    )
    return { name, rows: edited }
  })
}

/** The outcome of importing sheets. */
export function imported(grids: readonly Grid[], files = whole): ImportOutcome {
  return requireSuccess(importSheets(files, grids))
}
