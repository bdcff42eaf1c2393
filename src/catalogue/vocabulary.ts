import { numbersInUnit, numbersOf } from './figure.ts'
import { memoize } from './memoize.ts'
import { ownValue } from './ownValue.ts'
import { type PropertyRole, roleUnits } from './propertyRole.ts'
import type { Figure } from './schemas/figure.ts'
import type { Property, Vocabulary } from './schemas/properties.ts'
import { type Unit, unitWithRole } from './unit.ts'

const keysByRole = memoize((properties: Vocabulary['properties']) => {
  const keys = new Map<PropertyRole, string>()
  for (const [key, { role }] of Object.entries(properties)) {
    if (role !== undefined && !keys.has(role)) keys.set(role, key)
  }
  return keys
})

/** The key of the property that has a role; undefined if none has it. */
export function propertyWithRole(
  { properties }: Pick<Vocabulary, 'properties'>,
  role: PropertyRole,
): string | undefined {
  return keysByRole(properties).get(role)
}

/** The key of the word for a value that is not known yet; undefined if there is no such word. */
export function unknownValueWord({ words }: Pick<Vocabulary, 'words'>): string | undefined {
  return Object.keys(words).find((word) => ownValue(words, word)?.unknown === true)
}

/** The units that the figures of a property can have: those that it names, otherwise all of its kind. */
export function unitsOfProperty(
  { units: named, measures }: Pick<Property, 'units' | 'measures'>,
  { units }: Pick<Vocabulary, 'units'>,
): readonly Unit[] {
  return named ?? Object.keys(units).filter((unit) => ownValue(units, unit)?.kind === measures)
}

/** The decimals that the figures of a property in a unit have, if they do not have their own. */
export function usualDecimals(
  property: string,
  unit: Unit | undefined,
  { properties, units }: Pick<Vocabulary, 'properties' | 'units'>,
): number | undefined {
  return ownValue(properties, property)?.decimals ?? ownValue(units, unit ?? '')?.decimals
}

/**
 * The numbers of a figure in the unit in which those of its property are compared: the one that code calculates with if
 * the property has a role, otherwise the property's own. In the figure's unit if they cannot be converted.
 */
export function comparedNumbers(
  figure: Figure,
  property: string,
  { properties, units }: Pick<Vocabulary, 'properties' | 'units'>,
): readonly number[] {
  const { role, unit } = ownValue(properties, property) ?? {}
  const common = role === undefined ? unit : unitWithRole(units, roleUnits[role])
  const numbers = numbersInUnit(figure, common, units)
  return numbers.length > 0 ? numbers : numbersOf(figure)
}
