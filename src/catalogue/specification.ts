import { isFigure } from './figure.ts'
import { itemsOf } from './formatValue.ts'
import { memoize } from './memoize.ts'
import type { JsonPath } from './problem.ts'
import type { Figure } from './schemas/figure.ts'
import type { Row, Specification, Value, Variants } from './schemas/specification.ts'

/** A property's value in a table, and its place there. */
export type Entry = {
  property: string
  value: Value
  /** The kind of the product that it is about, where the table has several. */
  of?: { property: string; value: Value }
  /** The path to the value, from the table on. */
  spot: JsonPath
}

function* variantEntries({ by, columns, rows }: Variants, spot: JsonPath): Iterable<Entry> {
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

/** The rows of a table, and those below its kinds, each with its place. */
export function rowsOf(specification: Specification): { row: Row; spot: Entry['spot'] }[] {
  const [field, rows] =
    'rows' in specification ? ['rows', specification.rows] : ['also', specification.also ?? []]
  return rows.map((row, i) => ({ row, spot: [field, i] }))
}

/** All values of a table, property by property; the figures of claims are read from the claims. */
export const entriesOf = memoize((specification: Specification): readonly Entry[] => [
  ...('variants' in specification ? variantEntries(specification.variants, ['variants']) : []),
  ...rowsOf(specification).flatMap(({ row, spot }) => {
    if ('variants' in row) return [...variantEntries(row.variants, [...spot, 'variants'])]
    return 'property' in row ? [{ ...row, spot: [...spot, 'value'] }] : []
  }),
])

/** The figures of a value. */
export function figuresIn(value: Value): Figure[] {
  return itemsOf(value).flatMap((item) =>
    typeof item === 'object' && isFigure(item) ? [item] : [],
  )
}

/** The figures that a table gives for one property, each with its place and the kind it is for. */
export function figuresOf(
  specification: Specification,
  property: string,
): ({ figure: Figure } & Pick<Entry, 'of' | 'spot'>)[] {
  return entriesOf(specification)
    .filter((entry) => entry.property === property)
    .flatMap(({ value, of, spot }) => figuresIn(value).map((figure) => ({ figure, of, spot })))
}
