import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { roleSpellings, unitSpellings } from '../../src/catalogue/spellings.ts'
import { calculateRoof } from '../../src/roof/calculate.ts'
import type { CalculatedRoof } from '../../src/roof/calculatedRoof.ts'
import { readLength } from '../../src/roof/measure.ts'
import { orderLength } from '../../src/roof/roofText.ts'
import type { RoofSheet } from '../../src/roof/roofTypes.ts'
import type { SheetCount } from '../../src/roof/sheetCount.ts'
import { vocabulary } from '../catalogue/vocabulary.ts'

const mm = (min: number, max: number) => fc.integer({ min, max })
const aSheet = fc
  .record({
    cover: mm(300, 1500),
    sideLap: mm(0, 200),
    endLap: mm(0, 250),
    step: mm(100, 400),
    joint: fc.constantFrom('laps' as const, 'steps' as const),
    lengths: fc.uniqueArray(mm(700, 6000), { maxLength: 5 }),
    longest: mm(700, 12_000),
  })
  .map(({ sideLap, ...sheet }): RoofSheet => ({ ...sheet, overall: sheet.cover + sideLap }))
const slopeMeasures = fc.oneof(
  fc.record({ slope: mm(100, 30_000) }),
  fc.record({ run: mm(100, 30_000), rise: mm(0, 10_000) }),
  fc.record({ run: mm(100, 30_000), pitch: mm(0, 60) }),
)
const once = fc.record({ slopeMeasures, times: fc.constant(1 as const) })
const lengths = { eave: mm(100, 60_000), gable: mm(0, 1000), overhang: mm(0, 1000) }
/** One side, or two equal ones. */
const aRoof = fc.record({
  ...lengths,
  sides: fc.tuple(fc.record({ slopeMeasures, times: fc.constantFrom(1 as const, 2 as const) })),
})
const aRoofOfTwoSides = fc.record({ ...lengths, sides: fc.tuple(once, once) })

const aUnit = fc.constantFrom('m' as const, 'ft' as const, 'mm' as const)

function sheetsUp({ sides: [side] }: CalculatedRoof): number[] {
  return (side?.column ?? []).flatMap(({ length, count }) => Array<number>(count).fill(length))
}

/** An exact count; NaN for a lower bound. */
function exactly(count: SheetCount | undefined): number {
  return count !== undefined && 'exact' in count ? count.exact : Number.NaN
}

function numberIn({ working }: CalculatedRoof, line: string, value: string): number {
  return working.find((step) => step.line === line)?.values[value] ?? Number.NaN
}

/** The longest slope that sheets reach, with the top sheet that makes it longest. */
function reachOf(lengths: readonly number[], { joint, endLap = 0, step = 1 }: RoofSheet): number {
  const covers = lengths.map((length) =>
    joint === 'steps' ? Math.floor((length - endLap) / step) * step : length - endLap,
  )
  const covered = covers.reduce((sum, cover) => sum + cover, 0)
  return Math.max(...lengths.map((length, i) => covered - (covers[i] ?? 0) + length))
}

describe('for any roof', () => {
  it('the sheets cover it, across and up, and one fewer across would not', () => {
    fc.assert(
      fc.property(aRoof, aSheet, aUnit, (roof, sheet, unit) => {
        const result = calculateRoof(roof, sheet, unit)
        expect(result.missing).toEqual([])
        const { eave, sides, sheets } = result
        const slope = sides[0]?.slope ?? Number.NaN
        const across = exactly(sheets?.across)
        const { overall = 0, cover = 0 } = sheet
        expect(across * cover + overall - cover).toBeGreaterThanOrEqual(eave - 0.01)
        if (across > 1) expect((across - 1) * cover + overall - cover).toBeLessThan(eave)
        expect(reachOf(sheetsUp(result), sheet)).toBeGreaterThanOrEqual(slope - 0.01)
      }),
    )
  })

  it('a cut sheet ends at a whole centimetre, inch or millimetre, and is ordered as it is counted', () => {
    const multiples = { m: 10, ft: 25.4, mm: 1 }
    const spellings = roleSpellings(unitSpellings(vocabulary), vocabulary.units)
    fc.assert(
      fc.property(aRoof, aSheet, aUnit, (roof, sheet, unit) => {
        for (const length of sheetsUp(calculateRoof(roof, { ...sheet, lengths: [] }, unit))) {
          expect(length).toBeLessThanOrEqual(sheet.longest ?? 0)
          const cuts = length / multiples[unit]
          expect(cuts).toBeCloseTo(Math.round(cuts), 3)
          expect(readLength(orderLength(length, unit), unit, spellings)).toBeCloseTo(length, 2)
        }
      }),
    )
  })

  it('several fixed lengths take no more sheet than any single one of them', () => {
    fc.assert(
      fc.property(aRoof, aSheet, (roof, sheet) => {
        const total = (result: CalculatedRoof) =>
          sheetsUp(result).reduce((sum, length) => sum + length, 0)
        const best = total(calculateRoof(roof, sheet, 'mm'))
        for (const length of sheet.lengths) {
          const single = calculateRoof(roof, { ...sheet, lengths: [length] }, 'mm')
          expect(best).toBeLessThanOrEqual(total(single) + 0.01)
        }
      }),
    )
  })

  it('the area of the sheets is that of the roof plus the waste, and the waste is not negative', () => {
    fc.assert(
      fc.property(aRoof, aSheet, (roof, sheet) => {
        const found = calculateRoof(roof, sheet, 'mm')
        const waste = numberIn(found, 'waste', 'waste')
        expect(found.area + waste).toBeCloseTo(numberIn(found, 'bought', 'bought'))
        expect(waste).toBeGreaterThanOrEqual(-0.001)
      }),
    )
  })

  it('the count by the width alone is never more than the exact one, and is not weighed', () => {
    fc.assert(
      fc.property(aRoof, aSheet, mm(0, 500), aUnit, (roof, sheet, more, unit) => {
        const exact = exactly(calculateRoof(roof, sheet, unit).sheets?.count)
        const widest = (sheet.overall ?? 0) + more
        const known = { ...sheet, cover: undefined, overall: undefined, widest, weight: 5 }
        const { sheets, weight } = calculateRoof(roof, known, unit)
        expect(sheets?.count).toEqual({ atLeast: expect.any(Number) })
        expect(Object(sheets?.count).atLeast).toBeLessThanOrEqual(exact)
        expect(weight).toBeUndefined()
      }),
    )
  })

  it('of two sides that differ has the sheets and the area of both', () => {
    fc.assert(
      fc.property(aRoofOfTwoSides, aSheet, aUnit, (roof, sheet, unit) => {
        const both = calculateRoof(roof, sheet, unit)
        const each = roof.sides.map((side) =>
          calculateRoof({ ...roof, sides: [side] }, sheet, unit),
        )
        const sum = (of: (one: CalculatedRoof) => number) =>
          each.reduce((total, one) => total + of(one), 0)
        const count = ({ sheets }: CalculatedRoof) => exactly(sheets?.count)
        expect(count(both)).toBe(sum(count))
        expect(both.area).toBeCloseTo(sum(({ area }) => area))
        expect(both.eaves).toBe(sum(({ eaves }) => eaves))
        expect(both.ridge).toBe(both.eave)
      }),
      { numRuns: 30 },
    )
  })
})
