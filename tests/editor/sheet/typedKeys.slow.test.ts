import { expect, it } from 'vitest'
import type { Grid } from '../../../src/editor/sheet/sheet.ts'
import { whole } from '../../helpers/wholeCatalogue.ts'
import { gridsOf, imported } from './sheets.ts'

/** The sheets with another text in each cell that has the path of a page. */
function withPaths(grids: readonly Grid[], respell: (path: string) => string): Grid[] {
  return grids.map(({ name, rows }) => ({
    name,
    rows: rows.map((row) => row.map((cell) => (cell === '/Ridgedsheet' ? respell(cell) : cell))),
  }))
}

it.each([
  ['a space without width', '\u200b'],
  ['a byte order mark', '\ufeff'],
  ['a soft hyphen', '\u00ad'],
  ['a mark of direction', '\u200e'],
  ['an isolate', '\u2069'],
  ['a joiner', '\u200d'],
  ['a no-break space', '\u00a0'],
  ['a tab', '\t'],
])('a line is found by its path with %s', (_, sign) => {
  const { errors, changed } = imported(
    withPaths(gridsOf(whole, 'Properties'), (path) => path + sign),
  )
  expect(errors).toEqual([])
  expect(changed.size).toBe(0)
})
