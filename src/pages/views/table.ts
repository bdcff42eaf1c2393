import { type FigureWords, formatCell } from '../../catalogue/format.ts'
import type { FullPage } from '../../shape/page.ts'
import type { TableView } from './types.ts'

/** The table as text; a row that names a claim ends with that claim's figure. */
export function tableView({ specification, claims }: FullPage, words: FigureWords): TableView {
  const { heading, columns, rows } = specification
  return {
    heading,
    columns,
    rows: rows.map(({ cells, claim }) => {
      const claimed = claims.filter(({ subject }) => subject === claim)
      return [...cells, ...claimed.map(({ figure }) => figure)].map((cell) =>
        formatCell(cell, words),
      )
    }),
  }
}
