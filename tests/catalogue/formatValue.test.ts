import { describe, expect, it } from 'vitest'
import { figureKey } from '../../src/catalogue/figure.ts'
import { type FormattedValue, formatFigure, formatValue } from '../../src/catalogue/formatValue.ts'
import type { Figure } from '../../src/catalogue/schemas/figure.ts'
import type { Vocabulary } from '../../src/catalogue/schemas/properties.ts'
import type { Value } from '../../src/catalogue/schemas/specification.ts'
import { formattedRuns, formattedText, textOfRuns } from '../../src/catalogue/textRuns.ts'
import { valueWriting } from '../../src/catalogue/valueWriting.ts'
import { vocabulary } from './vocabulary.ts'

const writing = valueWriting(vocabulary)

/** Replaces no-break spaces, so that expected texts can be typed. */
function withOrdinarySpaces(text: string): string {
  return text.replaceAll('\u00a0', ' ')
}

describe('a figure is formatted as', () => {
  const figures: [string, Figure, string?][] = [
    ['900, 1000 mm', { values: [900, 1000], unit: 'mm' }],
    ['12000 mm', { values: [12000], unit: 'mm' }],
    ['350–650 MPa', { min: 350, max: 650, unit: 'MPa' }],
    ['up to 5 years', { max: 5, unit: 'years' }],
    ['1 year', { values: [1], unit: 'years' }],
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
    expect(withOrdinarySpaces(textOfRuns(formatFigure(figure, vocabulary, property).runs))).toBe(
      expected,
    )
  })

  it('with its number and its unit in one run without a line break', () => {
    expect(formatFigure({ max: 5, unit: 'mm' }, vocabulary).runs).toEqual([
      { text: 'up to ', fixed: false },
      { text: '5\u00a0mm', fixed: true },
    ])
  })

  it.each([
    ['{figure} ≈ {feet}', '150 mm ≈ 6 in', '≈ 6 in'],
    ['{figure} {feet}', '150 mm 6 in', '6 in'],
    ['{figure}, {feet}', '150 mm, 6 in', '6 in'],
    ['{figure} or about {feet}', '150 mm or about 6 in', 'about 6 in'],
    ['{figure} (≈ {feet})', '150 mm (≈ 6 in)', '(≈ 6 in'],
    ['≈ {feet} {figure}', '≈ 6 in 150 mm', '6 in'],
    ['{feet}/{figure}', '6 in/150 mm', '6 in'],
  ])('with its feet, written "%s": %s, in one piece "%s"', (withFeet, expected, piece) => {
    const written = { ...vocabulary, writing: { ...vocabulary.writing, withFeet } }
    const { runs } = formatFigure({ values: [150], unit: 'mm' }, written, 'length')
    expect(withOrdinarySpaces(textOfRuns(runs))).toBe(expected)
    const pieces = runs.filter(({ unbroken }) => unbroken)
    expect(pieces.map(({ text }) => withOrdinarySpaces(text))).toEqual([piece])
  })

  it.each<[string, Figure, string | undefined, string[] | undefined]>([
    ['a list', { values: [0.5, 1], unit: 'mm' }, 'thickness', ['0.5 mm', '1.0 mm']],
    ['shares', { values: [40, 90], unit: '%' }, undefined, ['40%', '90%']],
    ['a length in feet, without them', { values: [1830], unit: 'mm' }, 'length', ['1830 mm']],
    ['a single figure, which is its text', { values: [7], unit: 'mm' }, undefined, undefined],
    ['a range, which has no values', { min: 1, max: 2, unit: 'mm' }, undefined, undefined],
  ])('value by value if that differs from its text: %s', (_, figure, property, expected) => {
    const { valueTexts } = formatFigure(figure, vocabulary, property)
    expect(valueTexts?.map(withOrdinarySpaces)).toEqual(expected)
  })
})

const values: [string, Value][] = [
  ['Light grey', 'light-grey'],
  ['Zinc, light grey', ['zinc', 'light-grey']],
  ['Zinc, Z100 GSM', ['zinc', { prefix: 'Z', values: [100], unit: 'GSM' }]],
  ['7 mm, zinc', [{ values: [7], unit: 'mm' }, 'zinc']],
  ['up to 7 mm', { max: 7, unit: 'mm' }],
  ['As you like', { text: 'as you like' }],
  ['', []],
]
it.each(values)('a value is formatted as %s', (expected, value) => {
  expect(
    withOrdinarySpaces(formattedText(formatValue(value, vocabulary, 'coating'), writing.lists)),
  ).toBe(expected)
})

