import type { Measure } from './profile.ts'
import type { Line, Point } from './shapes.ts'

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
export const MARGIN = 10
export const ROW = 20
export const GAP = 10
/** Characters that fit above a dimension line. */
const ROOM = 40

/** Collects what is drawn, from the top of the sheet of paper to its foot. */
export class Paper {
  readonly sheet: Line[] = []
  readonly thin: Line[] = []
  readonly dimensions: Dimension[] = []
  y = 0
}

/** The dimension as the table names and writes it; where that is too long, the figure alone. */
function textOf({ label, text }: Measure): string {
  const full = `${label} ${text}`
  return full.length <= ROOM ? full : text
}

/** A line across between two points, with thin lines from each of them up to it. */
export function across(measure: Measure, from: Point, to: Point, y: number): Dimension {
  const [left, right] = [from[0], to[0]]
  return {
    text: textOf(measure),
    at: [(left + right) / 2, y - 5],
    anchor: 'middle',
    ticks: [
      [left, y],
      [right, y],
    ],
    lines: [
      {
        points: [
          [left, y],
          [right, y],
        ],
      },
      ...[from, to].map(
        ([x, end]): Line => ({
          points: [
            [x, y - 3],
            [x, end - 2],
          ],
        }),
      ),
    ],
  }
}

/** A long break: the sheet goes on, its width is not given. */
export function breakAt(x: number, top: number, bottom: number): Line {
  const middle = (top + bottom) / 2
  return {
    points: [
      [x, top - 5],
      [x, middle - 4],
      [x - 4, middle - 2],
      [x + 4, middle + 2],
      [x, middle + 4],
      [x, bottom + 5],
    ],
  }
}

/** Points at a thin sheet from below. */
export function pointAt(paper: Paper, measure: Measure, [x, y]: Point): void {
  const shelf = paper.y + GAP
  paper.dimensions.push({
    text: textOf(measure),
    at: [x - 5, shelf + 4],
    anchor: 'end',
    ticks: [],
    lines: [
      {
        points: [
          [x, y],
          [x, shelf],
          [x - 3, shelf],
        ],
      },
    ],
  })
  paper.y = shelf + GAP
}

/** Spans a thick sheet at its right edge; the figure stands below. */
export function span(paper: Paper, measure: Measure, low: Point, high: Point): void {
  const x = WIDTH - 3
  const shelf = paper.y + GAP
  paper.dimensions.push({
    text: textOf(measure),
    at: [x - 6, shelf + 4],
    anchor: 'end',
    ticks: [
      [x, low[1]],
      [x, high[1]],
    ],
    lines: [
      {
        points: [
          [x, high[1] - 3],
          [x, shelf],
          [x - 4, shelf],
        ],
      },
    ],
  })
  paper.y = shelf + GAP
}
