import type { Figure } from '../shape/figure.ts'
import { convert, type Unit } from './unit.ts'

/** Whether a value of the data is a figure. */
export function isFigure(value: object): value is Figure {
  return 'unit' in value && ('values' in value || 'min' in value || 'max' in value)
}

/** The numbers of a figure, as they stand in it: a list's values, or the ends that are given. */
export function numbersOf(figure: Figure): readonly number[] {
  if ('values' in figure) return figure.values
  const min = 'min' in figure ? [figure.min] : []
  return 'max' in figure ? [...min, figure.max] : min
}

/** The figure's numbers in another unit; none where that unit measures something else. */
export function numbersIn(figure: Figure, unit: Unit): number[] {
  return numbersOf(figure).flatMap((n) => convert(n, figure.unit, unit) ?? [])
}

/**
 * What a figure says, in one spelling: two figures that say the same are equal.
 * @param unit the one to say it in; left out: the figure's own
 */
export function figureKey(figure: Figure, unit: Unit = figure.unit): string {
  const kind = 'values' in figure ? 'values' : `${'min' in figure}${'max' in figure}`
  return `${kind} ${numbersIn(figure, unit).join(' ')} ${unit}`
}
