import { cleanTyped } from '../catalogue/typedText.ts'
import type { LengthUnit, RoleSpellings } from '../catalogue/unit.ts'
import { type CalculatedRoof, calculateRoof } from './calculate.ts'
import { readLength, readPitch } from './measure.ts'
import type { Roof, RoofSheet } from './roofTypes.ts'

/**
 * The measures that the length of the slope can be calculated from; `rise` and `pitch` need the span.
 * `unsure` needs the span alone, and takes a pitch that is an example.
 */
export const slopeMethods = ['unsure', 'slope', 'rise', 'pitch'] as const

type SlopeMethod = (typeof slopeMethods)[number]

/** Every field of the roof calculator. Older stored lists have `run`, half of the span. */
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

/** The texts that the visitor has typed, and the choices. `pitch` of an unsure buyer is the example. */
export type RoofInput = Partial<Record<RoofField, string>> & {
  by: SlopeMethod
  slopes: 1 | 2
  /** The unit of a number without one. */
  unit: LengthUnit
}

/** The faults that a field can have. */
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

function isTyped(text: string | undefined): boolean {
  return text !== undefined && cleanTyped(text) !== ''
}

/** The fields that the chosen method for the slope needs. */
export function slopeFields({ by, span, run }: RoofInput): readonly RoofField[] {
  if (by === 'slope') return ['slope']
  const horizontal = !isTyped(span) && isTyped(run) ? 'run' : 'span'
  return by === 'unsure' ? [horizontal] : [horizontal, by]
}

/** The fields for the measures of the roof, required ones first. */
export function roofMeasures(typed: RoofInput): readonly RoofField[] {
  return ['eave', ...slopeFields(typed), 'gable', 'overhang']
}

/** The fields for the measures of a sheet that visitors can type. */
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
    // Sheets without fixed lengths are cut to order.
    ...(lengths.length === 0 ? (['longest'] as const) : []),
  ]
}

/** Limits in millimetres or degrees. A number beyond them was probably typed in another unit. */
const fieldRanges: Readonly<Record<RoofField, readonly [minimum: number, maximum: number]>> = {
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

/** In these fields a number without a unit is in millimetres, whatever the unit of the roof. */
export const sheetFields = ['overall', 'cover', 'sideLap', 'endLap', 'step'] as const

/** The unit of a field's number if it is typed without one. */
export function unitOfField(field: RoofField, { unit }: RoofInput): LengthUnit {
  return sheetFields.some((sheetField) => sheetField === field) ? 'mm' : unit
}

/** The number of a field, in millimetres or degrees, or its fault. */
function readField(
  field: RoofField,
  typed: RoofInput,
  spellings: RoleSpellings,
): number | InputFault {
  const text = typed[field] ?? ''
  if (!isTyped(text)) return 'empty'
  const isPitch = field === 'pitch'
  const number = isPitch
    ? readPitch(text, spellings)
    : readLength(text, unitOfField(field, typed), spellings)
  if (number === undefined) return isPitch ? 'noPitch' : 'noLength'
  const [minimum, maximum] = fieldRanges[field]
  if (number < minimum) return 'tooShort'
  if (number > maximum) return isPitch ? 'tooSteep' : 'tooLong'
  return number
}

/** The facts about the sheet that only the catalogue has; no lengths if it is cut to length. */
type KnownSheet = Pick<
  RoofSheet,
  'joint' | 'lengths' | 'smallestPitch' | 'screwsPerArea' | 'weight'
>

/** The calculated roof, or the faults of the fields. */
export type TypedRoofResult =
  | { result: CalculatedRoof }
  | { faults: Partial<Record<RoofField, InputFault>> }

/**
 * Calculates a roof from typed texts. Only the measures of the roof are required; without those of the
 * sheet the result has no count.
 * @param known the facts about the sheet from the catalogue
 * @param spellings the words that mean a unit
 * @param unit that the buyer measures in
 */
export function calculateTypedRoof(
  typed: RoofInput,
  known: KnownSheet,
  spellings: RoleSpellings,
  unit: LengthUnit,
): TypedRoofResult {
  const faults: Partial<Record<RoofField, InputFault>> = {}
  function readOptional(field: RoofField): number | undefined {
    const value = readField(field, typed, spellings)
    if (typeof value === 'number') return value
    if (value !== 'empty') faults[field] = value
    return undefined
  }
  function readRequired(field: RoofField): number {
    const value = readOptional(field)
    if (value === undefined) faults[field] ??= 'empty'
    return value ?? 0
  }

  const roof: Roof = {
    eave: readRequired('eave'),
    gable: readOptional('gable') ?? 0,
    overhang: readOptional('overhang') ?? 0,
    slopeMeasures: readSlope(typed, readRequired),
    slopes: typed.slopes,
  }
  const sheet = known.joint === 'profiles' ? known : readSheet(known, readOptional, faults)
  return Object.keys(faults).length > 0 ? { faults } : { result: calculateRoof(roof, sheet, unit) }
}

function readSlope(
  typed: RoofInput,
  readRequired: (field: RoofField) => number,
): Roof['slopeMeasures'] {
  const { by, slopes } = typed
  const [field = 'slope'] = slopeFields(typed)
  const length = readRequired(field)
  if (by === 'slope') return { slope: length }
  const horizontal = field === 'run' ? { run: length } : { run: length / slopes, span: length }
  if (by === 'rise') return { ...horizontal, rise: readRequired(by) }
  const pitch = readRequired('pitch')
  return by === 'pitch' ? { ...horizontal, pitch } : { ...horizontal, pitch, isExample: true }
}

function readSheet(
  known: KnownSheet,
  readOptional: (field: RoofField) => number | undefined,
  faults: Partial<Record<RoofField, InputFault>>,
): RoofSheet {
  const overall = readOptional('overall')
  const typedCover = readOptional('cover')
  const sideLap = typedCover === undefined ? readOptional('sideLap') : undefined
  const coverByLap = overall === undefined || sideLap === undefined ? undefined : overall - sideLap
  const cover = typedCover ?? coverByLap
  if (overall !== undefined && cover !== undefined) {
    if (cover <= 0) faults.sideLap = 'lapTooLong'
    if (cover > overall) faults.cover = 'coverTooWide'
  }
  const endLap = readOptional('endLap')
  const isCutToLength = known.lengths.length === 0
  const longest = isCutToLength ? readOptional('longest') : undefined
  const maxLength = isCutToLength ? longest : Math.max(...known.lengths)
  // With a larger lap the sheets would hardly advance.
  if (endLap !== undefined && maxLength !== undefined && endLap > maxLength / 2) {
    faults.endLap = 'lapTooLong'
  }
  const step = known.joint === 'steps' ? readOptional('step') : undefined
  return { ...known, overall, cover, endLap, step, longest }
}
