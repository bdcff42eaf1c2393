import { type DrawingPoint, type Line, polyline, type TableLength } from './section.ts'

/**
 * The text of a length with its lines and ticks: a dimension line with extension lines, or a leader
 * line. Their form is that of ISO 129-1, with oblique ticks instead of arrowheads.
 */
export type Dimension = {
  text: string
  textAt: DrawingPoint
  anchor: 'middle' | 'end'
  lines: readonly Line[]
  ticks: readonly DrawingPoint[]
}

/** The width of a drawing, at which its text is still readable on a screen of 320 px. */
export const WIDTH = 320

/** The margin at the left and the right of a drawing. */
export const MARGIN = 10

/** The height of a dimension line with its text. */
export const DIMENSION_HEIGHT = 20

/** The space above and below a sheet, and above and below the foot of a leader line. */
export const SPACING = 10

/** The number of characters that fit above a dimension line. */
const MAX_TEXT = 40

/** The height of a text's baseline above its dimension line. */
const TEXT_RISE = 5

/** An extension line ends this far above its dimension line, and begins this far above the sheet. */
const EXTENSION = { beyond: 3, gap: 2 }

/** The length of the horizontal end of a leader line, and the offset of the text beside it. */
const LEADER = { foot: 4, textLeft: 6, textDown: 4 }

/** The zigzag in the middle of a break line, and how far the line goes beyond the sheet. */
const BREAK = { width: 4, turn: 2, end: 4, beyond: 5 }

/** Collects the parts of a drawing from top to bottom, in its own units, y down; `y` is the bottom edge so far. */
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

/**
 * A horizontal dimension line above a sheet, with an extension line at each end.
 * @param from the point of the sheet at the left end of the length
 * @param to the point of the sheet at the right end of the length
 * @param y the height of the dimension line
 */
export function horizontalDimension(
  length: TableLength,
  from: DrawingPoint,
  to: DrawingPoint,
  y: number,
): Dimension {
  const ends = [from, to].map(([x]): DrawingPoint => [x, y])
  const extensionLines = [from, to].map(([x, sheetY]) =>
    polyline([x, y - EXTENSION.beyond], [x, sheetY - EXTENSION.gap]),
  )
  return {
    text: dimensionText(length),
    textAt: [(from[0] + to[0]) / 2, y - TEXT_RISE],
    anchor: 'middle',
    lines: [{ points: ends }, ...extensionLines],
    ticks: ends,
  }
}

/**
 * A vertical line with a zigzag, which ISO 128 uses if a part is not drawn to its end: the width
 * of the sheet is not known.
 */
export function breakLine(x: number, top: number, bottom: number): Line {
  const middle = (top + bottom) / 2
  return polyline(
    [x, top - BREAK.beyond],
    [x, middle - BREAK.end],
    [x - BREAK.width, middle - BREAK.turn],
    [x + BREAK.width, middle + BREAK.turn],
    [x, middle + BREAK.end],
    [x, bottom + BREAK.beyond],
  )
}

/** Adds a leader line from a figure below the sheet to a point of the sheet. */
export function addLeader(
  canvas: Canvas,
  length: TableLength,
  [x, y]: DrawingPoint,
  ticks: readonly DrawingPoint[] = [],
): void {
  const foot = canvas.y + SPACING
  canvas.dimensions.push({
    text: dimensionText(length),
    textAt: [x - LEADER.textLeft, foot + LEADER.textDown],
    anchor: 'end',
    lines: [polyline([x, y], [x, foot], [x - LEADER.foot, foot])],
    ticks,
  })
  canvas.y = foot + SPACING
}
