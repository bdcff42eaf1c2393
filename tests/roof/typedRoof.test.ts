import { expect, it } from 'vitest'
import { roleSpellings, unitSpellings } from '../../src/catalogue/spellings.ts'
import { calculateTypedRoof, type RoofFaults, type RoofInput } from '../../src/roof/typedRoof.ts'
import { vocabulary } from '../catalogue/vocabulary.ts'

const spellings = roleSpellings(unitSpellings(vocabulary), vocabulary.units)

const validRoof: RoofInput = {
  by: 'slope',
  slopes: '1',
  unit: 'm',
  eave: '9',
  slope: '6',
  overall: '1060',
  cover: '1015',
}

const nonsense: [Partial<RoofInput>, RoofFaults, number[]?][] = [
  [{ eave: '' }, { eave: 'empty' }],
  [{ eave: 'long' }, { eave: 'noLength' }],
  [{ eave: '-9' }, { eave: 'noLength' }],
  [{ eave: '0' }, { eave: 'tooShort' }],
  [{ eave: '9000' }, { eave: 'tooLong' }],
  [{ eave: '9e3' }, { eave: 'noLength' }],
  [{ eave: '12\'14"' }, { eave: 'noLength' }],
  [{ slope: '6,5' }, { slope: 'noLength' }],
  [
    { gable: 'x', overhang: '90' },
    { gable: 'noLength', overhang: 'tooLong' },
  ],
  [{ by: 'rise' }, { span: 'empty', rise: 'empty' }],
  [{ by: 'rise', run: '6' }, { rise: 'empty' }],
  [{ by: 'pitch', span: '6', pitch: '80' }, { pitch: 'tooSteep' }],
  [{ by: 'pitch', span: '6', pitch: 'steep' }, { pitch: 'noPitch' }],
  [{ by: 'pitch', span: '6', pitch: '1 in 0' }, { pitch: 'noPitch' }],
  [{ cover: '', sideLap: '1060' }, { sideLap: 'lapTooLong' }],
  [{ cover: '1100' }, { cover: 'coverTooWide' }],
  [{ longest: '1', endLap: '1500' }, { endLap: 'lapTooLong' }],
  [{ endLap: '1900' }, { endLap: 'lapTooLong' }, [1830]],
  // No unit is assumed: the unit itself has the fault, once.
  [{ unit: undefined }, { unit: 'noUnit' }],
  [
    { unit: undefined, eave: '9 m', slope: 'far', gable: '0.3' },
    { unit: 'noUnit', slope: 'noLength' },
  ],
  [{ slopes: 'different', slope1: '4' }, { slope2: 'empty' }],
  [
    { slopes: 'different', by: 'pitch', run1: '4', run2: '5', pitch1: '80', pitch2: '' },
    { pitch1: 'tooSteep', pitch2: 'empty' },
  ],
]
it.each(nonsense)('nonsense is reported at its field %j', (change, expected, lengths = []) => {
  expect(
    calculateTypedRoof({ ...validRoof, ...change }, { joint: 'laps', lengths }, spellings, 'mm'),
  ).toEqual({
    faults: expected,
  })
})

const atTheLimits: [Partial<RoofInput>, number[]?][] = [
  [{ eave: '100', unit: 'mm', slope: '100' }],
  [{ eave: '1000', slope: '200' }],
  [{ by: 'pitch', span: '400', pitch: '75' }],
  [{ by: 'pitch', span: '6', pitch: '0' }],
  [{ cover: '1060' }],
  [{ longest: '6', endLap: '2000' }],
  [{ longest: '3', endLap: '1500' }],
  [{ endLap: '915' }, [1830]],
  // Each names its unit.
  [{ unit: undefined, eave: '9 m', slope: "20'" }],
  [{ slopes: 'different', slope1: '4', slope2: '5', slope: '' }],
]
it.each(atTheLimits)('figures at the limits have no fault: %j', (change, lengths = []) => {
  const sheet = { joint: 'laps', lengths } as const
  expect(
    calculateTypedRoof({ ...validRoof, ...change }, sheet, spellings, 'mm'),
  ).not.toHaveProperty('faults')
})

it.each([
  [{}, 20, ['onePiece', 'pitchUnknown']],
  [{ by: 'pitch', span: '6', pitch: '20' }, 20, ['onePiece']],
  [{ longest: '7' }, 20, ['pitchUnknown']],
  [{ by: 'pitch', span: '6', pitch: '10' }, undefined, ['onePiece', 'pitchUnknown']],
  [{ by: 'pitch', span: '6', pitch: '10' }, 20, ['onePiece', 'tooFlat']],
  [{ by: 'rise', span: '6', rise: '4', longest: '8' }, 20, []],
] as const)(
  'the notes of a result %j with a smallest pitch of %s',
  (change, smallestPitch, expected) => {
    const answer = calculateTypedRoof(
      { ...validRoof, ...change },
      { joint: 'laps', lengths: [], smallestPitch },
      spellings,
      'mm',
    )
    expect(answer).toMatchObject({ result: { notes: expected } })
  },
)
