import { describe, expect, it } from 'vitest'
import { readCatalogue } from '../../../src/check/readCatalogue.ts'
import { newPage } from '../../../src/editor/edit/pageTasks.ts'
import { formatMessage } from '../../../src/editor/sheet/importSheets.ts'
import type { Cell, Grid } from '../../../src/editor/sheet/sheet.ts'
import { difference, found, made } from '../../check/outcome.ts'
import { imported, type Place, typed, whole } from './sheets.ts'

const ridged = '/Ridgedsheet|'
const colour = [ridged, 'Colour'] as const
const thickness = [ridged, 'Thickness (mm)'] as const

describe('a cell of the sheets', () => {
  it.each<[...Place, Cell, string[]]>([
    [...thickness, '0.50, 0.80, 1.00', ['Thickness: 0.75 mm → 0.80 mm']],
    [...thickness, '0.30', ['Thickness: 0.50 mm, 0.75 mm, 1.00 mm → 0.30 mm']],
    [...thickness, '0.5,\u00a00.75, 1 mm', []],
    [...thickness, '', []],
    [ridged, 'Width (mm)', 1050, ['Width: 900 mm, 1000 mm → 1050 mm']],
    [ridged, 'Width (mm)', '1 m', ['Width: 900 mm, 1000 mm → 1 m']],
    [ridged, 'Warranty to (years)', 6, ['Warranty: up to 5 years → up to 6 years']],
    [ridged, 'Warranty from (years)', 2, ['Warranty: up to 5 years → 2–5 years']],
    [ridged, 'Light transmission from (%)', 'DELETE', ['Light transmission: 40–90% → up to 90%']],
    [...colour, ' – ', ['Colour: Light grey → On request']],
    [...colour, 'Zinc', ['Colour: Light grey → Zinc']],
    [...colour, 'Light grey; "as you like; all"', ['Colour: new: As you like; all']],
    [...colour, 'delete', ['Colour: no longer Light grey']],
    [ridged, 'Length to (mm)', '6000', ['Length: new: up to 6000 mm ≈ 19 ft 8 in']],
    ['/Flatsheet|Size: Small', 'Width (mm)', 800, ['Width (Small): 900 mm → 800 mm']],
    [
      '/Ridgedsheet|/tagline',
      'Text',
      'A sheet for barns.',
      ['Tagline: A sheet for sheds. → A sheet for barns.'],
    ],
  ])('%s %s: %s', (keys, head, cell, said) => {
    const done = imported(typed([keys, head, cell]))
    expect(done.errors.map(formatMessage)).toEqual([])
    expect(found(whole, done.after)).toEqual(
      said.map((one) => `${/Flat|Ridged/.exec(keys)} sheets, ${one}`),
    )
  })

  it('changes no other line', () => {
    const cells = [
      [...thickness, '0.50, 0.80, 1.00'],
      [...colour, 'delete'],
      [ridged, 'Warranty to (years)', 6],
    ] as const
    expect(difference(whole, imported(typed(...cells)))).toEqual([
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
    const { changed } = made(newPage(whole, 'Nail', 'OtherProduct'))
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
    expect(imported([nail]).errors.map(formatMessage)).toEqual([
      'Menus, row 2, column B "Menu": "/Screw" is the only product of "Fixings". Remove the category instead: npm run remove -- OtherProduct --to RoofingSheet',
    ])
  })

  it.each<[...Place, Cell, string]>([
    [
      ...thickness,
      '0,5',
      'D "Thickness (mm)": A comma with no space behind it may be a decimal point. Write "0.30" with a point, and a space behind a comma.',
    ],
    [
      ...thickness,
      '1, 0.5',
      'D "Thickness (mm)": 0.5 stands after 1, and a list goes from small to large. The list is then: 0.5, 1.',
    ],
    [
      ...colour,
      'Light gray',
      'L "Colour": There is no word "Light gray". Did you mean "light grey"? Words of this page alone stand between quotation marks.',
    ],
    [...colour, { fault: 'A date stands here.' }, 'L "Colour": A date stands here.'],
    [
      ridged,
      'Warranty to (years)',
      '-',
      'P "Warranty to (years)": This is a claim of the page, and a claim is one figure.',
    ],
    [
      ridged,
      'Light transmission from (%)',
      95,
      'M "Light transmission from (%)": The first figure of a range is the smaller one.',
    ],
    [
      ridged,
      'Light transmission to (%)',
      0.9,
      'N "Light transmission to (%)": 40 to 0.9 may be a part of 1, as programs keep 90%. Write 90, or "0.9%".',
    ],
    [
      '/Flatsheet|Size: Small',
      'Colour',
      '-',
      'L "Colour": The table does not tell this of each kind.',
    ],
    [
      '/Flatsheet|Size: Small',
      'Width (mm)',
      'delete',
      'E "Width (mm)": The table tells this of each kind. Write a dash for what is not known.',
    ],
    [
      '/Screw|',
      'Colour',
      '-',
      'L "Colour": The page has no table yet: make a full page of the placeholder first.',
    ],
    ['/Screw|', 'Path', '/Srew', 'There is no page "/Srew" here. Did you mean "/Screw"?'],
    [
      '/Flatsheet|Size: Small',
      'Kind',
      'Size: Smal',
      '/Flatsheet has no Kind "Size: Smal". Did you mean "Size: Small"?',
    ],
    ['/Flatsheet|', 'Path', '/Screw', 'The line of /Screw  stands twice.'],
    ['Path', 'Colour', 'Color', 'L: There is no column "Color". Did you mean "Colour"?'],
    ['Path', 'Kind', '', 'The column "Kind" is missing, by which lines are found.'],
    [
      '/Ridgedsheet|/heading',
      'Text',
      'delete',
      'D "Text": The field "heading" is missing here. Add "heading". The name of the product, above its page. For example: "Ridged sheets"',
    ],
    ['/Ridgedsheet|/heading', 'Text', '–', 'D "Text": A text stands here, and a dash is none.'],
    [
      '/Screw|a product',
      'Menu',
      'Fixing',
      'D "Menu": There is no menu "Fixing". Did you mean "Fixings"?',
    ],
    ['/Screw|a product', 'Place', 'first', 'E "Place": A place is a number: 1 is the first.'],
    [
      '/Screw|a product',
      'Description',
      'Screws.',
      'F "Description": This line has nothing in this column.',
    ],
  ])('is refused with an explanation: %s %s: %s', (keys, head, cell, word) => {
    const { errors } = imported(typed([keys, head, cell]))
    const [said = ''] = errors.map(formatMessage)
    expect(said.replace(/^\w+, row \d+(?:, column |: )/, '')).toBe(word)
  })

  it('is named in a warning of the check', () => {
    const { warnings } = imported(typed([...thickness, 12]))
    expect(warnings.map(formatMessage).join()).toMatch(
      /^Properties, row 6, column D "Thickness \(mm\)": 12 mm is thick/,
    )
  })
})
