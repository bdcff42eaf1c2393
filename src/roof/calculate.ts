import type { LengthUnit } from '../catalogue/unit.ts'
import {
  bestSingle,
  type Column,
  cutColumn,
  fixedColumn,
  type Lap,
  longestCut,
  roundUp,
  sheetsOf,
  totalOf,
} from './column.ts'
import { columnWorking, countWorking } from './columnWorking.ts'
import type { Roof, RoofSheet } from './roofTypes.ts'
import { type WorkingStep, workingStep } from './workingSteps.ts'

/** The facts about a sheet that the count needs. */
export const missingFacts = ['profiles', 'cover', 'endLap', 'step'] as const

type MissingFact = (typeof missingFacts)[number]

/** The notes for the buyer beside the figures. */
export const resultNotes = ['onePiece', 'tooFlat', 'pitchUnknown'] as const

type ResultNote = (typeof resultNotes)[number]

/** Sheets of one length, in mm. */
export type Pieces = { length: number; count: number }

/** The measures of a roof and the sheets that it takes: lengths in mm, the area in sq m. */
export type CalculatedRoof = {
  /** From eave to ridge, with the overhang. */
  slope: number
  /** Along the eave, with the overhangs at the gable ends. */
  eave: number
  slopes: 1 | 2
  /** In degrees, if it is known. */
  pitch?: number | undefined
  /** True if the pitch is an example, because the buyer does not know it. */
  isExamplePitch: boolean
  /** From wall to wall across the ridge, if it is known. */
  span?: number | undefined
  area: number
  /** The length of the ridge; 0 for one slope. */
  ridge: number
  /** The total length of the eaves. */
  eaves: number
  /** The sheets from eave to ridge, grouped by length. */
  column?: readonly Pieces[] | undefined
  /** The sheets side by side. */
  across?: number | undefined
  /** All sheets of the roof; undefined if a fact is missing. */
  count?: number | undefined
  /** The percentage of sheet that a mixture of lengths saves, compared with the best single length. */
  saving?: { percent: number; length: number } | undefined
  screws?: number | undefined
  /** The weight of all sheets, in kilograms. */
  weight?: number | undefined
  missing: readonly MissingFact[]
  notes: readonly ResultNote[]
  working: readonly WorkingStep[]
}

/** The length of the slope in mm without overhang, and its pitch in degrees unless the slope was measured. */
function calculateSlope({ slopeMeasures, slopes }: Roof): {
  slope: number
  pitch?: number
  working: WorkingStep[]
} {
  if ('slope' in slopeMeasures) {
    return {
      slope: slopeMeasures.slope,
      working: [workingStep('slopeMeasured', slopeMeasures.slope)],
    }
  }
  const { run, span } = slopeMeasures
  const halfSpan = span === undefined || slopes === 1 ? [] : [workingStep('halfSpan', span, run)]
  if ('rise' in slopeMeasures) {
    const { rise } = slopeMeasures
    const slope = Math.hypot(run, rise)
    const pitch = (Math.atan2(rise, run) * 180) / Math.PI
    return { slope, pitch, working: [...halfSpan, workingStep('slopeByRise', run, rise, slope)] }
  }
  const { pitch } = slopeMeasures
  const slope = run / Math.cos((pitch * Math.PI) / 180)
  return { slope, pitch, working: [...halfSpan, workingStep('slopeByPitch', run, pitch, slope)] }
}

/** The sheets side by side; undefined if the cover width is not known. */
function countAcross(
  eave: number,
  { cover, overall }: RoofSheet,
): { across: number; working: WorkingStep } | undefined {
  if (cover === undefined) return undefined
  // Without the overall width, the side lap of the last sheet is unknown and is not subtracted.
  const exact = overall === undefined ? eave / cover : (eave - (overall - cover)) / cover
  const across = Math.max(1, roundUp(exact))
  const working =
    overall === undefined
      ? workingStep('acrossByCover', eave, cover, exact, across)
      : workingStep('across', eave, overall, cover, exact, across)
  return { across, working }
}

/** The end lap of a sheet; undefined if it is not known. */
function endLapOf({ joint, endLap, step }: RoofSheet): Lap | undefined {
  if (endLap === undefined || joint === 'profiles') return undefined
  if (joint === 'laps') return { endLap }
  return step === undefined ? undefined : { endLap, step }
}

/** The saving of mixed lengths over the best single length; undefined for a single length. */
function calculateSaving(
  slope: number,
  column: Column,
  { lengths }: RoofSheet,
  lap: Lap | undefined,
): CalculatedRoof['saving'] {
  const single = lap && bestSingle(slope, lengths, lap)
  if (single === undefined || new Set(sheetsOf(column)).size === 1) return undefined
  const singleTotal = totalOf(single)
  const percent = ((singleTotal - totalOf(column)) / singleTotal) * 100
  return percent > 0 ? { percent, length: single.top } : undefined
}

