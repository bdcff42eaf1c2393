import { describe, expect, it } from 'vitest'
import { figureKey } from '../../../src/model/catalogue/figure.ts'
import { formatFigure, formatValue } from '../../../src/model/catalogue/formatValue.ts'
import { textOf } from '../../../src/model/catalogue/textOf.ts'
import type { Figure } from '../../../src/model/shape/figure.ts'
import type { Value } from '../../../src/model/shape/specification.ts'
import { vocabulary } from './vocabulary.ts'

/** With ordinary spaces instead of no-break spaces. */
function withOrdinarySpaces(text: string): string {
  return text.replaceAll('\u00a0', ' ')
}

describe('a figure is formatted as', () => {
  const figures: [string, Figure, string?][] = [
    ['900, 1000 mm', { values: [900, 1000], unit: 'mm' }],
    ['12000 mm', { values: [12000], unit: 'mm' }],
    ['350–650 MPa', { min: 350, max: 650, unit: 'MPa' }],
    ['up to 5 years', { max: 5, unit: 'years' }],
    ['10+ years', { min: 10, unit: 'years' }],
    ['up to 90%', { max: 90, unit: '%' }],
    ['40–90%', { min: 40, max: 90, unit: '%' }],
    ['Z100, Z120 GSM', { prefix: 'Z', values: [100, 120], unit: 'GSM' }],
    ['3K+', { min: 3000, unit: 'count' }],
    ['950', { values: [950], unit: 'count' }],
    ['28', { values: [28], unit: 'index' }],
    ['20 microns', { values: [20], unit: 'micron' }],
    ['0.3 mm', { values: [0.1 + 0.2], unit: 'mm' }],
    // Each number has as many decimals as it needs, and at least those of the property.
    ['0.5, 0.75, 1.0 mm', { values: [0.5, 0.75, 1], unit: 'mm' }, 'thickness'],
    ['0.50, 0.75, 1.00 mm', { values: [0.5, 0.75, 1], unit: 'mm', decimals: 2 }, 'thickness'],
    ['1, 1.5 mm', { values: [1, 1.5], unit: 'mm', decimals: 0 }, 'thickness'],
    ['0.7–2.25 mm', { min: 0.7, max: 2.25, unit: 'mm' }, 'thickness'],
    // Builders order in feet: whole feet as a list, others to the nearest inch.
    ['1830, 2440 mm ≈ 6, 8 ft', { values: [1830, 2440], unit: 'mm' }, 'length'],
    ['2, 3.66 m ≈ 6 ft 7 in, 12 ft', { values: [2, 3.66], unit: 'm' }, 'length'],
    ['2000–4000 mm ≈ 6 ft 7 in–13 ft 1 in', { min: 2000, max: 4000, unit: 'mm' }, 'length'],
    ['up to 12 m ≈ 39 ft 4 in', { max: 12, unit: 'm' }, 'length'],
    ['2440+ mm ≈ 8+ ft', { min: 2440, unit: 'mm' }, 'length'],
    ['150 mm ≈ 6 in', { values: [150], unit: 'mm' }, 'length'],
  ]
  it.each(figures)('%s', (expected, figure, property) => {
    expect(withOrdinarySpaces(textOf([formatFigure(figure, vocabulary, property)]))).toBe(expected)
  })

  it('with its number and its unit as two pieces, between which no line breaks', () => {
    const { parts } = formatFigure({ max: 5, unit: 'mm' }, vocabulary)
    expect(parts).toEqual([{ words: 'up to ' }, { number: '5' }, { unit: '\u00a0mm' }])
  })
})

describe('a value is formatted as', () => {
  const values: [string, Value][] = [
    ['Light grey', 'light-grey'],
    ['Zinc, light grey', ['zinc', 'light-grey']],
    ['Zinc, Z100 GSM', ['zinc', { prefix: 'Z', values: [100], unit: 'GSM' }]],
    ['7 mm, zinc', [{ values: [7], unit: 'mm' }, 'zinc']],
    ['up to 7 mm', { max: 7, unit: 'mm' }],
    ['As you like', { text: 'as you like' }],
    ['', []],
  ]
  it.each(values)('%s', (expected, value) => {
    expect(withOrdinarySpaces(textOf(formatValue(value, vocabulary, 'coating')))).toBe(expected)
  })
})

it('figures have the same key only where they mean the same', () => {
  const figures: Figure[] = [
    { values: [5], unit: 'years' },
    { values: [5], unit: 'mm' },
    { values: [5, 6], unit: 'years' },
    { min: 5, unit: 'years' },
    { max: 5, unit: 'years' },
    { min: 5, max: 6, unit: 'years' },
  ]
  expect(new Set(figures.map((one) => figureKey(one))).size).toBe(figures.length)
  expect(figureKey({ max: 5, unit: 'years', decimals: 1 })).toBe(
    figureKey({ unit: 'years', max: 5 }),
  )
})
