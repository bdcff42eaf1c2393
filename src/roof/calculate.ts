import {
  bestSingle,
  type Column,
  cutColumn,
  fixedColumn,
  type Lap,
  roundUp,
  sheetsOf,
  totalOf,
} from './column.ts'
import { columnWorking, countWorking } from './columnWorking.ts'
import type { Roof, RoofSheet } from './roofTypes.ts'
import { step, type WorkingStep } from './workingSteps.ts'

/** What has to be known of the sheet before it can be counted. */
export const missingFacts = ['profiles', 'cover', 'endLap', 'step'] as const

type MissingFact = (typeof missingFacts)[number]

/** What the buyer should know beside the figures. */
export const resultNotes = ['onePiece', 'tooFlat', 'pitchUnknown'] as const

type ResultNote = (typeof resultNotes)[number]

/** Sheets of one length, in mm. */
export type Pieces = { length: number; count: number }

/** What is known of a roof and of the sheets it takes: lengths in mm, the area in sq m. */
export type CalculatedRoof = {
  /** With the overhangs. */
  slope: number
  eave: number
  slopes: 1 | 2
  /** In degrees, and the span in mm, where they are known. */
  pitch?: number
  span?: number
  area: number
  /** None where the roof has one slope. */
  ridge: number
  eaves: number
  /** The sheets from eave to ridge, those of one length together. */
  column?: readonly Pieces[]
  across?: number
  /** All sheets; known where nothing is missing. */
  count?: number
  /** How much less sheet a mixture of lengths takes than the best single one. */
  saving?: { percent: number; length: number }
  screws?: number
  missing: readonly MissingFact[]
  notes: readonly ResultNote[]
  working: readonly WorkingStep[]
}

function slopeOf({ slope: by, slopes }: Roof): {
  slope: number
  pitch?: number
  working: WorkingStep[]
} {
  if ('slope' in by) return { ...by, working: [step('slopeMeasured', by.slope)] }
  const { run, span } = by
  const half = span === undefined || slopes === 1 ? [] : [step('halfSpan', span, run)]
  if ('rise' in by) {
    const slope = Math.hypot(run, by.rise)
    const pitch = (Math.atan2(by.rise, run) * 180) / Math.PI
    return { slope, pitch, working: [...half, step('slopeByRise', run, by.rise, slope)] }
  }
  const slope = run / Math.cos((by.pitch * Math.PI) / 180)
  return { slope, pitch: by.pitch, working: [...half, step('slopeByPitch', run, by.pitch, slope)] }
}

/** The sheets side by side; undefined where the cover width is not known. */
function acrossOf(
  eave: number,
  { cover, overall }: RoofSheet,
): { across: number; working: WorkingStep } | undefined {
  if (cover === undefined) return undefined
  // Without the full width the lap of the last sheet is not known: it is not taken off.
  const exact = overall === undefined ? eave / cover : (eave - (overall - cover)) / cover
  const across = Math.max(1, roundUp(exact))
  const working =
    overall === undefined
      ? step('acrossByCover', eave, cover, exact, across)
      : step('across', eave, overall, cover, exact, across)
  return { across, working }
}

/** How sheets lap up the slope; undefined where it is not known. */
function lapOf({ joint, endLap, step }: RoofSheet): Lap | undefined {
  if (endLap === undefined || joint === 'profiles') return undefined
  if (joint === 'laps') return { endLap }
  return step === undefined ? undefined : { endLap, step }
}

/** How much less a mixture takes than the best single length; undefined where it is of one length. */
function savingOf(slope: number, column: Column, { lengths }: RoofSheet, lap: Lap | undefined) {
  const single = lap && bestSingle(slope, lengths, lap)
  if (single === undefined || new Set(sheetsOf(column)).size === 1) return undefined
  const whole = totalOf(single)
  const percent = ((whole - totalOf(column)) / whole) * 100
  return percent > 0 ? { percent, length: single.top } : undefined
}

/** The sheets of a column, those of one length together, the longest first. */
function piecesOf(column: Column): Pieces[] {
  const sheets = sheetsOf(column)
  return [...new Set(sheets)]
    .sort((a, b) => b - a)
    .map((length) => ({ length, count: sheets.filter((one) => one === length).length }))
}

/**
 * What a roof takes, as far as it is known of the sheet: never by the area, but as the trade counts,
 * sheets across times sheets up.
 * - slope = sqrt(run² + rise²) = run / cos(pitch)
 * - across = (eave - (overall - cover)) / cover, upwards
 * - up = (slope - lap) / (sheet - lap), upwards; on tile steps see `coverOf`
 * @returns the measures of the roof always, and what is missing for the count
 */
export function calculateRoof(roof: Roof, sheet: RoofSheet): CalculatedRoof {
  const { slopes } = roof
  const measured = slopeOf(roof)
  const slope = measured.slope + roof.overhang
  const eave = roof.eave + 2 * roof.gable
  const area = (eave * slope * slopes) / 1_000_000
  const lap = lapOf(sheet)
  const column =
    sheet.lengths.length === 0
      ? cutColumn(slope, sheet.longest, lap)
      : fixedColumn(slope, sheet.lengths, lap)
  const side = sheet.joint === 'profiles' ? undefined : acrossOf(eave, sheet)
  const saving = column && savingOf(slope, column, sheet, lap)
  const { screwsPerArea } = sheet
  const screws = screwsPerArea === undefined ? undefined : roundUp(area * screwsPerArea)

  const roofWorking = [
    ...measured.working,
    ...(roof.overhang === 0 ? [] : [step('slopeOverhang', measured.slope, roof.overhang, slope)]),
    ...(roof.gable === 0 ? [] : [step('eaveOverhang', roof.eave, roof.gable, eave)]),
    step('roof', eave, slope, slopes, area),
  ]
  const sheetWorking = [
    ...(side ? [side.working] : []),
    ...(column ? columnWorking(slope, column, sheet, lap) : []),
    ...(side && column ? countWorking(side.across, column, slopes, area, sheet) : []),
    ...(screws === undefined ? [] : [step('screws', area, screwsPerArea ?? 0, screws)]),
  ]
  return {
    ...{ slope, eave, slopes, area },
    ...(measured.pitch !== undefined && { pitch: measured.pitch }),
    ...('run' in roof.slope && { span: roof.slope.run * slopes }),
    ridge: slopes === 2 ? eave : 0,
    eaves: eave * slopes,
    ...(column && { column: piecesOf(column) }),
    ...(side && { across: side.across }),
    ...(side && column && { count: side.across * sheetsOf(column).length * slopes }),
    ...(saving && { saving }),
    ...(screws !== undefined && { screws }),
    missing: missingOf(side?.across, column, sheet),
    notes: notesOf(measured.pitch, sheet),
    working: [...roofWorking, ...sheetWorking],
  }
}

function missingOf(
  across: number | undefined,
  column: Column | undefined,
  { joint, endLap }: RoofSheet,
): MissingFact[] {
  if (joint === 'profiles') return ['profiles']
  return [
    ...(across === undefined ? (['cover'] as const) : []),
    ...(column === undefined ? ([endLap === undefined ? 'endLap' : 'step'] as const) : []),
  ]
}

function notesOf(pitch: number | undefined, sheet: RoofSheet): ResultNote[] {
  const { smallestPitch, lengths, longest } = sheet
  const onePiece: ResultNote[] = lengths.length === 0 && longest === undefined ? ['onePiece'] : []
  if (pitch === undefined || smallestPitch === undefined) return [...onePiece, 'pitchUnknown']
  return pitch < smallestPitch ? [...onePiece, 'tooFlat'] : onePiece
}
