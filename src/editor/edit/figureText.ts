import { numbersOf } from '../../catalogue/figure.ts'
import { escapeRegExp } from '../../catalogue/format.ts'
import type { Figure } from '../../catalogue/schemas/figure.ts'
import { unitForWord } from '../../catalogue/spellings.ts'
import { cleanFigure } from '../../catalogue/typedText.ts'
import type { Spellings, Unit } from '../../catalogue/unit.ts'

/** Why a text is not a figure. */
export const figureFaults = {
  unread: 'Write a figure like "0.5", "0.30, 0.35", "350 to 650", "up to 5" or "3000 and more".',
  comma:
    'A comma without a space may be a decimal point. Write "0.30" with a point, or add a space after the comma.',
  uneven: (first: number, second: number, last: number) =>
    `The steps from ${first} to ${second} do not reach ${last}. Write all values.`,
  noUnit: 'Choose the unit.',
  order: 'Write the smaller figure of a range first.',
}

/** The parts that a figure takes over from the one before. */
type PreviousFigure = {
  unit?: Unit
  decimals?: number
  prefix?: string
  /** The decimals of the property, for a figure without its own. */
  usual?: number
}

/** The number of digits behind the decimal point. */
function decimalPlaces(number: string): number {
  return /\.(\d+)$/.exec(number)?.[1]?.length ?? 0
}

/** The numbers of a figure as people write them, without its unit: `0.30, 0.35`, `up to 5`. */
export function figureText(figure: Figure, usual = 0): string {
  const [first = '', ...rest] = numbersOf(figure).map((number) => {
    const digits = Math.max(figure.decimals ?? usual, decimalPlaces(String(number)))
    return `${figure.prefix ?? ''}${number.toFixed(digits)}`
  })
  if ('values' in figure) return [first, ...rest].join(', ')
  if (!('min' in figure)) return `up to ${first}`
  return 'max' in figure ? [first, ...rest].join(' to ') : `${first} and more`
}

/** The unit that a word means, in whatever case. */
function unitFor(word: string, spellings: Spellings): Unit | undefined {
  const known = unitForWord(word, spellings) ?? unitForWord(word.toLowerCase(), spellings)
  if (known !== undefined) return known
  const same = Object.keys(spellings).find((one) => one.toLowerCase() === word.toLowerCase())
  return same && unitForWord(same, spellings)
}

/** A whole number with a fraction: `12 1/2`. */
const mixedNumber = /(?<![\d.])(\d+) (\d+)\/(\d+)(?![\d.])/g

/** Other signs between the numbers of a list. */
const listSign = /(?<=[\d\p{L}\p{M}%]) ?[;|] ?(?=[A-Za-z]?[\d.])/gu

/** A comma between two numbers that have decimal points: it separates them. */
const listComma = /(?<![\d.,])((?:\d*\.\d+,)+)(?=\d*\.\d+(?![\d.,]))/g

/** A slash between two numbers of a list. One half is written like a list of 1 and 2, and is not guessed. */
const listSlash = /(?<=[\d\p{L}\p{M}%]) ?\/ ?(?=[\d.])(?!(?:2|3|4|8|16|32|64)(?![\d.]))/gu

/** A word behind a number that others follow: `0.45 mm, 0.50 mm`. */
const innerUnit =
  /(?<=\d) ?(%|[\p{L}\p{M}]+(?:\/m2)?)\.?(?= ?(?:[,&–—-]|\/(?!\p{L})|(?:to|and|or|અને|और) ))/gu

/** The figure in plain characters, with commas between the values of a list, and a digit before each point. */
function normalizeFigure(text: string): string {
  return (
    cleanFigure(text)
      .replaceAll(/\s+/g, ' ')
      .replace(/ ?,$/, '')
      // A comma behind a space is no decimal point.
      .replaceAll(/ , ?/g, ', ')
      .replaceAll(mixedNumber, (match, whole, numerator, denominator) => {
        const number = Number(whole) + Number(numerator) / Number(denominator)
        return Number.isFinite(number) ? String(Number(number.toFixed(6))) : match
      })
      .replaceAll(listSlash, ', ')
      .replaceAll(listSign, ', ')
      .replaceAll(listComma, (list) => list.replaceAll(',', ', '))
      .replaceAll(/(?<=[\d\p{L}\p{M}%]) (?:થી|से) (?=[A-Za-z]?[\d.])/gu, ' to ')
      .replaceAll(/,? (?:and|or|&|અને|और) (?=[A-Za-z]?[\d.])/g, ', ')
      // A comma behind a unit is no decimal point.
      .replaceAll(/(?<=[\p{L}\p{M}%]),(?=[\d.])/gu, ', ')
      .replaceAll(/(?<![\d.])\.(?=\d)/g, '0.')
      .replace(/(?<=[\p{L}\p{M}\d])\.$/u, '')
      .replace(/(?<=[\p{L}\p{M}])\.(?=[\p{L}\p{M}])/gu, '')
  )
}

/** Removes the unit after each number; undefined if the units differ. */
function withoutInnerUnits(
  text: string,
  spellings: Spellings,
): { text: string; unit: Unit | undefined } | undefined {
  const units = new Set<Unit>()
  const bare = text.replaceAll(innerUnit, (match, word) => {
    const unit = unitFor(word, spellings)
    if (unit === undefined) return match
    units.add(unit)
    return ''
  })
  const [unit, ...others] = units
  return others.length > 0 ? undefined : { text: bare, unit }
}

