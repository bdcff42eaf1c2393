import { describe, expect, it } from 'vitest'
import { changedByProgram } from '../../../src/editor/sheet/changedByProgram.ts'
import { formatCellMessage } from '../../../src/editor/sheet/importSheets.ts'
import type { Cell } from '../../../src/editor/sheet/sheet.ts'
import { whole } from '../../helpers/wholeCatalogue.ts'
import { gridsOf, imported, typed } from './sheets.ts'

const before = 'A sheet for sheds.'

/** The messages of the import about a text that is typed as the tagline of a page. */
function said(cell: Cell): string[] {
  const grids = typed(gridsOf(whole, 'Texts'), '/Ridgedsheet|/tagline', { Text: cell })
  const { warnings, changed } = imported(grids)
  expect(changed.size).toBe(1)
  return warnings.map(formatCellMessage).filter((line) => line.includes('set the cell to text'))
}

describe('a text that the spreadsheet program has changed', () => {
  it.each<[Cell, string]>([
    ['03-Apr', 'a date'],
    ['3-Apr-26', 'a date'],
    ['Apr-03', 'a date'],
    ['April 3, 2026', 'a date'],
    ['03 Apr 2026', 'a date'],
    ['03/04/2026', 'a date'],
    ['4/3/26', 'a date'],
    ['03.04.2026', 'a date'],
    ['2026-04-03', 'a date'],
    ['Wed 3 April 2026', 'a date'],
    ['Wednesday, April 3, 2026', 'a date'],
    ['Wed, 03-Apr-26', 'a date'],
    ['Fri 2026-04-03 10:30', 'a date'],
    ['2026-04-03 00:00:00', 'a date'],
    ['2026-04-03T00:00:00.000Z', 'a date'],
    ['1:30', 'a time'],
    ['01:30:00', 'a time'],
    ['1:30 PM', 'a time'],
    ['1.2E+11', 'a rounded number with an exponent'],
    ['1E+05', 'a rounded number with an exponent'],
    ['9,19877E+11', 'a rounded number with an exponent'],
    ['-3e-7', 'a rounded number with an exponent'],
    ['#NAME?', 'an error of a formula'],
    ['#REF!', 'an error of a formula'],
    ['#VALUE!', 'an error of a formula'],
    ['#DIV/0!', 'an error of a formula'],
    ['#N/A', 'an error of a formula'],
    ['#NUM!', 'an error of a formula'],
    ['#SPILL!', 'an error of a formula'],
    ['Err:508', 'an error of a formula'],
    ['#########', 'what a program shows for a number in a narrow column'],
    ['TRUE', 'a truth value'],
    ['False', 'a truth value'],
    ['Roofs \ufffd sheds', 'a text in which a letter could not be read'],
    ['?????? ????', 'a text in which a letter could not be read'],
    ['à¤¸à¥€', 'a text in which a letter could not be read'],
    ['Roofs àª›àª¤', 'a text in which a letter could not be read'],
    ['0.50 â€“ 0.60 mm', 'a text in which a letter could not be read'],
    ['12Â° pitch', 'a text in which a letter could not be read'],
    ['CafÃ© roofs', 'a text in which a letter could not be read'],
    ['0.50 ‚Äì 0.60 mm', 'a text in which a letter could not be read'],
    ['‡§∏‡•Ä', 'a text in which a letter could not be read'],
    ['12¬∞ pitch', 'a text in which a letter could not be read'],
    [45_750, 'the number 45750, which may stand for the date 2025-04-03'],
    [120_000_000_000, 'the number 120000000000'],
    [0.9, 'the number 0.9'],
    [1e21, 'the number 1e+21'],
  ])('is recognised: %s', (cell, what) => {
    expect(changedByProgram(cell, before, true)).toContain(what)
  })

  it.each<[Cell, string]>([
    ['03-Apr', 'a date'],
    ['#REF!', 'an error of a formula'],
    [45_750, 'the number 45750'],
  ])('is imported with a warning that names the cell: %s', (cell, what) => {
    const [line, ...others] = said(cell)
    expect(others).toEqual([])
    expect(line).toMatch(/^Texts, row \d+, column D "Text": /)
    expect(line).toContain(what)
  })

  it.each([
    ...['A sheet for May.', '3-4 days', 'From 03-Apr on', '#1 in Surat', 'True to size'],
    ...['10 E+ sheets', 'Opens at 1:30', '24/7', '1/2 inch', 'No. 12', '50-60', 'Type E5'],
    ...[
      'Sun and rain',
      'Sat 10-7',
      'Café – 12½° ±5 m²',
      'Â la carte',
      'छत – 3 m',
      'Wed 3',
      '“à la mode”',
    ],
  ])('is not suspected: %s', (text) => expect(changedByProgram(text, before, true)).toBeUndefined())

  it('is not suspected if the catalogue has the same kind of text', () => {
    const grids = typed(gridsOf(whole, 'Menus'), '/Flatsheet', { Name: '2026-04-03' })
    const { after } = imported(grids)
    const again = typed(gridsOf(after, 'Menus'), '/Flatsheet', { Name: '2027-04-03' })
    const { warnings } = imported(again, after)
    expect(warnings.map(formatCellMessage).filter((line) => line.includes('a date'))).toEqual([])
  })

  it.each([
    ['Menus', '/Flatsheet', 'Name', '03-Apr'],
    ['Menus', '/Flatsheet', 'Name', '#REF!'],
    ['Menus', '/RoofingSheet', 'Description', 'TRUE'],
  ])('is found in every column of texts: %s', (sheet, keys, header, cell) => {
    const { warnings } = imported(typed(gridsOf(whole, sheet), keys, { [header]: cell }))
    expect(warnings.map(formatCellMessage).join('\n')).toContain(`"${header}": "${cell}" is `)
  })
})
