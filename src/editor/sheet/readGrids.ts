import { didYouMean } from '../../catalogue/suggest.ts'
import { TaskError } from '../edit/catalogueEdit.ts'
import { changedByProgram } from './changedByProgram.ts'
import {
  type Cell,
  CHOICES,
  EXPORTED,
  exportMark,
  type Grid,
  normalizeSpaces,
  type SheetChange,
  type SheetField,
  type SheetRow,
  type Worksheet,
} from './sheet.ts'

/** A place in an imported file: row and column as the spreadsheet program shows them. */
export type CellPlace = { sheet: string; row: number; column?: string; header?: string }

/** A message about an imported file, and the place in it. */
export type CellMessage = { place?: CellPlace; message: string }

/** The changes that a file asks for, each with its place. */
export type SheetChanges = {
  changes: readonly { at: CellPlace; change: SheetChange }[]
  wrong: readonly CellMessage[]
  /** Cells that are read, but are probably not as their author wants them. */
  doubtful: readonly CellMessage[]
  /** Skipped parts of the file, in words. */
  notes: readonly string[]
}

/** In a cell: delete this value. */
const DELETE = 'delete'

/** The number of errors after which reading ends: nobody reads more at once. */
const MAX_WRONG = 300

/** The number of rows in which the headers are searched for: programs put titles above them. */
const FIRST_ROWS = 20

/** The name of a column: `0` -> `A`, `27` -> `AB` */
export function columnName(column: number): string {
  const last = String.fromCharCode(65 + (column % 26))
  return column < 26 ? last : columnName(Math.floor(column / 26) - 1) + last
}

function textOf(cell: Cell | undefined): string {
  if (typeof cell === 'object') throw new TaskError(cell.fault)
  // Removes the rounding error of binary fractions.
  return normalizeSpaces(typeof cell === 'number' ? Number(cell.toFixed(6)) : (cell ?? ''))
}

function headerOf(cell: Cell | undefined): string {
  return typeof cell === 'object' ? '' : textOf(cell)
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}

/** The contents of a cell; an empty cell changes nothing. */
function typedText(cell: Cell, before: string): string {
  const text = textOf(cell)
  if (isSame(text, DELETE)) return ''
  return text === '' ? before : text
}

/** A field with the cells of a row of a file. */
type TypedField = SheetField & {
  typed: readonly Cell[]
  /** The contents in the catalogue. */
  before: readonly string[]
  /** For each cell: it is as it was exported, and the catalogue has another value now. */
  isOutdated: readonly boolean[]
}

/** @param marks the marks of the row as it was exported; undefined: the file does not say */
function typedField(
  field: SheetField,
  typed: readonly Cell[],
  marks: ReadonlySet<string> | undefined,
): TypedField {
  const before = field.headers.map((_, i) => normalizeSpaces(field.cells[i] ?? ''))
  const isOutdated = field.headers.map((header, i) => {
    const cell = typed[i] ?? ''
    if (typeof cell === 'object' || cell === '') return false
    const text = textOf(cell)
    return text !== before[i] && marks?.has(exportMark(header, text)) === true
  })
  return { ...field, typed, before, isOutdated }
}

/** True if a person has changed a cell of the field in the sheet. */
function isTyped({ typed, before, isOutdated, isOnlyShown }: TypedField): boolean {
  return typed.some((cell, i) => {
    if (isOnlyShown || cell === '' || isOutdated[i]) return false
    return typeof cell === 'object' || textOf(cell) !== before[i]
  })
}

/** A text as a part of a sentence. */
function quote(text: string): string {
  return text.length > 60 ? `"${text.slice(0, 60)} ..."` : `"${text}"`
}

/** The marks of a row as it was exported; undefined if the file does not have them. */
function marksIn(cell: Cell | undefined): ReadonlySet<string> | undefined {
  return typeof cell === 'string' && cell !== '' ? new Set(cell.split(' ')) : undefined
}

type SheetMatch = { top: number; headers: readonly string[]; sheet: Worksheet }

