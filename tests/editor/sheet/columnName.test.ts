import { expect, it } from 'vitest'
import { columnName } from '../../../src/editor/sheet/readGrids.ts'

it.each([
  [0, 'A'],
  [25, 'Z'],
  [26, 'AA'],
  [27, 'AB'],
  [51, 'AZ'],
  [52, 'BA'],
  [701, 'ZZ'],
  [702, 'AAA'],
  [16_383, 'XFD'],
])('the column with the index %i is called %s in a message, as in the program', (index, name) => {
  expect(columnName(index)).toBe(name)
})
