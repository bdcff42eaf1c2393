import Papa from 'papaparse'
import { TaskError } from '../edit/catalogueEdit.ts'
import { formula, type Grid, type Sheet, sheetCells } from './sheet.ts'

/** Excel recognizes UTF-8 by this byte-order mark. */
const MARK = '\uFEFF'

/** A sheet as CSV. Texts that look like formulas are escaped with an apostrophe. */
export function writeCsv(sheet: Sheet): string {
  return `${MARK}${Papa.unparse(sheetCells(sheet), { escapeFormulae: true })}\r\n`
}

/** The sheet of a CSV file in UTF-8, with commas, semicolons or tabs between its columns. */
export function readCsv(bytes: Uint8Array, name: string): Grid {
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new TaskError(`${name} is not saved as UTF-8. Save it as "CSV UTF-8", or as XLSX.`)
  }
  const { data } = Papa.parse<string[]>(text)
  const rows = data.map((row) => row.map((cell) => (cell.startsWith('=') ? formula : cell)))
  return { name, rows }
}
