import type { Figure } from './schemas/figure.ts'
import { convertUnit, type Unit } from './unit.ts'

/** True for a figure, false for any other value of a table. */
export function isFigure(value: object): value is Figure {
  return 'unit' in value && ('values' in value || 'min' in value || 'max' in value)
}

/** The numbers of a figure in its own unit: the values of a list, or the limits of a range. */
export function numbersOf(figure: Figure): readonly number[] {
  if ('values' in figure) return figure.values
  const min = 'min' in figure ? [figure.min] : []
  return 'max' in figure ? [...min, figure.max] : min
}

/** The figure's numbers in another unit; empty if that unit measures something else. */
export function numbersInUnit(figure: Figure, unit: Unit): number[] {
  return numbersOf(figure).flatMap((n) => convertUnit(n, figure.unit, unit) ?? [])
}

/**
 * A key that is equal for figures of the same meaning.
 * @param unit the unit to compare in; by default the figure's own
 */
export function figureKey(figure: Figure, unit: Unit = figure.unit): string {
  const kind = 'values' in figure ? 'values' : `${'min' in figure}${'max' in figure}`
  return `${kind} ${numbersInUnit(figure, unit).join(' ')} ${unit}`
}
