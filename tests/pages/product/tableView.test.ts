import { describe, expect, it } from 'vitest'
import type { Row } from '../../../src/catalogue/schemas/specification.ts'
import { rowRequests } from '../../../src/enquiry/message/rowRequests.ts'
import { tableView } from '../../../src/pages/product/tableView.ts'
import { sheetFacts } from '../../../src/roof/sheetFacts.ts'
import { vocabulary } from '../../catalogue/vocabulary.ts'
import { frozenCatalogue } from '../../helpers/frozenCatalogue.ts'

const { site } = frozenCatalogue
const known = {
  ...vocabulary,
  words: { ...vocabulary.words, 'on-request': { label: 'On request', unknown: true as const } },
}
const asked = (property: string): Row => ({ property, value: 'on-request' })
const width: Row = { property: 'width', value: { values: [900], unit: 'mm' } }

function table(productKind: string | undefined, ...rows: Row[]) {
  const page = { specification: { heading: 'Table', rows }, claims: [], productKind }
  return tableView(page, known, site.product.table, () => ({ text: 'As given.' }))
}

function textIn(href: string | undefined): string {
  return new URL(href ?? '').searchParams.get('text') ?? ''
}

describe('a technical table', () => {
  it('has the rows with a value first, and keeps all others', () => {
    const { rows } = table(undefined, asked('length'), width, asked('size'))
    expect(rows.map(({ name, unknown }) => [name, unknown ?? false])).toEqual([
      ['Width', false],
      ['Length', true],
      ['Size', true],
    ])
  })

  it('has the rows of a long table in the order of their groups', () => {
    const long = ['colour', 'size', 'length', 'coating', 'ribs', 'weight', 'cover-width']
    const properties = Object.entries(known.properties).map(([key, property]) => {
      return [key, { ...property, group: key < 'l' ? 'b' : 'a' }] as const
    })
    const grouped = {
      ...known,
      properties: Object.fromEntries(properties),
      groups: { a: { label: 'First' }, b: { label: 'Second' } },
    }
    const page = { specification: { heading: 'Table', rows: long.map(asked) }, claims: [] }
    const { rows } = tableView(page, grouped, site.product.table, () => ({ text: 'As given.' }))
    expect(rows.flatMap(({ group }) => group ?? [])).toEqual(['First', 'Second'])
    expect(rows).toHaveLength(long.length)
  })

  it('knows the usual properties of its product kind that it does not have', () => {
    const { unlisted } = table('lapped-sheet', width, asked('colour'))
    expect(unlisted.map(({ property }) => property)).toEqual(['cover-width', 'ribs'])
    expect(table(undefined, width).unlisted).toEqual([])
  })

  it('asks for each row on request in a message of its own, and for nothing else', () => {
    const requests = rowRequests({
      name: 'Sheet',
      table: table('lapped-sheet', width, asked('colour'), asked('size')),
      site,
    })
    expect(Object.keys(requests)).toEqual(['Colour', 'Size'])
    expect(textIn(requests.Colour)).toContain('Colour')
    expect(textIn(requests.Colour)).not.toContain('Size')
  })

  it.each([
    ['lapped-sheet', true],
    ['stepped-sheet', true],
    ['flat-sheet', false],
    [undefined, false],
  ])('of the kind %s is counted for a roof: %s', (kind, counted) => {
    expect(sheetFacts(table(kind, width), {}) !== undefined).toBe(counted)
  })
})
