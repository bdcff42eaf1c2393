import { ownValue } from '../../catalogue/ownValue.ts'
import type { FinderFilter, FinderProduct } from './finderIndex.ts'

/** Property -> the chosen values, of which a product must have one. */
export type ChosenValues = Readonly<Record<string, readonly string[]>>

/** Property -> value -> the number of products left if that value is chosen. */
export type FilterCounts = Readonly<Record<string, Readonly<Record<string, number>>>>

/** True if a product has one of the chosen values of each property. */
export function passes({ values }: FinderProduct, chosen: ChosenValues): boolean {
  return Object.entries(chosen).every(
    ([property, options]) =>
      options.length === 0 || options.some((value) => ownValue(values, property)?.includes(value)),
  )
}

/**
 * The number of products that each value of each filter would leave.
 * @param candidates the products that a query shows without filters
 */
export function countFilters(
  candidates: readonly FinderProduct[],
  chosen: ChosenValues,
  filters: readonly FinderFilter[],
): FilterCounts {
  const counts = filters.map(({ property, options }) => {
    const otherFilters = { ...chosen, [property]: [] }
    const remaining = candidates.filter((product) => passes(product, otherFilters))
    const countOf = (value: string) =>
      remaining.filter(({ values }) => ownValue(values, property)?.includes(value)).length
    return [property, Object.fromEntries(options.map(({ value }) => [value, countOf(value)]))]
  })
  return Object.fromEntries(counts)
}
