import { describe, expect, it } from 'vitest'
import { formatFigure } from '../../../src/model/catalogue/formatValue.ts'
import type { Row } from '../../../src/model/shape/specification.ts'
import { readChoice, writeChoice } from '../../../src/pages/compare/choice.ts'
import { type ComparedPage, comparedRows } from '../../../src/pages/compare/rows.ts'
import { tableView } from '../../../src/pages/full/tableView.ts'
import { vocabulary } from '../../model/catalogue/vocabulary.ts'

const properties = Object.entries(vocabulary.properties).map(([property, { label, unit }]) => ({
  property,
  label,
  ...(unit && { unit }),
}))

function page(...rows: Row[]): ComparedPage {
  const specification = { heading: 'Table', rows }
  const words = { property: 'Property', value: 'Value' }
  return {
    kind: 'full',
    specification: tableView({ specification, claims: [] }, vocabulary, words),
    claims: [],
  }
}

const thick = (...values: number[]): Row => ({
  property: 'thickness',
  value: { values, unit: 'mm' },
})
const byRibs = (...widths: number[]): Row => ({
  variants: {
    by: 'ribs',
    columns: ['width'],
    rows: widths.map((width, i) => ({
      ribs: { values: [i + 4], unit: 'rib' },
      width: { values: [width], unit: 'mm' },
    })),
  },
})
const none: ComparedPage = { kind: 'placeholder' }

describe('the rows of a comparison', () => {
  it.each<[string, ComparedPage[], string, string[][], boolean]>([
    [
      'other figures',
      [page(thick(0.5)), page(thick(0.7))],
      'thickness',
      [['0.5 mm'], ['0.7 mm']],
      true,
    ],
    [
      'the same',
      [page(thick(0.5)), page(thick(0.5))],
      'thickness',
      [['0.5 mm'], ['0.5 mm']],
      false,
    ],
    [
      'the same in another unit',
      [
        page({ property: 'width', value: { values: [0.9], unit: 'm' } }),
        page({ property: 'width', value: { values: [900], unit: 'mm' } }),
      ],
      'width',
      [['0.9 m'], ['900 mm']],
      false,
    ],
    [
      'a limit from above and one from below',
      [
        page({ property: 'warranty', value: { max: 5, unit: 'years' } }),
        page({ property: 'warranty', value: { min: 5, unit: 'years' } }),
      ],
      'warranty',
      [['up to 5 years'], ['5+ years']],
      true,
    ],
    [
      'the same words in another order',
      [
        page({ property: 'colour', value: ['light-grey', { text: 'red' }] }),
        page({ property: 'colour', value: [{ text: 'Red' }, 'light-grey'] }),
      ],
      'colour',
      [['Light grey, red'], ['Red, light grey']],
      false,
    ],
    [
      'a figure and "on request"',
      [page(thick(0.5)), page({ property: 'thickness', value: 'on-request' })],
      'thickness',
      [['0.5 mm'], ['On request']],
      true,
    ],
    [
      'what only one table states',
      [page(thick(0.5)), page()],
      'thickness',
      [['0.5 mm'], []],
      false,
    ],
    ['a product without a table', [page(thick(0.5)), none], 'thickness', [['0.5 mm'], []], false],
    [
      'a third that says the same',
      [page(thick(0.5)), page(thick(0.7)), page(thick(0.5))],
      'thickness',
      [['0.5 mm'], ['0.7 mm'], ['0.5 mm']],
      true,
    ],
    [
      'variants that differ',
      [page(byRibs(900, 1000)), page({ property: 'width', value: { values: [900], unit: 'mm' } })],
      'width',
      [['4 rib: 900 mm', '5 rib: 1000 mm'], ['900 mm']],
      true,
    ],
    [
      'variants that are equal',
      [page(byRibs(900, 900)), page({ property: 'width', value: { values: [900], unit: 'mm' } })],
      'width',
      [['900 mm'], ['900 mm']],
      false,
    ],
    [
      'what distinguishes variants',
      [page(byRibs(900, 1000)), none],
      'ribs',
      [['4 rib', '5 rib'], []],
      false,
    ],
  ])('%s', (_case, pages, property, cells, differs) => {
    const row = comparedRows(pages, properties).find((one) => one.property === property)
    const written = row?.cells.map((lines) => lines.map((line) => line.replaceAll('\u00a0', ' ')))
    expect({ cells: written, differs: row?.differs }).toEqual({ cells, differs })
  })

  it('stand in the order of the vocabulary, each stated property once', () => {
    const compared = comparedRows([page(byRibs(900), thick(0.5)), page(thick(0.5))], properties)
    const order = properties.map(({ property }) => property)
    const rows = compared.map(({ property }) => property)
    expect(rows.toSorted()).toEqual(['ribs', 'thickness', 'width'])
    expect(rows).toEqual(order.filter((property) => rows.includes(property)))
  })

  it('show a claim where the table does not state it', () => {
    const claim = {
      property: 'warranty',
      ...formatFigure({ max: 5, unit: 'years' }, vocabulary, 'warranty'),
    }
    const claiming: ComparedPage = { kind: 'full', specification: { rows: [] }, claims: [claim] }
    expect(comparedRows([claiming], properties).map(({ property }) => property)).toEqual([
      'warranty',
    ])
  })

  it('leave out a property that no page states', () => {
    expect(comparedRows([none, none], properties)).toEqual([])
  })
})

describe('the address of a comparison', () => {
  it.each<[string, string, string, string[]]>([
    ['a fragment', '#Flatsheet,Clipsheet', '', ['Flatsheet', 'Clipsheet']],
    ['boxes that were ticked', '', '?Flatsheet=on&Clipsheet=on', ['Flatsheet', 'Clipsheet']],
    ['what others add to an address', '#Flatsheet', '?utm_source=x&fbclid=y', ['Flatsheet']],
    ['none', '', '', []],
    ['gaps and blanks', '#,Flat%20sheet,, Clipsheet,', '', ['Flatsheet', 'Clipsheet']],
    ['commas as messengers write them', '#Flatsheet%2CClipsheet', '', ['Flatsheet', 'Clipsheet']],
    ['what cannot be decoded', '#Flatsheet,%E0%A4', '', ['Flatsheet', '%E0%A4']],
    ['one twice, in another case', '#Flatsheet,flatsheet', '', ['flatsheet']],
  ])('is read from %s', (_case, hash, search, slugs) => {
    expect(readChoice(hash, search)).toEqual(slugs)
  })

  it('is read as it was written', () => {
    const slugs = Array.from({ length: 6 }, (_, i) => `Sheet${i}`)
    expect(readChoice(`#${writeChoice(slugs.map((slug) => `/${slug}`))}`, '')).toEqual(slugs)
  })
})
