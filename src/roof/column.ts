import type { LengthUnit } from '../catalogue/unit.ts'
import { INCH } from './measure.ts'

/** The overlap of a sheet over the one below it, in mm; `step` if sheets meet only at tile steps. */
export type Lap = { endLap: number; step?: number | undefined }

/**
 * The lengths of the sheets from eave to ridge, in mm. `lower` are the sheets that another one overlaps,
 * so that they cover less than their length; `top` is the sheet at the ridge.
 */
export type Column = { lower: readonly number[]; top: number }

/** Rounds up to a whole number, without the errors of binary fractions. */
export function roundUp(number: number): number {
  return Math.ceil(Number(number.toFixed(6)))
}

/** The increments of cut lengths, in mm: a centimetre, an inch and a millimetre. */
const cutIncrements: Readonly<Record<LengthUnit, number>> = { m: 10, ft: INCH, mm: 1 }

/**
 * The length that a sheet is cut to: rounded up to a whole centimetre, inch or millimetre.
 * @param length in mm
 * @param unit that the buyer measures in
 */
export function cutLength(length: number, unit: LengthUnit): number {
  const cut = roundUp(length / cutIncrements[unit]) * cutIncrements[unit]
  return Number(cut.toFixed(3))
}

/** The longest cut length, in mm, that is not longer than `longest`, the limit of transport. */
export function longestCut(longest: number, unit: LengthUnit): number {
  const cut = Math.floor(Number((longest / cutIncrements[unit]).toFixed(6))) * cutIncrements[unit]
  return Number(cut.toFixed(3))
}

/**
 * The part of the slope that an overlapped sheet covers, in mm: its length without the lap. A tile sheet
 * meets the next one at a step, so it covers whole steps only. For example, a sheet of 1830 mm with steps
 * of 200 mm and a lap of at least 150 mm covers 8 steps, 1600 mm. Three of them reach
 * 1600 + 1600 + 1830 = 5030 mm; sheets that lap anywhere would reach 5190 mm.
 */
export function coverOf(length: number, { endLap, step }: Lap): number {
  const cover = length - endLap
  return step === undefined ? cover : Math.floor(Number((cover / step).toFixed(6))) * step
}

/** The lengths of all sheets of a column, from the eave. */
export function sheetsOf({ lower, top }: Column): number[] {
  return [...lower, top]
}

/** The total length of the sheets of a column, in mm. */
export function totalOf(column: Column): number {
  return sheetsOf(column).reduce((sum, length) => sum + length, 0)
}

/** Sorts columns by total length, and columns of equal length by the number of sheets. */
function compareColumns(a: Column, b: Column): number {
  const difference = totalOf(a) - totalOf(b)
  return Math.abs(difference) > 0.001 ? difference : a.lower.length - b.lower.length
}

/** A column of sheets of one length; undefined if the lap leaves nothing to cover. */
function singleLengthColumn(slope: number, length: number, lap: Lap): Column | undefined {
  if (length >= slope) return { lower: [], top: length }
  const cover = coverOf(length, lap)
  if (cover <= 0) return undefined
  return { lower: Array(roundUp((slope - length) / cover)).fill(length), top: length }
}

function leastColumn(columns: readonly (Column | undefined)[]): Column | undefined {
  return columns.filter((column) => column !== undefined).sort(compareColumns)[0]
}

/**
 * The column of one fixed length with the least total length.
 * @param slope in mm, like the lengths
 * @returns undefined if no length has anything left to cover after its lap
 */
export function bestSingle(
  slope: number,
  lengths: readonly number[],
  lap: Lap,
): Column | undefined {
  return leastColumn(lengths.map((length) => singleLengthColumn(slope, length, lap)))
}

/** The column of any mixture of lengths with the least total length, by dynamic programming. */
function bestMixed(slope: number, lengths: readonly number[], lap: Lap): Column | undefined {
  type Best = { total: number; sheets: number; length: number; remainder: number }
  const bestByDistance = new Map<number, Best | undefined>()

  /** The best sheets for a distance below the ridge, with the length of the lowest sheet. */
  function bestFor(distance: number): Best | undefined {
    if (bestByDistance.has(distance)) return bestByDistance.get(distance)
    let best: Best | undefined
    for (const length of lengths) {
      const isTop = length >= distance
      const cover = coverOf(length, lap)
      if (!isTop && cover <= 0) continue
      const remainder = isTop ? 0 : Number((distance - cover).toFixed(3))
      const above = isTop ? { total: 0, sheets: 0 } : bestFor(remainder)
      if (above === undefined) continue
      const total = above.total + length
      const sheets = above.sheets + 1
      const isBetter =
        best === undefined ||
        total < best.total - 0.001 ||
        (total < best.total + 0.001 && sheets < best.sheets)
      if (isBetter) best = { total, sheets, length, remainder }
    }
    bestByDistance.set(distance, best)
    return best
  }

  const lower: number[] = []
  let next = bestFor(slope)
  while (next !== undefined && next.remainder > 0) {
    lower.push(next.length)
    next = bestFor(next.remainder)
  }
  return next && { lower: lower.sort((a, b) => b - a), top: next.length }
}

/**
 * The column of sheets of fixed lengths with the least total length.
 * @param slope in mm, like the lengths
 * @param lap undefined if it is not known: then a single sheet has to reach the ridge
 * @returns undefined if the sheets cannot reach the ridge
 */
export function fixedColumn(
  slope: number,
  lengths: readonly number[],
  lap: Lap | undefined,
): Column | undefined {
  if (lap === undefined) {
    return leastColumn(
      lengths.filter((length) => length >= slope).map((top) => ({ lower: [], top })),
    )
  }
  const single = bestSingle(slope, lengths, lap)
  const mixed = bestMixed(slope, lengths, lap)
  // The single length comes first, so it wins a tie: it is easier to order and to lay.
  return leastColumn([single, mixed])
}

/**
 * The column of sheets that are cut to length: one sheet if it can be transported, otherwise sheets of
 * equal length. Tile sheets are the longest that end at a step, with a shorter one at the ridge. Each is rounded up
 * by {@link cutLength}.
 * @param slope in mm, like `longest`
 * @param longest such as {@link longestCut} returns
 * @param unit that the buyer measures in
 * @returns undefined if several sheets are needed and the lap is unknown or leaves nothing to cover
 */
export function cutColumn(
  slope: number,
  longest: number | undefined,
  lap: Lap | undefined,
  unit: LengthUnit,
): Column | undefined {
  const cut = (length: number) => cutLength(length, unit)
  if (longest === undefined || longest >= slope) return { lower: [], top: cut(slope) }
  const column = lap && singleLengthColumn(slope, longest, lap)
  if (lap === undefined || column === undefined) return undefined
  const laps = column.lower.length
  if (lap.step !== undefined) {
    const cover = coverOf(longest, lap)
    return { lower: Array(laps).fill(cut(cover + lap.endLap)), top: cut(slope - laps * cover) }
  }
  const length = cut((slope + laps * lap.endLap) / (laps + 1))
  return { lower: Array(laps).fill(length), top: length }
}
