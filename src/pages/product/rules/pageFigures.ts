import { isFigure } from '../../../catalogue/figure.ts'
import { itemsOf } from '../../../catalogue/formatValue.ts'
import type { JsonPath } from '../../../catalogue/problem.ts'
import type { Figure } from '../../../catalogue/schemas/figure.ts'
import type { Item, Row } from '../../../catalogue/schemas/specification.ts'
import { type Entry, entriesOf, rowsOf } from '../../../catalogue/specification.ts'
import type { Unit } from '../../../catalogue/unit.ts'
import type { FullPage } from '../fullSchema.ts'

/** The rows of the page's table, each with its path in the page's file. */
export function pageRows({ specification }: FullPage): { row: Row; spot: JsonPath }[] {
  return rowsOf(specification).map(({ row, spot }) => ({ row, spot: ['specification', ...spot] }))
}

/** The words and figures of an entry of the table, each with its path in the page's file. */
export function entryItems({ value, spot }: Entry): { item: Item; spot: JsonPath }[] {
  return itemsOf(value).map((item, i) => ({
    item,
    spot: ['specification', ...spot, ...(Array.isArray(value) ? [i] : [])],
  }))
}

/** A figure of a page with its path; `first` is the unit of the first figure of its row. */
export type PageFigure = { spot: JsonPath; property: string; figure: Figure; first: Unit }

function entryFigures(entry: Entry): PageFigure[] {
  const { property } = entry
  const figures = entryItems(entry).flatMap(({ item, spot }) =>
    typeof item === 'object' && isFigure(item) ? [{ spot, property, figure: item }] : [],
  )
  const first = figures[0]?.figure.unit
  return first === undefined ? [] : figures.map((figure) => ({ ...figure, first }))
}

/** Every figure of the claims and the table. */
export function pageFigures(page: FullPage): PageFigure[] {
  const claims = page.claims.map(
    ({ property, figure }, i): PageFigure => ({
      spot: ['claims', i, 'figure'],
      property,
      figure,
      first: figure.unit,
    }),
  )
  return [...claims, ...entriesOf(page.specification).flatMap(entryFigures)]
}
