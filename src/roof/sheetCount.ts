/** A number of sheets. If the side lap is not known, it is a lower bound, which no one may read as the count. */
export type SheetCount = { exact: number } | { atLeast: number }

/** The number alone, exact or not. */
export function numberOf(count: SheetCount): number {
  return 'exact' in count ? count.exact : count.atLeast
}

/** The count of something of which each of these sheets has so many. */
export function multiplyCount(count: SheetCount, by: number): SheetCount {
  return 'exact' in count ? { exact: count.exact * by } : { atLeast: count.atLeast * by }
}

/** The length in mm of all sheets together; a lower bound if their number is one. */
export function totalLength(pieces: readonly { length: number; count: SheetCount }[]): number {
  return pieces.reduce((sum, { length, count }) => sum + length * numberOf(count), 0)
}
