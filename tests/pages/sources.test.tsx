import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { TableView } from '../../src/catalogue/productTable.ts'
import type { SourceView } from '../../src/catalogue/view.ts'
import { choicesOf } from '../../src/enquiry/list/choices.ts'
import { itemContent } from '../../src/enquiry/list/itemContent.ts'
import { itemLines } from '../../src/enquiry/message/listMessage.ts'
import { comparisonRows } from '../../src/pages/compare/rows.ts'
import { Claims } from '../../src/pages/product/Claims.tsx'
import { SpecificationTable } from '../../src/pages/product/SpecificationTable.tsx'
import { claimNotes, sourceSigns, tableNotes } from '../../src/pages/shared/sourceSigns.ts'
import { sourceView, type ValueSource } from '../../src/pages/shared/sourceView.ts'
import { frozenCatalogue, fullPages } from '../helpers/frozenCatalogue.ts'
import {
  coating,
  coverWidth,
  given,
  guidance,
  rows,
  tableOf,
  writing,
} from '../helpers/sourcedTable.ts'
import { words } from '../roof/sheet.ts'

const site = {
  language: 'en-IN',
  sources: {
    given: 'As given.',
    confirmed: 'Confirmed on {date}.',
    guidance: 'Ask us.',
  },
}

describe('the source of a value', () => {
  it.each<[string, ValueSource | undefined, string]>([
    ['the owner, without an entry in the sources', undefined, 'As given.'],
    ['the owner, who has not confirmed it', { from: 'owner' }, 'As given.'],
    [
      'the owner, who has confirmed it',
      { from: 'owner', confirmed: '2027-03-12' },
      'Confirmed on 12 March 2027.',
    ],
    ['a test report, not confirmed', { from: 'test report' }, 'As given.'],
    ['the trade', { from: 'general knowledge' }, 'Ask us.'],
    ['this site', { from: "this site's own words" }, 'Ask us.'],
    [
      'the trade, and confirmed',
      { from: 'general knowledge', confirmed: '2027-03-12' },
      'Confirmed on 12 March 2027.',
    ],
  ])('has its own text, for a value from %s', (_from, source, text) => {
    expect(sourceView(source, site).text).toBe(text)
  })

  it('is written in the language of the site', () => {
    const source = { from: 'owner', confirmed: '2027-03-12' } as const
    expect(sourceView(source, { ...site, language: 'hi-IN' }).text).toContain('मार्च')
  })
})

function renderTable(table: TableView): void {
  render(
    <SpecificationTable table={table} requests={{}} notes={tableNotes(table)} writing={writing} />,
  )
}

describe('a table', () => {
  it('has one note below it if all figures have the same source', () => {
    renderTable(tableOf([guidance, guidance]))
    expect(screen.getByText('Ask us.')).toBeVisible()
    expect(document.querySelector('sup')).toBeNull()
  })

  it('has a sign at the figure with another source', () => {
    renderTable(tableOf([given, guidance], [...rows, coverWidth]))
    expect(screen.getByText('As given.')).toBeVisible()
    expect(screen.getByText('* Ask us.')).toBeVisible()
    const marked = [...document.querySelectorAll('sup')].map(({ parentElement }) => parentElement)
    expect(marked.map((cell) => cell?.textContent?.replace(/\s/g, ' '))).toEqual(['900 mm*'])
  })

  it('has no note for values on request, nor if it has no figure', () => {
    const table = tableOf([guidance, guidance], [...rows.slice(2), coating])
    renderTable(table)
    expect(screen.getByText('Zinc')).toBeVisible()
    expect(screen.queryByText('Ask us.')).toBeNull()
  })
})

describe('the claims', () => {
  const [page] = fullPages
  const claim = {
    property: 'warranty',
    label: 'Warranty',
    runs: [{ text: '5 years', fixed: true }],
  }
  const product = frozenCatalogue.site.product
  const show = (source: SourceView) =>
    render(
      <Claims
        words={product}
        claims={[{ ...claim, source }]}
        notes={claimNotes([source], { source: given, signs: [] })}
      />,
    )

  it('do not repeat the note below the table', () => {
    expect(page).toBeDefined()
    show(given)
    expect(screen.queryByText('As given.')).toBeNull()
  })

  it('say that a figure is guidance', () => {
    show(guidance)
    expect(screen.getByText('Ask us.')).toBeVisible()
  })
})

describe('a comparison', () => {
  it('marks the figures of one product that are guidance', () => {
    const page = (...sources: SourceView[]) =>
      ({ kind: 'full', specification: tableOf(sources), claims: [] }) as const
    const properties = [{ property: 'thickness', label: 'Thickness' }]
    const [row] = comparisonRows(
      [page(given, given), page(guidance, guidance)],
      properties,
      writing,
      [],
    )
    const all = row?.cells.flat().map(({ source }) => source) ?? []
    expect(all.map((source) => source?.text)).toEqual(['As given.', 'Ask us.'])
    expect([...sourceSigns(all, given)]).toEqual([['Ask us.', '*']])
  })
})

it('a comparison does not mark a value on request as guidance', () => {
  const specification = tableOf([guidance, guidance, guidance])
  const page = { kind: 'full', specification, claims: [] } as const
  const rows = comparisonRows([page], [{ property: 'colour', label: 'Colour' }], writing, [])
  expect(rows[0]?.cells.flat()).toMatchObject([{ text: 'On request', source: undefined }])
})

describe('a message', () => {
  const textsOf = (source: SourceView, value: string) => {
    const table = tableOf([source, given], [...rows, coverWidth])
    const chosen = { ...words, choices: [{ property: 'thickness', label: 'Thickness' }] }
    expect(choicesOf(table, chosen)).toHaveLength(1)
    const item = { path: '/Sheet', name: 'Sheet', values: { thickness: value } } as const
    const content = itemContent(
      { ...item, quantity: '', unit: 'pieces' },
      { name: 'Sheet', table },
      chosen,
    )
    return itemLines(content, chosen)
      .find(({ label }) => label === 'Thickness')
      ?.text.replace(/\s/g, ' ')
  }

  it('marks a chosen figure that is guidance', () => {
    expect(textsOf(guidance, '0.5mm')).toBe(words.line.guidance.replace('{value}', '0.5 mm'))
  })

  it('marks a chosen word that is guidance, also in a table without a figure', () => {
    const table = tableOf([guidance], [coating])
    const chosen = { ...words, choices: [{ property: 'coating', label: 'Coating' }] }
    expect(choicesOf(table, chosen)).toMatchObject([{ options: [{ guidance: true }] }])
  })

  it('does not mark a figure of the maker', () => {
    expect(textsOf(given, '0.5mm')).toBe('0.5 mm')
  })
})
