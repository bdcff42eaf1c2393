import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { unitForWord, unitSpellings } from '../../src/catalogue/spellings.ts'
import { convertUnit, unitFacts, unitNames } from '../../src/catalogue/unit.ts'
import { vocabulary } from './vocabulary.ts'

const spellings = unitSpellings(vocabulary)
const unit = fc.constantFrom(...unitNames)

describe('a unit', () => {
  it('converts a number to another of the same measure, and back to the same number', () => {
    fc.assert(
      fc.property(fc.nat(1e9), unit, unit, (number, from, to) => {
        fc.pre(unitFacts(from).measures === unitFacts(to).measures)
        expect(convertUnit(convertUnit(number, from, to) ?? Number.NaN, to, from)).toBe(number)
      }),
    )
  })

  it('converts nothing to another measure', () => {
    fc.assert(
      fc.property(fc.nat(), unit, unit, (number, from, to) => {
        fc.pre(unitFacts(from).measures !== unitFacts(to).measures)
        expect(convertUnit(number, from, to)).toBeUndefined()
      }),
    )
  })

  it.each([
    [0.9, 'm', 'mm', 900],
    [1.1, 'mm', 'micron', 1100],
    [25, 'micron', 'mm', 0.025],
  ] as const)('converts %d %s to %s', (number, from, to, expected) => {
    expect(convertUnit(number, from, to)).toBe(expected)
  })

  it.each([
    ...unitNames.map((name) => [name, name]),
    ['year', 'years'],
    ['degree', 'degrees'],
    ['foot', undefined],
    ['metres', 'm'],
    ...['furlong', 'Metres', 'toString', ''].map((word) => [word, undefined]),
  ])('is found by the word "%s": %s', (word = '', expected) => {
    expect(unitForWord(word, spellings)).toBe(expected)
  })
})
