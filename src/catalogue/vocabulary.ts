import { memoize } from './memoize.ts'
import { ownValue } from './ownValue.ts'
import type { PropertyRole } from './propertyRole.ts'
import type { Vocabulary } from './schemas/properties.ts'

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
export function wordForUnknown({ words }: Pick<Vocabulary, 'words'>): string | undefined {
  return Object.keys(words).find((word) => ownValue(words, word)?.unknown === true)
}
