import { isFigure } from '../../../catalogue/figure.ts'
import { itemsOf } from '../../../catalogue/formatValue.ts'
import type { JsonPath } from '../../../catalogue/problem.ts'
import type { Figure } from '../../../catalogue/schemas/figure.ts'
import type { Item, Row } from '../../../catalogue/schemas/specification.ts'
import { entriesOf, rowsOf, type SpecificationEntry } from '../../../catalogue/specification.ts'
import type { Unit } from '../../../catalogue/unit.ts'
import type { FullPage } from '../fullSchema.ts'

/** The rows of the page's table, each with its path in the page's file. */
export function pageRows({ specification }: FullPage): { row: Row; jsonPath: JsonPath }[] {
  return rowsOf(specification).map(({ row, jsonPath }) => ({
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

/** A figure of a page with its path; `first` is the unit of the first figure of its row. */
export type PageFigure = { jsonPath: JsonPath; property: string; figure: Figure; first: Unit }

function entryFigures(entry: SpecificationEntry): PageFigure[] {
  const { property } = entry
  const figures = entryItems(entry).flatMap(({ item, jsonPath }) =>
    typeof item === 'object' && isFigure(item) ? [{ jsonPath, property, figure: item }] : [],
  )
  const first = figures[0]?.figure.unit
  return first === undefined ? [] : figures.map((figure) => ({ ...figure, first }))
}

/** Every figure of the claims and the table. */
export function pageFigures(page: FullPage): PageFigure[] {
  const claims = page.claims.map(
    ({ property, figure }, i): PageFigure => ({
      jsonPath: ['claims', i, 'figure'],
      property,
      figure,
      first: figure.unit,
    }),
  )
  return [...claims, ...entriesOf(page.specification).flatMap(entryFigures)]
}
