import type { CalculatedSide, CountedSheets } from './calculatedRoof.ts'
import { type Column, coverOf, type Lap } from './column.ts'
import type { RoofSheet } from './roofTypes.ts'
import { numberOf, totalLength } from './sheetCount.ts'
import { type WorkingStep, workingStep } from './workingSteps.ts'

/**
 * The lines of the working about the sheets from eave to ridge.
 * @param slope in mm
 */
export function columnWorking(
  slope: number,
  column: Column,
  sheet: RoofSheet,
  lap: Lap | undefined,
): WorkingStep[] {
  const { lower, top } = column
  if (lap === undefined || lower.length === 0) return [workingStep('upOne', slope, top)]
  const lengths = [...new Set(lower)]
  if (lap.step === undefined && lengths.length === 1 && lengths[0] === top) {
    const length = sheet.lengths.length === 0 ? (sheet.longest ?? top) : top
    const exact = (slope - lap.endLap) / (length - lap.endLap)
    return [workingStep('up', slope, lap.endLap, length, exact, lower.length + 1)]
  }
  const covers = lengths.map((length) => {
    const sheets = lower.filter((lowerLength) => lowerLength === length).length
    const cover = coverOf(length, lap)
    return { length, sheets, cover, covered: sheets * cover }
  })
  const remainder = covers.reduce((distance, { covered }) => distance - covered, slope)
  const { endLap, step: tileStep } = lap
  const stepCovers =
    tileStep === undefined
      ? []
      : covers.map(({ length, cover }) => workingStep('stepCover', length, endLap, tileStep, cover))
  const laid = covers.map(({ sheets, length, cover, covered }) =>
    workingStep('laid', sheets, length, cover, covered),
  )
  return [...stepCovers, ...laid, workingStep('laidTop', remainder, top)]
}

/**
 * The lines of the working about the count and, if it is exact, about the share lost to laps and offcuts.
 * @param area of the roof, in sq m
 */
export function countWorking(
  { across, count, pieces }: CountedSheets,
  sides: readonly CalculatedSide[],
  area: number,
  { overall, weight }: RoofSheet,
): WorkingStep[] {
  const line = 'exact' in count ? 'count' : 'countAtLeast'
  const counts = sides.map(({ column = [], times }) => {
    const up = column.reduce((sum, one) => sum + one.count, 0)
    return { up, times, number: numberOf(across) * up * times }
  })
  const [one, other] = counts
  const counted = [
    ...counts.map(({ up, times, number }) =>
      workingStep(line, numberOf(across), up, times, number),
    ),
    ...(one && other
      ? [workingStep('bothCounts', one.number, other.number, one.number + other.number)]
      : []),
  ]
  if (!('exact' in count)) return counted
  const running = totalLength(pieces) / 1000
  const lengths = [...counted, workingStep('running', running)]
  if (overall === undefined) return lengths
  const bought = (running * overall) / 1000
  const waste = bought - area
  return [
    ...lengths,
    workingStep('bought', running, overall, bought),
    workingStep('waste', bought, area, waste, (waste / bought) * 100),
    ...(weight === undefined ? [] : [workingStep('weight', bought, weight, bought * weight)]),
  ]
}
