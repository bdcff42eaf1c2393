import type { DrawingPoint, Line } from './section.ts'

/** The distance of the control points at which a cubic curve is nearest to half a sine wave. */
const SINE = 0.3642

function short(n: number): number {
  return Math.round(n * 10) / 10
}

function pair([x, y]: DrawingPoint): string {
  return `${short(x)} ${short(y)}`.replace(' -', '-')
}

/** Relative coordinates, because equal ribs then have equal text, which compresses well. */
function line({ points, curved }: Line): string {
  const [first, ...rest] = points
  if (first === undefined) return ''
  let [x, y]: DrawingPoint = [short(first[0]), short(first[1])]
  const run = rest.map((point) => {
    // Measured from the rounded point, so that rounding errors do not add up.
    const [dx, dy] = [short(point[0]) - x, short(point[1]) - y]
    x += dx
    y += dy
    const reach = dx * SINE
    const controls = `${pair([reach, 0])} ${pair([dx - reach, dy])} `
    if (curved) return `c${controls}${pair([dx, dy])}`
    return dy === 0 ? `h${short(dx)}` : `l${pair([dx, dy])}`
  })
  return `M${pair(first)}${run.join('')}`
}

/** The path data (`d`) of lines, moved down by `down`. */
export function svgPathOf(lines: readonly Line[], down = 0): string {
  return lines
    .map(({ points, ...rest }) => line({ ...rest, points: points.map(([x, y]) => [x, y + down]) }))
    .join('')
}

/** The path data (`d`) of the oblique ticks at the ends of dimension lines. */
export function ticksOf(points: readonly DrawingPoint[], down = 0): string {
  return points.map(([x, y]) => `M${pair([x - 3, y + 3 + down])}l6-6`).join('')
}
