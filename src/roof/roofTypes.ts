import type { SheetJoint } from '../catalogue/sheetJoint.ts'

/** A roof in millimetres, as it is measured. */
export type Roof = {
  /** Along the eave, from wall to wall. */
  eave: number
  /** The overhang beyond each gable end. */
  gable: number
  /** The overhang beyond the eave, measured along the slope. */
  overhang: number
  /** `run` is the level way from the wall to below the ridge, half of a `span`; `pitch` in degrees. */
  slope:
    | { slope: number }
    | { run: number; span?: number; rise: number }
    | { run: number; span?: number; pitch: number }
  slopes: 1 | 2
}

/** A sheet in millimetres. What is not known is left out; nothing is assumed. */
export type RoofSheet = {
  joint: SheetJoint
  overall?: number | undefined
  cover?: number | undefined
  /** The lengths that can be had, or else it is cut to length, up to the longest that can be carried. */
  lengths: readonly number[]
  longest?: number | undefined
  endLap?: number | undefined
  /** From one tile step to the next. */
  step?: number | undefined
  /** In degrees. */
  smallestPitch?: number | undefined
  /** How many screws the owner counts for each square metre. */
  screwsPerArea?: number | undefined
}