/** The sheets of a column grouped by length, the longest first. */
function groupByLength(column: Column): Pieces[] {
  const sheets = sheetsOf(column)
  return [...new Set(sheets)]
    .sort((a, b) => b - a)
    .map((length) => ({ length, count: sheets.filter((sheet) => sheet === length).length }))
}

/**
 * Calculates the sheets for a roof, as far as the sheet is known. The trade counts sheets across
 * times sheets up, and so does this; dividing areas would ignore laps and offcuts.
 * - slope = sqrt(run² + rise²) = run / cos(pitch)
 * - across = (eave - (overall - cover)) / cover, rounded up (Lysaght's method, see tests/roof/handRoofs.md)
 * - up = (slope - lap) / (sheet - lap), rounded up; for tile steps see `coverOf`
 * @param unit that the buyer measures in, for the rounding of cut lengths
 * @returns always the measures of the roof; the count, or the facts that are missing for it
 */
export function calculateRoof(roof: Roof, givenSheet: RoofSheet, unit: LengthUnit): CalculatedRoof {
  const { slopes } = roof
  const bareSlope = calculateSlope(roof)
  const isExamplePitch = 'pitch' in roof.slopeMeasures && roof.slopeMeasures.isExample === true
  const slope = bareSlope.slope + roof.overhang
  const eave = roof.eave + 2 * roof.gable
  const area = (eave * slope * slopes) / 1_000_000
  const longest =
    givenSheet.longest === undefined ? undefined : longestCut(givenSheet.longest, unit)
  const sheet = { ...givenSheet, longest }
  const lap = endLapOf(sheet)
  const column =
    sheet.lengths.length === 0
      ? cutColumn(slope, longest, lap, unit)
      : fixedColumn(slope, sheet.lengths, lap)
  const side = sheet.joint === 'profiles' ? undefined : countAcross(eave, sheet)
  const { screwsPerArea } = sheet
  const weight = side && column && weightOf(side.across * totalOf(column) * slopes, sheet)
  const screws = screwsPerArea === undefined ? undefined : roundUp(area * screwsPerArea)

  const roofWorking = [
    ...bareSlope.working,
    ...(roof.overhang === 0
      ? []
      : [workingStep('slopeOverhang', bareSlope.slope, roof.overhang, slope)]),
    ...(roof.gable === 0 ? [] : [workingStep('eaveOverhang', roof.eave, roof.gable, eave)]),
    workingStep('roof', eave, slope, slopes, area),
  ]
  const sheetWorking = [
    ...(side ? [side.working] : []),
    ...(column ? columnWorking(slope, column, sheet, lap) : []),
    ...(side && column ? countWorking(side.across, column, slopes, area, sheet) : []),
    ...(screws === undefined ? [] : [workingStep('screws', area, screwsPerArea ?? 0, screws)]),
  ]
  return {
    slope,
    eave,
    slopes,
    area,
    pitch: bareSlope.pitch,
    isExamplePitch,
    span: 'run' in roof.slopeMeasures ? roof.slopeMeasures.run * slopes : undefined,
    ridge: slopes === 2 ? eave : 0,
    eaves: eave * slopes,
    column: column && groupByLength(column),
    across: side?.across,
    count: side && column && side.across * sheetsOf(column).length * slopes,
    saving: column && calculateSaving(slope, column, sheet, lap),
    screws,
    weight,
    missing: missingOf(side?.across, column, sheet),
    notes: notesOf(bareSlope.pitch, isExamplePitch, sheet),
    working: [...roofWorking, ...sheetWorking],
  }
}

/**
 * The weight of sheets in kilograms: length × overall width × kilograms per square metre.
 * @param length of all sheets together, in mm
 * @returns undefined if the width or the weight of the sheet is not known
 */
function weightOf(length: number, { overall, weight }: RoofSheet): number | undefined {
  if (overall === undefined || weight === undefined) return undefined
  return ((length * overall) / 1_000_000) * weight
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

function notesOf(
  pitch: number | undefined,
  isExamplePitch: boolean,
  sheet: RoofSheet,
): ResultNote[] {
  const { smallestPitch, lengths, longest } = sheet
  const onePiece: ResultNote[] = lengths.length === 0 && longest === undefined ? ['onePiece'] : []
  // The result names the example, and asks for the pitch of the roof.
  if (isExamplePitch) return onePiece
  if (pitch === undefined || smallestPitch === undefined) return [...onePiece, 'pitchUnknown']
  return pitch < smallestPitch ? [...onePiece, 'tooFlat'] : onePiece
}
