import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ownValue } from '../../src/catalogue/ownValue.ts'
import { unitSpellings } from '../../src/catalogue/spellings.ts'
import { convertUnit } from '../../src/catalogue/unit.ts'
import { vocabulary } from './vocabulary.ts'

const { units } = vocabulary
const names = Object.keys(units)
const spellings = unitSpellings(vocabulary)
const unit = fc.constantFrom(...names)
const isSameKind = (one: string, other: string) => units[one]?.kind === units[other]?.kind

describe('a unit', () => {
  it('converts a number to another of the same kind, and back to the same number', () => {
    fc.assert(
      fc.property(fc.nat(1e9), unit, unit, (number, from, to) => {
        fc.pre(isSameKind(from, to))
        const there = convertUnit(number, from, to, units) ?? Number.NaN
        const back = convertUnit(there, to, from, units) ?? Number.NaN
        expect(Math.abs(back - number)).toBeLessThanOrEqual(1e-11 * number)
      }),
    )
  })

  it('converts nothing to another kind, and nothing to or from a unit that is not declared', () => {
    fc.assert(
      fc.property(fc.nat(), unit, unit, (number, from, to) => {
        fc.pre(!isSameKind(from, to))
        expect(convertUnit(number, from, to, units)).toBeUndefined()
      }),
    )
    expect(convertUnit(1, 'mm', 'furlong', units)).toBeUndefined()
    expect(convertUnit(1, 'toString', 'mm', units)).toBeUndefined()
  })

  it.each([
    [0.9, 'm', 'mm', 900],
    [1.1, 'mm', 'micron', 1100],
    [25, 'micron', 'mm', 0.025],
    [10, 'ft', 'mm', 3048],
    [1, 'inch', 'mm', 25.4],
    [0.35, 'micron', 'm', 0.000_000_35],
    [2, 'm', 'ft', 6.561_679_790_03],
  ])('converts %d %s to %s', (number, from, to, expected) => {
    expect(convertUnit(number, from, to, units)).toBe(expected)
  })

  it.each([
    ...names.map((name) => [name, name]),
    ['year', 'years'],
    ['degree', 'degrees'],
    ['foot', 'ft'],
    ['inches', 'inch'],
    ['in', 'ratio'],
    ['metres', 'm'],
    ...['furlong', 'Metres', 'toString', ''].map((word) => [word, undefined]),
  ])('is found by the word "%s": %s', (word = '', expected) => {
    expect(ownValue(spellings, word)).toBe(expected)
  })
})
