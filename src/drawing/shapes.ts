import type { MeasuredProfile } from './profile.ts'

export type Point = readonly [x: number, y: number]

/** A line of a drawing; a curved one runs through highest and lowest points, level in each. */
export type Line = { points: readonly Point[]; curved?: boolean }

/**
 * One sheet's cross-section: x from its left edge, y up from its lowest point. In millimetres where
 * the table gives a width; otherwise only the shape is meant.
 */
export type Section = {
  lines: readonly Line[]
  /** Thin lines that fill a solid section. */
  hatch: readonly Line[]
  width: number
  height: number
  /** Where the cover width begins: the point that the next sheet's other edge lies on. */
  coverFrom: number
  /** A point on the sheet for its thickness to point at. */
  leader: Point
}

type Sheet = MeasuredProfile['sheets'][number]
type Of<S extends MeasuredProfile['shape']> = Extract<MeasuredProfile, { shape: S }>

/** A usual pitch of waves and ribs in millimetres, for a sheet whose table gives no width. */
const USUAL_WAVE = 76
const USUAL_RIB = 200

/** A rib's foot, as a part of the pitch, where overall and cover width do not give it. */
const FOOT = 0.3

/** Ribs lie one on the other where two sheets meet: the cover width runs from first to last rib. */
function ribsOf(count: number, { overall, cover }: Sheet) {
  const gaps = count - 1
  const pitch =
    cover !== undefined
      ? cover.value / gaps
      : overall !== undefined
        ? overall.value / (gaps + FOOT)
        : USUAL_RIB
  const foot =
    cover !== undefined && overall !== undefined
      ? Math.min(overall.value - cover.value, pitch / 2)
      : pitch * FOOT
  const width = overall?.value ?? gaps * pitch + foot
  const first = (width - gaps * pitch) / 2
  const middles = Array.from({ length: count }, (_, rib) => first + rib * pitch)
  return { middles, pitch, foot, width, first }
}

/** Runs one rib's outline, given from its middle in half feet and depths, along the sheet. */
function ribbed(count: number, depth: number, sheet: Sheet, rib: readonly Point[]): Section {
  const { middles, pitch, foot, width, first } = ribsOf(count, sheet)
  const points = middles.flatMap((middle) =>
    rib.map(([x, y]): Point => [middle + (x * foot) / 2, y * depth]),
  )
  // Flat to its edges, where the first and last rib leave room.
  const [start = 0] = points[0] ?? []
  const edges: Point[][] = start > 0.01 ? [[[0, 0]], [[width, 0]]] : []
  return {
    lines: [{ points: [...(edges[0] ?? []), ...points, ...(edges[1] ?? [])] }],
    hatch: [],
    width,
    height: depth,
    coverFrom: first,
    leader: [first + (count - 1.5) * pitch, 0],
  }
}

const TRAPEZOID: readonly Point[] = [
  [-1, 0],
  [-0.45, 1],
  [0.45, 1],
  [1, 0],
]

const CLIP_LOK: readonly Point[] = [
  [-0.5, 0],
  [-0.4, 0.72],
  [-0.52, 0.8],
  [-0.3, 1],
  [0.3, 1],
  [0.52, 0.8],
  [0.4, 0.72],
  [0.5, 0],
]

/** Waves given as parts of the pitch and the depth; the last one ends where the next would begin. */
function waved(count: number, depth: number, sheet: Sheet, wave: readonly Point[]): Section {
  const { overall, cover } = sheet
  // Without an overall width one wave more than is covered: the side lap.
  const pitch =
    overall !== undefined
      ? overall.value / count
      : cover !== undefined
        ? cover.value / (count - 1)
        : USUAL_WAVE
  const width = pitch * count
  const points = Array.from({ length: count }, (_, n) =>
    wave.map(([x, y]): Point => [(n + x) * pitch, y * depth]),
  ).flat()
  const crest = wave.find(([, y]) => y === 1)?.[0] ?? 0
  return {
    lines: [{ points: [...points, [width, 0]], curved: true }],
    hatch: [],
    width,
    height: depth,
    coverFrom: Math.min(crest * pitch, width - (cover?.value ?? width)),
    leader: [(count - 1) * pitch, 0],
  }
}

const WAVE: readonly Point[] = [
  [0, 0],
  [0.5, 1],
]

/** A roll and the pan beside it. */
const TILE: readonly Point[] = [
  [0, 0],
  [0.24, 1],
  [0.48, 0],
]

/** The thickness of a flat section is shown by the text alone: it has no one value. */
const FLAT_WIDTH = 300
const FLAT_HEIGHT = 18

function flat(): Section {
  const [w, h] = [FLAT_WIDTH, FLAT_HEIGHT]
  const step = 9
  const hatch: Line[] = []
  for (let x = step - h; x < w; x += step) {
    hatch.push({
      points: [
        [Math.max(x, 0), Math.max(-x, 0)],
        [Math.min(x + h, w), Math.min(h, w - x)],
      ],
    })
  }
  return {
    lines: [level(0), level(h)],
    hatch,
    width: w,
    height: h,
    coverFrom: 0,
    leader: [w, 0],
  }
}

function level(y: number): Line {
  return {
    points: [
      [0, y],
      [FLAT_WIDTH, y],
    ],
  }
}

/** Walls lie level, one above the other, with a web between two cells. */
function multiwall({ walls, cells }: Of<'multiwall'>): Section {
  const cell = FLAT_WIDTH / cells
  const height = Math.min(Math.max(cell * (walls - 1), 24), 90)
  const webs = Array.from({ length: cells - 1 }, (_, n): Line => {
    const x = (n + 1) * cell
    return {
      points: [
        [x, 0],
        [x, height],
      ],
    }
  })
  const levels = Array.from({ length: walls }, (_, n) => level((n * height) / (walls - 1)))
  return {
    lines: [...levels, ...webs],
    hatch: [],
    width: FLAT_WIDTH,
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
export function sectionOf(profile: MeasuredProfile, sheet: Sheet, index: number): Section {
  switch (profile.shape) {
    case 'trapezoid':
    case 'clip-lok': {
      const ribs = sheet.ribs ?? profile.ribs?.[index] ?? profile.ribs?.at(-1) ?? 2
      const outline = profile.shape === 'trapezoid' ? TRAPEZOID : CLIP_LOK
      return ribbed(ribs, profile.depth, sheet, outline)
    }
    case 'corrugated':
      return waved(profile.waves, profile.depth, sheet, WAVE)
    case 'tile':
      return waved(profile.waves, profile.depth, sheet, TILE)
    case 'multiwall':
      return multiwall(profile)
    case 'flat':
      return flat()
  }
}
