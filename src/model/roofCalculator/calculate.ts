/** A roof in millimetres, as it is measured. */
export type Roof = {
  /** Along the eave, from wall to wall. */
  eave: number
  /** The overhang beyond each gable end. */
  gable: number
  /** The overhang beyond the eave, measured along the slope. */
  overhang: number
  /** Half the span is the run: the level way from the wall to below the ridge. `pitch` in degrees. */
  slope: { slope: number } | { run: number; rise: number } | { run: number; pitch: number }
  slopes: 1 | 2
}

/** A sheet in millimetres. What is not known is left out; nothing is assumed. */
export type Sheet = {
  overall: number
  cover: number
  /** The lengths that can be had, or else it is cut to length, up to the longest that can be carried. */
  lengths: readonly number[]
  longest?: number | undefined
  endLap?: number | undefined
  /** In degrees. */
  smallestPitch?: number | undefined
}

/** One line of the working, and its numbers: lengths in mm, `running` in m, areas in sq m. */
export type Step = { line: StepName; values: Readonly<Record<string, number>> }

/** The numbers that each line of the working shows. */
export const steps = {
  slopeMeasured: ['slope'],
  slopeByRise: ['run', 'rise', 'slope'],
  slopeByPitch: ['run', 'pitch', 'slope'],
  slopeOverhang: ['slope', 'overhang', 'total'],
  eaveOverhang: ['eave', 'gable', 'total'],
  across: ['eave', 'overall', 'cover', 'exact', 'across'],
  upOne: ['slope', 'length'],
  up: ['slope', 'endLap', 'length', 'exact', 'up'],
  count: ['across', 'up', 'slopes', 'count'],
  running: ['count', 'length', 'running'],
  bought: ['running', 'overall', 'bought'],
  roof: ['eave', 'slope', 'slopes', 'roof'],
  waste: ['bought', 'roof', 'waste', 'percent'],
} as const

export type StepName = keyof typeof steps

/** What a number of the working can be written in: units of the catalogue, and two of the calculator's. */
export type StepUnit = 'mm' | 'm' | '%' | CalculatorUnit

/** An area in square metres, an angle in degrees. */
export const calculatorUnits = ['area', 'angle'] as const

type CalculatorUnit = (typeof calculatorUnits)[number]

/** The numbers of the working that are written with a unit: results, and what is measured. */
export const stepUnits: {
  readonly [line in StepName]?: { readonly [name in (typeof steps)[line][number]]?: StepUnit }
} = {
  slopeMeasured: { slope: 'mm' },
  slopeByRise: { slope: 'mm' },
  slopeByPitch: { pitch: 'angle', slope: 'mm' },
  slopeOverhang: { total: 'mm' },
  eaveOverhang: { total: 'mm' },
  upOne: { slope: 'mm', length: 'mm' },
  running: { length: 'mm', running: 'm' },
  bought: { running: 'm', overall: 'mm', bought: 'area' },
  roof: { eave: 'mm', slope: 'mm', roof: 'area' },
  waste: { waste: 'area', percent: '%' },
}

/** What the buyer should know beside the figures. */
export const resultNotes = ['onePiece', 'tooFlat', 'pitchUnknown'] as const

type ResultNote = (typeof resultNotes)[number]

export type RoofResult = {
  across: number
  up: number
  slopes: 1 | 2
  count: number
  /** The length to order, in mm. */
  length: number
  working: readonly Step[]
  notes: readonly ResultNote[]
}

/** Rounds up to a whole number, without the errors of binary fractions. */
function roundUp(number: number): number {
  return Math.ceil(Number(number.toFixed(6)))
}

function slopeOf({ slope: by }: Roof): { slope: number; pitch?: number; step: Step } {
  if ('slope' in by) return { ...by, step: { line: 'slopeMeasured', values: by } }
  const { run } = by
  if ('rise' in by) {
    const slope = Math.hypot(run, by.rise)
    const pitch = (Math.atan2(by.rise, run) * 180) / Math.PI
    return { slope, pitch, step: { line: 'slopeByRise', values: { ...by, slope } } }
  }
  const slope = run / Math.cos((by.pitch * Math.PI) / 180)
  return { slope, pitch: by.pitch, step: { line: 'slopeByPitch', values: { ...by, slope } } }
}

