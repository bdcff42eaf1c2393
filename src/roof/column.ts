/** How far a sheet reaches over the one below it; `step` where it does so only at its tile steps. In mm. */
export type Lap = { endLap: number; step?: number | undefined }

/**
 * Sheets laid up a slope, from the eave: `lower` are those below another one, all of which cover less
 * than their length, and `top` is the last.
 */
export type Column = { lower: readonly number[]; top: number }

/** Rounds up to a whole number, without the errors of binary fractions. */
export function roundUp(number: number): number {
  return Math.ceil(Number(number.toFixed(6)))
}

/**
 * How much of the slope a sheet covers below the next one: its length without the lap. A stepped sheet
 * meets the next at a step, so it covers whole steps only. Of 1830 mm on steps of 200 mm and with a lap of
 * 150 mm at least, that is 8 steps, 1600 mm: three of them reach 1600 + 1600 + 1830 = 5030 mm, where
 * sheets that lap anywhere would reach 5190.
 */
export function coverOf(length: number, { endLap, step }: Lap): number {
  const free = length - endLap
  return step === undefined ? free : Math.floor(Number((free / step).toFixed(6))) * step
}

/** Every sheet of a column, from the eave. */
export function sheetsOf({ lower, top }: Column): number[] {
  return [...lower, top]
}

/** The lengths of a column one after another. */
export function totalOf(column: Column): number {
  return sheetsOf(column).reduce((sum, length) => sum + length, 0)
}

/** Less sheet first, and of equal columns the one with fewer sheets. */
function compareColumns(one: Column, other: Column): number {
  const less = totalOf(one) - totalOf(other)
  return Math.abs(less) > 0.001 ? less : one.lower.length - other.lower.length
}

/** As many sheets of one length as a slope takes; undefined where its lap leaves nothing. */
function columnOf(slope: number, length: number, lap: Lap): Column | undefined {
  if (length >= slope) return { lower: [], top: length }
  const cover = coverOf(length, lap)
  if (cover <= 0) return undefined
  return { lower: Array(roundUp((slope - length) / cover)).fill(length), top: length }
}

function least(columns: readonly (Column | undefined)[]): Column | undefined {
  return columns.filter((column) => column !== undefined).sort(compareColumns)[0]
}

/** The column of one length that takes the least sheet. */
export function bestSingle(slope: number, lengths: readonly number[], lap: Lap) {
  return least(lengths.map((length) => columnOf(slope, length, lap)))
}

/** The column of any lengths that takes the least sheet: for what is left of the slope, the least is known. */
function bestMixed(slope: number, lengths: readonly number[], lap: Lap): Column | undefined {
  type Least = { total: number; sheets: number; length: number; rest: number }
  const known = new Map<number, Least | undefined>()
  function leastFor(rest: number): Least | undefined {
    if (known.has(rest)) return known.get(rest)
    let found: Least | undefined
    for (const length of lengths) {
      const isTop = length >= rest
      const cover = coverOf(length, lap)
      if (!isTop && cover <= 0) continue
      const left = isTop ? 0 : Number((rest - cover).toFixed(3))
      const above = isTop ? { total: 0, sheets: 0 } : leastFor(left)
      if (above === undefined) continue
      const total = above.total + length
      const sheets = above.sheets + 1
      const isLess =
        found === undefined ||
        total < found.total - 0.001 ||
        (total < found.total + 0.001 && sheets < found.sheets)
      if (isLess) found = { total, sheets, length, rest: left }
    }
    known.set(rest, found)
    return found
  }

  const lower: number[] = []
  let next = leastFor(slope)
  while (next !== undefined && next.rest > 0) {
    lower.push(next.length)
    next = leastFor(next.rest)
  }
  return next && { lower: lower.sort((a, b) => b - a), top: next.length }
}

/**
 * Sheets of fixed lengths up a slope, with the least waste.
 * @param lap undefined where it is not known: then one sheet has to reach
 * @returns undefined where they cannot reach
 */
export function fixedColumn(
  slope: number,
  lengths: readonly number[],
  lap: Lap | undefined,
): Column | undefined {
  if (lap === undefined) {
    return least(lengths.filter((length) => length >= slope).map((top) => ({ lower: [], top })))
  }
  const single = bestSingle(slope, lengths, lap)
  const mixed = bestMixed(slope, lengths, lap)
  // Of equal ones that of one length: it is easier to order and to lay.
  return least([single, mixed])
}

/**
 * Sheets that are cut to length up a slope: in one piece where it can be carried, and else in equal pieces;
 * stepped ones in the longest that end at a step, and what is left.
 * @returns undefined where it takes more than one and the lap is not known, or leaves nothing
 */
export function cutColumn(
  slope: number,
  longest: number | undefined,
  lap: Lap | undefined,
): Column | undefined {
  if (longest === undefined || longest >= slope) return { lower: [], top: roundUp(slope) }
  const column = lap && columnOf(slope, longest, lap)
  if (lap === undefined || column === undefined) return undefined
  const { length: below } = column.lower
  if (lap.step !== undefined) {
    const cover = coverOf(longest, lap)
    return { lower: Array(below).fill(cover + lap.endLap), top: roundUp(slope - below * cover) }
  }
  const piece = Math.min(longest, roundUp((slope + below * lap.endLap) / (below + 1)))
  return { lower: Array(below).fill(piece), top: piece }
}
