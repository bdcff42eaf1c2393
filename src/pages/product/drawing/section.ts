import type { Profile } from '../../../catalogue/schemas/profile.ts'

/** A length of the table: its value in millimetres, and its text there, alone and with its name. */
export type TableLength = { named: string; value: number; text: string }

/** A profile with the dimensions of the page's table. */
export type MeasuredProfile = Profile & {
  /** One for each width in which the sheet is sold; none where the table gives no width. */
  sheets: readonly { overall?: TableLength; cover?: TableLength; ribs?: number }[]
  pitchStep?: TableLength
  thickness?: TableLength
}

/** A point of the drawing. */
export type DrawingPoint = readonly [x: number, y: number]

/** A line of a drawing; a curved one runs through highest and lowest points, level in each. */
export type Line = { points: readonly DrawingPoint[]; curved?: boolean }

/** Straight lines from point to point. */
export function polyline(...points: readonly DrawingPoint[]): Line {
  return { points }
}

/**
 * One sheet's cross-section: x from its left edge, y up from its lowest point. In millimetres where
 * the table gives a width; otherwise only the shape counts.
 */
export type ProfileSection = {
  lines: readonly Line[]
  /** The beginning of the next sheet, which lies on this one's edge. */
  lap?: Line
  width: number
  /** How far the next sheet is drawn beyond this one. */
  beyond: number
  height: number
  /** Where the cover width begins: the point that the next sheet's other edge lies on. */
  coverFrom: number
  /** A point on the sheet for its thickness to point at. */
  leader: DrawingPoint
}

type Sheet = MeasuredProfile['sheets'][number]
type Of<S extends MeasuredProfile['shape']> = Extract<MeasuredProfile, { shape: S }>

/** A usual pitch of waves and ribs in millimetres, for a sheet whose table gives no width. */
const USUAL_WAVE = 76
const USUAL_RIB = 200

/** A rib's foot, as a part of the pitch, where overall and cover width do not give it. */
const FOOT = 0.3
const GRECA_FOOT = 0.5

/** The part of its pitch that is drawn of the next sheet. */
const BEYOND = 0.4

/** Ribs lie one on the other where two sheets meet: the cover width runs from first to last rib. */
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

/** The outlines of ribs, from the middle in half feet and depths. */
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

/** Runs the outline of one rib along the sheet. */
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
  // Flat to its edges, where the first and last rib leave room.
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

/** Waves given as parts of the pitch and the depth; the last one ends where the next would begin. */
function waved(count: number, depth: number, sheet: Sheet, { points: wave }: Line): ProfileSection {
  const { overall, cover } = sheet
  // Without an overall width one wave more than is covered: the side lap.
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

/** A roll and the pan beside it. */
const TILE = polyline([0, 0], [0.24, 1], [0.48, 0])

/** The width of a multiwall sheet, of which only the shape counts. */
const FLAT_WIDTH = 300

/** Walls lie level, one above the other, with a web between two cells. */
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
 * @param index which of the page's sheets it is; each may have a rib count of its own
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
