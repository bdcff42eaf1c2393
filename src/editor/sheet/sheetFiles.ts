import { strFromU8, zipSync } from 'fflate'
import readXlsxFile from 'read-excel-file/universal'
import writeXlsxFile, { type Feature } from 'write-excel-file/universal'
import { TaskError } from '../edit/catalogueEdit.ts'
import { ERROR_CELL, FORMULA, preparedParts } from './prepareXlsx.ts'
import { columnName } from './readGrids.ts'
import {
  type Cell,
  CHOICES,
  EXPORTED,
  formula,
  type Grid,
  sheetCells,
  type Worksheet,
} from './sheet.ts'

/** No spreadsheet program has a longer text in a cell. */
const MAX_TEXT = 32_767

function cellOf(value: unknown): Cell {
  if (value === null || value === undefined) return ''
  if (value === FORMULA) return formula
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE'
  if (value instanceof Date) {
    const date = value.toISOString().slice(0, 10)
    const fault = `The program has changed this to the date ${date}. Set the cell to text and type it again.`
    return { fault }
  }
  if (typeof value === 'number') return value
  const text = String(value)
  if (text.startsWith(ERROR_CELL)) {
    const error = text.slice(ERROR_CELL.length)
    return { fault: `The program shows the error ${error} here. Type the text again.` }
  }
  return text.length > MAX_TEXT ? { fault: `A text of more than ${MAX_TEXT} characters.` } : text
}

/** The name of another spreadsheet format, by the first bytes of the file; an ODS file names itself. */
function otherFormat(bytes: Uint8Array): string | undefined {
  const start = strFromU8(bytes.subarray(0, 100), true)
  if (start.includes('application/vnd.oasis.opendocument.spreadsheet')) return 'an ODS file'
  return start.startsWith('\xd0\xcf\x11\xe0') ? 'an XLS file of an old program' : undefined
}

/** The sheets of an XLSX file, whichever program has saved it. */
export async function readXlsx(bytes: Uint8Array): Promise<Grid[]> {
  const other = otherFormat(bytes)
  if (other !== undefined) {
    const how = 'In the spreadsheet program, choose "Save as" and "Excel (.xlsx)".'
    throw new TaskError(`This is ${other}, which cannot be imported. ${how}`)
  }
  try {
    const parts = preparedParts(bytes)
    const sheets = await readXlsxFile(new Blob([zipSync(parts, { level: 0 })]))
    return sheets.map(({ sheet, data }) => ({
      name: sheet,
      rows: data.map((row) => row.map(cellOf)),
    }))
  } catch (error) {
    if (error instanceof TaskError) throw error
    const why = error instanceof Error ? error.message : String(error)
    throw new TaskError(`This cannot be read as a spreadsheet (${why}). Save it as XLSX.`)
  }
}

/** A list of choices, written to one column of {@link CHOICES}. */
type Choice = { sheet: number; column: string; last: number; values: readonly string[] }

function choicesOf(sheets: readonly Worksheet[]): Choice[] {
  return sheets.flatMap(({ keys, headers, rows, choices }, sheet) =>
    headers.flatMap((header, i) => {
      const values = choices?.get(header) ?? []
      const column = columnName(keys.length + 1 + i)
      return values.length === 0 ? [] : [{ sheet, column, last: rows.length + 1, values }]
    }),
  )
}

/** Drop-downs, which the library does not write; other values may still be typed. */
function dropDowns(choices: readonly Choice[]): Feature<Blob> {
  function insert(_: unknown, { sheetIndex }: { sheetIndex: number }): string | undefined {
    const each = choices.flatMap(({ sheet, column, last, values }, i) => {
      if (sheet !== sheetIndex) return []
      const list = `${CHOICES}!$${columnName(i)}$1:$${columnName(i)}$${values.length}`
      return [
        `<dataValidation type="list" allowBlank="1" sqref="${column}2:${column}${last}"><formula1>${list}</formula1></dataValidation>`,
      ]
    })
    return each.length === 0
      ? undefined
      : `<dataValidations count="${each.length}">${each.join('')}</dataValidations>`
  }
  return { files: { transform: { 'xl/worksheets/sheet{id}.xml': { insert } } } }
}

/** The sheets as an XLSX file, with frozen headers, drop-downs, and all texts formatted as text. */
export async function writeXlsx(sheets: readonly Worksheet[]): Promise<Uint8Array<ArrayBuffer>> {
  const choices = choicesOf(sheets)
  const longest = Math.max(...choices.map(({ values }) => values.length))
  // In a cell that is formatted as text "1-2" becomes no date, and "=" no formula.
  const text = (value: string) => ({ value, type: String, format: '@' })
  const file = writeXlsxFile(
    [
      ...sheets.map((sheet) => ({
        sheet: sheet.name,
        data: sheetCells(sheet).map((row, i) =>
          row.map((value) =>
            typeof value === 'number'
              ? value
              : { ...text(value), ...(i === 0 && { fontWeight: 'bold' as const }) },
          ),
        ),
        stickyRowsCount: 1,
        stickyColumnsCount: sheet.keys.length + 1,
        columns: [...sheet.keys, sheet.note, ...sheet.headers, EXPORTED].map((header) => ({
          width: header === 'Text' ? 100 : Math.max(16, header.length + 2),
        })),
      })),
      {
        sheet: CHOICES,
        data: Array.from({ length: longest }, (_, row) =>
          choices.map(({ values }) => text(values[row] ?? '')),
        ),
      },
    ],
    { features: [dropDowns(choices)] },
  )
  return new Uint8Array(await (await file.toBlob()).arrayBuffer())
}
