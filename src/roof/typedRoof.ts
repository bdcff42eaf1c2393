import type { LengthUnit, Spellings } from '../catalogue/unit.ts'
import { type CalculatedRoof, calculateRoof } from './calculate.ts'
import { readLength, readPitch } from './measure.ts'
import type { Roof, RoofSheet } from './roofTypes.ts'

/** The ways to give the length of the slope. */
export const slopeMethods = ['slope', 'rise', 'pitch'] as const

type SlopeWay = (typeof slopeMethods)[number]

/** Every field of the roof calculator. Older lists have half of the span, `run`. */
export const roofFields = [
  'eave',
  'slope',
  'span',
  'run',
  'rise',
  'pitch',
  'gable',
  'overhang',
  'overall',
  'cover',
  'sideLap',
  'endLap',
  'step',
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
] as const

type InputFault = (typeof inputFaults)[number]

/** Whether something is typed in a field. */
function isTyped(text: string | undefined): boolean {
  return text !== undefined && text.trim() !== ''
}

/** The fields that the way to give the slope needs. */
export function slopeFields({ by, span, run }: RoofInput): readonly RoofField[] {
  if (by === 'slope') return ['slope']
  return [!isTyped(span) && isTyped(run) ? 'run' : 'span', by]
}

/** Every field that the roof itself is measured by, those that are needed first. */
export function roofMeasures(typed: RoofInput): readonly RoofField[] {
  return ['eave', ...slopeFields(typed), 'gable', 'overhang']
}

/** What can be said of a sheet, besides what is the same for all of its product. */
export function sheetMeasures(
  { cover }: RoofInput,
  { joint, lengths }: Pick<RoofSheet, 'joint' | 'lengths'>,
): readonly RoofField[] {
  if (joint === 'profiles') return []
  return [
    'overall',
    'cover',
    ...(isTyped(cover) ? [] : (['sideLap'] as const)),
    'endLap',
    ...(joint === 'steps' ? (['step'] as const) : []),
    // Where lengths are cut to order.
    ...(lengths.length === 0 ? (['longest'] as const) : []),
  ]
}

/** Beyond these limits, in millimetres or degrees, the unit is wrong. */
const limits: Readonly<Record<RoofField, readonly [least: number, most: number]>> = {
  eave: [100, 1_000_000],
  slope: [100, 200_000],
  span: [100, 400_000],
  run: [100, 200_000],
  rise: [0, 200_000],
  pitch: [0, 75],
  gable: [0, 10_000],
  overhang: [0, 10_000],
  overall: [50, 5000],
  cover: [50, 5000],
  sideLap: [0, 2000],
  endLap: [0, 2000],
  step: [50, 1000],
  longest: [300, 50_000],
}

/** A number without a unit is in millimetres in these fields, whatever the unit of the roof. */
export const sheetFields = ['overall', 'cover', 'sideLap', 'endLap', 'step'] as const

/** The unit of a number without one. */
export function unitOfField(field: RoofField, { unit }: RoofInput): LengthUnit {
  return sheetFields.some((one) => one === field) ? 'mm' : unit
}

function readField(field: RoofField, typed: RoofInput, spellings: Spellings): number | InputFault {
  const text = typed[field] ?? ''
  if (text.trim() === '') return 'empty'
  const isPitch = field === 'pitch'
  const number = isPitch
    ? readPitch(text, spellings)
    : readLength(text, unitOfField(field, typed), spellings)
  if (number === undefined) return isPitch ? 'noPitch' : 'noLength'
  const [least, most] = limits[field]
  if (number < least) return 'tooShort'
  if (number > most) return isPitch ? 'tooSteep' : 'tooLong'
  return number
}

/** What the catalogue has of the sheet and nobody types; no lengths where it is cut to length. */
type KnownSheet = Pick<RoofSheet, 'joint' | 'lengths' | 'smallestPitch' | 'screwsPerArea'>

export type TypedRoofResult =
  | { result: CalculatedRoof }
  | { faults: Partial<Record<RoofField, InputFault>> }

/**
 * Calculates from what was typed.
 * @param spellings the words that mean a unit
 * @returns what is known of the roof and its sheets, or what is wrong with each field; only the measures of
 *   the roof are needed
 */
export function calculateTypedRoof(
  typed: RoofInput,
  known: KnownSheet,
  spellings: Spellings,
): TypedRoofResult {
  const faults: Partial<Record<RoofField, InputFault>> = {}
  function optional(field: RoofField): number | undefined {
    const value = readField(field, typed, spellings)
    if (typeof value === 'number') return value
    if (value !== 'empty') faults[field] = value
    return undefined
  }
  function read(field: RoofField): number {
    const value = optional(field)
    if (value === undefined) faults[field] ??= 'empty'
    return value ?? 0
  }

  const roof: Roof = {
    eave: read('eave'),
    gable: optional('gable') ?? 0,
    overhang: optional('overhang') ?? 0,
    slope: readSlope(typed, read),
    slopes: typed.slopes,
  }
  const sheet = known.joint === 'profiles' ? known : readSheet(known, optional, faults)
  return Object.keys(faults).length > 0 ? { faults } : { result: calculateRoof(roof, sheet) }
}

function readSlope(typed: RoofInput, read: (field: RoofField) => number): Roof['slope'] {
  const { by, slopes } = typed
  const [field = 'slope'] = slopeFields(typed)
  const length = read(field)
  if (by === 'slope') return { slope: length }
  const level = field === 'run' ? { run: length } : { run: length / slopes, span: length }
  return by === 'rise' ? { ...level, rise: read(by) } : { ...level, pitch: read(by) }
}

function readSheet(
  known: KnownSheet,
  optional: (field: RoofField) => number | undefined,
  faults: Partial<Record<RoofField, InputFault>>,
): RoofSheet {
  const overall = optional('overall')
  const typedCover = optional('cover')
  const lap = typedCover === undefined ? optional('sideLap') : undefined
  const ofLap = overall === undefined || lap === undefined ? undefined : overall - lap
  const cover = typedCover ?? ofLap
  if (overall !== undefined && cover !== undefined) {
    if (cover <= 0) faults.sideLap = 'lapTooLong'
    if (cover > overall) faults.cover = 'coverTooWide'
  }
  const endLap = optional('endLap')
  const isCut = known.lengths.length === 0
  const longest = isCut ? optional('longest') : undefined
  const best = isCut ? longest : Math.max(...known.lengths)
  if (endLap !== undefined && best !== undefined && endLap >= best) faults.endLap = 'lapTooLong'
  const step = known.joint === 'steps' ? optional('step') : undefined
  return { ...known, overall, cover, endLap, step, longest }
}
