import { type Entry, rowsOf } from '../../../model/catalogue/specification.ts'
import { itemsOf } from '../../../model/catalogue/written.ts'
import type { JsonPath } from '../../../model/problem.ts'
import type { Item, Row } from '../../../model/shape/specification.ts'
import type { FullPage } from '../shape.ts'

/** The rows of the page's table, each with its place in the page's file. */
export function rowsOn({ specification }: FullPage): { row: Row; spot: JsonPath }[] {
  return rowsOf(specification).map(({ row, spot }) => ({ row, spot: ['specification', ...spot] }))
}

/** The words and figures that the table tells of a property, each with its place in the page's file. */
export function itemsIn({ value, spot }: Entry): { item: Item; spot: JsonPath }[] {
  return itemsOf(value).map((item, i) => ({
    item,
    spot: ['specification', ...spot, ...(Array.isArray(value) ? [i] : [])],
  }))
}
