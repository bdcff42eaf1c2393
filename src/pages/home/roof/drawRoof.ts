import type { DrawingPoint, Line } from '../../product/drawing/section.ts'
import type { RoofPart } from './roofParts.ts'

/** A part of the building, in the drawing's own units, y down. */
type PartGeometry = {
  /** Closed outlines, from back to front. */
  faces: readonly Line[]
  /** The lines on the faces, such as the edges of ribs. */
  lines: readonly Line[]
  /** The centre of the part's number. */
  mark: DrawingPoint
}

/** The building, with lines from each lifted part to its place. */
export type RoofGeometry = {
  parts: Readonly<Record<RoofPart, PartGeometry>>
  /** Columns, rafters and ground. */
  frame: readonly Line[]
  /** Lines from a lifted part down to its place. */
  leaders: readonly Line[]
}

/** The size of the drawing. */
export const SIZE = { width: 400, height: 352 }

/** A point of the building in metres: along the ridge, across it, and up. */
type Point = readonly [x: number, y: number, z: number]

/** The building in metres; the proportions are illustrative. */
const LENGTH = 12
const RIDGE_Y = 3
const EAVE_Y = 6.4
const EAVE_HEIGHT = 2.6
const RIDGE_HEIGHT = 4.2

/** The height by which each layer is lifted, and its end. Each ends before the layer below, which stays in view. */
const INSULATION = { lift: 1, end: 9 }
const SHEET = { lift: 2.2, end: 6.4 }
const SKYLIGHT = { from: 2.4, to: 3.6, slide: 1.5 }
const RIDGE_LIFT = 3.5
const SCREW_LIFT = 3.7

/** The ribs of the sheets: their distance, and the width and the height of their tops. */
const RIB = { pitch: 0.4, top: 0.14, height: 0.1 }

/** Units of the drawing per metre, and the place of the building's origin in it. */
const SCALE = 21
const ORIGIN: DrawingPoint = [148, 146]

/** Isometric projection: the ridge runs down to the right, the front slope faces left. */
function project([x, y, z]: Point): DrawingPoint {
  const [left, top] = ORIGIN
  return [left + (x - y) * Math.cos(Math.PI / 6) * SCALE, top + ((x + y) / 2 - z) * SCALE]
}

function line(...points: readonly Point[]): Line {
  return { points: points.map(project) }
}

/** The same as `line`, back to its beginning. */
function outline(...points: readonly Point[]): Line {
  const [first] = points
  return line(...points, ...(first === undefined ? [] : [first]))
}

/** The height of the front slope at a distance across the building. */
function slopeHeight(y: number): number {
  return RIDGE_HEIGHT - ((y - RIDGE_Y) / (EAVE_Y - RIDGE_Y)) * (RIDGE_HEIGHT - EAVE_HEIGHT)
}

/** A point of the front slope, or of a layer that is lifted above it. */
function onSlope(x: number, y: number, lift = 0): Point {
  return [x, y, slopeHeight(y) + lift]
}

/** Numbers from `from` to `to` in steps; both ends are included. */
function steps(from: number, to: number, step: number): number[] {
  const count = Math.round((to - from) / step)
  return Array.from({ length: count + 1 }, (_, index) => from + index * step)
}

/** The lower edge of a ribbed sheet: from each valley up to a rib and down again. */
function ribbedEdge(from: number, to: number): (readonly [x: number, rise: number])[] {
  const ribs = steps(from, to - RIB.pitch, RIB.pitch)
  const shoulder = (RIB.pitch - RIB.top) / 4
  const edge = ribs.flatMap((x): (readonly [number, number])[] => {
    const middle = x + RIB.pitch / 2
    const half = RIB.top / 2
    return [
      [middle - half - shoulder, 0],
      [middle - half, RIB.height],
      [middle + half, RIB.height],
      [middle + half + shoulder, 0],
    ]
  })
  return [[from, 0], ...edge, [to, 0]]
}

/** The places of both edges of each rib's top. */
function ribEdges(from: number, to: number): number[] {
  return steps(from, to - RIB.pitch, RIB.pitch).flatMap((x) => {
    const middle = x + RIB.pitch / 2
    return [middle - RIB.top / 2, middle + RIB.top / 2]
  })
}

/**
 * A ribbed sheet on the front slope, with a line along each side of a rib's top.
 * @param slide how far it has been pulled down the slope
 */
