import parse, {
  type CountryCode,
  findPhoneNumbersInText,
  type MetadataJson,
  type PhoneNumber,
} from 'libphonenumber-js/core'
import { nationalDigits, withoutDatesAndHours, withoutPinCode } from './phoneText.ts'
import { cleanFigure } from './typedText.ts'

/** The most digits that a number has (ITU-T E.164). */
export const MOST_DIGITS = 15

/** The country of numbers without a country code, and the library's metadata with the numbering plans. */
type PhoneRegion = { country: CountryCode | undefined; metadata: MetadataJson }

/** An Indian mobile number among other digits: `flat 12 98765 43210`. */
const MOBILE = /(?<!\d)[6-9]\d{4}[ -]?\d{5}(?!\d)/g

/**
 * The beginnings of toll-free and shared-cost numbers in India. Other numbers that begin with 1 have ten digits, but
 * the library accepts them in any length.
 */
const SPECIAL_NUMBER = /^1(?:80[03]|86[0-2]|600)/

function isReal(number: PhoneNumber): boolean {
  const { nationalNumber: digits, countryCallingCode } = number
  const isOther =
    countryCallingCode === '91' &&
    digits.startsWith('1') &&
    digits.length !== 10 &&
    !SPECIAL_NUMBER.test(digits)
  return number.isValid() && !isOther
}

/** The number in a text that has one; undefined if no such number can exist. */
function parseNumber(text: string, { country, metadata }: PhoneRegion): PhoneNumber | undefined {
  const number = parse(text, { defaultCountry: country }, metadata)
  return number !== undefined && isReal(number) ? number : undefined
}

/** The groups of digits of a text; two or three mobile numbers that are written together are one group each. */
function digitGroups(text: string): string[] {
  const groups = text.match(/\+?\d+/g) ?? []
  return groups.flatMap(
    (group) => (/^(?:\d{10}){2,3}$/.test(group) ? group.match(/\d{10}/g) : group) ?? [],
  )
}

/** Numbers with nothing but spaces between them: groups of digits, all of which belong to a number. */
function partition(groups: readonly string[], region: PhoneRegion): PhoneNumber[] | undefined {
  if (groups.length === 0) return []
  for (const end of groups.keys()) {
    const phone = parseNumber(groups.slice(0, end + 1).join(''), region)
    const others = phone && partition(groups.slice(end + 1), region)
    if (phone !== undefined && others !== undefined) return [phone, ...others]
  }
  return undefined
}

/** The numbers in a part of a text. A part with too many digits for one number has several. */
function numbersIn(part: string, region: PhoneRegion): PhoneNumber[] {
  const isSeveral = part.replace(/\D/g, '').length > MOST_DIGITS
  const several = isSeveral ? partition(digitGroups(part), region) : undefined
  if (several !== undefined) return several
  for (const text of [part, withoutPinCode(part), withoutDatesAndHours(part)]) {
    const found = findPhoneNumbersInText(text, { defaultCountry: region.country }, region.metadata)
    const numbers = found.map(({ number }) => number).filter(isReal)
    if (numbers.length > 0) return numbers
  }
  return []
}

/** True for a text with the code of another country than India. */
function isForeign(text: string): boolean {
  return /\+(?![\s+0]*91)/.test(text)
}

/** The number of a text that holds one alone, in any spelling: `0091-98765,43210`. */
function wholeNumber(text: string, region: PhoneRegion): PhoneNumber | undefined {
  const digits = text.replace(/\D/g, '')
  if (digits.length > MOST_DIGITS) return undefined
  const national = nationalDigits(digits)
  const hasWordsInside = /\d\P{N}*\p{L}\P{N}*\d/u.test(text)
  const isIndian = region.country === 'IN' && !isForeign(text) && !hasWordsInside
  const joined = isIndian && national.length === 10 ? parseNumber(national, region) : undefined
  return parseNumber(text, region) ?? joined
}

function withoutRepeats(numbers: readonly PhoneNumber[]): PhoneNumber[] {
  return [...new Map(numbers.map((number) => [number.number, number])).values()]
}

/**
 * The phone numbers in a typed text, as they are dialled from anywhere. Names and words around them, a PIN code, an
 * extension, dates and hours are left out.
 * @param typed a line of text at most: longer ones take the library seconds
 * @returns each number once; only those that can exist
 */
export function readPhoneNumbers(typed: string, region: PhoneRegion): PhoneNumber[] {
  const text = cleanFigure(typed).replace(/[_‐-―−~]/g, '-')
  const whole = wholeNumber(text, region)
  if (whole !== undefined) return [whole]
  // Each part alone, because the library takes a comma for a pause between two parts of one number.
  const several = text.split(/[,;/|&\n]/).flatMap((part) => numbersIn(part, region))
  if (several.length > 0) return withoutRepeats(several)
  const withoutDates = withoutDatesAndHours(text)
  if (withoutDates !== text) return readPhoneNumbers(withoutDates, region)
  const mobiles = region.country !== 'IN' || isForeign(text) ? [] : (text.match(MOBILE) ?? [])
  return withoutRepeats(mobiles.flatMap((mobile) => parseNumber(mobile, region) ?? []))
}
