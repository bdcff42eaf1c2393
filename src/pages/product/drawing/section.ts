import type { Profile } from '../../../catalogue/schemas/profile.ts'

/** A length from the table: its value in millimetres, and its text with and without its name. */
export type TableLength = { named: string; value: number; text: string }

/** A profile with the dimensions of the page's table. */
export type MeasuredProfile = Profile & {
  /** One per width that the sheet is sold in; empty if the table gives no width. */
  sheets: readonly {
    overall?: TableLength
    cover?: TableLength
    ribs?: number
    /** The variant of the table that it is, and what the variants differ by: `5 rib`, `Ribs`. */
    variant?: { kind: string; label: string }
  }[]
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
type ProfileOfShape<S extends MeasuredProfile['shape']> = Extract<MeasuredProfile, { shape: S }>

/** Usual pitches of waves and ribs in millimetres, for a sheet whose table gives no width. */
const USUAL_WAVE_PITCH = 76
const USUAL_RIB_PITCH = 200

/**
 * The width of a rib's foot as a fraction of the pitch. An assumption for the drawing alone, if the
 * table does not give both the overall and the cover width.
 */
const FOOT_SHARE = { trapezoid: 0.3, greca: 0.5, 'clip-lok': 0.3 }

/** The fraction of a pitch that is drawn of the next sheet. */
const DRAWN_OF_NEXT = 0.4

/** A margin narrower than this, in millimetres, is a rounding error. */
const NO_MARGIN = 0.01

/** The distance between the middles of two ribs. */
function ribPitch(gaps: number, { overall, cover }: Sheet, footShare: number): number {
  // The last rib lies on the first rib of the next sheet: cover = gaps * pitch.
  if (cover !== undefined) return cover.value / gaps
  // Half a foot beyond each outer middle: overall = gaps * pitch + foot.
  if (overall !== undefined) return overall.value / (gaps + footShare)
  return USUAL_RIB_PITCH
}

/** The width of a rib at its foot. */
function ribFoot(pitch: number, { overall, cover }: Sheet, footShare: number): number {
  // From the two formulas of the pitch: foot = overall - cover, if the sheet ends with its outer ribs.
  if (overall !== undefined && cover !== undefined) {
    return Math.min(overall.value - cover.value, pitch / 2)
  }
  return pitch * footShare
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

/** Repeats the outline of one rib along the sheet, with equal margins at its edges. */
function ribbedSection(
  count: number,
  { shape, depth }: ProfileOfShape<keyof typeof RIBS>,
  sheet: Sheet,
): ProfileSection {
  const gaps = count - 1
  const pitch = ribPitch(gaps, sheet, FOOT_SHARE[shape])
  const foot = ribFoot(pitch, sheet, FOOT_SHARE[shape])
  const width = sheet.overall?.value ?? gaps * pitch + foot
  const firstMiddle = (width - gaps * pitch) / 2
  const middles = Array.from({ length: count }, (_, rib) => firstMiddle + rib * pitch)
  const ribAt = (middle: number) =>
    RIBS[shape].points.map(([x, y]): DrawingPoint => [middle + (x * foot) / 2, y * depth])
  const ribs = middles.flatMap(ribAt)
  const margin = ribs[0]?.[0] ?? 0
  const outline: DrawingPoint[] = margin > NO_MARGIN ? [[0, 0], ...ribs, [width, 0]] : ribs
  const beyond = DRAWN_OF_NEXT * pitch
  return {
    lines: [{ points: outline }],
    lap: { points: [...ribAt(width - firstMiddle), [width + beyond, 0]] },
    width,
    beyond,
    height: depth,
    coverFrom: firstMiddle,
    // Halfway between the last two ribs.
    leader: [firstMiddle + (count - 1.5) * pitch, 0],
  }
}

/** The width of one wave. */
function wavePitch(count: number, { overall, cover }: Sheet): number {
  if (overall !== undefined) return overall.value / count
  // The side lap is one wave, which the cover width does not contain: cover = (count - 1) * pitch.
  if (cover !== undefined) return cover.value / (count - 1)
  return USUAL_WAVE_PITCH
}

/**
 * Repeats a wave along the sheet.
 * @param wave x as a fraction of the pitch, y as a fraction of the depth
 */
function wavedSection(
  count: number,
  depth: number,
  sheet: Sheet,
  { points: wave }: Line,
): ProfileSection {
  const pitch = wavePitch(count, sheet)
  const width = pitch * count
  const waveAt = (n: number) => wave.map(([x, y]): DrawingPoint => [(n + x) * pitch, y * depth])
  const waves = Array.from({ length: count }, (_, n) => waveAt(n)).flat()
  const crest = wave.find(([, y]) => y === 1)?.[0] ?? 0
  // The cover width is between crests, unless it would then end beyond the sheet.
  const latestStart = width - (sheet.cover?.value ?? width)
  return {
    lines: [{ points: [...waves, [width, 0]], curved: true }],
    // The next sheet lies on the last wave, and is drawn up to its second crest.
    lap: { points: [...waveAt(count - 1), ...waveAt(count).slice(0, 2)], curved: true },
    width,
    beyond: crest * pitch,
    height: depth,
    coverFrom: Math.min(crest * pitch, latestStart),
    // The last valley.
    leader: [(count - 1) * pitch, 0],
  }
}

const WAVE = polyline([0, 0], [0.5, 1])

/** A roll of a tile sheet, and the pan beside it. */
const TILE = polyline([0, 0], [0.24, 1], [0.48, 0])

/** The drawn width of a multiwall sheet, which is not to scale, and the limits of its drawn height. */
const MULTIWALL = { width: 300, leastHeight: 24, greatestHeight: 90 }

/** The drawn height of a multiwall sheet: its cells are square, unless that is too low or too high. */
function multiwallHeight(cell: number, walls: number): number {
  const square = cell * (walls - 1)
  return Math.min(Math.max(square, MULTIWALL.leastHeight), MULTIWALL.greatestHeight)
}

/** Horizontal walls, with vertical webs between the cells. */
function multiwallSection({ walls, cells }: ProfileOfShape<'multiwall'>): ProfileSection {
  const { width } = MULTIWALL
  const cell = width / cells
  const height = multiwallHeight(cell, walls)
  const wallLines = Array.from({ length: walls }, (_, n) => {
    const y = (n * height) / (walls - 1)
    return polyline([0, y], [width, y])
  })
  const webs = Array.from({ length: cells - 1 }, (_, n) => {
    const x = (n + 1) * cell
    return polyline([x, 0], [x, height])
  })
  return {
    lines: [...wallLines, ...webs],
    width,
    beyond: 0,
    height,
    coverFrom: 0,
    leader: [width, 0],
  }
}

/** The ribs of a sheet if neither the table nor the profile gives their number. */
const DEFAULT_RIBS = 2

/**
 * The cross-section of one of a page's sheets.
 * @param sheet the widths that the table gives for it
 * @param index the index of the sheet, because each may have its own rib count
 */
export function profileSection(
  profile: MeasuredProfile,
  sheet: Sheet,
  index: number,
): ProfileSection {
  switch (profile.shape) {
    case 'trapezoid':
    case 'greca':
    case 'clip-lok': {
      const ribs = sheet.ribs ?? profile.ribs?.[index] ?? profile.ribs?.at(-1) ?? DEFAULT_RIBS
      return ribbedSection(ribs, profile, sheet)
    }
    case 'corrugated':
      return wavedSection(profile.waves, profile.depth, sheet, WAVE)
    case 'tile':
      return wavedSection(profile.waves, profile.depth, sheet, TILE)
    case 'multiwall':
      return multiwallSection(profile)
  }
}
