import { describe, expect, it } from 'vitest'
import type { Row } from '../../../src/catalogue/schemas/specification.ts'
import { tableQuestions } from '../../../src/pages/product/tableQuestions.ts'
import { tableView } from '../../../src/pages/product/tableView.ts'
import { sheetFacts } from '../../../src/roof/sheetFacts.ts'
import { vocabulary } from '../../catalogue/vocabulary.ts'
import { registry } from '../../helpers/registry.ts'

const { site } = registry
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

  it('lists the usual properties of its product kind that it does not have', () => {
    const { unlisted } = table('lapped-sheet', width, asked('colour'))
    expect(unlisted.map(({ property }) => property)).toEqual(['cover-width', 'ribs'])
    expect(table(undefined, width).unlisted).toEqual([])
  })

  it('asks for both in separate messages, and for nothing if nothing is missing', () => {
    const both = tableQuestions({
      name: 'Sheet',
      table: table('lapped-sheet', width, asked('colour')),
      site,
    })
    expect(both.unknown?.text).toBe('Colour')
    expect(textIn(both.unknown?.href)).toContain('Colour')
    expect(textIn(both.unlisted?.href)).toContain('Effective width · Ribs')
    const none = tableQuestions({ name: 'Sheet', table: table('flat-sheet', width), site })
    expect(none).toEqual({ unknown: undefined, unlisted: undefined })
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
