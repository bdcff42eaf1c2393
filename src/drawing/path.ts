import type { Line, Point } from './shapes.ts'

/** Half a wave as a cubic curve that is level at both ends: nearest to a sine with this control. */
const SINE = 0.3642

function short(n: number): string {
  return String(Math.round(n * 10) / 10)
}

function pair([x, y]: Point): string {
  return `${short(x)} ${short(y)}`
}

function line({ points, curved }: Line): string {
  const [first, ...rest] = points
  if (first === undefined) return ''
  let before = first
  const run = rest.map((point) => {
    const reach = (point[0] - before[0]) * SINE
    const controls = `${pair([before[0] + reach, before[1]])} ${pair([point[0] - reach, point[1]])}`
    before = point
    return curved ? `C${controls} ${pair(point)}` : `L${pair(point)}`
  })
  return `M${pair(first)}${run.join('')}`
}

/** Lines as the `d` of one SVG path. */
export function pathOf(lines: readonly Line[]): string {
  return lines.map(line).join('')
}

/** The oblique strokes that end dimension lines, as the `d` of one SVG path. */
export function ticksOf(points: readonly Point[]): string {
  return points.map(([x, y]) => `M${pair([x - 3, y + 3])}l6-6`).join('')
}
