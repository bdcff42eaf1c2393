import { isFigure } from './figure.ts'
import { itemsOf } from './formatValue.ts'
import { memoize } from './memoize.ts'
import type { JsonPath } from './problem.ts'
import type { PropertyRole } from './propertyRole.ts'
import type { Figure } from './schemas/figure.ts'
import type { Vocabulary } from './schemas/properties.ts'
import type { Row, Specification, Value, Variants } from './schemas/specification.ts'
import { propertyWithRole } from './vocabulary.ts'

/** A property's value in a table, and its place there. */
export type SpecificationEntry = {
  property: string
  value: Value
  /** The kind of the product that it is about, where the table has several. */
  of?: { property: string; value: Value }
  /** The path to the value, from the table on. */
  jsonPath: JsonPath
}

function* variantEntries(
  { by, columns, rows }: Variants,
  jsonPath: JsonPath,
): Iterable<SpecificationEntry> {
  for (const [i, row] of rows.entries()) {
    const kind = row[by]
    const of = kind === undefined ? undefined : { property: by, value: kind }
    if (of !== undefined) yield { ...of, jsonPath: [...jsonPath, 'rows', i, by] }
    for (const property of columns) {
      const value = row[property]
      if (value !== undefined)
        yield { property, value, of, jsonPath: [...jsonPath, 'rows', i, property] }
    }
  }
}

/** The rows of a table, and those below its kinds, each with its place. */
export function rowsOf(
  specification: Specification,
): { row: Row; jsonPath: SpecificationEntry['jsonPath'] }[] {
  const [field, rows] =
    'rows' in specification ? ['rows', specification.rows] : ['also', specification.also ?? []]
  return rows.map((row, i) => ({ row, jsonPath: [field, i] }))
}

/** All values of a table, property by property; the figures of claims are read from the claims. */
export const entriesOf = memoize((specification: Specification): readonly SpecificationEntry[] => [
  ...('variants' in specification ? variantEntries(specification.variants, ['variants']) : []),
  ...rowsOf(specification).flatMap(({ row, jsonPath }) => {
    if ('variants' in row) return [...variantEntries(row.variants, [...jsonPath, 'variants'])]
    return 'property' in row ? [{ ...row, jsonPath: [...jsonPath, 'value'] }] : []
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
): ({ figure: Figure } & Pick<SpecificationEntry, 'of' | 'jsonPath'>)[] {
  return entriesOf(specification)
    .filter((entry) => entry.property === property)
    .flatMap(({ value, of, jsonPath }) =>
      figuresIn(value).map((figure) => ({ figure, of, jsonPath })),
    )
}

/** The figures that a table gives for the property with a role; none if no property has it. */
export function figuresOfRole(
  specification: Specification,
  role: PropertyRole,
  vocabulary: Pick<Vocabulary, 'properties'>,
): ReturnType<typeof figuresOf> {
  const property = propertyWithRole(vocabulary, role)
  return property === undefined ? [] : figuresOf(specification, property)
}
