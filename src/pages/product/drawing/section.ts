import type { Profile } from '../../../catalogue/schemas/profile.ts'

/** A length from the table: its value in millimetres, and its text with and without its name. */
export type TableLength = { named: string; value: number; text: string }

/** A profile with the dimensions of the page's table. */
export type MeasuredProfile = Profile & {
  /** One per width that the sheet is sold in; empty if the table gives no width. */
  sheets: readonly { overall?: TableLength; cover?: TableLength; ribs?: number }[]
  pitchStep?: TableLength
  thickness?: TableLength
}

/** A point of the drawing. */
export type DrawingPoint = readonly [x: number, y: number]

/** A line of a drawing; a curved one is horizontal at each of its points, its crests and valleys. */
export type Line = { points: readonly DrawingPoint[]; curved?: boolean }

/** Straight lines from point to point. */
export function polyline(...points: readonly DrawingPoint[]): Line {
  return { points }
}

/**
 * The cross-section of one sheet: x from its left edge, y up from its lowest point. In millimetres if
 * the table gives a width; otherwise only the proportions matter.
 */
export type ProfileSection = {
  lines: readonly Line[]
  /** The edge of the next sheet, which overlaps this one. */
  lap?: Line
  width: number
  /** The width of the next sheet that is drawn beyond this one. */
  beyond: number
  height: number
  /** The x at which the cover width begins. */
  coverFrom: number
  /** The point of the sheet that the leader line of its thickness leads to. */
  leader: DrawingPoint
}

type Sheet = MeasuredProfile['sheets'][number]
type Of<S extends MeasuredProfile['shape']> = Extract<MeasuredProfile, { shape: S }>

/** A usual pitch of waves and ribs in millimetres, for a sheet whose table gives no width. */
const USUAL_WAVE = 76
const USUAL_RIB = 200

/** The width of a rib's foot as a fraction of the pitch, if the overall and cover width do not give it. */
const FOOT = 0.3
const GRECA_FOOT = 0.5

/** The fraction of a pitch that is drawn of the next sheet. */
const BEYOND = 0.4

/** The last rib of a sheet lies on the first of the next: the cover width is between their middles. */
function ribsOf(count: number, { overall, cover }: Sheet, share: number) {
  const gaps = count - 1
  const pitch =
    cover !== undefined
      ? cover.value / gaps
      : overall !== undefined
        ? overall.value / (gaps + share)
        : USUAL_RIB
  const foot =
    cover !== undefined && overall !== undefined
      ? Math.min(overall.value - cover.value, pitch / 2)
      : pitch * share
  const width = overall?.value ?? gaps * pitch + foot
  const first = (width - gaps * pitch) / 2
  const middles = Array.from({ length: count }, (_, rib) => first + rib * pitch)
  return { middles, pitch, foot, width, first }
}

/** The outlines of ribs: x from the middle in halves of the foot's width, y as a fraction of the depth. */
const RIBS = {
  trapezoid: polyline([-1, 0], [-0.45, 1], [0.45, 1], [1, 0]),
  greca: polyline([-1, 0], [-0.85, 1], [0.85, 1], [1, 0]),
  'clip-lok': polyline(
    [-0.5, 0],
    [-0.4, 0.72],
    [-0.52, 0.8],
    [-0.3, 1],
    [0.3, 1],
    [0.52, 0.8],
    [0.4, 0.72],
    [0.5, 0],
  ),
}

/** Repeats the outline of one rib along the sheet. */
function ribbed(
  count: number,
  { shape, depth }: Of<keyof typeof RIBS>,
  sheet: Sheet,
): ProfileSection {
  const share = shape === 'greca' ? GRECA_FOOT : FOOT
  const { middles, pitch, foot, width, first } = ribsOf(count, sheet, share)
  const ribAt = (middle: number) =>
    RIBS[shape].points.map(([x, y]): DrawingPoint => [middle + (x * foot) / 2, y * depth])
  const points = middles.flatMap(ribAt)
  const [start = 0] = points[0] ?? []
  // Flat from the outer ribs to the edges, if there is room.
  const outline: DrawingPoint[] = start > 0.01 ? [[0, 0], ...points, [width, 0]] : points
  return {
    lines: [{ points: outline }],
    lap: { points: [...ribAt(width - first), [width + BEYOND * pitch, 0]] },
    width,
    beyond: BEYOND * pitch,
    height: depth,
    coverFrom: first,
    leader: [first + (count - 1.5) * pitch, 0],
  }
}

/** Repeats a wave, whose points are fractions of the pitch and the depth. */
function waved(count: number, depth: number, sheet: Sheet, { points: wave }: Line): ProfileSection {
  const { overall, cover } = sheet
  // Without an overall width, the sheet is one wave wider than its cover width: the side lap.
  const pitch =
    overall !== undefined
      ? overall.value / count
      : cover !== undefined
        ? cover.value / (count - 1)
        : USUAL_WAVE
  const width = pitch * count
  const waveAt = (n: number) => wave.map(([x, y]): DrawingPoint => [(n + x) * pitch, y * depth])
  const points = Array.from({ length: count }, (_, n) => waveAt(n)).flat()
  const crest = wave.find(([, y]) => y === 1)?.[0] ?? 0
  return {
    lines: [{ points: [...points, [width, 0]], curved: true }],
    lap: { points: [...waveAt(count - 1), ...waveAt(count).slice(0, 2)], curved: true },
    width,
    beyond: crest * pitch,
    height: depth,
    coverFrom: Math.min(crest * pitch, width - (cover?.value ?? width)),
    leader: [(count - 1) * pitch, 0],
  }
}

const WAVE = polyline([0, 0], [0.5, 1])

/** A roll of a tile sheet, and the pan beside it. */
const TILE = polyline([0, 0], [0.24, 1], [0.48, 0])

/** The drawn width of a multiwall sheet, which is not to scale. */
const FLAT_WIDTH = 300

/** Horizontal walls, with vertical webs between the cells. */
function multiwall({ walls, cells }: Of<'multiwall'>): ProfileSection {
  const cell = FLAT_WIDTH / cells
  const height = Math.min(Math.max(cell * (walls - 1), 24), 90)
  const webs = Array.from({ length: cells - 1 }, (_, n): Line => {
    const x = (n + 1) * cell
    return polyline([x, 0], [x, height])
  })
  const levels = Array.from({ length: walls }, (_, n) => {
    const y = (n * height) / (walls - 1)
    return polyline([0, y], [FLAT_WIDTH, y])
  })
  return {
    lines: [...levels, ...webs],
    width: FLAT_WIDTH,
    beyond: 0,
    height,
    coverFrom: 0,
    leader: [FLAT_WIDTH, 0],
  }
}

/**
 * The cross-section of one of a page's sheets.
 * @param sheet the widths that the table gives for it
 * @param index the index of the sheet, because each may have its own rib count
 */
export function sectionOf(profile: MeasuredProfile, sheet: Sheet, index: number): ProfileSection {
  switch (profile.shape) {
    case 'trapezoid':
    case 'greca':
    case 'clip-lok': {
      const ribs = sheet.ribs ?? profile.ribs?.[index] ?? profile.ribs?.at(-1) ?? 2
      return ribbed(ribs, profile, sheet)
    }
    case 'corrugated':
      return waved(profile.waves, profile.depth, sheet, WAVE)
    case 'tile':
      return waved(profile.waves, profile.depth, sheet, TILE)
    case 'multiwall':
      return multiwall(profile)
  }
}
