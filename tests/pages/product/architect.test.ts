import { describe, expect, it } from 'vitest'
import type { PropertyRole } from '../../../src/catalogue/propertyRole.ts'
import type { Row } from '../../../src/catalogue/schemas/specification.ts'
import { formattedText } from '../../../src/catalogue/textRuns.ts'
import { valueWriting } from '../../../src/catalogue/valueWriting.ts'
import { propertyWithRole } from '../../../src/catalogue/vocabulary.ts'
import { comparisonRows } from '../../../src/pages/compare/rows.ts'
import { frozenCatalogue, fullPages } from '../../helpers/frozenCatalogue.ts'
import { viewOfKind, viewsOf } from '../../helpers/views.ts'

const [first, second] = fullPages.flatMap(({ path, page }) =>
  'rows' in page.specification ? [{ path, page, specification: page.specification }] : [],
)
if (first === undefined || second === undefined) throw new Error('there are no two tables')

const { properties } = frozenCatalogue
const writing = valueWriting(properties)

function withRole(role: PropertyRole): string {
  const property = propertyWithRole(properties, role)
  if (property === undefined) throw new Error(`no property has the role "${role}"`)
  return property
}

/** What an owner writes into the table of a product. */
const filled: Row[] = [
  { property: withRole('weight'), value: { values: [4.8], unit: 'kg/m2', decimals: 1 } },
  { property: withRole('smallest pitch'), value: { values: [6], unit: 'degrees' } },
  { property: 'fire-rating', value: { text: 'Class 1, report 12/2026' } },
]
const written = ['4.8 kg/m²', '6 degrees', 'Class 1, report 12/2026']
const keys = filled.map((row) => ('property' in row ? row.property : ''))

const specification = {
  ...first.specification,
  rows: [
    ...first.specification.rows.filter(
      (row) => !('property' in row && keys.includes(row.property)),
    ),
    ...filled,
  ],
}
const views = viewsOf(
  {
    ...frozenCatalogue,
    pages: new Map([...frozenCatalogue.pages, [first.path, { ...first.page, specification }]]),
  },
  undefined,
  undefined,
  '2026-03-12',
)

describe('a weight, a smallest pitch and a fire rating that an owner fills in', () => {
  const view = viewOfKind(views, first.path, 'full')

  it('are in the table of the data sheet', () => {
    const texts = keys.map((key) => {
      const row = view.specification.rows.find(({ cells }) => cells[0]?.property === key)
      const lines = row?.cells.flatMap((cell) => cell.lines) ?? []
      return lines.map((line) => formattedText(line.written, writing.lists)).join()
    })
    expect(texts.map((text) => text.replaceAll('\u00a0', ' '))).toEqual(written)
  })

  it('are in the comparison, beside a product that does not state them', () => {
    const compare = viewOfKind(views, '/Compare', 'compare')
    const other = viewOfKind(views, second.path, 'full')
    const rows = comparisonRows([view, other], compare.compared, writing, compare.unknown)
    const texts = keys.map((key) =>
      rows
        .find(({ property }) => property === key)
        ?.cells.map((lines) => lines.map(({ text }) => text.replaceAll('\u00a0', ' ')).join()),
    )
    expect(texts).toEqual(written.map((text) => [text, '']))
  })
})

it('the comparison has the day of its data on paper, if that is known', () => {
  expect(viewOfKind(views, '/Compare', 'compare').revision).toEqual(['Revision: 12 March 2026'])
  const undated = viewOfKind(viewsOf(frozenCatalogue), '/Compare', 'compare')
  expect(undated.revision).toEqual([])
})
