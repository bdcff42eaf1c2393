import type { MeasureView, ProfileView } from '../catalogue/view/types.ts'
import { type Line, type Point, type Section, sectionOf } from './shapes.ts'

/** A dimension line: its ends and their ticks, the thin lines that lead to it, and its figure. */
export type Dimension = {
  text: string
  at: Point
  anchor: 'middle' | 'end'
  lines: readonly Line[]
  ticks: readonly Point[]
}

/** All that is drawn, in the drawing's own units, y down. */
export type Geometry = {
  width: number
  height: number
  sheet: readonly Line[]
  thin: readonly Line[]
  dimensions: readonly Dimension[]
}

/** At this width and size of type the drawing can still be read on a screen of 320 px. */
const WIDTH = 320
const MARGIN = 10
const ROW = 20
const GAP = 10
/** Characters that fit above a dimension line. */
const ROOM = 40

/** A drawing that is not to scale shows its depths larger, so that the shape can be seen. */
const RAISED = 2

/** The dimension as the table names and writes it; where that is too long, the figure alone. */
function textOf({ label, text }: MeasureView): string {
  const full = `${label} ${text}`
  return full.length <= ROOM ? full : text
}

/** A line across between two points, with thin lines from each of them up to it. */
function across(measure: MeasureView, from: Point, to: Point, y: number): Dimension {
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
function breakAt(x: number, top: number, bottom: number): Line {
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

/** Collects what is drawn, from the top of the sheet of paper to its foot. */
class Paper {
  readonly sheet: Line[] = []
  readonly thin: Line[] = []
  readonly dimensions: Dimension[] = []
  y = 0
}

function placed(
  section: Section,
  scale: number,
  raise: number,
  base: number,
): (point: Point) => Point {
  const left = (WIDTH - section.width * scale) / 2
  return ([x, y]) => [left + x * scale, base - y * scale * raise]
}

function drawSheet(
  paper: Paper,
  section: Section,
  sheet: ProfileView['sheets'][number],
  scale: number,
  raise: number,
): (point: Point) => Point {
  const { overall, cover } = sheet
  const measures = [overall, cover].filter((measure) => measure !== undefined)
  const height = section.height * scale * raise
  const top = paper.y + measures.length * ROW + GAP
  const place = placed(section, scale, raise, top + height)
  const run = (line: Line): Line => ({ ...line, points: line.points.map(place) })
  paper.sheet.push(...section.lines.map(run))
  paper.thin.push(...section.hatch.map(run))
  const [left, right] = [place([0, 0]), place([section.width, 0])]
  if (overall !== undefined) {
    paper.y += ROW
    paper.dimensions.push(across(overall, left, right, paper.y))
  }
  if (cover !== undefined) {
    paper.y += ROW
    const from = place([section.coverFrom, section.height])
    const to = place([section.coverFrom + cover.value, section.height])
    paper.dimensions.push(across(cover, from, to, paper.y))
  }
  if (measures.length === 0) {
    paper.thin.push(...[left, right].map(([x]) => breakAt(x, top, top + height)))
  }
  paper.y = top + height + GAP
  return place
}

/** Points at a thin sheet from below. */
function pointAt(paper: Paper, measure: MeasureView, [x, y]: Point): void {
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
function span(paper: Paper, measure: MeasureView, low: Point, high: Point): void {
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

const STEPS = 3

/** A tile sheet seen from its side: steps along its length, one of them with its dimension. */
function drawSteps(paper: Paper, pitch: MeasureView, scale: number): void {
  const length = Math.min(pitch.value * scale, (WIDTH - 2 * MARGIN) / STEPS)
  const rise = length * 0.12
  const left = (WIDTH - length * STEPS) / 2
  paper.y += ROW
  const base = paper.y + GAP + rise
  const step = Array.from({ length: STEPS }, (_, n): Point[] => [
    [left + n * length, base],
    [left + (n + 1) * length, base - rise],
  ])
  paper.sheet.push({ points: [...step.flat(), [left + STEPS * length, base]] })
  const from: Point = [left + length, base - rise]
  const to: Point = [left + 2 * length, base - rise]
  paper.dimensions.push(across(pitch, from, to, paper.y))
  paper.y = base + GAP
}

/**
 * Draws a profile: each of its sheets in section, all to one scale, with the dimensions that its
 * page's table gives. A depth that is only illustrative is drawn and never written.
 */
export function drawProfile(profile: ProfileView): Geometry {
  const paper = new Paper()
  const solid = profile.shape === 'flat' || profile.shape === 'multiwall'
  const sheets = profile.sheets.length === 0 ? [{}] : profile.sheets
  const sections = sheets.map((sheet, index) => sectionOf(profile, sheet, index))
  const widest = Math.max(...sections.map(({ width }) => width))
  const scale = (WIDTH - 2 * MARGIN) / widest
  const raise = solid || profile.toScale ? 1 : RAISED
  let place: ((point: Point) => Point) | undefined
  sections.forEach((section, index) => {
    place = drawSheet(paper, section, sheets[index] ?? {}, scale, raise)
  })
  const last = sections.at(-1)
  const { thickness, pitchStep } = profile
  if (thickness !== undefined && last !== undefined && place !== undefined) {
    const low = place(last.leader)
    if (solid) span(paper, thickness, low, place([last.width, last.height]))
    else pointAt(paper, thickness, low)
  }
  if (pitchStep !== undefined) drawSteps(paper, pitchStep, scale)
  return {
    width: WIDTH,
    height: Math.ceil(paper.y),
    sheet: paper.sheet,
    thin: paper.thin,
    dimensions: paper.dimensions,
  }
}