/** Splits off the unit behind the numbers: `1050 mm`. */
function splitUnit(text: string, spellings: Spellings): [string, Unit | undefined] {
  const [all, word = ''] =
    /(?<=[\d+.\s]|^|more|above)\s*(%|[A-Za-z]+\/m2|[A-Za-z]+|[^\s\d.,+-]+)$/.exec(text) ?? []
  const unit = unitFor(word, spellings)
  return all === undefined || unit === undefined
    ? [text, undefined]
    : [text.slice(0, -all.length).trim(), unit]
}

/** A number with the letters right before it: `X5`. */
const numbers = /([A-Za-z]*)((?:(?<![\d.]\s*)-)?\d+(?:\.\d*)?)/g

/** Ways to write numbers as a figure; each # is a number. */
const patterns = {
  values: /^#(, ?#)*$/,
  range: /^# ?(to|[-–—…]|\.\.\.) ?#$/,
  upTo: /^(up ?to|at most|max\.?|≤|<=) ?#$/,
  least: /^((from|at least|min\.?|≥|>=) ?#|# ?(\+|(and|or|&) (more|above)))$/,
  steps: /^#(, ?#)+ ?(to|[-–—…]|\.\.\.) ?#$/,
}

/** The values in even steps after the second: `0.30, 0.35 to 0.45`; undefined if none ends there. */
function evenSteps(first: number, second: number, last: number): number[] | undefined {
  const step = second - first
  const count = Math.round((last - second) / step)
  if (!(step > 0) || count < 1 || count > 100) return undefined
  if (Math.abs(second + count * step - last) > 1e-9) return undefined
  return Array.from({ length: count }, (_, i) => Number((second + (i + 1) * step).toFixed(6)))
}

/** The text without the prefix of its numbers. */
function withoutPrefix(text: string, prefix: string): string {
  const signs = escapeRegExp(prefix)
  return text.replaceAll(new RegExp(`${signs}(?=\\d)`, 'g'), '')
}

/** The decimals that the figure has to be given, so that it reads as it was typed: 0.30, not 0.3. */
function decimalsOf(typed: readonly string[], { decimals, usual }: PreviousFigure) {
  const longer = typed.filter(
    (number) => decimalPlaces(number) > decimalPlaces(String(Number(number))),
  )
  const digits = Math.max(...longer.map(decimalPlaces))
  return longer.length === 0 || digits > 3 || digits === (decimals ?? usual) ? decimals : digits
}

/**
 * Reads a figure as people write it, with the units as pages write them: `0.30, 0.35 to 0.45`, `up to 5`.
 * Parts of the earlier figure stay if nothing else is written.
 */
export function readFigure(
  text: string,
  known: PreviousFigure,
  spellings: Spellings = {},
): Figure | { fault: string } {
  const single = withoutInnerUnits(normalizeFigure(text), spellings)
  if (single === undefined) return { fault: figureFaults.unread }
  const [bare, lastUnit] = splitUnit(single.text, spellings)
  const typedUnit = lastUnit ?? single.unit
  if (single.unit !== undefined && typedUnit !== single.unit) return { fault: figureFaults.unread }
  const plain = known.prefix === undefined ? bare : withoutPrefix(bare, known.prefix)
  const unit = typedUnit ?? known.unit
  if (/\d,\d/.test(plain)) return { fault: figureFaults.comma }
  const found = [...plain.matchAll(numbers)]
  const way = plain.replaceAll(numbers, '#').replaceAll(/\s+/g, ' ').toLowerCase()
  const [prefix = '', ...others] = found.map(([, letters = '']) => letters)
  const typed = found.map(([, , number = '']) => number)
  const [first = 0, second = 0] = typed.map(Number)
  const alike = others.every((letters) => letters === prefix)
  const areFinite = typed.every((number) => Number.isFinite(Number(number)))
  if (!alike || !areFinite || !Object.values(patterns).some((one) => one.test(way)))
    return { fault: figureFaults.unread }
  if (unit === undefined) return { fault: figureFaults.noUnit }

  const decimals = decimalsOf(typed, known)
  // A prefix of before may be more than letters.
  const letters = plain === bare ? prefix : known.prefix
  const before = letters === '' || letters === undefined ? {} : { prefix: letters }
  const after = { unit, ...(decimals !== undefined && { decimals }) }
  if (patterns.upTo.test(way)) return { ...before, max: first, ...after }
  if (patterns.least.test(way)) return { ...before, min: first, ...after }
  if (patterns.range.test(way)) {
    if (first >= second) return { fault: figureFaults.order }
    return { ...before, min: first, max: second, ...after }
  }
  const values = typed.map(Number)
  if (patterns.values.test(way)) return { ...before, values, ...after }
  const [from = 0, to = 0, last = 0] = values.slice(-3)
  const steps = evenSteps(from, to, last)
  if (steps === undefined) return { fault: figureFaults.uneven(from, to, last) }
  return { ...before, values: [...values.slice(0, -1), ...steps], ...after }
}
