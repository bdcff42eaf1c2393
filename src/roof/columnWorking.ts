import { type Column, coverOf, type Lap, sheetsOf, totalOf } from './column.ts'
import type { RoofSheet } from './roofTypes.ts'
import { step, type WorkingStep } from './workingSteps.ts'

/** How the sheets up a slope are found. */
export function columnWorking(
  slope: number,
  column: Column,
  sheet: RoofSheet,
  lap: Lap | undefined,
): WorkingStep[] {
  const { lower, top } = column
  if (lap === undefined || lower.length === 0) return [step('upOne', slope, top)]
  const lengths = [...new Set(lower)]
  if (lap.step === undefined && lengths.length === 1 && lengths[0] === top) {
    const length = sheet.lengths.length === 0 ? (sheet.longest ?? top) : top
    const exact = (slope - lap.endLap) / (length - lap.endLap)
    return [step('up', slope, lap.endLap, length, exact, lower.length + 1)]
  }
  const covers = lengths.map((length) => {
    const sheets = lower.filter((one) => one === length).length
    const cover = coverOf(length, lap)
    return { length, sheets, cover, covered: sheets * cover }
  })
  const rest = covers.reduce((left, { covered }) => left - covered, slope)
  return [
    ...(lap.step === undefined
      ? []
      : covers.map(({ length, cover }) =>
          step('stepCover', length, lap.endLap, lap.step ?? 0, cover),
        )),
    ...covers.map(({ sheets, length, cover, covered }) =>
      step('laid', sheets, length, cover, covered),
    ),
    step('laidTop', rest, top),
  ]
}

/** How the sheets are counted, and what of them is lap and offcut. */
export function countWorking(
  across: number,
  column: Column,
  slopes: number,
  area: number,
  { overall }: RoofSheet,
): WorkingStep[] {
  const up = sheetsOf(column).length
  const running = (across * totalOf(column) * slopes) / 1000
  const counted = [
    step('count', across, up, slopes, across * up * slopes),
    step('running', running),
  ]
  if (overall === undefined) return counted
  const bought = (running * overall) / 1000
  const waste = bought - area
  return [
    ...counted,
    step('bought', running, overall, bought),
    step('waste', bought, area, waste, (waste / bought) * 100),
  ]
}
