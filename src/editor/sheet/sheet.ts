import { fingerprint } from '../../catalogue/fingerprint.ts'
import type { PluralTexts } from '../../catalogue/intl.ts'
import type { Place } from '../../catalogue/place.ts'
import { cleanTyped } from '../../catalogue/typedText.ts'

/** A value to write to a file; left out: the value there is deleted. `-` is the end of a list. */
export type ValueEdit = Place & { value?: unknown }

/** Moves a product to a place in a menu, counted from 1. */
type MenuMove = { path: string; menu: string; place: number }

/** Writes the translation of a text; left out: it is deleted. */
export type TranslationEdit = { language: string; of: string; pointer: string; text?: PluralTexts }

/** The sheet with the values of the drop-downs in the others. */
export const CHOICES = 'Choices'

/**
 * The last column of each sheet: the marks of the cells of its row, as they were exported. An import finds by them
 * which cells nobody has changed in the sheet.
 */
export const EXPORTED = 'As exported (leave it as it is)'

/** A change that a cell asks for. */
export type SheetChange = ValueEdit | MenuMove | TranslationEdit

/** One value of a row, in one column or in two: a range from and to. */
export type SheetField = {
  headers: readonly string[]
  /** The contents of its cells; '' if a cell is empty. */
  cells: readonly (string | number)[]
  /**
   * @param typed the contents of its cells in an imported sheet; all '' if it is deleted
   * @throws a TaskError if it cannot be read
   */
  read(typed: readonly string[]): readonly SheetChange[]
  /** True for a free text: a spreadsheet program can change it without leaving a sign. */
  isText?: true
  /** True for a read-only cell, such as the English text beside its translation. */
  isOnlyShown?: true
}

/** A field in one cell; `read` is given what is typed there. */
export function cellField(
  header: string,
  cell: string | undefined,
  read: (typed: string) => readonly SheetChange[],
): SheetField {
  return { headers: [header], cells: [cell ?? ''], read: ([typed = '']) => read(typed) }
}

/** A field in one cell that contains a free text. */
export function textCellField(...field: Parameters<typeof cellField>): SheetField {
  return { ...cellField(...field), isText: true }
}

/** A row is found by its keys, at any place in the sheet. */
export type SheetRow = { keys: readonly string[]; note: string; fields: readonly SheetField[] }

/** One sheet of the catalogue. */
export type Worksheet = {
  name: string
  /** The headers of the key columns, and of the one that is only shown. */
  keys: readonly string[]
  note: string
  headers: readonly string[]
  rows: readonly SheetRow[]
  /** Head -> the choices for its column; left out: no column has any. */
  choices?: ReadonlyMap<string, readonly string[]>
}

/** A cell of a file; `fault` if its kind of content is not accepted. */
export type Cell = string | number | { fault: string }

/** A cell that holds a formula. */
export const formula: Cell = {
  fault: 'Formulas cannot be imported. Write the result instead.',
}

/** A sheet as it was read from a file. */
export type Grid = { name: string; rows: readonly (readonly Cell[])[] }

/** A text with single ordinary spaces and without invisible characters, for comparison. */
export function normalizeSpaces(text: string | number): string {
  return cleanTyped(String(text)).replaceAll(/\s+/g, ' ')
}

/** The mark of a cell with its header: the same text in another column has another one. */
export function exportMark(header: string, cell: string | number): string {
  return fingerprint(`${header}\n${normalizeSpaces(cell)}`).slice(-6)
}

/** The rows of a sheet, its headers first. */
export function sheetCells({ keys, note, headers, rows }: Worksheet): (string | number)[][] {
  const cells = rows.map((row) => {
    const byHeader = new Map(
      row.fields.flatMap(({ headers, cells }) =>
        headers.map((header, i) => [header, cells[i] ?? '']),
      ),
    )
    const marks = Array.from(byHeader, ([header, cell]) => exportMark(header, cell))
    return [
      ...row.keys,
      row.note,
      ...headers.map((header) => byHeader.get(header) ?? ''),
      [...new Set(marks)].join(' '),
    ]
  })
  return [[...keys, note, ...headers, EXPORTED], ...cells]
}
