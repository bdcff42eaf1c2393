import { describe, expect, it } from 'vitest'
import { formatFigure, formatValue } from '../../../src/catalogue/formatValue.ts'
import { limits } from '../../../src/catalogue/limits.ts'
import type { Row, Value } from '../../../src/catalogue/schemas/specification.ts'
import { valueWriting } from '../../../src/catalogue/valueWriting.ts'
import type { SourceView } from '../../../src/catalogue/view.ts'
import {
  type ComparedPage,
  comparisonRows,
  differentWork,
  type Tier,
} from '../../../src/pages/compare/rows.ts'
import { tableView } from '../../../src/pages/product/tableView.ts'
import { formatComparison, parseComparison } from '../../../src/pages/shared/comparisonAddress.ts'
import { vocabulary } from '../../catalogue/vocabulary.ts'

const writing = valueWriting(vocabulary)
const properties = Object.entries(vocabulary.properties).map(([property, { label, unit }]) => ({
  property,
  label,
  ...(unit && { unit }),
}))

function page(...rows: Row[]): ComparedPage {
  return pageFrom({ text: 'As given.' }, ...rows)
}

function pageFrom(given: SourceView, ...rows: Row[]): ComparedPage {
  const specification = { heading: 'Table', rows }
  const words = { property: 'Property', value: 'Value' }
  return {
    kind: 'full',
    specification: tableView({ specification, claims: [] }, vocabulary, words, () => given),
    claims: [],
  }
}

/** The words that mean that a value is not known. */
const unknown = ['on-request']

const mm = (...values: number[]) => ({ values, unit: 'mm' as const })
const thick = (...values: number[]): Row => ({ property: 'thickness', value: mm(...values) })
type Variants = Extract<Row, { variants: unknown }>
const byRibs = (...widths: number[]): Variants => ({
  variants: {
    by: 'ribs',
    columns: ['width'],
    rows: widths.map((width, i) => ({ ribs: { values: [i + 4], unit: 'rib' }, width: mm(width) })),
  },
})
const none: ComparedPage = { kind: 'placeholder' }

/** A page whose table has a value for the property, variants, or nothing; or a page without a table. */
function pageWith(
  property: string,
  stated: Value | Variants | 'nothing' | 'no table',
): ComparedPage {
  if (stated === 'no table') return none
  if (stated === 'nothing') return page()
  if (typeof stated === 'object' && 'variants' in stated) return page(stated)
  return page({ property, value: stated })
}

const greyRed: Value = ['light-grey', { text: 'red' }]
const redGrey: Value = [{ text: 'Red' }, 'light-grey']

