import type { LengthUnit } from '../catalogue/unit.ts'
import type {
  CalculatedRoof,
  CalculatedSide,
  CountedSheets,
  MissingFact,
  Pieces,
  ResultNote,
} from './calculatedRoof.ts'
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
import type { Roof, RoofSheet, RoofSide } from './roofTypes.ts'
import { roofWorking, sideTitle } from './roofWorking.ts'
import { multiplyCount, type SheetCount, totalLength } from './sheetCount.ts'
import { type WorkingStep, workingStep } from './workingSteps.ts'

/** The length of a slope in mm without overhang, and its pitch in degrees unless the slope was measured. */
function calculateSlope({ slopeMeasures, times }: RoofSide): {
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
  const halfSpan = span === undefined || times === 1 ? [] : [workingStep('halfSpan', span, run)]
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

/** The sheets side by side on each side of the roof. */
type Across = Pick<CountedSheets, 'across' | 'spare' | 'countedWith'> & { working: WorkingStep }

/**
 * Counts the sheets side by side. A sheet never covers more than its width, so that the width alone gives a lower
 * bound.
 * @returns undefined if neither the cover width nor a width is known
 */
function countAcross(eave: number, { cover, overall, widest }: RoofSheet): Across | undefined {
  if (cover === undefined) {
    if (widest === undefined) return undefined
    const sheets = eave / widest
    const atLeast = Math.max(1, roundUp(sheets))
    const working = workingStep('acrossAtLeast', eave, widest, sheets, atLeast)
    const countedWith = { width: widest, isWidest: overall === undefined }
    return { across: { atLeast }, countedWith, working }
  }
  // Without the overall width, the side lap of the last sheet is unknown and is not subtracted.
  const lastLap = overall === undefined ? 0 : overall - cover
  const sheets = (eave - lastLap) / cover
  const exact = Math.max(1, roundUp(sheets))
  const working =
    overall === undefined
      ? workingStep('acrossByCover', eave, cover, sheets, exact)
      : workingStep('across', eave, overall, cover, sheets, exact)
  return { across: { exact }, spare: exact * cover + lastLap - eave, working }
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

/** Sheets grouped by length, the longest first. */
function groupByLength(sheets: readonly number[]): Pieces[] {
  return [...new Set(sheets)]
    .sort((a, b) => b - a)
    .map((length) => ({ length, count: sheets.filter((sheet) => sheet === length).length }))
}

/** A side with its column, and the lines of its working. */
type WorkedSide = CalculatedSide & {
  cut: Column | undefined
  slopeWorking: WorkingStep[]
  columnWorking: WorkingStep[]
}

function calculateSide(
  side: RoofSide,
  overhang: number,
  sheet: RoofSheet,
  unit: LengthUnit,
): WorkedSide {
  const bare = calculateSlope(side)
  const slope = bare.slope + overhang
  const lap = endLapOf(sheet)
  const cut =
    sheet.lengths.length === 0
      ? cutColumn(slope, sheet.longest, lap, unit)
      : fixedColumn(slope, sheet.lengths, lap)
  return {
    slope,
    pitch: bare.pitch,
    times: side.times,
    column: cut && groupByLength(sheetsOf(cut)),
    cut,
    slopeWorking: [
      ...bare.working,
      ...(overhang === 0 ? [] : [workingStep('slopeOverhang', bare.slope, overhang, slope)]),
    ],
    columnWorking: cut ? columnWorking(slope, cut, sheet, lap) : [],
  }
}

/**
 * Calculates the sheets for a roof, as far as the sheet is known. The trade counts sheets across
 * times sheets up, and so does this; dividing areas would ignore laps and offcuts.
 * - slope = sqrt(run² + rise²) = run / cos(pitch)
 * - across = (eave - (overall - cover)) / cover, rounded up (Lysaght's method, see tests/roof/handRoofs.md)
 * - across, if only a width is known: at least eave / widest, rounded up (see README.md)
 * - up = (slope - lap) / (sheet - lap), rounded up; for tile steps see `coverOf`
 * @param unit that the buyer measures in, for the rounding of cut lengths
 * @returns always the measures of the roof; the sheets, or the facts that are missing for them
 */
export function calculateRoof(roof: Roof, givenSheet: RoofSheet, unit: LengthUnit): CalculatedRoof {
  const eave = roof.eave + 2 * roof.gable
  const longest =
    givenSheet.longest === undefined ? undefined : longestCut(givenSheet.longest, unit)
  const sheet = { ...givenSheet, longest }
  const sides = roof.sides.map((side) => calculateSide(side, roof.overhang, sheet, unit))
  const sideCount = sides.reduce((sum, { times }) => sum + times, 0)
  const areas = sides.map(({ slope, times }) => (eave * slope * times) / 1_000_000)
  const area = areas.reduce((sum, each) => sum + each, 0)
  const isExamplePitch = roof.sides.some(
    ({ slopeMeasures }) => 'pitch' in slopeMeasures && slopeMeasures.isExample === true,
  )

  const across = sheet.joint === 'profiles' ? undefined : countAcross(eave, sheet)
  const columns = sides.flatMap(({ cut }) => cut ?? [])
  const isUpKnown = columns.length === sides.length
  const counted = across && isUpKnown ? countSheets(across, sides) : undefined
  // Of two sides that differ, each may have another best length.
  const [onlySide, otherSide] = sides
  const saving =
    onlySide?.cut && otherSide === undefined
      ? calculateSaving(onlySide.slope, onlySide.cut, sheet, endLapOf(sheet))
      : undefined
  const { screwsPerArea } = sheet
  const screws = screwsPerArea === undefined ? undefined : roundUp(area * screwsPerArea)

  return {
    walls: roof.eave,
    eave,
    sides: sides.map(({ slope, pitch, times, column }) => ({ slope, pitch, times, column })),
    area,
    isExamplePitch,
    span: spanOf(roof),
    ridge: sideCount === 2 ? eave : 0,
    eaves: eave * sideCount,
    sheets: counted,
    saving,
    screws,
    weight: counted && weightOf(counted, sheet),
    missing: missingOf(across?.across, isUpKnown, sheet),
    notes: notesOf(
      sides.map(({ pitch }) => pitch),
      isExamplePitch,
      sheet,
    ),
    working: [
      ...roofWorking(roof, eave, sides, areas),
      ...(across ? [across.working] : []),
      ...sides.flatMap((side, i) => [...sideTitle(sides, i), ...side.columnWorking]),
      ...(counted ? countWorking(counted, sides, area, sheet) : []),
      ...(screws === undefined ? [] : [workingStep('screws', area, screwsPerArea ?? 0, screws)]),
    ],
  }
}

/** The sheets of all sides together. */
function countSheets(
  { across, spare, countedWith }: Across,
  sides: readonly CalculatedSide[],
): CountedSheets {
  const perColumn = sides.flatMap(({ column = [], times }) =>
    column.flatMap(({ length, count }) => Array<number>(count * times).fill(length)),
  )
  return {
    across,
    count: multiplyCount(across, perColumn.length),
    pieces: groupByLength(perColumn).map(({ length, count }) => ({
      length,
      count: multiplyCount(across, count),
    })),
    spare,
    countedWith,
  }
}

/** From wall to wall across the ridge; undefined if a slope was measured instead. */
function spanOf({ sides }: Roof): number | undefined {
  const runs = sides.flatMap(({ slopeMeasures, times }) =>
    'run' in slopeMeasures ? [slopeMeasures.run * times] : [],
  )
  return runs.length === sides.length ? runs.reduce((sum, run) => sum + run) : undefined
}

/**
 * The weight of sheets in kilograms: length × overall width × kilograms per square metre.
 * @returns undefined if the count is a lower bound, or the width or the weight of the sheet is not known
 */
function weightOf(
  { count, pieces }: CountedSheets,
  { overall, weight }: RoofSheet,
): number | undefined {
  if (!('exact' in count) || overall === undefined || weight === undefined) return undefined
  return ((totalLength(pieces) * overall) / 1_000_000) * weight
}

function missingOf(
  across: SheetCount | undefined,
  isUpKnown: boolean,
  { joint, endLap }: RoofSheet,
): MissingFact[] {
  if (joint === 'profiles') return ['profiles']
  return [
    ...(across === undefined ? (['cover'] as const) : []),
    ...(isUpKnown ? [] : ([endLap === undefined ? 'endLap' : 'step'] as const)),
  ]
}

function notesOf(
  pitches: readonly (number | undefined)[],
  isExamplePitch: boolean,
  sheet: RoofSheet,
): ResultNote[] {
  const { smallestPitch, lengths, longest } = sheet
  const onePiece: ResultNote[] = lengths.length === 0 && longest === undefined ? ['onePiece'] : []
  // The result names the example, and asks for the pitch of the roof.
  if (isExamplePitch) return onePiece
  const known = pitches.filter((pitch) => pitch !== undefined)
  if (known.length < pitches.length || smallestPitch === undefined) {
    return [...onePiece, 'pitchUnknown']
  }
  return known.some((pitch) => pitch < smallestPitch) ? [...onePiece, 'tooFlat'] : onePiece
}
