/** One line of the working with its numbers: lengths in mm, `running` in m, areas in sq m. */
export type WorkingStep = { line: StepName; values: Readonly<Record<string, number>> }

/** For each line of the working, the names of its numbers. */
export const steps = {
  oneSide: [],
  otherSide: [],
  slopeMeasured: ['slope'],
  halfSpan: ['span', 'run'],
  slopeByRise: ['run', 'rise', 'slope'],
  slopeByPitch: ['run', 'pitch', 'slope'],
  slopeOverhang: ['slope', 'overhang', 'total'],
  eaveOverhang: ['eave', 'gable', 'total'],
  roof: ['eave', 'slope', 'slopes', 'roof'],
  bothAreas: ['one', 'other', 'roof'],
  across: ['eave', 'overall', 'cover', 'exact', 'across'],
  acrossByCover: ['eave', 'cover', 'exact', 'across'],
  acrossAtLeast: ['eave', 'widest', 'exact', 'across'],
  upOne: ['slope', 'length'],
  up: ['slope', 'endLap', 'length', 'exact', 'up'],
  stepCover: ['length', 'endLap', 'step', 'cover'],
  laid: ['sheets', 'length', 'cover', 'covered'],
  laidTop: ['rest', 'length'],
  count: ['across', 'up', 'slopes', 'count'],
  countAtLeast: ['across', 'up', 'slopes', 'count'],
  bothCounts: ['one', 'other', 'count'],
  running: ['running'],
  bought: ['running', 'overall', 'bought'],
  waste: ['bought', 'roof', 'waste', 'percent'],
  screws: ['roof', 'screwsPerArea', 'screws'],
  weight: ['bought', 'weightPerArea', 'weight'],
} as const

export type StepName = keyof typeof steps

/** In the order of the working. Only schemas use it: marked as pure, it stays out of the browser's bundle. */
export const stepNames = /* @__PURE__ */ Object.keys(steps).filter(isStepName)

function isStepName(name: string): name is StepName {
  return Object.hasOwn(steps, name)
}

/** The units used in the working: some from the catalogue, and some that only the calculator has. */
export type StepUnit = 'mm' | 'm' | '%' | CalculatorUnit

/** An area in square metres or square feet, a length that is bought by the metre or foot, an angle in degrees, a weight. */
export const calculatorUnits = [
  'area',
  'areaInFeet',
  'runningMetres',
  'runningFeet',
  'angle',
  'kilograms',
  'tonnes',
] as const

type CalculatorUnit = (typeof calculatorUnits)[number]

/** The numbers of the working that are written with a unit: measures and results. */
export const stepUnits: {
  readonly [line in StepName]?: { readonly [name in (typeof steps)[line][number]]?: StepUnit }
} = {
  slopeMeasured: { slope: 'mm' },
  halfSpan: { run: 'mm' },
  slopeByRise: { slope: 'mm' },
  slopeByPitch: { pitch: 'angle', slope: 'mm' },
  slopeOverhang: { total: 'mm' },
  eaveOverhang: { total: 'mm' },
  roof: { eave: 'mm', slope: 'mm', roof: 'area' },
  bothAreas: { roof: 'area' },
  upOne: { slope: 'mm', length: 'mm' },
  stepCover: { length: 'mm', endLap: 'mm', step: 'mm', cover: 'mm' },
  laid: { length: 'mm', covered: 'mm' },
  laidTop: { rest: 'mm', length: 'mm' },
  running: { running: 'm' },
  bought: { running: 'm', overall: 'mm', bought: 'area' },
  waste: { waste: 'area', percent: '%' },
  screws: { roof: 'area' },
  weight: { bought: 'area', weight: 'kilograms' },
}

type Numbers<Names extends readonly string[]> = { readonly [place in keyof Names]: number }

/** A line of the working with its numbers, in the order of their names in `steps`. */
export function workingStep<Name extends StepName>(
  line: Name,
  ...numbers: Numbers<(typeof steps)[Name]>
): WorkingStep {
  const values = steps[line].map((name, i) => [name, numbers[i] ?? 0])
  return { line, values: Object.fromEntries(values) }
}
