import type { TableLength } from './profile.ts'
import { type Line, type Point, polyline } from './section.ts'

/** A dimension line: its ends and their ticks, the thin lines that lead to it, and its figure. */
export type Dimension = {
  text: string
  at: Point
  anchor: 'middle' | 'end'
  lines: readonly Line[]
  ticks: readonly Point[]
}

/** At this width and size of type the drawing can still be read on a screen of 320 px. */
export const WIDTH = 320

/** What is left free at its sides. */
export const MARGIN = 10

/** The height of a dimension with its text, and the room round what is drawn. */
export const ROW = 20
export const GAP = 10

/** Characters that fit above a dimension line. */
const MAX_TEXT = 40

/** Collects what is drawn, from the top of the sheet of paper to its foot. */
export class Canvas {
  readonly sheet: Line[] = []
  readonly thin: Line[] = []
  readonly dimensions: Dimension[] = []
  y = 0
}

/** The dimension as the table names and writes it; where that is too long, the figure alone. */
function textOf({ label, text }: TableLength): string {
  const full = `${label} ${text}`
  return full.length <= MAX_TEXT ? full : text
}

/** A line across between two points, with thin lines from each of them up to it. */
export function horizontalDimension(
  measure: TableLength,
  from: Point,
  to: Point,
  y: number,
): Dimension {
  const ends = [from, to].map(([x]): Point => [x, y])
  return {
    text: textOf(measure),
    at: [(from[0] + to[0]) / 2, y - 5],
    anchor: 'middle',
    ticks: ends,
    lines: [{ points: ends }, ...[from, to].map(([x, end]) => polyline([x, y - 3], [x, end - 2]))],
  }
}

/** A long break: the sheet goes on, its width is not given. */
export function breakLine(x: number, top: number, bottom: number): Line {
  const middle = (top + bottom) / 2
  return polyline(
    [x, top - 5],
    [x, middle - 4],
    [x - 4, middle - 2],
    [x + 4, middle + 2],
    [x, middle + 4],
    [x, bottom + 5],
  )
}

/** Points at a sheet from below; the figure stands at the foot. */
export function addLeader(
  paper: Canvas,
  measure: TableLength,
  [x, y]: Point,
  ticks: readonly Point[] = [],
): void {
  const foot = paper.y + GAP
  const lines = [polyline([x, y], [x, foot], [x - 4, foot])]
  paper.dimensions.push({
    text: textOf(measure),
    at: [x - 6, foot + 4],
    anchor: 'end',
    ticks,
    lines,
  })
  paper.y = foot + GAP
}

/** Spans a thick sheet at its right edge. */
export function addEdgeDimension(
  paper: Canvas,
  measure: TableLength,
  low: Point,
  high: Point,
): void {
  const x = WIDTH - 3
  const ticks = [low, high].map(([, y]): Point => [x, y])
  addLeader(paper, measure, [x, high[1] - 3], ticks)
}