function ribbedSlope(from: number, to: number, slide = 0): Pick<PartGeometry, 'faces' | 'lines'> {
  const [top, eave] = [RIDGE_Y + slide, EAVE_Y + slide]
  const { lift } = SHEET
  const edge = ribbedEdge(from, to).map(([x, rise]) => onSlope(x, eave, lift + rise))
  return {
    faces: [outline(onSlope(to, top, lift), onSlope(from, top, lift), ...edge)],
    lines: ribEdges(from, to).map((x) =>
      line(onSlope(x, eave, lift + RIB.height), onSlope(x, top, lift + RIB.height / 2)),
    ),
  }
}

/** The frame: columns and rafters of the front side, the near gable, and the ground. */
function drawFrame(): Line[] {
  const back = 2 * RIDGE_Y - EAVE_Y
  const frames = steps(0, LENGTH, LENGTH / 4).map((x) =>
    line([x, EAVE_Y, 0], [x, EAVE_Y, EAVE_HEIGHT], [x, RIDGE_Y, RIDGE_HEIGHT]),
  )
  const gable = line(
    [LENGTH, RIDGE_Y, RIDGE_HEIGHT],
    [LENGTH, back, EAVE_HEIGHT],
    [LENGTH, back, 0],
  )
  const ground = line([0, EAVE_Y, 0], [LENGTH, EAVE_Y, 0], [LENGTH, back, 0])
  return [...frames, gable, ground]
}

/** Purlins: narrow faces across the rafters. */
function drawPurlins(): PartGeometry {
  const depth = 0.16
  const faces = steps(RIDGE_Y + 0.1, EAVE_Y, (EAVE_Y - RIDGE_Y - 0.1) / 4).map((y) =>
    outline(onSlope(0, y), onSlope(LENGTH, y), onSlope(LENGTH, y, depth), onSlope(0, y, depth)),
  )
  return { faces, lines: [], mark: project(onSlope(10.8, 4.6, 0.1)) }
}

/** An insulation blanket with its thickness. */
function drawInsulation(): PartGeometry {
  const { lift, end } = INSULATION
  const thick = 0.22
  const top = outline(
    onSlope(0, RIDGE_Y, lift + thick),
    onSlope(end, RIDGE_Y, lift + thick),
    onSlope(end, EAVE_Y, lift + thick),
    onSlope(0, EAVE_Y, lift + thick),
  )
  const eave = outline(
    onSlope(0, EAVE_Y, lift),
    onSlope(end, EAVE_Y, lift),
    onSlope(end, EAVE_Y, lift + thick),
    onSlope(0, EAVE_Y, lift + thick),
  )
  const side = outline(
    onSlope(end, EAVE_Y, lift),
    onSlope(end, RIDGE_Y, lift),
    onSlope(end, RIDGE_Y, lift + thick),
    onSlope(end, EAVE_Y, lift + thick),
  )
  // The quilting of the blanket.
  const lines = [4.1, 5.2].map((y) =>
    line(onSlope(0, y, lift + thick), onSlope(end, y, lift + thick)),
  )
  return { faces: [top, eave, side], lines, mark: project(onSlope(7.9, 4.7, lift + thick)) }
}

/** The sheets at both sides of the skylight. */
function drawSheets(): PartGeometry {
  const sides = [ribbedSlope(0, SKYLIGHT.from), ribbedSlope(SKYLIGHT.to, SHEET.end)]
  return {
    faces: sides.flatMap(({ faces }) => faces),
    lines: sides.flatMap(({ lines }) => lines),
    mark: project(onSlope(5.2, 4.4, SHEET.lift)),
  }
}

/** A clear sheet between the others, pulled out of the roof. */
function drawSkylight(): PartGeometry {
  const { from, to, slide } = SKYLIGHT
  return {
    ...ribbedSlope(from, to, slide),
    mark: project(onSlope((from + to) / 2, EAVE_Y, SHEET.lift)),
  }
}

/** The ridge cap: a folded strip over both slopes. */
function drawRidge(): PartGeometry {
  const half = 0.55
  const fall = 0.26
  const z = RIDGE_HEIGHT + RIDGE_LIFT
  const [from, to] = [0, SHEET.end]
  const front = outline(
    [from, RIDGE_Y, z],
    [to, RIDGE_Y, z],
    [to, RIDGE_Y + half, z - fall],
    [from, RIDGE_Y + half, z - fall],
  )
  const back = outline(
    [from, RIDGE_Y, z],
    [to, RIDGE_Y, z],
    [to, RIDGE_Y - half, z - fall],
    [from, RIDGE_Y - half, z - fall],
  )
  return { faces: [back, front], lines: [], mark: project([5.9, RIDGE_Y + 0.3, z - 0.1]) }
}