/** Finds the row of headers in a sheet of a file, and by them the sheet of the catalogue. */
function findSheet(grid: Grid, sheets: readonly Worksheet[]): SheetMatch | undefined {
  for (const [top, row] of grid.rows.slice(0, FIRST_ROWS).entries()) {
    const headers = row.map(headerOf)
    const isHeader = (name = '') => headers.some((header) => isSame(header, name))
    const fits = ({ keys, note, headers }: Worksheet) =>
      [...keys, note, ...headers].filter(isHeader).length
    const candidates = sheets.filter(({ keys: [path] }) => isHeader(path))
    const [sheet] = candidates.toSorted((one, other) => fits(other) - fits(one))
    if (sheet !== undefined) return { top, headers, sheet }
  }
  return undefined
}

/** The errors in the columns of a sheet. */
function* columnFaults(
  { rows, name }: Grid,
  { top, headers, sheet }: SheetMatch,
): Iterable<CellMessage> {
  const at = { sheet: name, row: top + 1 }
  for (const key of sheet.keys.filter((one) => !headers.some((header) => isSame(header, one)))) {
    yield { place: at, message: `The column "${key}" is missing. It is needed to find the lines.` }
  }
  const columnHeaders = [...sheet.keys, sheet.note, ...sheet.headers, EXPORTED]
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0)
  for (let column = 0; column < width; column += 1) {
    const header = headers[column] ?? ''
    const here = { ...at, column: columnName(column) }
    if (columnHeaders.some((one) => isSame(one, header))) {
      const first = headers.findIndex((one) => isSame(one, header))
      if (first !== column) yield { place: here, message: `The column "${header}" is there twice.` }
    } else if (rows.slice(top).some((row) => (row[column] ?? '') !== '')) {
      const hint = didYouMean(header, columnHeaders, 'Delete it from the sheet.')
      yield { place: here, message: `There is no column "${header}". ${hint}` }
    }
  }
}

