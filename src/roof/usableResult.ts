import type { CalculatedRoof } from './calculatedRoof.ts'
import type { SheetWidth } from './sheetFacts.ts'

/** A result to take over into the enquiry. */
export type UsableResult = {
  result: CalculatedRoof
  /** The width that it is for, if the buyer had not chosen one. */
  width?: SheetWidth
  /** In shorter sheets than one from eave to ridge. If the lap is not known, their lengths leave it out. */
  shorter?: { isLapKnown: boolean }
}
