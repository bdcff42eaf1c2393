import { type DrawingPoint, type Line, polyline, type TableLength } from './section.ts'

/** A dimension line: its lines and ticks, and its text with position. */
export type Dimension = {
  text: string
  at: DrawingPoint
  anchor: 'middle' | 'end'
  lines: readonly Line[]
  ticks: readonly DrawingPoint[]
}

/** The width of the drawing, at which its text is still readable on a screen of 320 px. */
export const WIDTH = 320

/** The margin at its left and right. */
export const MARGIN = 10

/** The height of a dimension line with its text, and the space around a drawn sheet. */
export const ROW = 20
export const GAP = 10

/** The number of characters that fit above a dimension line. */
const MAX_TEXT = 40

/** Collects the parts of a drawing from top to bottom; `y` is the bottom edge so far. */
export class Canvas {
  readonly sheet: Line[] = []
  readonly thin: Line[] = []
  readonly dimensions: Dimension[] = []
  y = 0
}

/** The name and figure of a length; only the figure if both are too long. */
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

/** A break line: the sheet continues, because its width is not known. */
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

/** Adds a leader line from a figure below the sheet to a point of the sheet. */
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
