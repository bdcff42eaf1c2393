import type { PluralTexts } from './intl.ts'
import { memoize } from './memoize.ts'
import { ownValue } from './ownValue.ts'
import type { Vocabulary } from './schemas/properties.ts'
import type { DeclaredUnit } from './schemas/unit.ts'
import {
  type ConvertibleUnits,
  type RoleSpellings,
  type Unit,
  type UnitWords,
  unitWithRole,
} from './unit.ts'
import type { UnitRole } from './unitRole.ts'

/** The plural forms of a unit without their number: `year`, `years`. One with a number of its own, `1 in {number}`, has none. */
export function unitSigns({ written }: DeclaredUnit): string[] {
  const forms = typeof written === 'string' ? [written] : Object.values(written)
  const signs = forms.map((text) => (text ?? '').replace('{number}', '').trim())
  return signs.filter((sign) => sign !== '' && !/\d/.test(sign))
}

/** A unit without a number, as in a column heading; empty if the unit has no sign. */
export function unitSign(unit: Unit, { units }: Pick<Vocabulary, 'units'>): string {
  const declared = ownValue(units, unit)
  return (declared && unitSigns(declared).at(-1)) ?? ''
}

/** The key of a unit, its forms on pages and the words that people type for it, as typed figures are read. */
export function wordsOfUnit(unit: Unit, declared: DeclaredUnit): string[] {
  const words = [...unitSigns(declared), ...(declared.spellings ?? []), unit]
  // The letter फ़ has two forms, one character or two.
  return [...new Set(words.map((word) => word.normalize('NFKC')))]
}

/** Every word for a unit: its key, its forms on pages, and the spellings that people type. */
export const unitSpellings = memoize(({ units }: Pick<Vocabulary, 'units'>): UnitWords => {
  const all = Object.entries(units)
  return Object.fromEntries(
    all.flatMap(([unit, declared]) =>
      wordsOfUnit(unit, declared).map((word) => [word, unit] as const),
    ),
  )
})

/** The words for the units that have a role. */
export function roleSpellings(spellings: UnitWords, units: ConvertibleUnits): RoleSpellings {
  return Object.fromEntries(
    Object.entries(spellings).flatMap(([word, unit]) => {
      const role = ownValue(units, unit)?.role
      return role === undefined ? [] : [[word, role] as const]
    }),
  )
}

/** Writes a number in the unit with a role; with the name of the role if no unit has it. */
export function unitTemplate(units: Vocabulary['units'], role: UnitRole): PluralTexts {
  return ownValue(units, unitWithRole(units, role) ?? '')?.written ?? `{number} ${role}`
}
