import type { Roof } from './roofTypes.ts'
import { type WorkingStep, workingStep } from './workingSteps.ts'

/** The line that names a side, if the two differ. */
export function sideTitle(sides: readonly unknown[], i: number): WorkingStep[] {
  if (sides.length === 1) return []
  return [workingStep(i === 0 ? 'oneSide' : 'otherSide')]
}

/** A side of the roof, with the lines about its slope. */
type SlopedSide = { slope: number; times: 1 | 2; slopeWorking: readonly WorkingStep[] }

/**
 * The lines of the working about the roof, from the slope to the area.
 * @param eave in mm, with its overhangs
 * @param areas of the sides, in sq m
 */
export function roofWorking(
  { eave: walls, gable }: Roof,
  eave: number,
  sides: readonly SlopedSide[],
  areas: readonly number[],
): WorkingStep[] {
  const eaveWorking = gable === 0 ? [] : [workingStep('eaveOverhang', walls, gable, eave)]
  const [one = 0, other] = areas
  const slopes = sides.flatMap(({ slopeWorking }, i) => [...sideTitle(sides, i), ...slopeWorking])
  const areaLines = sides.map(({ slope, times }, i) =>
    workingStep('roof', eave, slope, times, areas[i] ?? 0),
  )
  const total = other === undefined ? [] : [workingStep('bothAreas', one, other, one + other)]
  return [...slopes, ...eaveWorking, ...areaLines, ...total]
}
