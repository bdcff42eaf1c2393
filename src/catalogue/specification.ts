import { isFigure } from './figure.ts'
import { itemsOf } from './formatValue.ts'
import { memoize } from './memoize.ts'
import { ownValue } from './ownValue.ts'
import type { JsonPath } from './problem.ts'
import type { PropertyRole } from './propertyRole.ts'
import type { Figure } from './schemas/figure.ts'
import type { Vocabulary } from './schemas/properties.ts'
import type { Row, Specification, Value, Variants } from './schemas/specification.ts'
import { propertyWithRole } from './vocabulary.ts'

/** The value of a property in a technical table, with its location. */
export type SpecificationEntry = {
  property: string
  value: Value
  /** The variant of the product that the value applies to, if the table has several. */
  variant?: { property: string; value: Value }
  /** The path to the value inside the table. */
  jsonPath: JsonPath
}

function* variantEntries(
  { by, columns, rows }: Variants,
  jsonPath: JsonPath,
): Iterable<SpecificationEntry> {
  for (const [i, row] of rows.entries()) {
    const rowPath = [...jsonPath, 'rows', i]
    const key = ownValue(row, by)
    const variant = key === undefined ? undefined : { property: by, value: key }
    if (variant !== undefined) yield { ...variant, jsonPath: [...rowPath, by] }
    for (const property of columns) {
      const value = ownValue(row, property)
      if (value !== undefined) yield { property, value, variant, jsonPath: [...rowPath, property] }
    }
  }
}

/** The rows of a table, or those below its variants, each with its location. */
export function specificationRows(
  specification: Specification,
): { row: Row; jsonPath: SpecificationEntry['jsonPath'] }[] {
  const [field, rows] =
    'rows' in specification
      ? ['rows', specification.rows]
      : ['commonRows', specification.commonRows ?? []]
  return rows.map((row, i) => ({ row, jsonPath: [field, i] }))
}

/** All values of a table, property by property, without the rows that show a claim. */
export const specificationEntries = memoize(
  (specification: Specification): readonly SpecificationEntry[] => [
    ...('variants' in specification ? variantEntries(specification.variants, ['variants']) : []),
    ...specificationRows(specification).flatMap(({ row, jsonPath }) => {
      if ('variants' in row) return [...variantEntries(row.variants, [...jsonPath, 'variants'])]
      return 'property' in row ? [{ ...row, jsonPath: [...jsonPath, 'value'] }] : []
    }),
  ],
)

/** The figures among the items of a value. */
function figuresInValue(value: Value): Figure[] {
  return itemsOf(value).flatMap((item) =>
    typeof item === 'object' && isFigure(item) ? [item] : [],
  )
}

/** The figures of one property in a table, each with its location and its variant. */
export function figuresOfProperty(
  specification: Specification,
  property: string,
): ({ figure: Figure } & Pick<SpecificationEntry, 'variant' | 'jsonPath'>)[] {
  return specificationEntries(specification)
    .filter((entry) => entry.property === property)
    .flatMap(({ value, variant, jsonPath }) =>
      figuresInValue(value).map((figure) => ({ figure, variant, jsonPath })),
    )
}

/** The figures that a table gives for the property with a role; none if no property has it. */
export function figuresOfRole(
  specification: Specification,
  role: PropertyRole,
  vocabulary: Pick<Vocabulary, 'properties'>,
): ReturnType<typeof figuresOfProperty> {
  const property = propertyWithRole(vocabulary, role)
  return property === undefined ? [] : figuresOfProperty(specification, property)
}
