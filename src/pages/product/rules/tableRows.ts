import { itemsOf } from '../../../catalogue/formatValue.ts'
import type { JsonPath } from '../../../catalogue/problem.ts'
import type { Item, Row } from '../../../catalogue/schemas/specification.ts'
import { type SpecificationEntry, specificationRows } from '../../../catalogue/specification.ts'
import type { FullPage } from '../fullSchema.ts'

/** The rows of the page's table, each with its path in the page's file. */
export function pageRows({ specification }: FullPage): { row: Row; jsonPath: JsonPath }[] {
  return specificationRows(specification).map(({ row, jsonPath }) => ({
    row,
    jsonPath: ['specification', ...jsonPath],
  }))
}

/** The words and figures of an entry of the table, each with its path in the page's file. */
export function entryItems({
  value,
  jsonPath,
}: SpecificationEntry): { item: Item; jsonPath: JsonPath }[] {
  return itemsOf(value).map((item, i) => ({
    item,
    jsonPath: ['specification', ...jsonPath, ...(Array.isArray(value) ? [i] : [])],
  }))
}
