import { numbersOf } from '../../../catalogue/figure.ts'
import { decimalPlaces } from '../../../catalogue/readFigure.ts'
import type { Figure } from '../../../catalogue/schemas/figure.ts'

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
