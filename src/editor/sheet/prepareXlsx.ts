import { strFromU8, strToU8, unzipSync } from 'fflate'
import { TaskError } from '../edit/catalogueEdit.ts'
import { columnName } from './readGrids.ts'

/** Placeholder for a formula, from Unicode's private use area. */
export const FORMULA = '\uE000'

/** Placeholder in front of the error that a program has stored in a cell: `#REF!`. */
export const ERROR_CELL = '\uE001'

/** The limits of a file. A catalogue of a thousand products is below a tenth of each. */
const limits = {
  /** Bytes of the file, and of its unpacked parts. */
  packed: 30_000_000,
  unpacked: 100_000_000,
  sheets: 100,
  /** Cells of all sheets, up to the last row and the last column that contain anything. */
  cells: 3_000_000,
  /** The last row and column that the format has. */
  rows: 1_048_576,
  columns: 16_384,
  /** Characters of a tag and the text behind it: the library compares each attribute with all others of its tag. */
  tag: 200_000,
  /** In milliseconds. */
  time: 20_000,
}

const millions = (count: number) => `${Math.round(count / 1_000_000)} million`
const megabytes = (bytes: number) => `${Math.round(bytes / 1_000_000)} MB`

/** @throws a TaskError that says how to make a file that can be read */
function refuse(why: string): never {
  const how = 'Copy the lines that you need into a new spreadsheet, and import that.'
  throw new TaskError(`This spreadsheet is too large or damaged: ${why} ${how}`)
}

const tooLong = 'it has more rows or columns than a sheet can have.'

/** Ends reading after the time limit. */
type Deadline = () => void

function startDeadline(): Deadline {
  const end = Date.now() + limits.time
  return () => {
    if (Date.now() > end) refuse(`reading it takes more than ${limits.time / 1000} seconds.`)
  }
}

/** The number of a column: `A` -> 1, `AB` -> 28 */
function columnNumber(letters: string): number {
  return Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)
}

/** The size of a sheet, up to the last cell with contents. */
class GridSize {
  rows = 0
  columns = 0

  add(row: number, column: number): void {
    if (row > limits.rows || column > limits.columns) refuse(tooLong)
    this.rows = Math.max(this.rows, row)
    this.columns = Math.max(this.columns, column)
  }

  get cells(): number {
    return this.rows * this.columns
  }
}

