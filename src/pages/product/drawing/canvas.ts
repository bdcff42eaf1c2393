import { type DrawingPoint, type Line, polyline, type TableLength } from './section.ts'

/** A dimension line: its ends and their ticks, the thin lines that lead to it, and its figure. */
export type Dimension = {
  text: string
  at: DrawingPoint
  anchor: 'middle' | 'end'
  lines: readonly Line[]
  ticks: readonly DrawingPoint[]
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

/** Collects what is drawn, from top to bottom; `y` is how far it has come. */
export class Canvas {
  readonly sheet: Line[] = []
  readonly thin: Line[] = []
  readonly dimensions: Dimension[] = []
  y = 0
}

/** The name and figure of a length; where that is too long, the figure alone. */
function dimensionText({ named, text }: TableLength): string {
  return named.length <= MAX_TEXT ? named : text
}

/** A horizontal dimension line between two points, with a thin line from each of them up to it. */
export function horizontalDimension(
  length: TableLength,
  from: DrawingPoint,
  to: DrawingPoint,
  y: number,
): Dimension {
  const ends = [from, to].map(([x]): DrawingPoint => [x, y])
  return {
    text: dimensionText(length),
    at: [(from[0] + to[0]) / 2, y - 5],
    anchor: 'middle',
    ticks: ends,
    lines: [{ points: ends }, ...[from, to].map(([x, end]) => polyline([x, y - 3], [x, end - 2]))],
  }
}

/** A break line: the sheet continues, its width is not given. */
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

/** A line from the figure, at the bottom, to a point of the sheet. */
export function addLeader(
  canvas: Canvas,
  length: TableLength,
  [x, y]: DrawingPoint,
  ticks: readonly DrawingPoint[] = [],
): void {
  const foot = canvas.y + GAP
  const lines = [polyline([x, y], [x, foot], [x - 4, foot])]
  canvas.dimensions.push({
    text: dimensionText(length),
    at: [x - 6, foot + 4],
    anchor: 'end',
    ticks,
    lines,
  })
  canvas.y = foot + GAP
}
