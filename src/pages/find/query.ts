import type { Filter } from './finderIndex.ts'
import type { Query } from './search.ts'

/** @returns the query of an address, `?q=patra&colour=red,blue`, without what is no filter */
export function readQuery(address: string, filters: readonly Filter[]): Query {
  const fields = new URLSearchParams(address)
  const chosen = filters.map(({ property, options }) => {
    const values = fields.get(property)?.split(',') ?? []
    return [property, options.map(({ value }) => value).filter((value) => values.includes(value))]
  })
  return { text: fields.get('q') ?? '', chosen: Object.fromEntries(chosen) }
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
