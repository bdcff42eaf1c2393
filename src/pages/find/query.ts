import { fieldLimits } from '../../catalogue/fieldLimits.ts'
import { limits } from '../../catalogue/limits.ts'
import { ownValue } from '../../catalogue/ownValue.ts'
import { createShortener, type Shortener } from '../../catalogue/shortener.ts'
import { cleanTyped } from '../../catalogue/typedText.ts'
import type { FinderFilter } from './finderIndex.ts'
import type { Query } from './search.ts'

/**
 * Reads the query in a URL, `?q=patra&colour=red,blue`; unknown fields and values are ignored.
 * @param shortener counts fields that are too long to search for
 */
export function readQuery(
  address: string,
  filters: readonly FinderFilter[],
  shortener: Shortener = createShortener(),
): Query {
  const fields = new URLSearchParams(address)
  const chosen = filters.map(({ property, options }) => {
    const values = shortener.text(fields.get(property) ?? '', fieldLimits.lines).split(',')
    return [property, options.map(({ value }) => value).filter((value) => values.includes(value))]
  })
  const text = shortener.text(fields.get('q') ?? '', limits.query)
  return { text, chosen: Object.fromEntries(chosen) }
}

/** @returns the query for an address, with its question mark; empty if the query is empty */
export function writeQuery({ text, chosen }: Query): string {
  const values = Object.entries(chosen).map(([property, options]) => [property, options.join(',')])
  const fields = [['q', cleanTyped(text)], ...values].filter(([, value]) => value !== '')
  return fields.length === 0 ? '' : `?${new URLSearchParams(fields)}`
}

/** True if a query has a text or filters. */
export function hasQuery(query: Query): boolean {
  return writeQuery(query) !== ''
}

/** The chosen values with their property's label, in the order of the filters. */
export function chosenOptions({ chosen }: Query, filters: readonly FinderFilter[]) {
  return filters.flatMap(({ property, label, options }) =>
    options
      .filter(({ value }) => ownValue(chosen, property)?.includes(value))
      .map((option) => ({ property, label, option })),
  )
}
