import parse, { type MetadataJson } from 'libphonenumber-js/core'
import india from './india.json'

/** The library's numbering plan of India alone: 1 kB; that of the world is 19 kB. */
const indian: MetadataJson = {
  version: india.version,
  country_calling_codes: { 91: ['IN'] },
  countries: india.countries,
  nonGeographic: {},
}

/** The digits an international number may have (ITU-T E.164), the shortest in use being seven. */
const possible = /^\+\d{7,15}$/

/**
 * A typed number in the form that the library reads: many write 00 for +, and it knows neither the
 * Devanagari nor the Gujarati digits, whose codes end in 6 (zero) to F (nine).
 */
function normal(typed: string): string {
  return typed
    .normalize('NFKC')
    .trim()
    .replace(/[०-९૦-૯]/g, (digit) => String((digit.charCodeAt(0) & 15) - 6))
    .replace(/^00(?=[1-9])/, '+')
}

function isForeign(typed: string): boolean {
  return /^\+/.test(typed) && !/^\+[\s().-]*9[\s().-]*1/.test(typed)
}

/**
 * A phone number as it is dialled from anywhere: `98765 43210` becomes `+91 98765 43210`.
 * @param typed Indian without a country code, foreign with + or 00
 * @returns undefined if no such number can exist
 */
export async function formatPhone(typed: string): Promise<string | undefined> {
  const text = normal(typed)
  let plan = indian
  if (isForeign(text)) {
    try {
      plan = (await import('libphonenumber-js/min/metadata')).default
    } catch {
      // The world's plan could not be fetched: better to take a number unseen than to refuse it.
      const bare = text.replace(/[\s().-]/g, '')
      return possible.test(bare) ? bare : undefined
    }
  }
  const number = parse(text, { defaultCountry: 'IN', extract: false }, plan)
  return number?.isValid() ? number.formatInternational() : undefined
}
