import type { Figure, Unit } from '../shape/figure.ts'
import type { Cell, Item } from '../shape/specification.ts'

/** The words a figure is written with: the units' signs, and "up to". */
export type FigureWords = { units: Record<Unit, string>; upTo: string }

/** Digits after the point that the most exact of the numbers needs. */
function decimalsOf(numbers: readonly number[]): number {
  return Math.max(...numbers.map((n) => (String(n).split('.')[1] ?? '').length))
}

/** One for each way of writing numbers: to make one takes longer than to write a table with it. */
const formats = new Map<number | 'count', Intl.NumberFormat>()

function formatOf(digits: number | 'count'): Intl.NumberFormat {
  const known = formats.get(digits)
  if (known !== undefined) return known
  const format = new Intl.NumberFormat(
    'en',
    digits === 'count'
      ? { notation: 'compact', compactDisplay: 'short' }
      : { minimumFractionDigits: digits, maximumFractionDigits: digits, useGrouping: false },
  )
  formats.set(digits, format)
  return format
}

/** Numbers as text: counts in short form (3K), everything else with equal decimals in a list. */
function numbersOf(figure: Figure, numbers: readonly number[]): string[] {
  const digits = figure.unit === 'count' ? 'count' : (figure.decimals ?? decimalsOf(numbers))
  return numbers.map((n) => `${figure.prefix ?? ''}${formatOf(digits).format(n)}`)
}

function amountOf(figure: Figure, words: FigureWords): string {
  if ('values' in figure) return numbersOf(figure, figure.values).join(', ')
  if ('min' in figure && 'max' in figure) {
    return numbersOf(figure, [figure.min, figure.max]).join('–')
  }
  if ('max' in figure) return `${words.upTo} ${numbersOf(figure, [figure.max]).join()}`
  return `${numbersOf(figure, [figure.min]).join()}+`
}

/**
 * Writes a figure as a visitor reads it: `0.60, 0.71 mm`, `350–650 MPa`, `up to 90%`, `3K+`.
 * @param figure the figure as the data holds it
 * @param words the units' signs (an empty sign writes none) and the word for "up to"
 */
export function formatFigure(figure: Figure, words: FigureWords): string {
  const sign = words.units[figure.unit]
  const amount = amountOf(figure, words)
  const text = sign === '' ? amount : `${amount}${sign === '%' ? '' : '\u00a0'}${sign}`
  return figure.label === undefined ? text : `${figure.label}: ${text}`
}

function formatItem(item: Item, words: FigureWords): string {
  return typeof item === 'string' ? item : formatFigure(item, words)
}

/**
 * Writes a table cell as the lines it is read in: plain words run on in one line, a figure with a
 * label of its own stands on a line of its own.
 */
export function formatCell(cell: Cell, words: FigureWords): string[] {
  const items = Array.isArray(cell) ? cell : [cell]
  const lines: string[] = []
  let running: string[] = []
  for (const item of items) {
    const text = formatItem(item, words)
    if (typeof item === 'object' && item.label !== undefined) {
      if (running.length > 0) lines.push(running.join(', '))
      running = []
      lines.push(text)
    } else running.push(text)
  }
  if (running.length > 0) lines.push(running.join(', '))
  return lines
}
