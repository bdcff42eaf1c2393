import type { MetadataJson } from 'libphonenumber-js/core'
import { fieldLimits } from '../../catalogue/fieldLimits.ts'
import { withoutDatesAndHours } from '../../catalogue/phoneText.ts'
import { readPhoneNumbers } from '../../catalogue/readPhoneNumbers.ts'
import { cleanFigure } from '../../catalogue/typedText.ts'
import india from './india.json'

/** The library's numbering plan for India: 1 kB instead of 19 kB for the whole world. */
const indian: MetadataJson = {
  version: india.version,
  country_calling_codes: { 91: ['IN'] },
  countries: india.countries,
  nonGeographic: {},
}

/** The digits an international number may have (ITU-T E.164), the shortest in use being seven. */
const possible = /^\+\d{7,15}$/

/** The code of another country than India. */
const FOREIGN = /(?:\+|(?<!\d)00)[\s(]*(?!91)[1-9]/

/** A number, and behind "or" or a sign the digits of another, or the end of one: `98765 43210 / 11`. */
const ALTERNATIVE =
  /(?:\d[\s-]*){8,}(?:[/|&]|(?:or|and|ya|ane|athva|અથવા|કે|અને|या|और)(?![\p{L}\p{M}]))\s*(\d[\d\s-]*\d)/iu

/** Enough digits for a number of its own. */
const LONG_DIGITS = /\d(?:[\s-]?\d){6,}/g

/** A phone field as it was read: the number as it is dialled from anywhere, or why there is none. */
export type TypedPhone = { number: string } | { fault: 'none' | 'several' }

/** True if a text has the digits of another number, or the end of one, beside a number: `98765 43210, office 2345678`. */
function hasAnother(text: string, number: string): boolean {
  const rest = withoutDatesAndHours(text)
  const [, alternative] = ALTERNATIVE.exec(rest) ?? []
  const groups = [...(rest.match(LONG_DIGITS) ?? []), ...(alternative ? [alternative] : [])]
  const significant = number.slice(-8)
  return groups.some((group) => {
    const digits = group.replace(/\D/g, '')
    return !digits.includes(significant) && !number.includes(digits.replace(/^0+/, ''))
  })
}

/** A foreign number by its length, if the world's plan cannot be fetched: better taken unseen than refused. */
function possibleNumber(text: string): TypedPhone {
  const number = text.replace(/[^\d+]/g, '').replace(/^00/, '+')
  return possible.test(number) ? { number } : { fault: 'none' }
}

/**
 * Reads a phone number as it is dialled from anywhere: `98765 43210` becomes `+91 98765 43210`. Names and words
 * around it, a PIN code, an extension and the figures of an address are left out.
 * @param typed Indian without a country code, foreign with + or 00
 */
export async function readTypedPhone(typed: string): Promise<TypedPhone> {
  if (typed.length > fieldLimits.tel) return { fault: 'none' }
  const text = cleanFigure(typed)
  let plans = indian
  if (FOREIGN.test(text)) {
    try {
      plans = (await import('libphonenumber-js/min/metadata')).default
    } catch {
      return possibleNumber(text)
    }
  }
  const [number, other] = readPhoneNumbers(text, { country: 'IN', metadata: plans })
  if (number === undefined) return { fault: 'none' }
  if (other !== undefined || hasAnother(text, number.number)) return { fault: 'several' }
  return { number: number.formatInternational({ formatExtension: (formatted) => formatted }) }
}
