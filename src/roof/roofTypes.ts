import type { SheetJoint } from '../catalogue/sheetJoint.ts'

/**
 * The measures that give the length of a slope, in millimetres: `run` is the horizontal distance from wall to ridge,
 * with two equal sides half the `span`; `pitch` in degrees. `isExample`: the buyer does not know the pitch, and this
 * one is an example.
 */
export type SlopeMeasures =
  | { slope: number }
  | { run: number; span?: number; rise: number }
  | { run: number; span?: number; pitch: number; isExample?: true }

/** A side of a roof; `times` is 2 if the other side is equal. */
export type RoofSide = { slopeMeasures: SlopeMeasures; times: 1 | 2 }

/** The measures of a roof, in millimetres. */
export type Roof = {
  /** Along the eave, from wall to wall. */
  eave: number
  /** The overhang beyond each gable end. */
  gable: number
  /** The overhang beyond the eave, measured along the slope. */
  overhang: number
  /** One side, two equal ones, or two that differ. */
  sides: readonly [RoofSide] | readonly [RoofSide & { times: 1 }, RoofSide & { times: 1 }]
}

/** The measures of a sheet, in millimetres. An unknown measure is left out; nothing is assumed. */
export type RoofSheet = {
  joint: SheetJoint
  /** The overall width. */
  overall?: number | undefined
  /** The largest overall width that the sheet can have, while its own is not chosen or not known exactly. */
  widest?: number | undefined
  /** The cover width: the overall width without the side lap. */
  cover?: number | undefined
  /** The fixed lengths; empty if it is cut to length, up to the longest that can be transported. */
  lengths: readonly number[]
  longest?: number | undefined
  endLap?: number | undefined
  /** The distance from one tile step to the next. */
  step?: number | undefined
  /** In degrees. */
  smallestPitch?: number | undefined
  /** Screws per square metre, by the owner's rule. */
  screwsPerArea?: number | undefined
  /** In kilograms per square metre of sheet. */
  weight?: number | undefined
}
