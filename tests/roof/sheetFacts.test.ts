import { expect, it } from 'vitest'
import type { FormattedValue } from '../../src/catalogue/formatValue.ts'
import type { ProductTable } from '../../src/catalogue/productTable.ts'
import type { PropertyRole } from '../../src/catalogue/propertyRole.ts'
import type { Figure } from '../../src/catalogue/schemas/figure.ts'
import { canCount, sheetFacts } from '../../src/roof/sheetFacts.ts'

const runs = [{ text: 'as written', fixed: true }]
const figures = (...all: Figure[]): FormattedValue[] => all.map((figure) => ({ figure, runs }))
const mm = (...values: number[]) => figures({ values, unit: 'mm' })
const onRequest: FormattedValue[] = [{ word: 'on-request', runs }]

/** A line of a table. With `ribs`, it belongs to the variant with so many ribs. */
type Line = { role: PropertyRole; written: FormattedValue[]; ribs?: number }

function tableOf(lines: readonly Line[], calculator: 'laps' | 'profiles' = 'laps'): ProductTable {
  const rows = lines.map(({ role, written, ribs }) => {
    const variant = {
      property: 'ribs',
      written: figures({ values: [ribs ?? 0], unit: 'rib' }),
    }
    const line = { written, ...(ribs !== undefined && { variant }) }
    return { cells: [{ property: role, role, lines: [line] }] }
  })
  return { rows, calculator }
}

const ribbed: Line[] = [
  { role: 'overall width', written: mm(1095), ribs: 5 },
  { role: 'overall width', written: mm(1080), ribs: 6 },
  { role: 'overall width', written: mm(1290), ribs: 7 },
]
const range = figures({ min: 900, max: 1100, unit: 'mm' })

it.each<[string, Line[], Record<string, string>, object]>([
  [
    'one width',
    [{ role: 'overall width', written: mm(1090) }],
    {},
    { overall: 1090, widest: 1090 },
  ],
  ['a range: its largest', [{ role: 'overall width', written: range }], {}, { widest: 1100 }],
  [
    'variants, none chosen: the largest',
    ribbed,
    {},
    { overall: undefined, cover: undefined, widest: 1290 },
  ],
  ['the chosen variant', ribbed, { ribs: '5rib' }, { overall: 1095, widest: 1095 }],
  [
    'a range in another unit, as it is compared',
    [
      {
        role: 'overall width',
        written: [{ figure: { min: 0.9, max: 1.1, unit: 'm' }, compared: [900, 1100], runs }],
      },
    ],
    {},
    { widest: 1100 },
  ],
  [
    'a width beside one on request: no largest',
    [...ribbed, { role: 'overall width', written: onRequest, ribs: 8 }],
    {},
    { overall: undefined, widest: undefined },
  ],
  [
    'one width and one on request: neither is chosen',
    [
      { role: 'overall width', written: mm(1000), ribs: 5 },
      { role: 'overall width', written: onRequest, ribs: 6 },
    ],
    {},
    { overall: undefined, widest: undefined },
  ],
  [
    'a width and more: no largest',
    [{ role: 'overall width', written: figures({ min: 900, unit: 'mm' }) }],
    {},
    { widest: undefined },
  ],
  [
    'widths with their cover widths: each is counted, none is a bound',
    [
      { role: 'overall width', written: mm(940, 1060) },
      { role: 'cover width', written: mm(895, 1015) },
    ],
    {},
    { widest: undefined, widths: [{ cover: 895 }, { cover: 1015 }] },
  ],
  ['on request', [{ role: 'overall width', written: onRequest }], {}, { widest: undefined }],
])('the width of a sheet by %s', (_, lines, chosen, expected) => {
  expect(sheetFacts(tableOf(lines), chosen)).toMatchObject(expected)
})

it.each<[string, Line[], 'laps' | 'profiles', boolean]>([
  ['with a width', ribbed, 'laps', true],
  ['with a cover width', [{ role: 'cover width', written: mm(950) }], 'laps', true],
  ['without any', [{ role: 'overall width', written: onRequest }], 'laps', false],
  ['that profiles join', ribbed, 'profiles', false],
])('a sheet %s can be counted, or not', (_, lines, joint, expected) => {
  const facts = sheetFacts(tableOf(lines, joint), {})
  expect(facts && canCount(facts)).toBe(expected)
})
