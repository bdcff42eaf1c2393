import { numbersIn } from '../../model/catalogue/figure.ts'
import { memoize } from '../../model/catalogue/memoize.ts'
import type { Figure } from '../../model/shape/figure.ts'
import type { Vocabulary } from '../../model/shape/properties.ts'

/** Where a figure begins and ends; what has no end goes on for ever. */
function endsOf(figure: Figure, numbers: readonly number[]): [number, number] {
  const [first = Number.NaN, last = first] = [numbers[0], numbers.at(-1)]
  if ('values' in figure) return [first, last]
  return ['min' in figure ? first : -Infinity, 'max' in figure ? last : Infinity]
}

/** The bands that a property's figures are cut into for its filter: up to 1 mm, 1–2 mm, 2+ mm. */
export function bandsOf({ unit, bands = [] }: Vocabulary['properties'][string]): Figure[] {
  const [first, last] = [bands[0], bands.at(-1)]
  if (unit === undefined || first === undefined || last === undefined) return []
  const middle = bands.slice(1).map((max, i) => ({ min: bands[i] ?? 0, max, unit, decimals: 0 }))
  return [{ max: first, unit, decimals: 0 }, ...middle, { min: last, unit, decimals: 0 }]
}

/** The properties that products are filtered by, with the bands of their figures. */
export const filtered = memoize(
  ({ properties }: Vocabulary) =>
    new Map(
      Object.entries(properties)
        .filter(([, { filter }]) => filter === true)
        .map(([key, property]) => [key, bandsOf(property)]),
    ),
)

/** How the address names a band: `-1`, `1-2`, `2-`. */
export function nameOf(band: Figure): string {
  return `${'min' in band ? band.min : ''}-${'max' in band ? band.max : ''}`
}

/** Whether a figure has something in a band; both of a band's ends belong to it. */
export function isIn(band: Figure, figure: Figure): boolean {
  const [least, most] = endsOf(band, numbersIn(band, band.unit))
  const numbers = numbersIn(figure, band.unit)
  if ('values' in figure) return numbers.some((n) => n >= least && n <= most)
  const [from, to] = endsOf(figure, numbers)
  return to >= least && from <= most
}
