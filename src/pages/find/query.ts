import { createLimiter, type Limiter } from '../../catalogue/limiter.ts'
import { fieldLimits, limits } from '../../catalogue/limits.ts'
import type { FinderFilter } from './finderIndex.ts'
import type { Query } from './search.ts'

/**
 * @param limiter counts what is longer than can be searched for
 * @returns the query of an address, `?q=patra&colour=red,blue`, without what is no filter
 */
export function readQuery(
  address: string,
  filters: readonly FinderFilter[],
  limiter: Limiter = createLimiter(),
): Query {
  const fields = new URLSearchParams(address)
  const chosen = filters.map(({ property, options }) => {
    const values = limiter.text(fields.get(property) ?? '', fieldLimits.lines).split(',')
    return [property, options.map(({ value }) => value).filter((value) => values.includes(value))]
  })
  const text = limiter.text(fields.get('q') ?? '', limits.query)
  return { text, chosen: Object.fromEntries(chosen) }
}

/** @returns the end of the address, with its question mark; empty where the query is */
export function writeQuery({ text, chosen }: Query): string {
  const values = Object.entries(chosen).map(([property, some]) => [property, some.join(',')])
  const fields = [['q', text.trim()], ...values].filter(([, value]) => value !== '')
  return fields.length === 0 ? '' : `?${new URLSearchParams(fields)}`
}

/** Whether a query searches for anything. */
export function hasQuery(query: Query): boolean {
  return writeQuery(query) !== ''
}

/** The values that are chosen, each with its property's label, in the order of the filters. */
export function chosenOptions({ chosen }: Query, filters: readonly FinderFilter[]) {
  return filters.flatMap(({ property, label, options }) =>
    options
      .filter(({ value }) => chosen[property]?.includes(value))
      .map((option) => ({ property, label, option })),
  )
}
