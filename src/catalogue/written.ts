import type { Figure } from '../shape/figure.ts'
import type { Vocabulary } from '../shape/properties.ts'
import type { Item, Value } from '../shape/specification.ts'
import { isFigure, numbersOf } from './figure.ts'
import { unitFacts } from './unit.ts'

/** A piece of written text; what kind of piece it is decides how a page sets it. */
export type Part = { words: string } | { number: string } | { unit: string }

/** A word or a figure as visitors read it, with what it was written from. */
export type Written = { figure?: Figure; word?: string; parts: readonly Part[] }

/** One for each way of writing numbers: to make one takes longer than to write a table with it. */
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

/** The figure's numbers as text; each has the digits that it needs, and never fewer than are asked. */
function amountOf(figure: Figure, decimals: number): string {
  const format = formatOf(unitFacts(figure.unit).short ? 'short' : decimals)
  const numbers = numbersOf(figure).map((n) => `${figure.prefix ?? ''}${format.format(n)}`)
  if ('values' in figure) return numbers.join(', ')
  return 'max' in figure ? numbers.join('–') : `${numbers.join('')}+`
}

/**
 * Writes a figure: `0.60, 0.71 mm`, `350–650 MPa`, `up to 90%`, `3K+`.
 * @param property what it is a figure of, whose decimals it takes where it has none of its own
 */
export function writeFigure(figure: Figure, vocabulary: Vocabulary, property?: string): Written {
  const { units, properties, upTo } = vocabulary
  const decimals = figure.decimals ?? properties[property ?? '']?.decimals ?? 0
  const sign = units[figure.unit]
  const { close } = unitFacts(figure.unit)
  const number = amountOf(figure, decimals) + (close ? sign : '')
  return {
    figure,
    parts: [
      ...('max' in figure && !('min' in figure) ? [{ words: `${upTo} ` }] : []),
      { number },
      // A no-break space: a number and its unit stay on one line.
      ...(close || sign === '' ? [] : [{ unit: `\u00a0${sign}` }]),
    ],
  }
}

function writeItem(item: Item, vocabulary: Vocabulary, property: string): Written {
  if (typeof item === 'string') {
    return { word: item, parts: [{ words: vocabulary.words[item]?.label ?? item }] }
  }
  return isFigure(item)
    ? writeFigure(item, vocabulary, property)
    : { parts: [{ words: item.text }] }
}

/** Writes what a property is; words that begin it begin with a capital letter. */
export function writeValue(value: Value, vocabulary: Vocabulary, property: string): Written[] {
  const [first, ...rest] = itemsOf(value).map((item) => writeItem(item, vocabulary, property))
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

/** The words and figures of a value, one alone as a list as well. */
export function itemsOf(value: Value): readonly Item[] {
  return Array.isArray(value) ? value : [value]
}

/** Written words and figures as plain text, with commas between them. */
export function textOf(written: readonly Written[]): string {
  return written.map(({ parts }) => parts.map(textOfPart).join('')).join(', ')
}

/** One piece as plain text. */
export function textOfPart(part: Part): string {
  if ('words' in part) return part.words
  return 'number' in part ? part.number : part.unit
}
