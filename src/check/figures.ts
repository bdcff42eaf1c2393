import type { Figure } from '../shape/figure.ts'
import type { FullPage } from '../shape/page.ts'
import type { Item, Row } from '../shape/specification.ts'
import type { Draft } from './draft.ts'
import { fileOf, pageFile } from './files.ts'
import type { Spot } from './problem.ts'

/** A figure and its place in its file. */
export type PlacedFigure = { spot: Spot; figure: Figure }

/** The numbers of a figure, as they stand in it. */
export function numbersOf(figure: Figure): readonly number[] {
  if ('values' in figure) return figure.values
  if ('min' in figure && 'max' in figure) return [figure.min, figure.max]
  return 'max' in figure ? [figure.max] : [figure.min]
}

/** The words and figures of one row, each with its place. */
function* itemsOf(row: Row, spot: Spot): Iterable<{ spot: Spot; item: Item }> {
  for (const [i, cell] of row.cells.entries()) {
    const at = [...spot, 'cells', i]
    if (Array.isArray(cell))
      for (const [j, item] of cell.entries()) yield { spot: [...at, j], item }
    else yield { spot: at, item: cell }
  }
}

/** The figures of one row. */
export function rowFigures(row: Row, spot: Spot): PlacedFigure[] {
  const figures: PlacedFigure[] = []
  for (const { spot: at, item } of itemsOf(row, spot)) {
    if (typeof item !== 'string') figures.push({ spot: at, figure: item })
  }
  return figures
}

/** All figures of a page: those of its claims and those of its table. */
export function* pageFigures(page: FullPage): Iterable<PlacedFigure> {
  for (const [i, { figure }] of page.claims.entries())
    yield { spot: ['claims', i, 'figure'], figure }
  for (const [i, row] of page.specification.rows.entries()) {
    yield* rowFigures(row, ['specification', 'rows', i])
  }
}

/** Every figure of the registry, with its file. */
export function* allFigures({ pages, home }: Draft): Iterable<PlacedFigure & { file: string }> {
  for (const [slug, page] of pages) {
    if (page.kind !== 'full') continue
    const file = pageFile(slug)
    for (const placed of pageFigures(page)) yield { file, ...placed }
  }
  for (const [i, { figure }] of (home?.welcome.stats ?? []).entries()) {
    yield { file: fileOf('home'), spot: ['welcome', 'stats', i, 'figure'], figure }
  }
}
