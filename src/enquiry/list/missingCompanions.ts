import { ownValue } from '../../catalogue/ownValue.ts'
import type { Companion } from '../../catalogue/schemas/properties.ts'

/** The companions of each product that has any, by its path. */
export type CompanionsByPath = Readonly<Record<string, readonly Companion[]>>

/**
 * The companions of the products of a list that are neither on it nor named in the buyer's note.
 * @param paths those of the products on the list
 * @param note the note for the whole list
 */
export function missingCompanions(
  paths: readonly string[],
  companions: CompanionsByPath,
  note = '',
): Companion[] {
  const written = note.toLowerCase()
  const all = paths.flatMap((path) => ownValue(companions, path) ?? [])
  return [...new Map(all.map((companion) => [companion.name, companion])).values()].filter(
    ({ name, path = '' }) => !paths.includes(path) && !written.includes(name.toLowerCase()),
  )
}
