import type { Spellings } from '../catalogue/unit.ts'
import { calculateRoof, type Roof, type RoofResult, type Sheet } from './calculate.ts'
import { type LengthUnit, readLength, readPitch } from './measure.ts'

/** The ways to give the length of the slope. */
export const slopeWays = ['slope', 'rise', 'pitch'] as const

type SlopeWay = (typeof slopeWays)[number]

/** The units that a number without one can have. */
export const lengthUnits = ['m', 'ft', 'mm'] as const satisfies readonly LengthUnit[]

/** Every field of the roof calculator. */
export const roofFields = [
  'eave',
  'slope',
  'run',
  'rise',
  'pitch',
  'gable',
  'overhang',
  'overall',
  'cover',
  'sideLap',
  'endLap',
  'longest',
] as const

export type RoofField = (typeof roofFields)[number]

/** What the visitor has typed and chosen. */
export type RoofInput = Partial<Record<RoofField, string>> & {
  by: SlopeWay
  slopes: 1 | 2
  /** The unit of a number without one. */
  unit: LengthUnit
}

/** What can be wrong with a field. */
export const inputFaults = [
  'empty',
  'noLength',
  'noPitch',
  'tooShort',
  'tooLong',
  'tooSteep',
  'coverTooWide',
  'lapTooLong',
  'endLapNeeded',
] as const

type InputFault = (typeof inputFaults)[number]

/** The fields that a way to give the slope needs. */
export function slopeFields(by: SlopeWay): readonly RoofField[] {
  return by === 'slope' ? ['slope'] : ['run', by]
}

/** Beyond these limits, in millimetres or degrees, the unit is wrong. */
const limits: Readonly<Record<RoofField, readonly [least: number, most: number]>> = {
  eave: [100, 1_000_000],
  slope: [100, 200_000],
  run: [100, 200_000],
  rise: [0, 200_000],
  pitch: [0, 75],
  gable: [0, 10_000],
  overhang: [0, 10_000],
  overall: [50, 5000],
  cover: [50, 5000],
  sideLap: [0, 2000],
  endLap: [0, 2000],
  longest: [300, 50_000],
}

/** A number without a unit is in millimetres in these fields, whatever the unit of the roof. */
const sheetFields: readonly RoofField[] = ['overall', 'cover', 'sideLap', 'endLap', 'longest']

function readField(field: RoofField, typed: RoofInput, spellings: Spellings): number | InputFault {
  const text = typed[field] ?? ''
  if (text.trim() === '') return 'empty'
  const isPitch = field === 'pitch'
  const isOfSheet = sheetFields.includes(field) && field !== 'longest'
  const number = isPitch
    ? readPitch(text, spellings)
    : readLength(text, isOfSheet ? 'mm' : typed.unit, spellings)
  if (number === undefined) return isPitch ? 'noPitch' : 'noLength'
  const [least, most] = limits[field]
  if (number < least) return 'tooShort'
  if (number > most) return isPitch ? 'tooSteep' : 'tooLong'
  return number
}

/** What the catalogue has of the sheet; no lengths where it is cut to length. */
type KnownSheet = Pick<Sheet, 'lengths' | 'smallestPitch'>

type TypedRoofResult = { result: RoofResult } | { faults: Partial<Record<RoofField, InputFault>> }

/**
 * Calculates from what was typed.
 * @param spellings the words that mean a unit
 * @returns the sheets, or what is wrong with each field; the cover width is needed where only one width
 *   is given, the end lap where one sheet does not reach
 */
export function calculateTypedRoof(
  typed: RoofInput,
  known: KnownSheet,
  spellings: Spellings,
): TypedRoofResult {
  const found: Partial<Record<RoofField, InputFault>> = {}
  function optional(field: RoofField): number | undefined {
    const value = readField(field, typed, spellings)
    if (typeof value === 'number') return value
    if (value !== 'empty') found[field] = value
    return undefined
  }
  function read(field: RoofField): number {
    const value = optional(field)
    if (value === undefined) found[field] ??= 'empty'
    return value ?? 0
  }

  const slope: Roof['slope'] =
    typed.by === 'slope'
      ? { slope: read('slope') }
      : typed.by === 'rise'
        ? { run: read('run'), rise: read('rise') }
        : { run: read('run'), pitch: read('pitch') }
  const roof: Roof = {
    eave: read('eave'),
    gable: optional('gable') ?? 0,
    overhang: optional('overhang') ?? 0,
    slope,
    slopes: typed.slopes,
  }
  const typedCover = optional('cover')
  const lap = typedCover === undefined ? optional('sideLap') : undefined
  const overall = read('overall')
  if (typedCover === undefined && lap === undefined) found.cover ??= 'empty'
  const cover = typedCover ?? overall - (lap ?? 0)
  if (found.overall === undefined && found.cover === undefined && (cover > overall || cover <= 0)) {
    found[typedCover === undefined ? 'sideLap' : 'cover'] =
      typedCover === undefined ? 'lapTooLong' : 'coverTooWide'
  }
  const endLap = optional('endLap')
  const longest = known.lengths.length === 0 ? optional('longest') : undefined
  const best = known.lengths.length === 0 ? longest : Math.max(...known.lengths)
  if (endLap !== undefined && best !== undefined && endLap >= best) found.endLap = 'lapTooLong'
  if (Object.keys(found).length > 0) return { faults: found }
  const result = calculateRoof(roof, { ...known, overall, cover, longest, endLap })
  return result === 'endLap' ? { faults: { endLap: 'endLapNeeded' } } : { result }
}
