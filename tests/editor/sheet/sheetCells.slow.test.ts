import { describe, expect, it } from 'vitest'
import { readCatalogue } from '../../../src/check/readCatalogue.ts'
import { newPage } from '../../../src/editor/edit/pageTasks.ts'
import { formatCellMessage } from '../../../src/editor/sheet/importSheets.ts'
import type { Cell, Grid } from '../../../src/editor/sheet/sheet.ts'
import { lineDifference, requireSuccess, visibleChanges } from '../../check/outcome.ts'
import { paragraphsOf } from '../../helpers/paragraphs.ts'
import { printedWhole, whole } from '../../helpers/wholeCatalogue.ts'
import { gridsOf, imported, typed } from './sheets.ts'

const ridged = '/Ridgedsheet|'
const thickness = 'Thickness (mm)'
const sheets = gridsOf(whole)

describe('a cell of the sheets', async () => {
  it.each(await paragraphsOf('tests/editor/sheet/cells.txt'))('$name', ({ name, lines }) => {
    const [, keys = '', header = '', cell = ''] = /^(.*?) & (.*?): (.*)$/.exec(name) ?? []
    const { errors, after } = imported(typed(sheets, keys, { [header]: JSON.parse(cell) }))
    const place = /^\w+, row \d+(?:, column \w+)?[ :]*/
    const refused = errors.map((error) => `! ${formatCellMessage(error).replace(place, '')}`)
    expect(refused.length > 0 ? refused : visibleChanges(whole, after)).toEqual(lines)
  })

  it('changes no other line', () => {
    const cells = { [thickness]: '0.50, 0.80, 1.00', Colour: 'delete', 'Warranty to (years)': 6 }
    const outcome = imported(typed(sheets, ridged, cells), printedWhole)
    expect(lineDifference(printedWhole, outcome)).toEqual([
      '- { "property": "warranty", "figure": { "max": 5, "unit": "years" } },',
      '- "value": { "values": [0.5, 0.75, 1], "unit": "mm", "decimals": 2 }',
      '- { "property": "colour", "value": "light-grey" },',
      '+ { "property": "warranty", "figure": { "max": 6, "unit": "years" } },',
      '+ "value": { "values": [0.5, 0.8, 1], "unit": "mm", "decimals": 2 }',
    ])
  })

  it.each<[string, Cell[], string[]]>([
    ['to another place of its menu', ['/Screw', 'Fixings', 2], ['/Nail', '/Screw']],
    ['to the end of another menu', ['/Nail', 'Sheets', ''], ['/Flatsheet', '/Nail']],
    ['to a place of another menu', ['/Nail', 'Sheets', 1], ['/Nail', '/Flatsheet']],
  ])('moves a product %s', (_, line, paths) => {
    const { changed } = requireSuccess(newPage(whole, 'Nail', 'OtherProduct'))
    const texts = new Map(whole.texts)
    for (const [file, text] of changed) texts.set(file, text ?? '')
    const grid = { name: '', rows: [['Path', 'Menu', 'Place'], line] }
    const { draft } = readCatalogue(imported([grid], { ...whole, texts }).after)
    const menus = draft.categories?.categories.map(({ items }) => items.map(({ path }) => path))
    expect(menus).toContainEqual(paths)
  })

  it('does not leave a menu empty', () => {
    const nail: Grid = {
      name: 'Menus',
      rows: [
        ['Path', 'Menu'],
        ['/Screw', 'Sheets'],
      ],
    }
    expect(imported([nail]).errors.map(formatCellMessage)).toEqual([
      'Menus, row 2, column B "Menu": "/Screw" is the only product of "Fixings". Remove the page "/OtherProduct" instead: its menu goes, and its products move to the menu that you choose.',
    ])
  })

  it('is named in a warning of the check', () => {
    const { warnings } = imported(typed(sheets, ridged, { [thickness]: 12 }))
    expect(warnings.map(formatCellMessage).join()).toMatch(
      /^Properties, row 6, column D "Thickness \(mm\)": 12 mm is thick/,
    )
  })
})
