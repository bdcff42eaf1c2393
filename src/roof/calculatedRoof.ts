import type { SheetCount } from './sheetCount.ts'
import type { WorkingStep } from './workingSteps.ts'

/** The facts about a sheet that the count needs. */
export const missingFacts = ['profiles', 'cover', 'endLap', 'step'] as const

export type MissingFact = (typeof missingFacts)[number]

/** The notes for the buyer beside the figures. */
export const resultNotes = ['onePiece', 'tooFlat', 'pitchUnknown'] as const

export type ResultNote = (typeof resultNotes)[number]

/** Sheets of one length, in mm. */
export type Pieces = { length: number; count: number }

/** A side of the roof, or both sides if they are equal: lengths in mm. */
export type CalculatedSide = {
  /** From eave to ridge, with the overhang. */
  slope: number
  /** In degrees, if it is known. */
  pitch?: number | undefined
  times: 1 | 2
  /** The sheets from eave to ridge, grouped by length. */
  column?: readonly Pieces[] | undefined
}

/** The sheets of a whole roof. */
export type CountedSheets = {
  /** The sheets side by side, on each side of the roof. */
  across: SheetCount
  count: SheetCount
  /** All sheets, grouped by length in mm. */
  pieces: readonly { length: number; count: SheetCount }[]
  /** The width in mm that an exact count covers beyond the eave. */
  spare?: number | undefined
  /** The full width in mm that a lower bound is counted with; `isWidest` if the sheet may be narrower. */
  countedWith?: { width: number; isWidest: boolean } | undefined
}

/** The measures of a roof and the sheets that it takes: lengths in mm, the area in sq m. */
export type CalculatedRoof = {
  /** Along the eave, from wall to wall. */
  walls: number
  /** Along the eave, with the overhangs at the gable ends. */
  eave: number
  /** One side or two equal ones, or two that differ. */
  sides: readonly CalculatedSide[]
  /** True if the pitch is an example, because the buyer does not know it. */
  isExamplePitch: boolean
  /** From wall to wall across the ridge, if it is known. */
  span?: number | undefined
  area: number
  /** The length of the ridge; 0 for one side. */
  ridge: number
  /** The total length of the eaves. */
  eaves: number
  /** Undefined if a fact is missing. */
  sheets?: CountedSheets | undefined
  /** The percentage of sheet that a mixture of lengths saves, compared with the best single length. */
  saving?: { percent: number; length: number } | undefined
  screws?: number | undefined
  /** The weight of all sheets, in kilograms; undefined if their number is a lower bound. */
  weight?: number | undefined
  missing: readonly MissingFact[]
  notes: readonly ResultNote[]
  working: readonly WorkingStep[]
}
