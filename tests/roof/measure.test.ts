import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { spellingsOf } from '../../src/catalogue/spellings.ts'
import { readLength, readNumber, readPitch } from '../../src/roof/measure.ts'
import { vocabulary } from '../catalogue/vocabulary.ts'

const spellings = spellingsOf(vocabulary)

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
    ['१२', 'ft', 3657.6],
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
    ['15 deg', 15],
    ['1 in 1', 45],
    ['100 %', 45],
    ['1:0', undefined],
    ['', undefined],
    ['a roof', undefined],
  ])('the pitch %s', (typed, expected) => {
    if (expected === undefined) expect(readPitch(typed, spellings)).toBeUndefined()
    else expect(readPitch(typed, spellings)).toBeCloseTo(expected)
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
