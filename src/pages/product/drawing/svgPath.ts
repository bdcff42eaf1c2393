import type { DrawingPoint, Line } from './section.ts'

/**
 * The distance of both control points from their ends, as a fraction of the width, at which a cubic
 * Bézier curve with horizontal ends has the least deviation from half a cosine wave (found by
 * numerical search: https://stackoverflow.com/q/29022438).
 */
const HALF_COSINE = 0.3642

/** Half the width and half the height of a tick. */
const HALF_TICK = 3

function round(n: number): number {
  return Math.round(n * 10) / 10
}

/** A pair of coordinates; the minus sign of the second separates them too. */
function pair([x, y]: DrawingPoint): string {
  return `${round(x)} ${round(y)}`.replace(' -', '-')
}

/** A straight segment, in relative coordinates. */
function straightTo(dx: number, dy: number): string {
  return dy === 0 ? `h${round(dx)}` : `l${pair([dx, dy])}`
}

/** A segment that is horizontal at both ends, in relative coordinates. */
function curveTo(dx: number, dy: number): string {
  const reach = dx * HALF_COSINE
  return `c${pair([reach, 0])} ${pair([dx - reach, dy])} ${pair([dx, dy])}`
}

/** Relative coordinates, because equal ribs then have equal text, which compresses well. */
function linePathData({ points, curved }: Line): string {
  const [first, ...rest] = points
  if (first === undefined) return ''
  // The pen's position is a sum of rounded steps, so that rounding errors do not add up.
  let [x, y]: DrawingPoint = [round(first[0]), round(first[1])]
  const segments = rest.map((point) => {
    const dx = round(point[0]) - x
    const dy = round(point[1]) - y
    x += dx
    y += dy
    return curved ? curveTo(dx, dy) : straightTo(dx, dy)
  })
  return `M${pair(first)}${segments.join('')}`
}

/** The path data (`d`) of lines, moved down by `down`. */
export function svgPathData(lines: readonly Line[], down = 0): string {
  const moved = lines.map(({ points, curved }): Line => {
    return { points: points.map(([x, y]) => [x, y + down]), curved }
  })
  return moved.map(linePathData).join('')
}

/** The path data (`d`) of the oblique ticks at the ends of dimension lines, moved down by `down`. */
export function tickPathData(points: readonly DrawingPoint[], down = 0): string {
  const size = 2 * HALF_TICK
  return points
    .map(([x, y]) => `M${pair([x - HALF_TICK, y + HALF_TICK + down])}l${size}-${size}`)
    .join('')
}
