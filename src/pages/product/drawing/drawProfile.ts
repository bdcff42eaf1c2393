import {
  addLeader,
  breakLine,
  Canvas,
  DIMENSION_HEIGHT,
  horizontalDimension,
  MARGIN,
  SPACING,
  WIDTH,
} from './canvas.ts'
import {
  type DrawingPoint,
  type MeasuredProfile,
  type ProfileSection,
  profileSection,
  type TableLength,
} from './section.ts'

/** A drawing that is not to scale shows its depths larger, so that the shape can be seen. */
const DEPTH_FACTOR = 2

/** The gap between a sheet and the edge of the next sheet drawn above it. */
const LAP_GAP = 3

/** The dimension line of a multiwall sheet's thickness: its distance from the right edge, and its end above the sheet. */
const THICKNESS_LINE = { fromEdge: 3, beyond: 3 }

/** The side view of a tile sheet: the steps that are drawn, and the rise of each as a fraction of its length. */
const STEPS = { count: 3, rise: 0.12 }

/** Units per millimetre, the exaggeration of depths, and the width that sheets are centred in. */
type Fit = { scale: number; depthFactor: number; availableWidth: number }

/** Converts a point of a cross-section into a point of the drawing. */
type PlacePoint = (point: DrawingPoint) => DrawingPoint

/** The scale at which the widest sheet and the drawn part of the next one fit between the margins. */
function fitSections(sections: readonly ProfileSection[], profile: MeasuredProfile): Fit {
  const isMultiwall = profile.shape === 'multiwall'
  // The thickness of a multiwall sheet has a dimension line at the right edge.
  const availableWidth = isMultiwall ? WIDTH - MARGIN : WIDTH
  const widest = Math.max(...sections.map(({ width, beyond }) => width + beyond))
  return {
    scale: (availableWidth - 2 * MARGIN) / widest,
    depthFactor: isMultiwall || profile.toScale ? 1 : DEPTH_FACTOR,
    availableWidth,
  }
}

/** Centres a cross-section in the available width, and turns it over: its y is up, the drawing's is down. */
function placeSection(section: ProfileSection, top: number, fit: Fit): PlacePoint {
  const { scale, depthFactor, availableWidth } = fit
  const left = (availableWidth - (section.width + section.beyond) * scale) / 2
  const height = section.height * scale * depthFactor
  return ([x, y]) => [left + x * scale, top + height - y * scale * depthFactor]
}

/** Draws the outline of a sheet, and the edge of the next sheet a little above the one that it overlaps. */
function drawOutline(canvas: Canvas, { lines, lap }: ProfileSection, place: PlacePoint): void {
  canvas.sheet.push(...lines.map(({ points, curved }) => ({ points: points.map(place), curved })))
  if (lap === undefined) return
  const raised = lap.points.map(place).map(([x, y]): DrawingPoint => [x, y - LAP_GAP])
  canvas.thin.push({ points: raised, curved: lap.curved })
}

/** Adds a dimension line in the next row above a sheet. */
function addDimension(
  canvas: Canvas,
  length: TableLength,
  from: DrawingPoint,
  to: DrawingPoint,
): void {
  canvas.y += DIMENSION_HEIGHT
  canvas.dimensions.push(horizontalDimension(length, from, to, canvas.y))
}

/** Draws one sheet with its widths above it, or with break lines if the table gives none. */
function drawSheet(
  canvas: Canvas,
  section: ProfileSection,
  { overall, cover }: MeasuredProfile['sheets'][number],
  fit: Fit,
): PlacePoint {
  const rows = [overall, cover].filter((length) => length !== undefined).length
  const top = canvas.y + rows * DIMENSION_HEIGHT + SPACING
  const bottom = top + section.height * fit.scale * fit.depthFactor
  const place = placeSection(section, top, fit)
  drawOutline(canvas, section, place)
  const left = place([0, 0])
  const right = place([section.width, 0])
  if (overall !== undefined) addDimension(canvas, overall, left, right)
  if (cover !== undefined) {
    const from = place([section.coverFrom, section.height])
    const to = place([section.coverFrom + cover.value, section.height])
    addDimension(canvas, cover, from, to)
  }
  if (rows === 0) {
    canvas.thin.push(...[left, right].map(([x]) => breakLine(x, top, bottom)))
  }
  canvas.y = bottom + SPACING
  return place
}

/** Adds the thickness below a sheet, with a leader line to it; of a multiwall sheet, from face to face. */
function addThickness(
  canvas: Canvas,
  thickness: TableLength,
  { shape }: MeasuredProfile,
  section: ProfileSection,
  place: PlacePoint,
): void {
  const low = place(section.leader)
  if (shape !== 'multiwall') {
    addLeader(canvas, thickness, low)
    return
  }
  const x = WIDTH - THICKNESS_LINE.fromEdge
  const [, bottom] = low
  const [, top] = place([0, section.height])
  const ticks = [bottom, top].map((y): DrawingPoint => [x, y])
  addLeader(canvas, thickness, [x, top - THICKNESS_LINE.beyond], ticks)
}

/** Draws the side view of a tile sheet: its steps, one of them with a dimension line. */
function drawSteps(canvas: Canvas, pitchStep: TableLength, scale: number): void {
  const length = Math.min(pitchStep.value * scale, (WIDTH - 2 * MARGIN) / STEPS.count)
  const rise = length * STEPS.rise
  const left = (WIDTH - length * STEPS.count) / 2
  const bottom = canvas.y + DIMENSION_HEIGHT + SPACING + rise
  const top = bottom - rise
  // Each step rises from its foot at the left to its edge at the right.
  const steps = Array.from({ length: STEPS.count }, (_, n): DrawingPoint[] => [
    [left + n * length, bottom],
    [left + (n + 1) * length, top],
  ])
  canvas.sheet.push({ points: [...steps.flat(), [left + STEPS.count * length, bottom]] })
  addDimension(canvas, pitchStep, [left + length, top], [left + 2 * length, top])
  canvas.y = bottom + SPACING
}

/**
 * Draws a profile: the cross-sections of its sheets, all to one scale, with the dimensions in its
 * page's table. An illustrative depth is drawn without a dimension.
 * @param only the index of a sheet to draw alone, at the scale of all
 */
export function drawProfile(profile: MeasuredProfile, only?: number): Canvas {
  const canvas = new Canvas()
  const { thickness, pitchStep } = profile
  const sheets = profile.sheets.length === 0 ? [{}] : profile.sheets
  const sections = sheets.map((sheet, index) => profileSection(profile, sheet, index))
  const fit = fitSections(sections, profile)
  const drawn = sections.flatMap((section, index) =>
    only === undefined || only === index
      ? [{ section, place: drawSheet(canvas, section, sheets[index] ?? {}, fit) }]
      : [],
  )
  const last = drawn.at(-1)
  if (thickness !== undefined && last !== undefined) {
    addThickness(canvas, thickness, profile, last.section, last.place)
  }
  if (pitchStep !== undefined) drawSteps(canvas, pitchStep, fit.scale)
  return canvas
}
