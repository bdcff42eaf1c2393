import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { unitSpellings } from '../../src/catalogue/spellings.ts'
import {
  readLength,
  readNumber,
  readPitch,
  readQuantity,
  typedUnit,
} from '../../src/roof/measure.ts'
import { frozenCatalogue } from '../helpers/frozenCatalogue.ts'

const spellings = unitSpellings(frozenCatalogue.properties)

describe('typed measures are read', () => {
  it.each([
    ['3660', 'mm', 3660],
    ['3,660', 'mm', 3660],
    ['1,20,000 mm', 'm', 120_000],
    ['3.66', 'm', 3660],
    ['3.66m', 'ft', 3660],
    ['3.66 metres', 'ft', 3660],
    ['366 cm', 'm', 3660],
    ['3.66 mtr.', 'ft', 3660],
    ['3.66.', 'm', 3660],
    ['.5', 'm', 500],
    ['12\'6"', 'm', 3810],
    ["12' 6", 'm', 3810],
    ['12\'-6"', 'm', 3810],
    ['12’6”', 'm', 3810],
    ["12' 6''", 'm', 3810],
    ['12ft 6in', 'm', 3810],
    ['12 feet 6 inches', 'm', 3810],
    ['12.5 ft.', 'm', 3810],
    ['12.5', 'ft', 3810],
    ['6"', 'm', 152.4],
    ['6 1/2"', 'm', 165.1],
    ['1\' 6 1/2"', 'm', 469.9],
    ['1/2"', 'm', 12.7],
    ['૩.૬૬ m', 'mm', 3660],
    ['about 10 m', 'ft', 10_000],
    ['Approx 10 m', 'ft', 10_000],
    ['~10', 'm', 10_000],
    ['लगभग १० m', 'ft', 10_000],
    ['10 R.M.', 'ft', 10_000],
    ['१२', 'ft', 3657.6],
    ['９', 'm', 9000],
    ['９．５ｍ', 'ft', 9500],
    ['૯\u200c મીટર', 'ft', 9000],
    ['\u202a9 m\u202c', 'ft', 9000],
    ['9\u00a0m', 'ft', 9000],
    ['12½ ft', 'm', 3810],
    ["12½'", 'm', 3810],
    ['12 1/2 ft', 'm', 3810],
    ['12 1/2', 'ft', 3810],
    ['12½', 'ft', 3810],
    ['3½ m', 'mm', 3500],
    ['3 1/4m', 'mm', 3250],
    ['½ m', 'mm', 500],
    ['6½"', 'm', 165.1],
    ['12\' 6½"', 'm', 3822.7],
    ['3.5 mts', 'ft', 3500],
    ['3.5mts.', 'ft', 3500],
    ['350 cms', 'ft', 3500],
    ['3500 mms', 'ft', 3500],
    ['3.5 RMT', 'ft', 3500],
    ['30 rft', 'm', 9144],
    ['30 Rft.', 'm', 9144],
    ['30 fts', 'm', 9144],
    ['20 fit', 'm', 6096],
    ['3m 50cm', 'ft', 3500],
    ['3 m 50 cm', 'ft', 3500],
    ['3 mtr. 50 cms.', 'ft', 3500],
    ['3m, 500mm', 'ft', 3500],
    ['૩૦ ફીટ', 'm', 9144],
    ['૩ મીટર ૫૦ સેમી', 'ft', 3500],
    ['१२ फ़ीट', 'm', 3657.6],
    ['१२ फ\u093cीट', 'm', 3657.6],
    ['१२ फ़ुट ६ इन्च', 'm', 3810],
    ['12´ 6˝', 'm', 3810],
    ['12 ft and 6 in', 'm', 3810],
    ['12 feet, 6 inches', 'm', 3810],
    ['12\' & 6"', 'm', 3810],
    ['૧૨ ફૂટ અને ૬ ઇંચ', 'm', 3810],
    ['12 फुट और 6 ईंच', 'm', 3810],
    ['3 m and 50 cm', 'ft', 3500],
    ['3 m + 50 cm', 'ft', 3500],
    ['૩ મી. ૫૦ સે.મી.', 'ft', 3500],
    ['366 से.मी.', 'ft', 3660],
    ['3660 मि.मी.', 'ft', 3660],
    ['366 c.m.', 'ft', 3660],
    ['30 R.Ft.', 'm', 9144],
    ['30 running feet', 'm', 9144],
    ['30 running ft.', 'm', 9144],
    ['12 ins', 'm', 304.8],
    ['3.66 મિટર', 'ft', 3660],
    ['۳.۵ m', 'ft', 3500],
    ['3 and 4', 'm', undefined],
    ['3 m and 5 ft', 'm', undefined],
    ['9'.repeat(400), 'm', undefined],
    [`${'9'.repeat(400)} ft`, 'm', undefined],
    [`${'9'.repeat(400)}"`, 'm', undefined],
    ['3m 120cm', 'ft', undefined],
    ['3m 50', 'ft', undefined],
    ['30 sq ft', 'm', undefined],
    ['60 nos', 'm', undefined],
    ['constructor', 'm', undefined],
    ['3 constructor', 'm', undefined],
    ['', 'm', undefined],
    ['"', 'm', undefined],
    ["'", 'm', undefined],
    ['12 6', 'm', undefined],
    ['1.2.3', 'm', undefined],
    ['12 furlongs', 'm', undefined],
    ["12'6'3", 'm', undefined],
    ['1/0"', 'm', undefined],
  ] as const)('%s, a bare number in %s', (typed, unit, expected) => {
    expect(readLength(typed, unit, spellings)).toBe(expected)
  })

  it.each([
    ['3.66 મીટર', 3660],
    ['12 ફૂટ 6 ઇંચ', 3810],
    ['१२ फुट', 3657.6],
    ['૩૬૬ સેમી.', 3660],
  ])('%s, if the vocabulary has the spelling of the unit', (typed, expected) => {
    const localSpellings = { મીટર: 'm', ફૂટ: 'ft', ઇંચ: 'in', સેમી: 'cm', फुट: 'ft' } as const
    expect(readLength(typed, 'mm', { ...spellings, ...localSpellings })).toBe(expected)
  })

  it.each([
    ['15', 15],
    ['15.5°', 15.5],
    ['about 15°', 15],
    ['१ में १', 45],
    ['૧ માં ૧', 45],
    ['15 deg', 15],
    ['20 ડીગ્રી', 20],
    ['20 डीग्री', 20],
    ['15º', 15],
    ['15˚', 15],
    ['15 °', 15],
    ['१५°', 15],
    ['１５', 15],
    ['15\u200d', 15],
    ['15 degrees', 15],
    ['15 ડિગ્રી', 15],
    ['15½°', 15.5],
    ['15½', 15.5],
    ['15 1/2', 15.5],
    ['1 to 1', 45],
    ['1 TO 1', 45],
    ['1：1', 45],
    ['1∶1', 45],
    ['12 1/2 : 12½', 45],
    ['1½ in 1½', 45],
    ['1/1', 45],
    ['１００％', 45],
    ['1 in 1', 45],
    ['100 %', 45],
    ['1:0', undefined],
    ['9'.repeat(400), undefined],
    ['', undefined],
    ['a roof', undefined],
  ])('the pitch %s', (typed, expected) => {
    if (expected === undefined) expect(readPitch(typed, spellings)).toBeUndefined()
    else expect(readPitch(typed, spellings)).toBeCloseTo(expected)
  })

  it.each([
    ['60', 60, undefined],
    ['６０', 60, undefined],
    ['૬૦', 60, undefined],
    ['६०', 60, undefined],
    ['60\u200d', 60, undefined],
    ['\u206660\u2069', 60, undefined],
    ['1,200', 1200, undefined],
    ['60 nos', 60, 'pieces'],
    ['60nos.', 60, 'pieces'],
    ['60 Nos', 60, 'pieces'],
    ['nos. 60', 60, 'pieces'],
    ['Nos.60', 60, 'pieces'],
    ['n.o.s. 60', 60, 'pieces'],
    ['60 pcs', 60, 'pieces'],
    ['1,200 pieces', 1200, 'pieces'],
    ['60 sheets', 60, 'pieces'],
    ['૬૦ નંગ', 60, 'pieces'],
    ['६० नग', 60, 'pieces'],
    ['60 पीस', 60, 'pieces'],
    ['60 kg', 60, 'weight'],
    ['1.5 tonnes', 1.5, 'tonnes'],
    ['500 sq ft', 500, 'squareFeet'],
    ['500 sq.ft.', 500, 'squareFeet'],
    ['500sft', 500, 'squareFeet'],
    ['46 sq m', 46, 'area'],
    ['60 ft', 60, 'runningFeet'],
    ['60 rft', 60, 'runningFeet'],
    ['60 running feet', 60, 'runningFeet'],
    ['20 rmt', 20, 'running'],
    ['20 R.M.', 20, 'running'],
    ['20 LM', 20, 'running'],
    ['qty 60', 60, 'pieces'],
    ['Qty: 60', 60, 'pieces'],
    ['quantity 60', 60, 'pieces'],
    ['૫૦૦ ચોરસ ફૂટ', 500, 'squareFeet'],
    ['५०० वर्ग फुट', 500, 'squareFeet'],
    ['२ टन', 2, 'tonnes'],
    ['60.', 60, undefined],
    ['60 No.', 60, 'pieces'],
    ['No. 60', 60, 'pieces'],
    ['60 units', 60, 'pieces'],
    ['60 nang', 60, 'pieces'],
    ['૬૦ શીટ', 60, 'pieces'],
    ['1.5 M.T.', 1.5, 'tonnes'],
    ['2½ MT', 2.5, 'tonnes'],
    ['2 1/2 tonnes', 2.5, 'tonnes'],
    ['500 ft²', 500, 'squareFeet'],
    ['46 m2', 46, 'area'],
    ['46 Sq. M.', 46, 'area'],
  ])('the quantity %s', (typed, number, unit) => {
    expect(readQuantity(typed, spellings)).toEqual(expect.objectContaining({ number, unit }))
  })

  it.each([
    '',
    '60 miles',
    '60 or 70',
    'many',
    'nos',
    'nos 60 nos',
    '60 toString',
    '-5',
    '60 2',
    '5/6',
  ])('"%s" is no quantity', (typed) => {
    expect(readQuantity(typed, spellings)).toBeUndefined()
  })

  it.each([
    ['12½ ft', 'ft'],
    ['3½ m', 'm'],
    ['3m 50cm', 'm'],
    ['３５００ mm', 'mm'],
    ['30 rft', 'ft'],
    ['9', 'ft'],
  ])('the unit of %s', (typed, unit) => {
    expect(typedUnit(typed, 'ft', spellings)).toBe(unit)
  })

  it('any text is read as a finite number or refused, and nothing is thrown', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom('m', 'ft', 'mm'), (text, unit) => {
        for (const read of [
          readLength(text, unit, spellings),
          readNumber(text),
          readPitch(text, spellings),
        ]) {
          if (read !== undefined) expect(Number.isFinite(read)).toBe(true)
        }
      }),
      {
        examples: [
          ['1/0', 'm'],
          ['%', 'm'],
        ],
      },
    )
  })
})
