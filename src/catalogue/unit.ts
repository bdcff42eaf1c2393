/** The quantities that a property can measure; `words`: its values are words, not figures. */
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
  /** Its size, in the smallest unit of its measure. */
  size: number
  /** UN/CEFACT Recommendation 20, for structured data. */
  code?: string
  /** True if its numbers are abbreviated: 3K. */
  short?: true
}

/** Every unit of the catalogue. Its sign and its spellings are part of the data. */
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

/** True if a word is the key of a unit. */
export function isUnit(word: string): word is Unit {
  return Object.hasOwn(units, word)
}

/** The measure, size and notation of a unit. */
export function unitFacts(unit: Unit): UnitFacts {
  return units[unit]
}

/** The units that people type lengths, pitches and quantities in, besides the units of the catalogue. */
const typedUnits = ['cm', 'ft', 'in', 'ratio', 'sqm', 'sqft', 'kg', 'tonne'] as const

/** Every unit that has spellings; `ratio` is the word between rise and run: `1 in 4`. */
export const spelledUnits = [...unitNames, ...typedUnits] as const

export type SpelledUnit = (typeof spelledUnits)[number]

/** Word in lower case -> the unit that it means. A unit's key is understood in every language. */
export type Spellings = Readonly<Record<string, SpelledUnit>>

/**
 * Converts a number to another unit of the same measure: `convertUnit(0.9, 'm', 'mm')` is 900.
 * @returns undefined if the units have different measures
 */
export function convertUnit(value: number, from: Unit, to: Unit): number | undefined {
  if (unitFacts(from).measures !== unitFacts(to).measures) return undefined
  // Six decimals remove the rounding errors of binary fractions.
  return Number(((value * units[from].size) / units[to].size).toFixed(6))
}

/** The units of a quantity on a buyer's list. */
export const quantityUnits = [
  'pieces',
  'running',
  'area',
  'weight',
  'runningFeet',
  'squareFeet',
  'tonnes',
] as const

export type QuantityUnit = (typeof quantityUnits)[number]

/** The units that visitors can choose for lengths typed without a unit. */
export const lengthUnits = ['m', 'ft', 'mm'] as const

export type LengthUnit = (typeof lengthUnits)[number]
