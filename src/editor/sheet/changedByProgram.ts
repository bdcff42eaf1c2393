import type { Cell } from './sheet.ts'

const month = String.raw`(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?`
const weekday = '(?:(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*[., ]+)?'
const day = String.raw`\d{1,2}`
const between = '[-/. ]'
const time = String.raw`\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?: ?[ap]m)?`

const dates = [
  `${day}${between}${month}(?:${between}(?:\\d{4}|\\d{2}))?`,
  `${month}${between}\\d{1,4}(?:,? \\d{4})?`,
  String.raw`\d{1,2}[-/.]\d{1,2}[-/.](?:\d{4}|\d{2})`,
  String.raw`\d{4}[-/.]\d{1,2}[-/.]\d{1,2}`,
]

/** A byte from 0x80 to 0xbf of a longer character, as Windows shows it. */
const byte = '[\\u0080-\\u00bf\\u0152-\\u0192\\u02c6\\u02dc\\u2013-\\u203a\\u20ac\\u2122]'

/** Letters outside English whose bytes a program has read one by one: `à¤¸à¥€`, `â€“`, and `‚Äì` on a Mac. */
const misread = `[ÂÃ]${byte}|[à-ï]${byte}{2}|‡[§•™´]|‚Ä[ìîòôúù¶¢]|¬[∞≤≥Ω±]`

const errors = String.raw`#(?:name\?|[a-z]+!|div/0!|n/a|getting_data)|err:\d{3}`

/** Patterns of texts that a spreadsheet program has converted: to a date, a number, an error. */
const traces: readonly { pattern: RegExp; what: string }[] = [
  { pattern: new RegExp(`^(?:${errors})$`, 'i'), what: 'an error of a formula' },
  { pattern: /^#{3,}$/, what: 'what a program shows for a number in a narrow column' },
  { pattern: /^[-+]?\d+(?:[.,]\d+)?e[-+]?\d+$/i, what: 'a rounded number with an exponent' },
  { pattern: /^(?:true|false)$/i, what: 'a truth value' },
  {
    pattern: new RegExp(`^${weekday}(?:${dates.join('|')})(?:[t ,]+${time}z?)?$`, 'i'),
    what: 'a date',
  },
  { pattern: new RegExp(`^${time}$`, 'i'), what: 'a time' },
  // Question marks replace letters in a file that cannot hold them.
  {
    pattern: new RegExp(`\\ufffd|\\?{3,}|${misread}`),
    what: 'a text in which a letter could not be read',
  },
]

/** The days as which spreadsheet programs store the dates from 1954 to 2119. */
const FIRST_DAY = 20_000
const LAST_DAY = 80_000

/** The date that a program stores as a number of days. */
function dateOfDays(days: number): string {
  return new Date(Date.UTC(1899, 11, 30 + days)).toISOString().slice(0, 10)
}

/**
 * Says that a spreadsheet program has probably changed a text. An error of a formula is found in any cell, the other
 * changes in a free text, which is rarely a date or a number alone.
 * @param before the text in the catalogue: if it is of the same kind, nothing is said
 */
export function changedByProgram(cell: Cell, before: string, isText = false): string | undefined {
  if (typeof cell === 'object') return undefined
  if (typeof cell === 'number') return isText ? changedNumber(cell, before) : undefined
  const text = cell.trim()
  const trace = (isText ? traces : traces.slice(0, 1)).find(({ pattern }) => pattern.test(text))
  if (trace === undefined || trace.pattern.test(before)) return undefined
  return `"${text}" is ${trace.what}. ${advice}`
}

function changedNumber(cell: number, before: string): string | undefined {
  if (before !== '' && !Number.isNaN(Number(before))) return undefined
  const isDay = Number.isInteger(cell) && cell >= FIRST_DAY && cell <= LAST_DAY
  const date = isDay ? `, which may stand for the date ${dateOfDays(cell)}` : ''
  return `The program has stored this text as the number ${cell}${date}. ${advice}`
}

const advice =
  'If the spreadsheet program has made this of another text, set the cell to text and type it again.'
