import Papa from 'papaparse'
import { TaskError } from '../edit/catalogueEdit.ts'
import { formula, type Grid, type Sheet, sheetCells } from './sheet.ts'

/** By this mark Excel knows that a file is UTF-8. */
const MARK = '\uFEFF'

/** A sheet as CSV. Before what a program would take for a formula stands an apostrophe. */
export function writeCsv(sheet: Sheet): string {
  return `${MARK}${Papa.unparse(sheetCells(sheet), { escapeFormulae: true })}\r\n`
}

/**
 * The sheet of a CSV file, with commas, semicolons or tabs between its columns.
 * @throws a Refusal where it is no text of UTF-8
 */
export function readCsv(bytes: Uint8Array, name: string): Grid {
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new TaskError(`${name} is not saved as UTF-8. Save it as "CSV UTF-8", or as XLSX.`)
  }
  const { data } = Papa.parse<string[]>(text)
  const rows = data.map((row) =>
    row.map((cell) => (cell.startsWith('=') ? formula : cell.replace(/^'(?=[=+\-@])/, ''))),
  )
  return { name, rows }
}