/** Reads the changes that a file asks for; rows are found by their keys, columns by their headers. */
export function readGrids(grids: readonly Grid[], sheets: readonly Worksheet[]): SheetChanges {
  const changes: { at: CellPlace; change: SheetChange }[] = []
  const wrong: CellMessage[] = []
  const doubtful: CellMessage[] = []
  const notes: string[] = []
  const unread: string[] = []
  let read = 0
  const seen = new Set<string>()
  const fail = (place: CellPlace, message: string): undefined => {
    wrong.push({ place, message })
  }

  function attempt<T>(at: CellPlace, read: () => T): T | undefined {
    try {
      return read()
    } catch (error) {
      if (!(error instanceof TaskError)) throw error
      return fail(at, error.message)
    }
  }

  for (const grid of grids) {
    const match = findSheet(grid, sheets)
    if (match === undefined) {
      if (grid.name !== CHOICES && grid.rows.length > 0) unread.push(grid.name)
      continue
    }
    read += 1
    const changesBefore = changes.length
    const { top, headers, sheet } = match
    const faults = [...columnFaults(grid, match)]
    wrong.push(...faults)
    if (faults.length > 0) continue
    const lines = new Map(
      sheet.rows.map((line) => [JSON.stringify(line.keys.map(normalizeSpaces)), line]),
    )
    const column = (name: string) => headers.findIndex((header) => isSame(header, name))

    for (const [i, row] of grid.rows.entries()) {
      if (i <= top || row.every((cell, c) => cell === '' || c === column(EXPORTED))) continue
      const at: CellPlace = { sheet: grid.name, row: i + 1 }
      if (wrong.length >= MAX_WRONG) {
        fail(at, 'From here on nothing is read, because there are too many errors before it.')
        break
      }
      const keys = attempt(at, () => sheet.keys.map((key) => textOf(row[column(key)])))
      if (keys === undefined) continue
      const name = JSON.stringify(keys)
      const line = lines.get(name)
      const twice = seen.has(`${sheet.name} ${name}`)
      seen.add(`${sheet.name} ${name}`)
      if (line === undefined) fail(at, notFound(keys, sheet))
      else if (twice) fail(at, `The line of ${keys.join(' ')} is there twice.`)
      else readLine(line, row, at)
    }

    function readLine(line: SheetRow, row: readonly Cell[], at: CellPlace): void {
      const lineHeaders = new Set(line.fields.flatMap(({ headers }) => headers))
      for (const header of sheet.headers.filter((one) => !lineHeaders.has(one))) {
        if ((row[column(header)] ?? '') === '') continue
        const here = { ...at, column: columnName(column(header)), header }
        fail(here, 'This line cannot have anything in this column.')
      }
      const marks = marksIn(row[column(EXPORTED)])
      // Most cells are as they were: only the others are looked at.
      const fields = line.fields.flatMap((field) => {
        const typed = field.headers.map((header) => row[column(header)] ?? '')
        const isSame = typed.every((cell, i) => cell === '' || cell === (field.cells[i] ?? ''))
        return isSame ? [] : [typedField(field, typed, marks)]
      })
      const isTouched = fields.some(isTyped)
      const older = fields.flatMap(({ headers, isOutdated, isOnlyShown }) =>
        isOnlyShown && isTouched ? [] : headers.filter((_, i) => isOutdated[i]),
      )
      if (older.length > 0) doubtful.push({ place: at, message: olderLine(older) })
      for (const field of fields) {
        const isRead = field.isOnlyShown ? isTouched || !field.isOutdated.includes(true) : true
        if (isRead) readField(field, marks, at)
      }
    }

    function readField(
      {
        headers,
        cells: shown,
        typed: cells,
        before,
        isOutdated,
        read,
        isText,
        isOnlyShown,
      }: TypedField,
      marks: ReadonlySet<string> | undefined,
      at: CellPlace,
    ): void {
      const first = cells.findIndex(
        (cell, i) => cell !== '' && cell !== (shown[i] ?? '') && (isOnlyShown || !isOutdated[i]),
      )
      if (first < 0) return
      const place = (i: number): CellPlace => {
        const header = headers[i] ?? ''
        return { ...at, column: columnName(column(header)), header }
      }
      const changed = attempt(place(first), () => {
        const typed = cells.map((cell, i) =>
          isOutdated[i] && !isOnlyShown ? (before[i] ?? '') : typedText(cell, before[i] ?? ''),
        )
        return typed.every((text, i) => text === before[i]) ? [] : read(typed)
      })
      for (const change of changed ?? []) changes.push({ at: place(first), change })
      if (changed === undefined || changed.length === 0) return
      for (const [i, cell] of cells.entries()) {
        const now = before[i] ?? ''
        if (cell === '' || isOutdated[i] || typeof cell === 'object' || textOf(cell) === now)
          continue
        const trace = changedByProgram(cell, now, isText)
        if (trace !== undefined) doubtful.push({ place: place(i), message: trace })
        if (marks !== undefined && !marks.has(exportMark(headers[i] ?? '', now))) {
          const message = `Since the export the catalogue has been changed here, to ${quote(now)}. The import replaces that.`
          doubtful.push({ place: place(i), message })
        }
      }
    }
    if (column(EXPORTED) < 0 && changes.length > changesBefore) notes.push(withoutMarks(grid.name))
  }
  for (const name of unread) {
    const message = `The sheet "${name}" has no column "Path" and was not read.`
    const isOurs = sheets.some((sheet) => sheet.name === name)
    if (isOurs || read === 0)
      wrong.push({ message: `${message} Its first line names the columns.` })
    else notes.push(message)
  }
  if (read === 0 && unread.length === 0) wrong.push({ message: 'There is nothing in this file.' })
  return { changes, wrong, doubtful, notes }
}

function olderLine(headers: readonly string[]): string {
  const names = headers.map((header) => `"${header}"`).join(', ')
  return `This line is older than the catalogue, in which ${names} has been changed since the export. It stays as it is in the catalogue, because nobody has changed it in the sheet.`
}

/** For files of versions without {@link EXPORTED}, and for sheets that people make by hand. */
function withoutMarks(sheet: string): string {
  return `The sheet "${sheet}" has no column "${EXPORTED}". If the catalogue has been changed since the sheet was made, the import changes it back: look at each change.`
}

function notFound(keys: readonly string[], { keys: names, rows }: Worksheet): string {
  const [path = '', second = ''] = keys
  if (path === '') return 'This line has no path.'
  const paths = rows.map(({ keys: [one = ''] }) => one)
  if (paths.includes(path)) {
    const others = rows.flatMap(({ keys: [one, other = ''] }) => (one === path ? [other] : []))
    return `${path} has no ${names[1] ?? ''} "${second}". ${didYouMean(second, others, '')}`.trim()
  }
  const how = 'New pages are made in the editor.'
  return `There is no page "${path}" here. ${didYouMean(path, paths, how)}`
}