describe('the rows of a comparison', () => {
  it.each<[string, string, Parameters<typeof pageWith>[1][], string, Tier]>([
    ['other figures', 'thickness', [mm(0.5), mm(0.7)], '0.5 mm | 0.7 mm', 'differs'],
    ['the same', 'thickness', [mm(0.5), mm(0.5)], '0.5 mm | 0.5 mm', 'same'],
    ['another unit', 'width', [{ values: [0.9], unit: 'm' }, mm(900)], '0.9 m | 900 mm', 'same'],
    [
      'a limit from above and one from below',
      'warranty',
      [
        { max: 5, unit: 'years' },
        { min: 5, unit: 'years' },
      ],
      'up to 5 years | 5+ years',
      'differs',
    ],
    ['another order', 'colour', [greyRed, redGrey], 'Light grey, red | Red, light grey', 'same'],
    ['"on request"', 'thickness', [mm(0.5), 'on-request'], '0.5 mm | On request', 'partly'],
    [
      'nothing but "on request"',
      'thickness',
      ['on-request', 'on-request', 'nothing'],
      'On request | On request | ',
      'none',
    ],
    ['a value in only one table', 'thickness', [mm(0.5), 'nothing'], '0.5 mm | ', 'partly'],
    ['a product without a table', 'thickness', [mm(0.5), 'no table'], '0.5 mm | ', 'partly'],
    ['a third', 'thickness', [mm(0.5), mm(0.7), mm(0.5)], '0.5 mm | 0.7 mm | 0.5 mm', 'differs'],
    [
      'variants',
      'width',
      [byRibs(900, 1000), mm(900)],
      '4 rib: 900 mm, 5 rib: 1000 mm | 900 mm',
      'differs',
    ],
    ['equal variants', 'width', [byRibs(900, 900), mm(900)], '900 mm | 900 mm', 'same'],
    [
      'the property that distinguishes variants',
      'ribs',
      [byRibs(900, 900), 'no table'],
      '4 rib, 5 rib | ',
      'partly',
    ],
    [
      'the same property if another product states it alone',
      'ribs',
      [byRibs(900, 1000), { values: [6], unit: 'rib' }],
      '4 rib, 5 rib | 6 rib',
      'differs',
    ],
  ])('%s', (_case, property, stated, cells, tier) => {
    const pages = stated.map((value) => pageWith(property, value))
    const row = comparisonRows(pages, properties, writing, unknown).find(
      (comparedRow) => comparedRow.property === property,
    )
    const written = row?.cells.map((lines) =>
      lines.map(({ text }) => text.replaceAll('\u00a0', ' ')).join(', '),
    )
    expect({ cells: written?.join(' | '), tier: row?.tier }).toEqual({ cells, tier })
  })

  it.each<[string, number, Tier]>([
    ['no difference from others', 2, 'partly'],
    ['shown as the others of a single product', 1, 'same'],
  ])('a value of which an item may be wrong is %s', (_, count, tier) => {
    const stated = { property: 'colour', value: redGrey }
    const doubted = pageFrom({ text: 'As given.', doubted: [0] }, stated)
    const pages = [doubted, page(stated)].slice(0, count)
    const [row] = comparisonRows(pages, properties, writing, unknown)
    expect(row?.cells[0]?.map(({ text }) => text)).toEqual(['Light grey'])
    expect(row?.tier).toBe(tier)
  })

  describe('if a property qualifies the figures of another, such as thickness with or without coating', () => {
    const qualified = properties.map((property) =>
      property.property === 'coating' ? { ...property, basisOf: 'thickness' } : property,
    )
    const basis = (text: string): Row => ({ property: 'coating', value: { text } })
    const bare = page(thick(0.5), basis('bare'))

    it.each<[string, ComparedPage, Tier]>([
      [
        'the same figure with another qualifier differs',
        page(thick(0.5), basis('coated')),
        'differs',
      ],
      ['the same figure with the same qualifier does not', page(thick(0.5), basis('bare')), 'same'],
      ['the same figure without a qualifier differs', page(thick(0.5)), 'differs'],
    ])('%s, and each figure has its qualifier beside it', (_case, other, tier) => {
      const rows = comparisonRows([bare, other], qualified, writing, unknown)
      expect(rows.map(({ property }) => property)).toEqual(['thickness'])
      expect(rows[0]?.tier).toBe(tier)
      expect(rows[0]?.cells[0]?.map(({ text }) => text)).toEqual(['0.5\u00a0mm', 'Bare'])
    })
  })

  it('do not repeat the variants that the values of another row name', () => {
    const pages = [page(byRibs(900, 1000)), page(byRibs(900, 1100)), none]
    const rows = comparisonRows(pages, properties, writing, unknown)
    expect(rows.map(({ property }) => property)).toEqual(['width'])
  })

  it('are in the order of the vocabulary, each property once', () => {
    const compared = comparisonRows(
      [page(byRibs(900), thick(0.5)), page(thick(0.5))],
      properties,
      writing,
      unknown,
    )
    const order = properties.map(({ property }) => property)
    const rows = compared.map(({ property }) => property)
    expect(rows.toSorted()).toEqual(['ribs', 'thickness', 'width'])
    expect(rows).toEqual(order.filter((property) => rows.includes(property)))
  })

  it('show the filter words of a product whose table does not have the property, with and without a table', () => {
    const filterWords = (word: string) => [
      { property: 'colour', written: formatValue([word], vocabulary, 'colour') },
    ]
    const products: ComparedPage[] = [
      { ...page({ property: 'colour', value: 'light-grey' }), filterWords: filterWords('custom') },
      { ...page(thick(0.5)), filterWords: filterWords('custom') },
      { kind: 'placeholder', filterWords: filterWords('light-grey') },
      { kind: 'placeholder' },
    ]
    const row = comparisonRows(products, properties, writing, unknown).find(
      ({ property }) => property === 'colour',
    )
    expect(row?.cells.map((lines) => lines.map(({ text }) => text).join())).toEqual([
      'Light grey',
      'Custom',
      'Light grey',
      '',
    ])
    expect(row?.tier).toBe('differs')
  })

  it('show a claim if the table has no value', () => {
    const claim = {
      property: 'warranty',
      ...formatFigure({ max: 5, unit: 'years' }, vocabulary, 'warranty'),
    }
    const claiming: ComparedPage = { kind: 'full', specification: { rows: [] }, claims: [claim] }
    expect(
      comparisonRows([claiming], properties, writing, unknown).map(({ property }) => property),
    ).toEqual(['warranty'])
  })

  it('leave out a property without a value on any page', () => {
    expect(comparisonRows([none, none], properties, writing, unknown)).toEqual([])
  })
})

