import type { Companion } from '../../catalogue/schemas/properties.ts'
import type { ListedProduct } from './itemValues.ts'

type Listed = { item: { path: string }; product: ListedProduct }

/**
 * The companions of the products of a list that are neither on it nor named in the buyer's note.
 * @param note the note for the whole list
 */
export function missingCompanions(items: readonly Listed[], note = ''): Companion[] {
  const listed = new Set(items.map(({ item }) => item.path))
  const written = note.toLowerCase()
  const all = items.flatMap(({ product }) =>
    typeof product === 'object' ? (product.table?.goesWith ?? []) : [],
  )
  return [...new Map(all.map((companion) => [companion.name, companion])).values()].filter(
    ({ name, path = '' }) => !listed.has(path) && !written.includes(name.toLowerCase()),
  )
}
