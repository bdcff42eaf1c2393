/** The quantities that a figure can measure; `words`: the values are words, not figures. */
export const measures = [
  'length',
  'angle',
  'mass per area',
  'strength',
  'hardness',
  'share',
  'ratio',
  'time',
  'index',
  'count',
  'words',
] as const

export type Measure = (typeof measures)[number]

type UnitFacts = {
  measures: Measure
  /** How many of the measure's smallest unit are in it. */
  size: number
  /** UN/CEFACT Recommendation 20, for structured data. */
  code?: string
  /** Its numbers are written in short: 3K. */
  short?: true
}

/** Every unit of the catalogue. How visitors read and write it is part of the data. */
const units = {
  micron: { measures: 'length', size: 1, code: '4H' },
  mm: { measures: 'length', size: 1000, code: 'MMT' },
  m: { measures: 'length', size: 1_000_000, code: 'MTR' },
  MPa: { measures: 'strength', size: 1, code: 'MPA' },
  HRB: { measures: 'hardness', size: 1 },
  GSM: { measures: 'mass per area', size: 1, code: 'GM' },
  'kg/m2': { measures: 'mass per area', size: 1000, code: '28' },
  '%': { measures: 'share', size: 1, code: 'P1' },
  years: { measures: 'time', size: 1, code: 'ANN' },
  times: { measures: 'ratio', size: 1 },
  index: { measures: 'index', size: 1 },
  count: { measures: 'count', size: 1, short: true },
  rib: { measures: 'count', size: 1 },
  degrees: { measures: 'angle', size: 1, code: 'DD' },
} as const satisfies Record<string, UnitFacts>

export type Unit = keyof typeof units

export const unitNames = /* @__PURE__ */ Object.keys(units).filter(isUnit)

/** Whether a word is the name of a unit in the data. */
export function isUnit(word: string): word is Unit {
  return Object.hasOwn(units, word)
}

/** What is known of a unit. */
export function unitFacts(unit: Unit): UnitFacts {
  return units[unit]
}

/** What people write lengths and pitches in, besides the units of the catalogue. */
const typedUnits = ['cm', 'ft', 'in', 'ratio'] as const

/** Every unit that has spellings; `ratio` stands between rise and run: `1 in 4`. */
export const spelledUnits = [...unitNames, ...typedUnits] as const

export type SpelledUnit = (typeof spelledUnits)[number]

/** The unit that a word means, in small letters. A unit's own name is understood in every language. */
export type Spellings = Readonly<Record<string, SpelledUnit>>

/**
 * A number in another unit of the same measure: `convert(0.9, 'm', 'mm')` is 900.
 * @returns undefined where the two measure different things
 */
export function convert(value: number, from: Unit, to: Unit): number | undefined {
  if (unitFacts(from).measures !== unitFacts(to).measures) return undefined
  // To a millionth: what binary fractions add is no part of the figure.
  return Number(((value * units[from].size) / units[to].size).toFixed(6))
}

/** What a quantity on a list is counted in. */
export const quantityUnits = ['pieces', 'running', 'area', 'weight'] as const

/** The units in which a length can be typed without naming one. */
export const lengthUnits = ['m', 'ft', 'mm'] as const

export type LengthUnit = (typeof lengthUnits)[number]
