import { cleanTyped } from '../catalogue/typedText.ts'
import type { LengthUnit, RoleSpellings } from '../catalogue/unit.ts'
import { calculateRoof } from './calculate.ts'
import type { CalculatedRoof } from './calculatedRoof.ts'
import { namedUnit, readLength, readPitch } from './measure.ts'
import type { Roof, RoofSheet, SlopeMeasures } from './roofTypes.ts'

/**
 * The measures that the length of the slope can be calculated from; `rise` and `pitch` need the width.
 * `unsure` needs the width alone, and takes a pitch that is an example.
 */
export const slopeMethods = ['unsure', 'slope', 'rise', 'pitch'] as const

type SlopeMethod = (typeof slopeMethods)[number]

/** The shapes of a roof by its sides; one of shape `sketch` is not counted here. */
export const roofShapes = ['2', '1', 'different', 'sketch'] as const

export type RoofShape = (typeof roofShapes)[number]

/** The fields of two sides that differ: the measures of one, and of the other. */
const sideFields = [
  ['run1', 'slope1', 'rise1', 'pitch1'],
  ['run2', 'slope2', 'rise2', 'pitch2'],
] as const

/** Every field of the roof calculator. Older stored lists have `run`, half of the span. */
export const roofFields = [
  'eave',
  'slope',
  'span',
  'run',
  'rise',
  'pitch',
  ...sideFields[0],
  ...sideFields[1],
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
  slopes: RoofShape
  /** The unit of a number without one; undefined until one is chosen. */
  unit: LengthUnit | undefined
}

/** The faults of a typed length, in the calculator and beside a quantity. */
export const lengthFaults = ['noLength', 'tooShort', 'tooLong'] as const

/** The other faults of the calculator's fields. `noUnit`: neither feet nor metres is chosen. */
export const calculatorFaults = [
  'empty',
  'noUnit',
  'noPitch',
  'tooSteep',
  'coverTooWide',
  'lapTooLong',
] as const

type InputFault = (typeof lengthFaults | typeof calculatorFaults)[number]

function isTyped(text: string | undefined): boolean {
  return text !== undefined && cleanTyped(text) !== ''
}

/** The fields of a side, for its flat width, the length of its slope, its rise and its pitch. */
type SideFields = readonly [RoofField, RoofField, RoofField, RoofField]

/** The field for the flat width: older stored lists have half of it, `run`. */
function horizontalField({ span, run }: RoofInput): 'span' | 'run' {
  return !isTyped(span) && isTyped(run) ? 'run' : 'span'
}

function fieldsOfMethod(by: SlopeMethod, [run, slope, rise, pitch]: SideFields): RoofField[] {
  switch (by) {
    case 'slope':
      return [slope]
    case 'unsure':
      return [run]
    case 'rise':
      return [run, rise]
    case 'pitch':
      return [run, pitch]
  }
}

/** The fields that the chosen method for the slope needs, for each of two sides that differ; none for other roofs. */
export function differentSides({ by, slopes }: RoofInput): readonly (readonly RoofField[])[] {
  return slopes === 'different' ? sideFields.map((fields) => fieldsOfMethod(by, fields)) : []
}

/** The fields that the chosen method for the slope needs, of two sides that differ those of one before the other. */
export function slopeFields(typed: RoofInput): readonly RoofField[] {
  const { by, slopes } = typed
  if (slopes === 'sketch') return []
  if (slopes === 'different') return differentSides(typed).flat()
  return fieldsOfMethod(by, [horizontalField(typed), 'slope', 'rise', 'pitch'])
}

