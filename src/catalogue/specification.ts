import type { Figure } from '../shape/figure.ts'
import type { Specification, Value, Variants } from '../shape/specification.ts'
import { isFigure } from './figure.ts'
import { itemsOf } from './written.ts'

/** A property's value on a page, and where in the table it stands. */
export type Entry = {
  property: string
  value: Value
  /** The kind of the product that it holds for, where the table tells kinds apart. */
  of?: { property: string; value: Value }
  /** The way to the value, from the table on. */
  spot: readonly (string | number)[]
}

function* variantEntries(
  { by, columns, rows }: Variants,
  spot: readonly (string | number)[],
): Iterable<Entry> {
  for (const [i, row] of rows.entries()) {
    const kind = row[by]
    const of = kind === undefined ? undefined : { property: by, value: kind }
    if (of !== undefined) yield { ...of, spot: [...spot, 'rows', i, by] }
    for (const property of columns) {
      const value = row[property]
      if (value !== undefined) yield { property, value, of, spot: [...spot, 'rows', i, property] }
    }
  }
}

/** Everything that a table tells, property by property; the figures of claims stand with the claims. */
export function* entriesOf(specification: Specification): Iterable<Entry> {
  if ('variants' in specification) {
    yield* variantEntries(specification.variants, ['variants'])
    return
  }
  for (const [i, row] of specification.rows.entries()) {
    if ('variants' in row) yield* variantEntries(row.variants, ['rows', i, 'variants'])
    else if ('property' in row) yield { ...row, spot: ['rows', i, 'value'] }
  }
}

/** The figures that a table gives for one property, each with its place and the kind it is for. */
export function figuresOf(
  specification: Specification,
  property: string,
): ({ figure: Figure } & Pick<Entry, 'of' | 'spot'>)[] {
  return [...entriesOf(specification)]
    .filter((entry) => entry.property === property)
    .flatMap(({ value, of, spot }) =>
      itemsOf(value).flatMap((item) =>
        typeof item === 'object' && isFigure(item) ? [{ figure: item, of, spot }] : [],
      ),
    )
}
