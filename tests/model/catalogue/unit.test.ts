import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { convert, unitFacts, unitNames, unitOf } from '../../../src/model/catalogue/unit.ts'

const unit = fc.constantFrom(...unitNames)

describe('a unit', () => {
  it('of the same measure takes a number over, and gives it back as it was', () => {
    fc.assert(
      fc.property(fc.nat(1e9), unit, unit, (number, from, to) => {
        fc.pre(unitFacts(from).measures === unitFacts(to).measures)
        expect(convert(convert(number, from, to) ?? Number.NaN, to, from)).toBe(number)
      }),
    )
  })

  it('of another measure takes no number over', () => {
    fc.assert(
      fc.property(fc.nat(), unit, unit, (number, from, to) => {
        fc.pre(unitFacts(from).measures !== unitFacts(to).measures)
        expect(convert(number, from, to)).toBeUndefined()
      }),
    )
  })

  it.each([
    [0.9, 'm', 'mm', 900],
    [1.1, 'mm', 'micron', 1100],
    [25, 'micron', 'mm', 0.025],
  ] as const)('%d %s are, in %s, as many', (number, from, to, expected) => {
    expect(convert(number, from, to)).toBe(expected)
  })

  it.each([
    ...unitNames.map((name) => [name, name]),
    ...unitNames.flatMap((name) => (unitFacts(name).spellings ?? []).map((word) => [word, name])),
    ...['furlong', 'Metres', 'toString', ''].map((word) => [word, undefined]),
  ])('is meant by the word "%s": %s', (word = '', meant) => {
    expect(unitOf(word)).toBe(meant)
  })
})
