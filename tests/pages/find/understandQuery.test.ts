import { describe, expect, it } from 'vitest'
import { unitSpellings } from '../../../src/catalogue/spellings.ts'
import { wordsOf } from '../../../src/pages/find/normalizeWords.ts'
import { understandQuery } from '../../../src/pages/find/understandQuery.ts'
import { frozenCatalogue } from '../../helpers/frozenCatalogue.ts'

const rules = {
  ignored: ['the', 'near', 'for', 'my', 'sq ft', 'price', 'ભાવ', 'માટે', 'के लिए'].map(wordsOf),
  spellings: unitSpellings(frozenCatalogue.properties),
  units: frozenCatalogue.properties.units,
  hasCalculator: true,
  isProductWord: (word: string) => wordsOf('patra screw purlin sheet પતરા સ્ક્રૂ चादर').includes(word),
  knownWord: (word: string) => word,
}

const understood = (text: string) => understandQuery(text, rules)

describe('a building is read from a query', () => {
  it.each([
    ['12 x 30 m shed', 12, 30, 'm', 'shed'],
    ['12x30m', 12, 30, 'm', ''],
    ['12m x 30m godown', 12, 30, 'm', 'godown'],
    ['20x40', 20, 40, undefined, ''],
    ['20 X 40 feet', 20, 40, 'ft', ''],
    ["20'x40' shed", 20, 40, 'ft', 'shed'],
    ['20 by 40 ft', 20, 40, 'ft', ''],
    ['20×40 shed', 20, 40, undefined, 'shed'],
    ['20*40', 20, 40, undefined, ''],
    ['12.5 x 30.5 m', 12.5, 30.5, 'm', ''],
    ['૨૦ x ૪૦ ફૂટ', 20, 40, 'ft', ''],
    ['२० x ४० फुट', 20, 40, 'ft', ''],
    ['6000 x 12000 mm', 6000, 12000, 'mm', ''],
    ['sheet for 20 x 40', 20, 40, undefined, 'sheet'],
    ['400 x 600 cm', 4, 6, 'm', ''],
    ['120 x 240 inch', 10, 20, 'ft', ''],
    [`12'6" x 20'`, 12.5, 20, 'ft', ''],
    [`20'6" x 40'6" shed`, 20.5, 40.5, 'ft', 'shed'],
    ['6 m x 20 ft', 19.69, 20, 'ft', ''],
    ['20x40x10 shed', 20, 40, undefined, 'shed'],
    ['30 x 12 m shed', 12, 30, 'm', 'shed'],
    ['100x40 ft', 40, 100, 'ft', ''],
    ['10x20 yard shed', 30, 60, 'ft', 'shed'],
    ['10 x 20 yds', 30, 60, 'ft', ''],
    ['10x20 gaj', 30, 60, 'ft', ''],
    ['१० x २० गज शेड', 30, 60, 'ft', 'शेड'],
    ['10x20 गज़', 30, 60, 'ft', ''],
    ['૧૦ x ૨૦ વાર', 30, 60, 'ft', ''],
    ['40 बाई 80 फुट शेड', 40, 80, 'ft', 'शेड'],
    ['20 bay 40', 20, 40, undefined, ''],
    ['૩૦ બાય ૫૦ ફૂટના શેડ', 30, 50, 'ft', 'ના શેડ'],
    ['20 foot chauda 35 foot lamba shed', 20, 35, 'ft', 'shed'],
    ['૫૦ ફૂટ લાંબો ૩૦ ફૂટ પહોળો શેડ', 30, 50, 'ft', 'શેડ'],
    ['50 फुट लंबा 30 फुट चौड़ा', 30, 50, 'ft', ''],
    ['length 40 width 20 feet', 20, 40, 'ft', ''],
    ['12 m wide and 30 m long shed', 12, 30, 'm', 'and shed'],
    ['shed 40 ft x 60 ft, ht 15 ft', 40, 60, 'ft', 'shed'],
    ['15 foot high 40x60 shed', 40, 60, undefined, 'shed'],
    ['lambai 40 chaudai 20 unchai 12', 20, 40, undefined, ''],
    ['૪૦ x ૬૦ ફૂટ, ઊંચાઈ ૧૫ ફૂટ', 40, 60, 'ft', ''],
    ['40x60 फुट ऊंचाई 15 फुट', 40, 60, 'ft', ''],
  ])('%s', (text, width, length, unit, words) => {
    const { building, words: found } = understood(text)
    expect(building).toEqual({ length, width, unit })
    expect(found).toEqual(wordsOf(words))
  })

  it.each([
    'z purlin 200x60x20',
    '200x60x20 pipe',
    '8x4 sheet',
    '4 x 8 ft',
    '1220 x 2440 mm',
    '0.5 x 1220 mm',
    '3x',
    'x 40',
    'box 20',
    '12 ft long sheet',
    'sheet 12 ft long 3 ft wide',
    'long wide shed 40',
  ])('but not from %s', (text) => expect(understood(text).building).toBeUndefined())
})