/** Sheets of one length, laid up a slope: n of them cover n x length - (n - 1) x lap. */
type Column = { length: number; up: number; exact?: number }

/** @returns undefined where it takes more than one sheet and the end lap is not known */
function columnOf(slope: number, length: number, endLap: number | undefined): Column | undefined {
  if (length >= slope) return { length, up: 1 }
  if (endLap === undefined || endLap >= length) return undefined
  const exact = (slope - endLap) / (length - endLap)
  return { length, up: roundUp(exact), exact }
}

function leastWaste(slope: number, { lengths, endLap }: Sheet): Column | undefined {
  return lengths
    .flatMap((length) => columnOf(slope, length, endLap) ?? [])
    .sort((a, b) => a.up * a.length - b.up * b.length || a.up - b.up)[0]
}

/** In one piece where it can be carried, and else in equal pieces. */
function cutToLength(slope: number, { longest, endLap }: Sheet): Column | undefined {
  if (longest === undefined) return { length: roundUp(slope), up: 1 }
  const column = columnOf(slope, Math.max(longest, 0), endLap)
  if (column === undefined || endLap === undefined || column.up === 1) {
    return column && { ...column, length: roundUp(slope) }
  }
  const piece = roundUp((slope + (column.up - 1) * endLap) / column.up)
  return { ...column, length: Math.min(piece, longest) }
}

/**
 * How many sheets a roof takes, as the trade counts: sheets across times sheets up, never by the area.
 * - slope = sqrt(run² + rise²) = run / cos(pitch)
 * - across = (eave - (overall - cover)) / cover, upwards
 * - up = (slope - lap) / (sheet - lap), upwards
 * @returns `endLap` where the end lap is needed: one sheet does not reach, or is no longer than its lap
 */
export function calculateRoof(roof: Roof, sheet: Sheet): RoofResult | 'endLap' {
  const { overall, cover } = sheet
  const measured = slopeOf(roof)
  const slope = measured.slope + roof.overhang
  const eave = roof.eave + 2 * roof.gable
  const toLength = sheet.lengths.length === 0
  const column = toLength ? cutToLength(slope, sheet) : leastWaste(slope, sheet)
  if (column === undefined) return 'endLap'

  const exact = (eave - (overall - cover)) / cover
  const across = Math.max(1, roundUp(exact))
  const { up, length } = column
  const { slopes } = roof
  const count = across * up * slopes
  const running = (count * length) / 1000
  const bought = (running * overall) / 1000
  const area = (eave * slope * slopes) / 1_000_000
  const waste = bought - area

  const working: Step[] = [
    measured.step,
    ...(roof.overhang === 0 ? [] : [step('slopeOverhang', [measured.slope, roof.overhang, slope])]),
    ...(roof.gable === 0 ? [] : [step('eaveOverhang', [roof.eave, roof.gable, eave])]),
    step('across', [eave, overall, cover, exact, across]),
    up === 1 || column.exact === undefined
      ? step('upOne', [slope, length])
      : step('up', [
          slope,
          sheet.endLap ?? 0,
          toLength ? (sheet.longest ?? 0) : length,
          column.exact,
          up,
        ]),
    step('count', [across, up, slopes, count]),
    step('running', [count, length, running]),
    step('bought', [running, overall, bought]),
    step('roof', [eave, slope, slopes, area]),
    step('waste', [bought, area, waste, (waste / bought) * 100]),
  ]
  return { across, up, slopes, count, length, working, notes: notesOf(measured.pitch, sheet) }
}

function step(line: StepName, numbers: readonly number[]): Step {
  const values = steps[line].map((name, i) => [name, numbers[i] ?? 0])
  return { line, values: Object.fromEntries(values) }
}

function notesOf(pitch: number | undefined, sheet: Sheet): ResultNote[] {
  const { smallestPitch, lengths, longest } = sheet
  const onePiece: ResultNote[] = lengths.length === 0 && longest === undefined ? ['onePiece'] : []
  if (pitch === undefined || smallestPitch === undefined) return [...onePiece, 'pitchUnknown']
  return pitch < smallestPitch ? [...onePiece, 'tooFlat'] : onePiece
}