describe('the work of the products of a comparison', () => {
  const work = properties.map((property) =>
    property.property === 'colour' ? { ...property, work: true as const } : property,
  )
  const doing = (...words: string[]): ComparedPage => ({
    kind: 'placeholder',
    filterWords: [{ property: 'colour', written: formatValue(words, vocabulary, 'colour') }],
  })
  const [grey, both] = [doing('light-grey'), doing('light-grey', 'custom')]
  const [custom, red] = [doing('custom'), doing('red')]
  it.each<[string, ComparedPage[], [number[], string][] | undefined]>([
    ['the same', [grey, grey], undefined],
    ['some in common', [grey, both], undefined],
    [
      'none in common',
      [grey, custom],
      [
        [[0], 'Light grey'],
        [[1], 'Custom'],
      ],
    ],
    ['two without a common word, which a third has', [grey, both, custom], undefined],
    [
      'one alone',
      [grey, both, red],
      [
        [[0, 1], 'Light grey'],
        [[2], 'Red'],
      ],
    ],
    [
      'no word that all of one kind have',
      [grey, both, custom, red],
      [
        [[0], 'Light grey'],
        [[1], 'Light grey, custom'],
        [[2], 'Custom'],
        [[3], 'Red'],
      ],
    ],
    [
      'in a table',
      [page({ property: 'colour', value: 'light-grey' }), custom],
      [
        [[0], 'Light grey'],
        [[1], 'Custom'],
      ],
    ],
    ['not stated for one', [grey, none], undefined],
    [
      'not stated for the third',
      [grey, none, custom],
      [
        [[0], 'Light grey'],
        [[2], 'Custom'],
      ],
    ],
  ])('%s', (_case, pages, works) => {
    const found = differentWork(pages, work, writing)
    expect(found?.map(({ pages, text }) => [pages, text])).toEqual(works)
    expect(differentWork(pages, properties, writing)).toBeUndefined()
  })
})

describe('the address of a comparison', () => {
  it.each<[string, string, string, string[]]>([
    ['a fragment', '#Flatsheet,Clipsheet', '', ['Flatsheet', 'Clipsheet']],
    ['boxes that were ticked', '', '?Flatsheet=on&Clipsheet=on', ['Flatsheet', 'Clipsheet']],
    ['parameters that other sites add', '#Flatsheet', '?utm_source=x&fbclid=y', ['Flatsheet']],
    ['none', '', '', []],
    ['gaps and blanks', '#,Flat%20sheet,, Clipsheet,', '', ['Flatsheet', 'Clipsheet']],
    ['commas as messengers write them', '#Flatsheet%2CClipsheet', '', ['Flatsheet', 'Clipsheet']],
    ['commas that were encoded twice', '#Flatsheet%252CClipsheet', '', ['Flatsheet', 'Clipsheet']],
    ['full-width commas', '#Flatsheet，Clipsheet', '', ['Flatsheet', 'Clipsheet']],
    ['an address that cannot be decoded', '#Flatsheet,%E0%A4', '', ['Flatsheet']],
    ['an address with a line break', '#Flat%0D%0Asheet', '', ['Flatsheet']],
    ...[
      '.',
      ')',
      ');',
      '"',
      '”',
      '।',
      '%E0%A5%A4',
      '\u200b',
      '%20',
      '*',
      '/',
      '...',
      '%E0%A5',
      '🙏',
    ].map((end): [string, string, string, string[]] => [
      `an address with ${end} behind it`,
      `#Flatsheet,Clipsheet${end}`,
      '',
      ['Flatsheet', 'Clipsheet'],
    ]),
    ['a tracking parameter behind it', '#Flatsheet&utm_source=x', '', ['Flatsheet']],
    ['a query behind it', '#Flatsheet?utm_source=x', '', ['Flatsheet']],
    ['marks around it', '#*Flatsheet*,_Clipsheet_', '', ['Flatsheet', 'Clipsheet']],
    ['a number sign too many', '##Flatsheet', '', ['Flatsheet']],
    ['the same slug in another letter case', '#Flatsheet,flatsheet', '', ['flatsheet']],
  ])('is read from %s', (_case, hash, search, slugs) => {
    expect(parseComparison(hash, search)).toEqual({ slugs, exceeding: 0 })
  })

  it('is read up to a limit, and the rest is counted', () => {
    const slugs = Array.from({ length: limits.compared + 7 }, (_, i) => `Sheet${i}`)
    const long = 'x'.repeat(2_000_000)
    expect(parseComparison(`#${slugs.join()},${long}`, '')).toEqual({
      slugs: slugs.slice(0, limits.compared),
      exceeding: 8,
    })
    const boxes = slugs.map((slug) => `${slug}=on`).join('&')
    expect(parseComparison('', `?${boxes}`).exceeding).toBe(7)
  })

  it('is read as it was written', () => {
    const slugs = Array.from({ length: 6 }, (_, i) => `Sheet${i}`)
    const written = formatComparison(slugs.map((slug) => `/${slug}`))
    expect(parseComparison(`#${written}`, '').slugs).toEqual(slugs)
  })
})