/** The fields for the measures of the roof, required ones first; of a sketch, those that may be on it. */
export function roofMeasures(typed: RoofInput): readonly RoofField[] {
  if (typed.slopes === 'sketch') return ['eave', 'span']
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

const SLOPE = [100, 200_000] as const
const RISE = [0, 200_000] as const
const PITCH = [0, 75] as const

/** Limits in millimetres or degrees. A number beyond them was probably typed in another unit. */
const fieldRanges: Readonly<Record<RoofField, readonly [minimum: number, maximum: number]>> = {
  eave: [100, 1_000_000],
  slope: SLOPE,
  slope1: SLOPE,
  slope2: SLOPE,
  span: [100, 400_000],
  run: SLOPE,
  run1: SLOPE,
  run2: SLOPE,
  rise: RISE,
  rise1: RISE,
  rise2: RISE,
  pitch: PITCH,
  pitch1: PITCH,
  pitch2: PITCH,
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

/** True for a field with an angle, not a length. */
export function isPitchField(field: RoofField): boolean {
  return field === 'pitch' || field === 'pitch1' || field === 'pitch2'
}

/** The unit of a field's number if it is typed without one; undefined if none is chosen. */
export function unitOfField(field: RoofField, { unit }: Pick<RoofInput, 'unit'>) {
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
  const isPitch = isPitchField(field)
  const unit = unitOfField(field, typed)
  // Any unit: only whether it is a length counts.
  const number = isPitch ? readPitch(text, spellings) : readLength(text, unit ?? 'm', spellings)
  if (number === undefined) return isPitch ? 'noPitch' : 'noLength'
  if (!isPitch && unit === undefined && namedUnit(text, spellings) === undefined) return 'noUnit'
  const [minimum, maximum] = fieldRanges[field]
  if (number < minimum) return 'tooShort'
  if (number > maximum) return isPitch ? 'tooSteep' : 'tooLong'
  return number
}

/** The facts about the sheet that only the catalogue has; no lengths if it is cut to length. */
type KnownSheet = Pick<
  RoofSheet,
  'joint' | 'lengths' | 'widest' | 'smallestPitch' | 'screwsPerArea' | 'weight'
>

/** The fault of each field, and of the choice of the unit. */
export type RoofFaults = Partial<Record<RoofField | 'unit', InputFault>>

/** The calculated roof, the faults of the fields, or a roof that needs a sketch. */
export type TypedRoofResult = { result: CalculatedRoof } | { faults: RoofFaults } | 'sketch'

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
  if (typed.slopes === 'sketch') return 'sketch'
  const faults: RoofFaults = {}
  function readOptional(field: RoofField): number | undefined {
    const value = readField(field, typed, spellings)
    if (typeof value === 'number') return value
    if (value !== 'empty') faults[value === 'noUnit' ? 'unit' : field] = value
    return undefined
  }
  function readRequired(field: RoofField): number {
    if (readField(field, typed, spellings) === 'empty') faults[field] = 'empty'
    return readOptional(field) ?? 0
  }

  const roof: Roof = {
    eave: readRequired('eave'),
    gable: readOptional('gable') ?? 0,
    overhang: readOptional('overhang') ?? 0,
    sides: readSides(typed, readRequired),
  }
  const sheet = known.joint === 'profiles' ? known : readSheet(known, readOptional, faults)
  const hasFault = Object.keys(faults).length > 0
  if (hasFault && typed.unit === undefined && !namesUnit(typed, spellings)) faults.unit = 'noUnit'
  return hasFault ? { faults } : { result: calculateRoof(roof, sheet, unit) }
}

/** True if a measure of the roof is typed with its unit. */
function namesUnit(typed: RoofInput, spellings: RoleSpellings): boolean {
  return roofMeasures(typed).some(
    (field) => !isPitchField(field) && namedUnit(typed[field] ?? '', spellings) !== undefined,
  )
}

function readSides(typed: RoofInput, readRequired: (field: RoofField) => number): Roof['sides'] {
  const { by, slopes } = typed
  if (slopes === 'different') {
    const [one, other] = sideFields
    const run = (length: number) => ({ run: length })
    return [
      { slopeMeasures: readSlope(by, one, readRequired, run), times: 1 },
      { slopeMeasures: readSlope(by, other, readRequired, run), times: 1 },
    ]
  }
  const times = slopes === '2' ? 2 : 1
  const horizontal = horizontalField(typed)
  const run = (length: number) =>
    horizontal === 'run' ? { run: length } : { run: length / times, span: length }
  const fields = [horizontal, 'slope', 'rise', 'pitch'] as const
  return [{ slopeMeasures: readSlope(by, fields, readRequired, run), times }]
}

/** @param runOf returns the horizontal distance from what is typed of it */
function readSlope(
  by: SlopeMethod,
  [run, slope, rise, pitch]: SideFields,
  readRequired: (field: RoofField) => number,
  runOf: (length: number) => { run: number; span?: number },
): SlopeMeasures {
  if (by === 'slope') return { slope: readRequired(slope) }
  const horizontal = runOf(readRequired(run))
  if (by === 'rise') return { ...horizontal, rise: readRequired(rise) }
  if (by === 'pitch') return { ...horizontal, pitch: readRequired(pitch) }
  return { ...horizontal, pitch: readRequired('pitch'), isExample: true }
}

function readSheet(
  known: KnownSheet,
  readOptional: (field: RoofField) => number | undefined,
  faults: RoofFaults,
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
  const widest = overall ?? known.widest
  return { ...known, overall, widest, cover, endLap, step, longest }
}
