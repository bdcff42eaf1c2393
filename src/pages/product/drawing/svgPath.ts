import type { DrawingPoint, Line } from './section.ts'

/** Half a wave as a cubic curve that is level at both ends: nearest to a sine with this control. */
const SINE = 0.3642

function short(n: number): number {
  return Math.round(n * 10) / 10
}

function pair([x, y]: DrawingPoint): string {
  return `${short(x)} ${short(y)}`.replace(' -', '-')
}

/** Each step from the point before: ribs that are alike are written alike, and compress. */
function line({ points, curved }: Line): string {
  const [first, ...rest] = points
  if (first === undefined) return ''
  let [x, y]: DrawingPoint = [short(first[0]), short(first[1])]
  const run = rest.map((point) => {
    // To where the point is written: no step's rounding adds to the next one's.
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

/** Lines as the `d` of one SVG path, moved down by so much. */
export function svgPathOf(lines: readonly Line[], down = 0): string {
  return lines
    .map(({ points, ...rest }) => line({ ...rest, points: points.map(([x, y]) => [x, y + down]) }))
    .join('')
}

/** The oblique strokes that end dimension lines, as the `d` of one SVG path. */
export function ticksOf(points: readonly DrawingPoint[], down = 0): string {
  return points.map(([x, y]) => `M${pair([x - 3, y + 3 + down])}l6-6`).join('')
}
