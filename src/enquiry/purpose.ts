import type { RoofFields } from '../roof/answerRoof.ts'
import { englishPurposeName, purposeName } from './message/productMessage.ts'

/**
 * The need for which a visitor looks products up: a job, or the sentence that was typed, and what was typed into the
 * calculator. Addresses hold it, so that it reaches the enquiry.
 */
export type Purpose = {
  text?: string | undefined
  /** The title of the job in English, for the English copy of a message in another language. */
  english?: string | undefined
  measures?: RoofFields | undefined
}

/** The beginning of the names of a product's properties, in addresses and in forms. */
export const valuePrefix = 'v.'

/** The beginning of the names of the calculator's fields, in addresses and in forms. */
const measurePrefix = 'r.'

/** A purpose as names and values of a query, or of a form. */
export function purposePairs({ text, english, measures = {} }: Purpose): string[][] {
  const fields = Object.entries(measures).map(([name, value]) => [measurePrefix + name, value])
  return [
    ...(text === undefined ? [] : [[purposeName, text]]),
    ...(english === undefined ? [] : [[englishPurposeName, english]]),
    ...fields,
  ]
}

/** A purpose as the query of an address, with its question mark; empty if nothing is known. */
export function purposeQuery(purpose: Purpose): string {
  const pairs = purposePairs(purpose).filter(([, value]) => value !== '')
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs)}`
}

/** True for the name of a query parameter that belongs to a purpose. */
export function isOfPurpose(name: string): boolean {
  return name === purposeName || name === englishPurposeName || name.startsWith(measurePrefix)
}

/** The purpose in a query, or in the values of a form. */
export function readPurpose(query: URLSearchParams): Purpose {
  const measures = [...query].flatMap(([name, value]) =>
    name.startsWith(measurePrefix) ? [[name.slice(measurePrefix.length), value]] : [],
  )
  const text = query.get(purposeName)
  const english = query.get(englishPurposeName)
  return {
    ...(text && { text }),
    ...(text && english && { english }),
    ...(measures.length > 0 && { measures: Object.fromEntries(measures) }),
  }
}
