import type { Profile } from '../../../model/shape/profile.ts'

/** A length of the table: its value in millimetres, and as the table names and writes it. */
export type TableLength = { label: string; value: number; text: string }

/** A profile with the dimensions that stand in the page's table: what the drawing is made from. */
export type MeasuredProfile = Profile & {
  /** One for each width in which the sheet can be had; none where the table gives no width. */
  sheets: readonly { overall?: TableLength; cover?: TableLength; ribs?: number }[]
  pitchStep?: TableLength
  thickness?: TableLength
}
