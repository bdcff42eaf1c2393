import { ownValue } from './ownValue.ts'
import type { DeclaredUnit } from './schemas/unit.ts'
import type { UnitRole } from './unitRole.ts'

/** The key of a unit that `data/properties.json` declares, such as `mm`. */
export type Unit = string

/** Every unit of a catalogue under its key. */
export type Units = Readonly<Record<Unit, DeclaredUnit>>

/** Word or sign -> the key of the unit that it means, or its role. Several words are spelled as one, `sqft`. */
export type UnitWords = Readonly<Record<string, Unit>>

/** Word -> the role of the unit that it means, for code that knows no units of the catalogue. */
export type RoleSpellings = Readonly<Record<string, UnitRole>>

/** The part of the units that figures are converted by. */
export type ConvertibleUnits = Readonly<
  Record<Unit, Pick<DeclaredUnit, 'kind' | 'factor' | 'role'>>
>

/** The key of the unit with a role; undefined if no unit has it. */
export function unitWithRole(units: ConvertibleUnits, role: UnitRole): Unit | undefined {
  return Object.keys(units).find((unit) => ownValue(units, unit)?.role === role)
}

/** The units with the fields that conversion needs. */
export function conversionFields(units: ConvertibleUnits): ConvertibleUnits {
  return Object.fromEntries(
    Object.entries(units).map(([unit, { kind, factor, role }]) => [
      unit,
      { kind, factor, ...(role !== undefined && { role }) },
    ]),
  )
}

/** The measure of a property whose values are words; no kind of unit has this name. */
export const WORDS = 'words'

/** The kinds of the units, each once, such as length. */
export function kindsOf(units: Units): string[] {
  return [...new Set(Object.values(units).map(({ kind }) => kind))]
}

/**
 * Converts a number to another unit of the same kind: `convertUnit(0.9, 'm', 'mm', units)` is 900.
 * @returns undefined if the units have different kinds, or one of them is not declared
 */
export function convertUnit(
  value: number,
  from: Unit,
  to: Unit,
  units: ConvertibleUnits,
): number | undefined {
  if (from === to) return value
  const [given, wanted] = [ownValue(units, from), ownValue(units, to)]
  if (given === undefined || given.kind !== wanted?.kind) return undefined
  // Twelve digits remove the rounding errors of binary fractions, and keep small numbers of large units.
  return Number(((value * given.factor) / wanted.factor).toPrecision(12))
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
  'boxes',
] as const

export type QuantityUnit = (typeof quantityUnits)[number]

/** The units that visitors can choose for lengths typed without a unit. */
export const lengthUnits = ['m', 'ft', 'mm'] as const

export type LengthUnit = (typeof lengthUnits)[number]