it.each([
  ['10 feet sheet', 3048],
  ['3.66 m sheet', 3660],
  ['12 ft', 3657.6],
  ["10' sheet", 3048],
  ['10′ sheet', 3048],
  ['૧૦ ફૂટ પતરા', 3048],
  ['१० फीट', 3048],
  ['8x4 sheet', 2438.4],
  ['3660 mm', 3660],
])('the length of a sheet is read from %s', (text, mm) => {
  expect(understood(text).pieceLength).toBe(mm)
  expect(understood(text).words.join(' ')).not.toMatch(/\d/)
})

it.each(['10″', "10''", '10"'])('inches are no feet: %s', (text) => {
  expect(understood(text).pieceLength).toBeUndefined()
})

it.each([
  ['0.5 mm', 0.5],
  ['blue sheet 0.5', 0.5],
  ['0.50 patra', 0.5],
  ['૦.૫૦', 0.5],
  ['0.45mm', 0.45],
  ['20x40 shed 0.5 mm', 0.5],
  ['0.5 to', 0.5],
  ['4 in', 101.6],
])('a thickness is read from %s', (text, mm) => {
  expect(understood(text).sizes.map(({ size }) => size)).toEqual([{ values: [mm], unit: 'mm' }])
})

it.each([
  ['price', true, 'price'],
  ['the price', true, 'the price'],
  ['ભાવ', true, 'ભાવ'],
  ['patra price', false, 'patra price'],
  ['20x40 price', true, ''],
  ['patra', false, 'patra'],
])(
  '"%s" has ignored words only: %s; a question is found by "%s"',
  (text, hasIgnoredOnly, typed) => {
    expect(understood(text)).toMatchObject({ hasIgnoredOnly, typedWords: wordsOf(typed) })
  },
)

it.each([
  ['shed near the sea', 'shed sea'],
  ['40x60 shed sheet 12 ft', 'shed sheet'],
  ['#12 screw', 'screw'],
  ['1200 sq ft godown', 'godown'],
  // Yards of ground are no length of a sheet.
  ['10 गज की चादर', 'की चादर'],
  ['10 gaj patra', 'patra'],
  ['100 yards shed', 'shed'],
  ['100 sq. yard shed', 'shed'],
  ['100 वर्ग गज शेड', 'शेड'],
  ['૧૦૦ ચોરસ વાર શેડ', 'શેડ'],
  ['૧૦૦ વાર', 'વાર'],
  ['10 varnish', 'varnish'],
  ['10 yardstick', 'yardstick'],
  ['1090', '1090'],
  ['for the', 'for the'],
  ['ગોડાઉન માટે', 'ગોડાઉન'],
  ['गोदाम के लिए', 'गोदाम'],
])('"%s" is searched for by the words "%s"', (text, words) => {
  expect(understood(text).words).toEqual(wordsOf(words))
})

describe('a text with several quantities is a list', () => {
  it.each([
    ['0.5 blue 12 ft 40 nos, C purlin 500 m, 2 ton screw', true],
    ['40 નંગ પતરા અને 2 બોક્સ સ્ક્રૂ', true],
    ['500 rft purlin, 300 kg screw', true],
    ['12 fut na 30 patra ane 10 fut na 25 patra', true],
    ['૧૨ ફૂટના ૪૦ પતરા, ૧૦ ફૂટના ૨૦ પતરા, સ્ક્રૂ ૧૦૦૦', true],
    ['12 फुट की 40 चादर और 10 फुट की 20 चादर', true],
    ['purlin 200, screw 500', true],
    ['10 ft 30 patra', undefined],
    ['30 x 50 patra 20 x 40 patra', undefined],
    ['12 ft sheet 40 nos', undefined],
    ['20 x 40 ft shed', undefined],
    ['0.5 mm blue sheet 12 ft', undefined],
  ])('%s', (text, isList) => {
    expect(understood(text).isList).toBe(isList)
  })
})
