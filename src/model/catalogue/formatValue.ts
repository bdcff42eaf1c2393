import type { Figure } from '../shape/figure.ts'
import type { Vocabulary } from '../shape/properties.ts'
import type { Item, Value } from '../shape/specification.ts'
import { isFigure, numbersIn, numbersOf } from './figure.ts'
import { unitFacts } from './unit.ts'

/** A piece of formatted text; its kind decides how a page sets it. */
export type FormattedPiece = { words: string } | { number: string } | { unit: string }

/** A word or a figure as visitors read it, with its source. */
export type FormattedValue = { figure?: Figure; word?: string; parts: readonly FormattedPiece[] }

/** The label of a property, or its key where the vocabulary has none. */
export function labelOf(property: string, { properties }: Vocabulary): string {
  return properties[property]?.label ?? property
}

/** Number formats are cached: creating one takes longer than formatting a table with it. */
const formats = new Map<number | 'short', Intl.NumberFormat>()

function formatOf(digits: number | 'short'): Intl.NumberFormat {
  const known = formats.get(digits)
  if (known !== undefined) return known
  const format = new Intl.NumberFormat(
    'en',
    digits === 'short'
      ? { notation: 'compact', compactDisplay: 'short' }
      : { minimumFractionDigits: digits, maximumFractionDigits: 6, useGrouping: false },
  )
  formats.set(digits, format)
  return format
}

/** How many values, from the first one on, ascend by the same step. */
function countEvenSteps(values: readonly number[]): number {
  const [first = 0, second = 0] = values
  const odd = values.findIndex((n, i) => i > 0 && Math.abs(first + i * (second - first) - n) > 1e-9)
  return odd === -1 ? values.length : odd
}

/** From so many values in even steps on, only the first two and the last are written. */
const SHORTEN_FROM = 5

/** The figure's numbers as text, each with as many decimals as it needs and at least `decimals`. */
function amountOf(figure: Figure, decimals: number, short: boolean): string {
  const format = formatOf(unitFacts(figure.unit).short ? 'short' : decimals)
  const numbers = numbersOf(figure).map((n) => `${figure.prefix ?? ''}${format.format(n)}`)
  if ('values' in figure) {
    const run = short ? countEvenSteps(figure.values) : 0
    if (run < SHORTEN_FROM) return numbers.join(', ')
    return `${numbers.slice(0, 2).join(', ')} … ${numbers.slice(run - 1).join(', ')}`
  }
  return numbers.join('–') + (isOpen(figure) ? '+' : '')
}

/** Whether it says "and more". */
function isOpen(figure: Figure): boolean {
  return !('values' in figure || 'max' in figure)
}

/**
 * Formats a figure: `0.60, 0.71 mm`, `350–650 MPa`, `up to 90%`, `3K+`, `1830 mm ≈ 6 ft`.
 * @param property whose decimals apply where the figure has none of its own
 * @param short writes many values in even steps as `0.30, 0.35 … 0.75, 0.90 mm`
 */
export function formatFigure(
  figure: Figure,
  vocabulary: Vocabulary,
  property?: string,
  short = false,
): FormattedValue {
  const { units, properties, upTo } = vocabulary
  const decimals = figure.decimals ?? properties[property ?? '']?.decimals ?? 0
  const sign = units[figure.unit]
  const { close } = unitFacts(figure.unit)
  const number = amountOf(figure, decimals, short) + (close ? sign : '')
  return {
    figure,
    parts: [
      ...('max' in figure && !('min' in figure) ? [{ words: `${upTo} ` }] : []),
      { number },
      // A no-break space: a number and its unit stay on one line.
      ...(close || sign === '' ? [] : [{ unit: `\u00a0${sign}` }]),
      ...(properties[property ?? '']?.feet === true ? formatFeet(figure, vocabulary) : []),
    ],
  }
}

/** Millimetres in an inch. */
const INCH = 25.4

/**
 * A length in feet, to the nearest inch: `6 ft 7 in`; a list of whole feet as `6, 8 ft`.
 * @returns nothing where the figure is no length
 */
function formatFeet(figure: Figure, { feet: { about, foot, inch } }: Vocabulary): FormattedPiece[] {
  const inches = numbersIn(figure, 'mm').map((mm) => Math.round(mm / INCH))
  if (inches.length === 0) return []
  const whole = inches.every((n) => n % 12 === 0)
  const numbers = inches.map((n) => {
    if (whole) return String(n / 12)
    const rest = n % 12 === 0 ? '' : `\u00a0${n % 12}\u00a0${inch}`
    return n < 12 ? rest.slice(1) : `${Math.floor(n / 12)}\u00a0${foot}${rest}`
  })
  const joined = numbers.join('values' in figure ? ', ' : '–') + (isOpen(figure) ? '+' : '')
  return [{ words: ` ${about}\u00a0${joined}${whole ? `\u00a0${foot}` : ''}` }]
}

function formatItem(item: Item, vocabulary: Vocabulary, property: string): FormattedValue {
  if (typeof item === 'string') {
    return { word: item, parts: [{ words: vocabulary.words[item]?.label ?? item }] }
  }
  return isFigure(item)
    ? formatFigure(item, vocabulary, property)
    : { parts: [{ words: item.text }] }
}

/** Formats the value of a property; a word at the beginning is capitalized. */
export function formatValue(
  value: Value,
  vocabulary: Vocabulary,
  property: string,
): FormattedValue[] {
  const [first, ...rest] = itemsOf(value).map((item) => formatItem(item, vocabulary, property))
  if (first === undefined) return []
  const parts = first.parts.map((part) =>
    'words' in part && first.figure === undefined ? { words: capital(part.words) } : part,
  )
  return [{ ...first, parts }, ...rest]
}

/** With a capital letter at its beginning. */
export function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}

/** The words and figures of a value as a list. */
export function itemsOf(value: Value): readonly Item[] {
  return Array.isArray(value) ? value : [value]
}
