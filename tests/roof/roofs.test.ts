import { expect, it } from 'vitest'
import { roleSpellings, unitSpellings } from '../../src/catalogue/spellings.ts'
import { resultOf } from '../../src/roof/answerRoof.ts'
import type { CalculatedRoof } from '../../src/roof/calculatedRoof.ts'
import type { RoofSheet } from '../../src/roof/roofTypes.ts'
import type { SheetCount } from '../../src/roof/sheetCount.ts'
import { calculateTypedRoof, type RoofInput } from '../../src/roof/typedRoof.ts'
import { vocabulary } from '../catalogue/vocabulary.ts'

/** The catalogue's facts about a sheet; laps and widths are typed. */
const cut = { joint: 'laps', lengths: [] } as const
const pvc = { joint: 'laps', lengths: [2000, 2500, 3000, 3660] } as const
const tile = { joint: 'steps', lengths: [1830, 2440, 3050, 3660, 4270, 4880] } as const
const shortTile = { joint: 'steps', lengths: [1830] } as const
const twinwall = { joint: 'profiles', lengths: [] } as const

const one = { unit: 'm', by: 'slope', slopes: '1' } as const
const two = { unit: 'm', by: 'slope', slopes: '2' } as const
const steps = { ...one, eave: '10', overall: '1090', cover: '1000', endLap: '150', step: '200' }

type Known = Pick<RoofSheet, 'joint' | 'lengths' | 'screwsPerArea'>

/** Lengths in whole mm, the area in sq m; calculated by hand, not by this code. */
type Expected = Partial<Omit<CalculatedRoof, 'sides' | 'sheets'>> & {
  slope?: number
  /** From eave to ridge: length -> sheets. */
  column?: Readonly<Record<number, number>> | undefined
  /** Exact. */
  across?: number | undefined
  count?: number | undefined
}

const roofs: readonly [string, RoofInput, Known, Expected][] = [
  [
    // √(6² + 1.2²) = 6.119; 30 × 6.119 × 2 = 367.1
    'a shed of 12 x 30 m with two sides, nothing known of the sheet',
    { ...two, by: 'rise', eave: '30', span: '12', rise: '1.2' },
    cut,
    {
      slope: 6119,
      area: 367.1,
      ridge: 30_000,
      eaves: 60_000,
      column: { 6119: 1 },
      missing: ['cover'],
    },
  ],
  [
    // The ridge and the eaves are as long as the roof with its overhangs: 30.6 m
    'the same shed with overhangs',
    { ...two, by: 'rise', eave: '30', span: '12', rise: '1.2', gable: '0.3', overhang: '0.45' },
    cut,
    { slope: 6569, eave: 30_600, area: 402, ridge: 30_600, eaves: 61_200, missing: ['cover'] },
  ],
  [
    // 20' = 6096; 12'6" = 3810; 6.096 × 3.81 = 23.2
    'a porch of 12\'6" x 20 feet with one side',
    { ...one, eave: "20'", slope: '12\'6"' },
    cut,
    { eave: 6096, slope: 3810, area: 23.2, ridge: 0, eaves: 6096, column: { 3810: 1 } },
  ],
  [
    // 24' ÷ 2 = 3657.6; ÷ cos 15° (0.965926) = 3786.6
    'a span of 24 feet at 15 degrees',
    { ...two, unit: 'ft', by: 'pitch', eave: '40', span: '24', pitch: '15' },
    cut,
    { slope: 3787, eave: 12_192, area: 92.3, ridge: 12_192 },
  ],
  [
    // One side: the whole span is the run. √(5² + 1²) = 5.099
    'one side with span and rise',
    { ...one, by: 'rise', eave: '8', span: '5', rise: '1' },
    cut,
    { slope: 5099, area: 40.8, ridge: 0, eaves: 8000 },
  ],
  [
    // An older list holds half the span: 6 m
    'half of the span, as older lists have it',
    { ...two, by: 'rise', eave: '30', run: '6', rise: '1.2' },
    cut,
    { slope: 6119, area: 367.1 },
  ],
  [
    'a slope that is longer than the longest sheet, with no end lap known',
    { ...two, eave: '20', slope: '18', cover: '1000', longest: '12' },
    cut,
    { column: undefined, count: undefined, missing: ['endLap'] },
  ],
  [
    // 2000 + 2500 − 200 = 4300; the best single length is 2 × 2500: 500 of 5000 saved
    'fixed lengths that are mixed',
    { ...one, eave: '6', slope: '4.2', cover: '950', endLap: '200' },
    pvc,
    { across: 7, column: { 2500: 1, 2000: 1 }, count: 14, saving: { percent: 10, length: 2500 } },
  ],
  [
    // 8 steps of 200 below each next sheet: 1600 + 1600 + 1830 = 5030
    'tile steps: three sheets of 1830 mm reach 5030 mm',
    { ...steps, slope: '5030 mm' },
    shortTile,
    { across: 10, column: { 1830: 3 }, count: 30 },
  ],
  [
    'tile steps: and not a millimetre more, where laps anywhere would reach 5190',
    { ...steps, slope: '5031 mm' },
    shortTile,
    { column: { 1830: 4 }, count: 40 },
  ],
  [
    // 1600 + 3660 = 5260; the best single length is 2 × 3050: 610 of 6100 saved
    'tile steps: mixed lengths',
    { ...steps, slope: '5031 mm' },
    tile,
    { column: { 3660: 1, 1830: 1 }, count: 20, saving: { percent: 10, length: 3050 } },
  ],
  [
    'tile steps: a longer slope needs the lap and the step',
    { ...two, eave: '10', slope: '5', cover: '1000', endLap: '150' },
    tile,
    { column: undefined, count: undefined, ridge: 10_000, area: 100, missing: ['step'] },
  ],
  [
    'twinwall sheets: the roof is known, sheets and profiles are asked for',
    { ...one, eave: '6', slope: '3', cover: '1000' },
    twinwall,
    { area: 18, eaves: 6000, across: undefined, count: undefined, missing: ['profiles'] },
  ],
  [
    // 18 sq m × 6
    'screws, if the owner gives a rule',
    { ...one, eave: '6', slope: '3' },
    { ...cut, screwsPerArea: 6 },
    { area: 18, screws: 108 },
  ],
]

/** A result in the rounding and the form of the table. */
function roundedResult(result: CalculatedRoof) {
  const { sides, sheets, area, saving } = result
  const [{ slope, column } = { slope: Number.NaN }] = sides
  const exact = (count: SheetCount | undefined) =>
    count && ('exact' in count ? count.exact : Number.NaN)
  return {
    ...result,
    across: exact(sheets?.across),
    count: exact(sheets?.count),
    slope: Math.round(slope),
    eave: Math.round(result.eave),
    ridge: Math.round(result.ridge),
    eaves: Math.round(result.eaves),
    area: Number(area.toFixed(1)),
    column: column && Object.fromEntries(column.map(({ length, count }) => [length, count])),
    saving: saving && { ...saving, percent: Number(saving.percent.toFixed(1)) },
  }
}

it.each(roofs)('%s', (_, typed, sheet, expected) => {
  const answer = calculateTypedRoof(
    typed,
    sheet,
    roleSpellings(unitSpellings(vocabulary), vocabulary.units),
    'mm',
  )
  const calculated = resultOf({ outcome: answer })
  if (calculated === undefined) throw new Error(JSON.stringify(answer))
  const result = roundedResult(calculated)
  for (const [name, value] of Object.entries(expected)) {
    expect({ [name]: Object(result)[name] }).toEqual({ [name]: value })
  }
})
