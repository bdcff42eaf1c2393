import { describe, expect, it } from 'vitest'
import { bestSingle, cutColumn, cutLength, fixedColumn, longestCut } from '../../src/roof/column.ts'

const lap = { endLap: 150 }
const steps = { endLap: 150, step: 400 }

describe('sheets of one fixed length, in mm', () => {
  it.each([
    ['that is the slope', 3000, { lower: [], top: 3000 }],
    ['that is 1 mm too short', 3001, { lower: [3000], top: 3000 }],
    ['that two sheets with their lap reach', 5850, { lower: [3000], top: 3000 }],
    ['that two sheets miss by 1 mm', 5851, { lower: [3000, 3000], top: 3000 }],
  ])('%s', (_, slope, column) => {
    expect(bestSingle(slope, [3000], lap)).toEqual(column)
    expect(fixedColumn(slope, [3000], lap)).toEqual(column)
  })

  it('reach the ridge without a lap if one is as long as the slope, and not if it is shorter', () => {
    expect(fixedColumn(3000, [3000], undefined)).toEqual({ lower: [], top: 3000 })
    expect(fixedColumn(3001, [3000], undefined)).toBeUndefined()
  })

  it('reach the ridge alone, however long their lap is', () => {
    expect(bestSingle(150, [150], lap)).toEqual({ lower: [], top: 150 })
  })

  it('cannot be laid if the lap is as long as the sheet', () => {
    expect(bestSingle(300, [150], lap)).toBeUndefined()
    expect(fixedColumn(300, [150], lap)).toBeUndefined()
    expect(bestSingle(152, [151], lap)).toEqual({ lower: [151], top: 151 })
  })
})

describe('sheets of several fixed lengths, in mm', () => {
  it('are mixed if they then reach the ridge exactly', () => {
    expect(fixedColumn(4850, [3000, 2000], lap)).toEqual({ lower: [3000], top: 2000 })
  })

  it('are the shortest that is long enough, without a lap', () => {
    expect(fixedColumn(3000, [6000, 3000, 4000], undefined)).toEqual({ lower: [], top: 3000 })
  })

  it('are of one length if a mixture takes as much', () => {
    expect(fixedColumn(5700, [3000, 2850], { endLap: 0 })).toEqual({ lower: [2850], top: 2850 })
    expect(fixedColumn(6000, [3000, 2000, 4000], { endLap: 0 })).toEqual({
      lower: [3000],
      top: 3000,
    })
  })
})

describe('sheets that are cut to length, in mm', () => {
  it.each([
    ['as long as the slope', 6000, 6000, undefined, { lower: [], top: 6000 }],
    ['1 mm too short, without a lap', 6001, 6000, undefined, undefined],
    ['1 mm too short, with a lap', 6001, 6000, { endLap: 200 }, { lower: [3101], top: 3101 }],
    ['of any length', 20_000, undefined, undefined, { lower: [], top: 20_000 }],
    ['that end at a step', 5000, 3000, steps, { lower: [2950], top: 2200 }],
    ['that end at the last step', 5000, 2950, steps, { lower: [2950], top: 2200 }],
    ['that end at the step before', 5000, 2949, steps, { lower: [2550], top: 2600 }],
    ['shorter than their lap', 6000, 150, lap, undefined],
  ])('%s', (_, slope, longest, lapped, column) => {
    expect(cutColumn(slope, longest, lapped, 'mm')).toEqual(column)
  })

  it.each([
    ['m', 6000, 6000],
    ['m', 6000.000_000_1, 6000],
    ['m', 6001, 6010],
    ['ft', 6096, 6096],
    ['ft', 6096.1, 6121.4],
    ['mm', 6000.5, 6001],
  ] as const)('are cut in %s from %d to %d', (unit, length, cut) => {
    expect(cutLength(length, unit)).toBe(cut)
  })

  it.each([
    ['m', 6000, 6000],
    ['m', 6009, 6000],
    ['ft', 6096, 6096],
    ['ft', 6095, 6070.6],
    ['mm', 6000.9, 6000],
  ] as const)('are in %s, below a limit of %d, at most %d long', (unit, longest, cut) => {
    expect(longestCut(longest, unit)).toBe(cut)
  })
})
