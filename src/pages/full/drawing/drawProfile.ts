import {
  addEdgeDimension,
  addLeader,
  breakLine,
  Canvas,
  type Dimension,
  GAP,
  horizontalDimension,
  MARGIN,
  ROW,
  WIDTH,
} from './canvas.ts'
import type { MeasuredProfile, TableLength } from './profile.ts'
import { type Line, type Point, type Section, sectionOf } from './section.ts'

/** All that is drawn, in the drawing's own units, y down. */
export type Geometry = {
  height: number
  sheet: readonly Line[]
  thin: readonly Line[]
  dimensions: readonly Dimension[]
}

/** A drawing that is not to scale shows its depths larger, so that the shape can be seen. */
const DEPTH_FACTOR = 2

/** So far above the sheet the next one is drawn that lies on it. */
const LAP_GAP = 3

/** How sheets are drawn: units to a millimetre across, how much more upwards, and in what width. */
type Fit = { scale: number; raise: number; room: number }

function drawSheet(
  paper: Canvas,
  section: Section,
  sheet: MeasuredProfile['sheets'][number],
  { scale, raise, room }: Fit,
): (point: Point) => Point {
  const { overall, cover } = sheet
  const measures = [overall, cover].filter((measure) => measure !== undefined)
  const height = section.height * scale * raise
  const top = paper.y + measures.length * ROW + GAP
  const edge = (room - (section.width + section.beyond) * scale) / 2
  const place = ([x, y]: Point): Point => [edge + x * scale, top + height - y * scale * raise]
  const run = (line: Line): Line => ({ ...line, points: line.points.map(place) })
  paper.sheet.push(...section.lines.map(run))
  // The next sheet, a little above the edge that it lies on.
  if (section.lap !== undefined) {
    const { points, ...lap } = run(section.lap)
    paper.thin.push({ ...lap, points: points.map(([x, y]): Point => [x, y - LAP_GAP]) })
  }
  const [left, right] = [place([0, 0]), place([section.width, 0])]
  if (overall !== undefined) {
    paper.y += ROW
    paper.dimensions.push(horizontalDimension(overall, left, right, paper.y))
  }
  if (cover !== undefined) {
    paper.y += ROW
    const from = place([section.coverFrom, section.height])
    const to = place([section.coverFrom + cover.value, section.height])
    paper.dimensions.push(horizontalDimension(cover, from, to, paper.y))
  }
  if (measures.length === 0) {
    paper.thin.push(...[left, right].map(([x]) => breakLine(x, top, top + height)))
  }
  paper.y = top + height + GAP
  return place
}

const STEPS = 3

/** A tile sheet seen from its side: steps along its length, one of them with its dimension. */
function drawSteps(paper: Canvas, pitch: TableLength, scale: number): void {
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
  paper.dimensions.push(horizontalDimension(pitch, from, to, paper.y))
  paper.y = base + GAP
}

/**
 * Draws a profile: each of its sheets in section, all to one scale, with the dimensions that its
 * page's table gives. A depth that is only illustrative is drawn and never written.
 */
export function drawProfile(profile: MeasuredProfile): Geometry {
  const paper = new Canvas()
  const solid = profile.shape === 'multiwall'
  const sheets = profile.sheets.length === 0 ? [{}] : profile.sheets
  const sections = sheets.map((sheet, index) => sectionOf(profile, sheet, index))
  const widest = Math.max(...sections.map(({ width, beyond }) => width + beyond))
  // A thick sheet leaves room for its thickness at the right edge.
  const room = solid ? WIDTH - MARGIN : WIDTH
  const scale = (room - 2 * MARGIN) / widest
  const fit = { scale, raise: solid || profile.toScale ? 1 : DEPTH_FACTOR, room }
  const drawn = sections.map((section, index) => ({
    ...section,
    place: drawSheet(paper, section, sheets[index] ?? {}, fit),
  }))
  const last = drawn.at(-1)
  const { thickness, pitchStep } = profile
  if (thickness !== undefined && last !== undefined) {
    const low = last.place(last.leader)
    if (solid) addEdgeDimension(paper, thickness, low, last.place([last.width, last.height]))
    else addLeader(paper, thickness, low)
  }
  if (pitchStep !== undefined) drawSteps(paper, pitchStep, scale)
  return {
    height: Math.ceil(paper.y),
    sheet: paper.sheet,
    thin: paper.thin,
    dimensions: paper.dimensions,
  }
}
