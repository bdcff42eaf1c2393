import { ownValue } from '../../catalogue/ownValue.ts'
import { valuePrefix } from '../../enquiry/purpose.ts'
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

/** True if the form of a product asks for a property. */
function asksFor({ choices = [], typed = [] }: FinderProduct, property: string): boolean {
  const control = valuePrefix + property
  return typed.includes(control) || choices.some(({ name }) => name === control)
}

/** The chosen properties of which a product does not state whether it has a chosen value, although its form asks for them. */
function openProperties(product: FinderProduct, chosen: ChosenValues): string[] {
  return Object.keys(chosen).filter(
    (property) =>
      !passes(product, { [property]: ownValue(chosen, property) ?? [] }) &&
      (ownValue(product.values, property) ?? []).length === 0 &&
      asksFor(product, property),
  )
}

/** True if a product may have the chosen values: its page states no other ones, and its form asks for those it leaves open. */
export function leavesOpen(product: FinderProduct, chosen: ChosenValues): boolean {
  const open = openProperties(product, chosen)
  const stated = Object.entries(chosen).filter(([property]) => !open.includes(property))
  return open.length > 0 && passes(product, Object.fromEntries(stated))
}

/** The chosen properties that any of the products leaves open. */
export function leftOpen(
  products: readonly FinderProduct[],
  chosen: ChosenValues,
): ReadonlySet<string> {
  return new Set(products.flatMap((product) => openProperties(product, chosen)))
}

/** The filters with the values that any of the products has, and the chosen ones; all of them without products. */
export function offeredFilters(
  products: readonly FinderProduct[],
  chosen: ChosenValues,
  filters: readonly FinderFilter[],
): readonly FinderFilter[] {
  if (products.length === 0) return filters
  const offered = filters.map(({ property, options, ...filter }) => {
    const present = new Set(products.flatMap(({ values }) => ownValue(values, property) ?? []))
    const kept = new Set([...present, ...(ownValue(chosen, property) ?? [])])
    return { property, options: options.filter(({ value }) => kept.has(value)), ...filter }
  })
  return offered.filter(({ options }) => options.length > 0)
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
