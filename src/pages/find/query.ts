import type { Filter } from './finderIndex.ts'
import type { Query } from './search.ts'

/** Reads what an address asks for: `?q=patra&colour=red,blue`; what is no filter is left out. */
export function readQuery(address: string, filters: readonly Filter[]): Query {
  const fields = new URLSearchParams(address)
  const chosen = filters.map(({ property, options }) => {
    const values = fields.get(property)?.split(',') ?? []
    return [property, options.map(({ value }) => value).filter((value) => values.includes(value))]
  })
  return { text: fields.get('q') ?? '', chosen: Object.fromEntries(chosen) }
}

/** @returns the address's end, with its question mark; empty where nothing is asked */
export function writeQuery({ text, chosen }: Query): string {
  const values = Object.entries(chosen).map(([property, some]) => [property, some.join(',')])
  const fields = [['q', text.trim()], ...values].filter(([, value]) => value !== '')
  return fields.length === 0 ? '' : `?${new URLSearchParams(fields)}`
}

/** Whether anything is asked for. */
export function hasQuery({ text, chosen }: Query): boolean {
  return writeQuery({ text, chosen }) !== ''
}
