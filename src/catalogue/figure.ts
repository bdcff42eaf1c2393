import type { Figure } from './schemas/figure.ts'
import { type ConvertibleUnits, convertUnit, type Unit } from './unit.ts'

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

/** The figure's numbers in another unit; empty if that unit has another kind, or is undefined because no unit has its role. */
export function numbersInUnit(
  figure: Figure,
  unit: Unit | undefined,
  units: ConvertibleUnits,
): number[] {
  if (unit === undefined) return []
  return numbersOf(figure).flatMap((n) => convertUnit(n, figure.unit, unit, units) ?? [])
}

/**
 * A key that is equal for figures of a property that mean the same.
 * @param numbers the figure's numbers in the unit to compare in; by default in its own
 */
export function figureKey(figure: Figure, numbers = numbersOf(figure)): string {
  const kind = 'values' in figure ? 'values' : `${'min' in figure}${'max' in figure}`
  return `${kind} ${numbers.join(' ')}`
}