describe('the same in every language is', () => {
  const { coating } = vocabulary.properties
  if (coating === undefined) throw new Error('the fixture has no coatings')
  const coded = {
    ...vocabulary,
    properties: { ...vocabulary.properties, coating: { ...coating, untranslated: true as const } },
    words: { ...vocabulary.words, any: { label: 'any', open: true as const } },
  }
  const values: [string, Vocabulary, Value, string[]][] = [
    ['a figure with its unit', vocabulary, ['zinc', { max: 7, unit: 'mm' }], ['7 mm']],
    ['no word', vocabulary, ['zinc', { text: 'as you like' }], []],
    ['a code, in the vocabulary or on one page', coded, ['zinc', { text: 'Z 1' }], ['Zinc, Z 1']],
    ['no open word', coded, ['zinc', 'any'], ['Zinc, ']],
  ]
  it.each(values)('%s', (_, words, value, expected) => {
    const runs = formattedRuns(formatValue(value, words, 'coating'), writing)
    const fixed = runs.flatMap(({ text, fixed }) => (fixed ? [withOrdinarySpaces(text)] : []))
    expect(fixed).toEqual(expected)
  })

  it('a length in feet', () => {
    const { runs } = formatFigure({ values: [150], unit: 'mm' }, vocabulary, 'length')
    expect(runs).toEqual([
      { text: '150\u00a0mm ', fixed: true },
      { text: '≈\u00a06\u00a0in', fixed: true, unbroken: true },
    ])
  })

  it('no colon after words, but a colon after a figure', () => {
    const five = formatFigure({ values: [5], unit: 'rib' }, vocabulary)
    const zinc = formatValue('zinc', vocabulary, 'coating')
    expect(formattedRuns([five], writing, zinc).map(({ fixed }) => fixed)).toEqual([false, true])
    expect(formattedRuns(zinc, writing, [five]).map(({ text }) => text)).toEqual([
      '5\u00a0rib: ',
      'Zinc',
    ])
  })
})

it('figures of a property have the same key only if they mean the same', () => {
  const figures: Figure[] = [
    { values: [5], unit: 'years' },
    { values: [5, 6], unit: 'years' },
    { min: 5, unit: 'years' },
    { max: 5, unit: 'years' },
    { min: 5, max: 6, unit: 'years' },
  ]
  expect(new Set(figures.map((figure) => figureKey(figure))).size).toBe(figures.length)
  expect(figureKey({ max: 5, unit: 'years', decimals: 1 })).toBe(
    figureKey({ unit: 'years', max: 5 }),
  )
})

describe('a figure is written in the order of its language', () => {
  const polish = {
    ...vocabulary,
    language: 'pl',
    writing: {
      ...vocabulary.writing,
      upTo: '{figure} najwyżej',
      range: 'od {from} do {to}',
      labelled: '{value} ({label})',
    },
    units: {
      ...vocabulary.units,
      years: {
        written: { one: '{number} rok', few: '{number} lata', other: '{number} lat' },
        kind: 'time',
        factor: 1,
      },
      rib: { written: 'żeber {number}', kind: 'count', factor: 1 },
    },
  }
  const zinc: FormattedValue = { word: 'zinc', runs: [{ text: 'cynk', fixed: false }] }
  it.each<[string, Figure]>([
    ['1 rok', { values: [1], unit: 'years' }],
    ['3 lata', { values: [3], unit: 'years' }],
    ['5 lat najwyżej', { max: 5, unit: 'years' }],
    ['od 40 do 90%', { min: 40, max: 90, unit: '%' }],
    ['żeber 4 i 5', { values: [4, 5], unit: 'rib' }],
    ['0,5 mm', { values: [0.5], unit: 'mm' }],
  ])('%s', (expected, figure) => {
    const { runs } = formatFigure(figure, polish)
    expect(withOrdinarySpaces(textOfRuns(runs))).toBe(expected)
  })

  it('and its words can be translated, its numbers and units not', () => {
    expect(formatFigure({ max: 5, unit: 'years' }, polish).runs).toEqual([
      { text: '5\u00a0lat', fixed: true },
      { text: ' najwyżej', fixed: false },
    ])
    const four = formatFigure({ values: [4], unit: 'rib' }, polish)
    expect(formattedRuns([zinc], valueWriting(polish), [four])).toEqual([
      { text: 'cynk (', fixed: false },
      { text: 'żeber\u00a04)', fixed: true },
    ])
    expect(formattedRuns([four, zinc], valueWriting(polish))).toEqual([
      { text: 'żeber\u00a04', fixed: true },
      { text: ' i cynk', fixed: false },
    ])
  })
})