/** The place that an attribute `r` names; undefined if there is none. */
function placeIn(attributes: string): string | undefined {
  const [first, ...others] = attributes.matchAll(/(?:^|[\s"'])r\s*=\s*(?:"([^"]*)"|'([^']*)')/g)
  if (others.length > 0) refuse('a cell has two places.')
  return first?.[1] ?? first?.[2]
}

/** The beginning of a tag of a row, a cell or a formula. */
const tag = /<(\/?)(?:([^\s<>/:"'=]+):)?(row|c|f)(?=[\s/>])/g

/** The rest of it. A value may contain `>`, but XML allows no `<` in it. */
const restOfTag = /((?:[^<>"']|"[^"<]*"|'[^'<]*')*)>/y

const longTag = new RegExp(`<[^<]{${limits.tag}}`)

/** The number of tags between two checks of the time limit. */
const TAGS_PER_CHECK = 10_000

/** An attribute that makes the value of a cell an error, which the library would read as an empty cell. */
const errorType = /\st\s*=\s*(?:"e"|'e')/

/** The error between the tags of a cell: `#REF!`. */
function storedError(contents: string): string {
  return /#[\w/]{1,20}[!?]?/.exec(contents)?.[0] ?? ''
}

/**
 * Replaces each formula and each error of a sheet by a mark, because the library would return the last result as if
 * it were typed, or an empty cell, and measures the sheet. Each character is read once.
 * @param left the number of cells that the sheets after it may still have
 */
function prepareSheet(xml: string, left: number, lookAtClock: Deadline): [string, number] {
  const size = new GridSize()
  const parts: string[] = []
  let copied = 0
  let cell: { start: number; prefix: string; attributes: string; formula: boolean } | undefined
  let [row, column, count] = [0, 0, 0]
  for (const { 0: start, 1: slash, 2: name = '', 3: kind, index } of xml.matchAll(tag)) {
    restOfTag.lastIndex = index + start.length
    const attributes = restOfTag.exec(xml)?.[1] ?? refuse('a tag has no end.')
    count += 1
    if (count % TAGS_PER_CHECK === 0) lookAtClock()
    const isClosed = attributes.endsWith('/')
    if (kind === 'f') {
      if (cell !== undefined) cell.formula = true
    } else if (kind === 'row') {
      if (slash === '/') continue
      const number = placeIn(attributes)
      if (number !== undefined && !/^\d{1,7}$/.test(number)) refuse('a row has no number.')
      row = number === undefined ? row + 1 : Number(number)
      column = 0
      if (row > limits.rows) refuse(tooLong)
    } else if (slash === '/') {
      if (cell === undefined) continue
      const isError = errorType.test(cell.attributes)
      if (cell.formula || isError) {
        const contents = xml.slice(cell.start, index)
        const mark = cell.formula ? FORMULA : ERROR_CELL + storedError(contents)
        const prefix = name === '' ? '' : `${name}:`
        const others = cell.attributes.replace(/\st\s*=\s*(?:"\w*"|'\w*')/, '')
        const text = `<${prefix}is><${prefix}t>${mark}</${prefix}t></${prefix}is>`
        parts.push(xml.slice(copied, cell.start))
        parts.push(`<${prefix}c${others} t="inlineStr">${text}</${prefix}c>`)
        copied = restOfTag.lastIndex
      }
      cell = undefined
    } else {
      if (cell !== undefined) refuse('a cell has no end.')
      const place = placeIn(attributes)
      const [, letters, digits] = /^([A-Z]{1,3})(\d{1,7})$/.exec(place ?? '') ?? []
      if (place !== undefined && letters === undefined) refuse('a cell has no place.')
      column = letters === undefined ? column + 1 : columnNumber(letters)
      // Empty cells without contents may be anywhere, because programs store the format of whole rows in them.
      if (isClosed) continue
      size.add(digits === undefined ? row : Number(digits), column)
      cell = { start: index, prefix: name, attributes, formula: false }
    }
  }
  if (cell !== undefined) refuse('a cell has no end.')
  if (size.cells > left) {
    const end = `row ${size.rows} and column ${columnName(size.columns - 1)}`
    refuse(`its contents reach ${end}, and at most ${millions(limits.cells)} cells are read.`)
  }
  return [parts.join('') + xml.slice(copied), size.cells]
}

/**
 * Unpacks an XLSX file, and gives its parts with marks instead of formulas.
 * @throws a TaskError if it is larger than a catalogue can be, or cannot be read in time
 */
export function preparedParts(bytes: Uint8Array): Record<string, Uint8Array> {
  const lookAtClock = startDeadline()
  if (bytes.length > limits.packed) refuse(`the file has more than ${megabytes(limits.packed)}.`)
  let unpacked = 0
  const parts = unzipSync(bytes, {
    filter({ name, originalSize }) {
      // Pictures and macros are not read.
      if (!/\.(?:xml|rels)$/i.test(name)) return false
      unpacked += originalSize
      if (unpacked > limits.unpacked) {
        refuse(`its contents have more than ${megabytes(limits.unpacked)}.`)
      }
      return true
    },
  })
  let left = limits.cells
  let sheets = 0
  const prepared = Object.entries(parts).map(([name, part]) => {
    lookAtClock()
    const text = strFromU8(part)
    if (longTag.test(text)) refuse('a tag in it is too long.')
    // A workbook may name any part as a sheet.
    if (!text.includes('sheetData')) return [name, part] as const
    sheets += 1
    const [xml, cells] = prepareSheet(text, left, lookAtClock)
    left -= cells
    return [name, strToU8(xml)] as const
  })
  // A workbook can name one sheet many times.
  const workbook = strFromU8(parts['xl/workbook.xml'] ?? new Uint8Array())
  const named = workbook.match(/<(?:\w+:)?sheet[\s/>]/g)?.length ?? 0
  if (Math.max(sheets, named) > limits.sheets) refuse(`it has more than ${limits.sheets} sheets.`)
  return Object.fromEntries(prepared)
}
