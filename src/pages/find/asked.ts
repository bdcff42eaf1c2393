import type { Filter } from './findables.ts'
import type { Asked } from './search.ts'

/** Reads what an address asks for: `?q=patra&colour=red,blue`; what is no filter is left out. */
export function readAsked(address: string, filters: readonly Filter[]): Asked {
  const fields = new URLSearchParams(address)
  const chosen = filters.map(({ property, options }) => {
    const values = fields.get(property)?.split(',') ?? []
    return [property, options.map(({ value }) => value).filter((value) => values.includes(value))]
  })
  return { text: fields.get('q') ?? '', chosen: Object.fromEntries(chosen) }
}

/** @returns the address's end, with its question mark; empty where nothing is asked */
export function writeAsked({ text, chosen }: Asked): string {
  const values = Object.entries(chosen).map(([property, some]) => [property, some.join(',')])
  const fields = [['q', text.trim()], ...values].filter(([, value]) => value !== '')
  return fields.length === 0 ? '' : `?${new URLSearchParams(fields)}`
}

/** Whether anything is asked for. */
export function isAsked({ text, chosen }: Asked): boolean {
  return writeAsked({ text, chosen }) !== ''
}
