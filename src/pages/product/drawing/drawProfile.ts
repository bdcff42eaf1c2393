import {
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
import {
  type DrawingPoint,
  type Line,
  type MeasuredProfile,
  type ProfileSection,
  sectionOf,
  type TableLength,
} from './section.ts'

/** The lines and dimensions of a drawing, in its own units, y down. */
export type ProfileGeometry = {
  height: number
  sheet: readonly Line[]
  thin: readonly Line[]
  dimensions: readonly Dimension[]
}

/** A drawing that is not to scale shows its depths larger, so that the shape can be seen. */
const DEPTH_FACTOR = 2

/** The gap between a sheet and the edge of the next sheet drawn above it. */
const LAP_GAP = 3

/** Units per millimetre, the exaggeration of depths, and the available width. */
type Fit = { scale: number; depthFactor: number; room: number }

function drawSheet(
  canvas: Canvas,
  section: ProfileSection,
  sheet: MeasuredProfile['sheets'][number],
  { scale, depthFactor, room }: Fit,
): (point: DrawingPoint) => DrawingPoint {
  const { overall, cover } = sheet
  const lengths = [overall, cover].filter((length) => length !== undefined)
  const height = section.height * scale * depthFactor
  const top = canvas.y + lengths.length * ROW + GAP
  const edge = (room - (section.width + section.beyond) * scale) / 2
  const place = ([x, y]: DrawingPoint): DrawingPoint => [
    edge + x * scale,
    top + height - y * scale * depthFactor,
  ]
  const placed = (line: Line): Line => ({ ...line, points: line.points.map(place) })
  canvas.sheet.push(...section.lines.map(placed))
  // The edge of the next sheet, a little above the one that it overlaps.
  if (section.lap !== undefined) {
    const { points, ...lap } = placed(section.lap)
    canvas.thin.push({ ...lap, points: points.map(([x, y]): DrawingPoint => [x, y - LAP_GAP]) })
  }
  const [left, right] = [place([0, 0]), place([section.width, 0])]
  if (overall !== undefined) {
    canvas.y += ROW
    canvas.dimensions.push(horizontalDimension(overall, left, right, canvas.y))
  }
  if (cover !== undefined) {
    canvas.y += ROW
    const from = place([section.coverFrom, section.height])
    const to = place([section.coverFrom + cover.value, section.height])
    canvas.dimensions.push(horizontalDimension(cover, from, to, canvas.y))
  }
  if (lengths.length === 0) {
    canvas.thin.push(...[left, right].map(([x]) => breakLine(x, top, top + height)))
  }
  canvas.y = top + height + GAP
  return place
}

const STEPS = 3

/** Draws the side view of a tile sheet: its steps, one of them with a dimension line. */
function drawSteps(canvas: Canvas, pitch: TableLength, scale: number): void {
  const length = Math.min(pitch.value * scale, (WIDTH - 2 * MARGIN) / STEPS)
  const rise = length * 0.12
  const left = (WIDTH - length * STEPS) / 2
  canvas.y += ROW
  const base = canvas.y + GAP + rise
  const step = Array.from({ length: STEPS }, (_, n): DrawingPoint[] => [
    [left + n * length, base],
    [left + (n + 1) * length, base - rise],
  ])
  canvas.sheet.push({ points: [...step.flat(), [left + STEPS * length, base]] })
  const from: DrawingPoint = [left + length, base - rise]
  const to: DrawingPoint = [left + 2 * length, base - rise]
  canvas.dimensions.push(horizontalDimension(pitch, from, to, canvas.y))
  canvas.y = base + GAP
}

/**
 * Draws a profile: the cross-sections of its sheets, all to one scale, with the dimensions in its
 * page's table. An illustrative depth is drawn without a dimension.
 */
export function drawProfile(profile: MeasuredProfile): ProfileGeometry {
  const canvas = new Canvas()
  const solid = profile.shape === 'multiwall'
  const sheets = profile.sheets.length === 0 ? [{}] : profile.sheets
  const sections = sheets.map((sheet, index) => sectionOf(profile, sheet, index))
  const widest = Math.max(...sections.map(({ width, beyond }) => width + beyond))
  // A thick sheet leaves room for its thickness at the right edge.
  const room = solid ? WIDTH - MARGIN : WIDTH
  const scale = (room - 2 * MARGIN) / widest
  const fit = { scale, depthFactor: solid || profile.toScale ? 1 : DEPTH_FACTOR, room }
  const drawn = sections.map((section, index) => ({
    ...section,
    place: drawSheet(canvas, section, sheets[index] ?? {}, fit),
  }))
  const last = drawn.at(-1)
  const { thickness, pitchStep } = profile
  if (thickness !== undefined && last !== undefined) {
    const low = last.place(last.leader)
    if (solid) {
      // At the right edge, from face to face.
      const [edge, top] = [WIDTH - 3, last.place([0, last.height])[1]]
      const ticks = [low[1], top].map((y): DrawingPoint => [edge, y])
      addLeader(canvas, thickness, [edge, top - 3], ticks)
    } else addLeader(canvas, thickness, low)
  }
  if (pitchStep !== undefined) drawSteps(canvas, pitchStep, scale)
  return {
    height: Math.ceil(canvas.y),
    sheet: canvas.sheet,
    thin: canvas.thin,
    dimensions: canvas.dimensions,
  }
}
