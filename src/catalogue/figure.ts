import type { Figure } from './schemas/figure.ts'
import { convert, type Unit } from './unit.ts'

/** Whether a value of the data is a figure. */
export function isFigure(value: object): value is Figure {
  return 'unit' in value && ('values' in value || 'min' in value || 'max' in value)
}

/** The numbers of a figure: a list's values, or the limits that it has. */
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
 * A text that is the same for figures of the same meaning.
 * @param unit the one to convert to; left out: the figure's own
 */
export function figureKey(figure: Figure, unit: Unit = figure.unit): string {
  const kind = 'values' in figure ? 'values' : `${'min' in figure}${'max' in figure}`
  return `${kind} ${numbersIn(figure, unit).join(' ')} ${unit}`
}
