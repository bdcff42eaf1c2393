import { describe, expect, it } from 'vitest'
import type { Figure } from '../../src/catalogue/schemas/figure.ts'
import type { Specification, Variants } from '../../src/catalogue/schemas/specification.ts'
import { figuresOfProperty, specificationEntries } from '../../src/catalogue/specification.ts'

function mm(value: number): Figure {
  return { values: [value], unit: 'mm' }
}

const variants: Variants = {
  by: 'size',
  columns: ['width', 'length'],
  rows: [
    { size: 'small', width: mm(900), length: 'on-request' },
    { size: 'large', width: [mm(1200), 'on-request', { max: 1, unit: 'm' }], length: mm(2400) },
  ],
}

const tables: [string, Specification, (string | number)[]][] = [
  ['a table of variants', { heading: 'Sizes', variants }, []],
  [
    'a row of variants',
    {
      heading: 'Sizes',
      rows: [{ property: 'thickness', value: mm(2) }, { claim: 'warranty' }, { variants }],
    },
    ['rows', 2],
  ],
]

describe.each(tables)('%s', (_, table, start) => {
  const entries = [...specificationEntries(table)].filter(
    ({ property }) => property !== 'thickness',
  )

  it('has each property of each variant, with its location', () => {
    expect(entries.map(({ property, value }) => [property, value])).toEqual([
      ['size', 'small'],
      ['width', mm(900)],
      ['length', 'on-request'],
      ['size', 'large'],
      ['width', [mm(1200), 'on-request', { max: 1, unit: 'm' }]],
      ['length', mm(2400)],
    ])
    for (const { jsonPath, value } of entries) {
      expect(jsonPath.slice(0, -1)).toEqual([...start, 'variants', 'rows', jsonPath.at(-2)])
      expect(jsonPath.reduce<unknown>((parent, key) => Object(parent)[key], table)).toEqual(value)
    }
  })

  it('has the figures of a property, each with its variant', () => {
    const variantOf = (value: string) => ({ property: 'size', value })
    expect(figuresOfProperty(table, 'width')).toMatchObject([
      { figure: mm(900), variant: variantOf('small') },
      { figure: mm(1200), variant: variantOf('large') },
      { figure: { max: 1, unit: 'm' }, variant: variantOf('large') },
    ])
    expect(figuresOfProperty(table, 'size')).toEqual([])
    expect(figuresOfProperty(table, 'height')).toEqual([])
  })
})

it('a plain row applies to every variant, and a row that shows a claim has no value', () => {
  const rows = [{ property: 'thickness', value: mm(2) }, { claim: 'warranty' }]
  const table = { heading: 'Sizes', rows }
  expect([...specificationEntries(table)]).toEqual([
    { property: 'thickness', value: mm(2), jsonPath: ['rows', 0, 'value'] },
  ])
})
