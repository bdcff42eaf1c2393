import { numbersInUnit, numbersOf } from '../../catalogue/figure.ts'
import type { Figure } from '../../catalogue/schemas/figure.ts'
import type { Vocabulary } from '../../catalogue/schemas/properties.ts'
import type { ConvertibleUnits } from '../../catalogue/unit.ts'

/** The smallest and the largest value of a figure; infinite if it has no limit there. */
function endsOf(figure: Figure, numbers: readonly number[]): [number, number] {
  const [first = Number.NaN, last = first] = [numbers[0], numbers.at(-1)]
  if ('values' in figure) return [first, last]
  return ['min' in figure ? first : -Infinity, 'max' in figure ? last : Infinity]
}

/** The bands of a property's filter: up to 1 mm, 1–2 mm, 2+ mm. */
export function bandsOf({ unit, bands = [] }: Vocabulary['properties'][string]): Figure[] {
  const [first, last] = [bands[0], bands.at(-1)]
  if (unit === undefined || first === undefined || last === undefined) return []
  const middle = bands.slice(1).map((max, i) => ({ min: bands[i] ?? 0, max, unit, decimals: 0 }))
  return [{ max: first, unit, decimals: 0 }, ...middle, { min: last, unit, decimals: 0 }]
}

/** Property that products are filtered by -> the bands of its figures. */
export function filterBands({ properties }: Vocabulary): Map<string, Figure[]> {
  const filters = Object.entries(properties).filter(([, { filter }]) => filter === true)
  return new Map(filters.map(([key, property]) => [key, bandsOf(property)]))
}

/** @returns the name of a band in the URL: `-1`, `1-2`, `2-` */
export function bandName(band: Figure): string {
  return `${'min' in band ? band.min : ''}-${'max' in band ? band.max : ''}`
}

/** True if a figure has a value in a band; a band includes both its ends, and may be a single size. */
export function isInBand(band: Figure, figure: Figure, units: ConvertibleUnits): boolean {
  const [least, most] = endsOf(band, numbersOf(band))
  const numbers = numbersInUnit(figure, band.unit, units)
  if ('values' in figure) return numbers.some((n) => n >= least && n <= most)
  const [from, to] = endsOf(figure, numbers)
  return to >= least && from <= most
}
