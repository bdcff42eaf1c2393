import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { readFigure } from '../../../src/catalogue/readFigure.ts'
import { valueWriting } from '../../../src/catalogue/valueWriting.ts'
import { checkCatalogue } from '../../../src/check/checkCatalogue.ts'
import { editorWords } from '../../../src/editor/edit/editorWords.ts'
import { type ComparedPage, comparisonRows } from '../../../src/pages/compare/rows.ts'
import { createFinder } from '../../../src/pages/find/search.ts'
import { tableView } from '../../../src/pages/product/tableView.ts'
import { visibleChanges } from '../../check/outcome.ts'
import { renderPage } from '../../check/renderPage.ts'
import { withEdits } from '../../check/table.ts'
import { viewsOf } from '../../helpers/views.ts'
import { ridged } from '../../helpers/wholeCatalogue.ts'
import { openEditor } from '../forms.tsx'
import { gridsOf, imported, typed } from '../sheet/sheets.ts'

const words = 'data/properties.json'

/** Units of kinds that no code knows, declared by the data alone, each with a property that has figures in it. */
const files = await withEdits([
  {
    file: words,
    find: '"micron":',
    replace: `"kPa": { "written": "{number} kPa", "kind": "pressure", "factor": 1 },
    "bar": { "written": "{number} bar", "kind": "pressure", "factor": 100, "spellings": ["bars"] },
    "kg/m": { "written": "{number} kg/m", "kind": "mass per length", "factor": 1, "decimals": 1 },
    "litre": {
      "written": { "one": "{number} litre", "other": "{number} litres" },
      "kind": "volume", "factor": 1, "code": "LTR", "spellings": ["ltr"]
    },
    "micron":`,
  },
  {
    file: words,
    find: '    "colour": {\n',
    replace: `    "test-pressure": {
      "label": "Test pressure", "measures": "pressure", "unit": "bar", "filter": true, "bands": [5],
      "explanation": "The pressure that it withstood."
    },
    "line-weight": {
      "label": "Weight of a metre", "measures": "mass per length", "unit": "kg/m",
      "explanation": "What one metre weighs."
    },
    "content": {
      "label": "Content", "measures": "volume", "unit": "litre", "explanation": "What it holds."
    },
    "colour": {
`,
  },
  {
    file: ridged,
    find: '      { "property": "colour", "value": "light-grey" },',
    replace: `      { "property": "test-pressure", "value": { "values": [600], "unit": "kPa" } },
      { "property": "line-weight", "value": { "values": [4], "unit": "kg/m" } },
      { "property": "content", "value": { "values": [1, 20], "unit": "litre" } },
      { "property": "colour", "value": "light-grey" },`,
  },
])
const { catalogue, problems, warnings } = checkCatalogue(files)
if (catalogue === undefined) throw new Error(JSON.stringify(problems))
const { properties: vocabulary } = catalogue
const views = viewsOf(catalogue)

describe('a unit that only the data know', () => {
  it('passes the check', () => expect([...problems, ...warnings]).toEqual([]))

  it.each([
    ['6 bar', { values: [6], unit: 'bar' }],
    ['6 Bars', { values: [6], unit: 'bar' }],
    ['600 kpa', { values: [600], unit: 'kPa' }],
    ['4.5 kg/m', { values: [4.5], unit: 'kg/m' }],
    ['up to 20 ltr', { max: 20, unit: 'litre' }],
    ['1 litre', { values: [1], unit: 'litre' }],
  ])('is read where an editor types it: %s', (text, figure) => {
    expect(readFigure(text, {}, vocabulary)).toEqual(figure)
  })

  it('is shown in tables, in its plural and with its decimals', async () => {
    const html = (await renderPage(views, '/Ridgedsheet')).replaceAll('\u00a0', ' ')
    for (const text of ['600 kPa', '4.0 kg/m', '1, 20 litres']) expect(html).toContain(text)
  })

  it('is converted where products are compared', () => {
    const page = (value: number, unit: string): ComparedPage => {
      const rows = [{ property: 'test-pressure', value: { values: [value], unit } }]
      const specification = { heading: 'Table', rows }
      const heads = { property: 'Property', value: 'Value' }
      const given = () => ({ text: 'As given.' })
      return {
        kind: 'full',
        specification: tableView({ specification, claims: [] }, vocabulary, heads, given),
        claims: [],
      }
    }
    const compared = [{ property: 'test-pressure', label: 'Test pressure' }]
    const tier = (...pages: ComparedPage[]) =>
      comparisonRows(pages, compared, valueWriting(vocabulary), [])[0]?.tier
    expect(tier(page(6, 'bar'), page(600, 'kPa'))).toBe('same')
    expect(tier(page(6, 'bar'), page(601, 'kPa'))).toBe('differs')
  })

  it.each([
    ['6 bar', ['/Ridgedsheet']],
    ['600 kpa', ['/Ridgedsheet']],
  ])('is found: %s', async (text, paths) => {
    const finder = await createFinder(views.finderContents().file)
    const { products } = finder.find({ text, chosen: {} })
    expect(products.map(({ link }) => link.path)).toEqual(paths)
  })

  it('is offered by the editor for a property of its kind, and no unit of another', () => {
    openEditor(files).showForm(ridged)
    const units = screen.getAllByRole('combobox', { name: editorWords.unit })
    const pressure = units.find(
      (select) => select instanceof HTMLSelectElement && select.value === 'kPa',
    )
    const choices = pressure?.querySelectorAll('option') ?? []
    expect(Array.from(choices, ({ value }) => value)).toEqual(['kPa', 'bar'])
  })

  it('goes into a spreadsheet and comes back', () => {
    const grids = gridsOf(files)
    expect(visibleChanges(files, imported(grids, files).after)).toEqual([])
    const head = 'Test pressure (bar)'
    const { errors, after } = imported(typed(grids, '/Ridgedsheet|', { [head]: '7 bars' }), files)
    expect(errors).toEqual([])
    expect(visibleChanges(files, after)).toEqual(['Ridged sheets, Test pressure: 600 kPa → 7 bar'])
  })
})