/** A rectangle of the drawing. */
function rectangle(left: number, top: number, width: number, height: number): Line {
  const [right, bottom] = [left + width, top + height]
  const start: DrawingPoint = [left, top]
  return { points: [start, [right, top], [right, bottom], [left, bottom], start] }
}

/** Screws above the eave of the sheets: a shank, a washer and a head each. */
function drawScrews(): PartGeometry {
  const places = [0.4, 1.6, 4.4, 5.6].map((x) => project(onSlope(x, EAVE_Y - 0.4, SCREW_LIFT)))
  const faces = places.flatMap(([x, y]) => [
    rectangle(x - 1.5, y, 3, 15),
    rectangle(x - 7, y - 2, 14, 2),
    rectangle(x - 4, y - 7, 8, 5),
  ])
  const [[x, y] = [0, 0]] = places
  return { faces, lines: [], mark: [x - 24, y] }
}

/** A turbine ventilator on its base, above the ridge. */
function drawVentilator(): PartGeometry {
  const [x, y] = project([2.6, RIDGE_Y, RIDGE_HEIGHT + RIDGE_LIFT + 0.9])
  const base: Line = {
    points: [
      [x - 9, y + 6],
      [x + 9, y + 6],
      [x + 7, y],
      [x - 7, y],
      [x - 9, y + 6],
    ],
  }
  const bulb: Line = {
    points: [
      [x - 7, y],
      [x - 13, y - 7],
      [x - 13, y - 13],
      [x - 7, y - 20],
      [x + 7, y - 20],
      [x + 13, y - 13],
      [x + 13, y - 7],
      [x + 7, y],
      [x - 7, y],
    ],
  }
  const blades = [-8, -3, 3, 8].map((side): Line => {
    const points: DrawingPoint[] = [
      [x + side * 0.6, y],
      [x + side, y - 10],
      [x + side * 0.6, y - 20],
    ]
    return { points }
  })
  return { faces: [base, bulb], lines: blades, mark: [x + 30, y - 10] }
}

/** The wall below the eave: ribbed sheets from the back end to the middle. */
function drawWall(): PartGeometry {
  const [from, to] = [0, 7.2]
  const out = EAVE_Y + 0.9
  const top = EAVE_HEIGHT - 0.15
  const foot = ribbedEdge(from, to).map(([x, rise]): Point => [x, out + rise, 0])
  return {
    faces: [outline([to, out, top], [from, out, top], ...foot)],
    lines: ribEdges(from, to).map((x) => line([x, out, 0.02], [x, out, top])),
    mark: project([5.4, out, 1.1]),
  }
}

/** Lines down from the visible corners of the lifted parts. */
function drawLeaders(): Line[] {
  return [
    line(onSlope(0, EAVE_Y, SHEET.lift), onSlope(0, EAVE_Y)),
    line(onSlope(SHEET.end, EAVE_Y, SHEET.lift), onSlope(SHEET.end, EAVE_Y)),
    line(onSlope(INSULATION.end, EAVE_Y, INSULATION.lift), onSlope(INSULATION.end, EAVE_Y)),
    line([0, RIDGE_Y, RIDGE_HEIGHT + RIDGE_LIFT], [0, RIDGE_Y, RIDGE_HEIGHT + SHEET.lift]),
    line(
      [SHEET.end, RIDGE_Y, RIDGE_HEIGHT + RIDGE_LIFT],
      [SHEET.end, RIDGE_Y, RIDGE_HEIGHT + SHEET.lift],
    ),
  ]
}

/** Draws the exploded roof. Its proportions are illustrative: no figure of a product is in it. */
export function drawRoof(): RoofGeometry {
  return {
    parts: {
      ventilator: drawVentilator(),
      ridge: drawRidge(),
      screw: drawScrews(),
      sheet: drawSheets(),
      skylight: drawSkylight(),
      insulation: drawInsulation(),
      purlin: drawPurlins(),
      wall: drawWall(),
    },
    frame: drawFrame(),
    leaders: drawLeaders(),
  }
}
