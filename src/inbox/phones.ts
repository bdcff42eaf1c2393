import { findPhoneNumbersInText, parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { fieldLimits } from '../catalogue/fieldLimits.ts'
import { nationalDigits, withoutDatesAndHours, withoutPinCode } from '../catalogue/phoneText.ts'
import { cleanFigure } from '../catalogue/typedText.ts'

/** The most digits that a number has (ITU-T E.164). */
const MOST_DIGITS = 15

/** The groups of digits of a text; two or three mobile numbers that are written together are one group each. */
function digitGroups(text: string): string[] {
  const groups = text.match(/\+?\d+/g) ?? []
  return groups.flatMap(
    (group) => (/^(?:\d{10}){2,3}$/.test(group) ? group.match(/\d{10}/g) : group) ?? [],
  )
}

/** Numbers with nothing but spaces between them: groups of digits, all of which belong to a number. */
function partition(groups: readonly string[]): string[] | undefined {
  if (groups.length === 0) return []
  for (const end of groups.keys()) {
    const phone = parsePhoneNumberFromString(groups.slice(0, end + 1).join(''), 'IN')
    const others = phone?.isValid() ? partition(groups.slice(end + 1)) : undefined
    if (phone !== undefined && others !== undefined) return [phone.number, ...others]
  }
  return undefined
}

/** The phone numbers in a part of a field. A part with too many digits for one number has several. */
function numbersIn(part: string): string[] {
  const isSeveral = part.replace(/\D/g, '').length > MOST_DIGITS
  const several = isSeveral ? partition(digitGroups(part)) : undefined
  if (several !== undefined) return several
  const found = [part, withoutPinCode(part)].map((text) => findPhoneNumbersInText(text, 'IN'))
  return (found.find(({ length }) => length > 0) ?? []).map(({ number }) => number.number)
}

/** An Indian mobile number among other digits: `flat 12 98765 43210`. */
const MOBILE = /(?<!\d)[6-9]\d{4}[ -]?\d{5}(?!\d)/g

/** True for a text with the code of another country than India. */
function isForeign(text: string): boolean {
  return /\+(?!\s*91)/.test(text)
}

/**
 * The phone numbers of a field as they are dialled from anywhere, `+919825012345`.
 * @param typed one number in any spelling, or several; only its beginning counts if it is longer than a line of text
 * @returns what was typed, as digits, if it is no valid number; nothing if it has no digits
 */
export function readPhones(typed: string): string[] {
  // A post may hold so much that reading it would hold up the others for minutes.
  const text = cleanFigure(typed.slice(0, fieldLimits.text))
  const digits = text.replace(/\D/g, '')
  const national = nationalDigits(digits)
  const isOne = digits.length <= MOST_DIGITS
  const candidates = isOne ? [text, ...(national.length === 10 ? [national] : [])] : []
  for (const candidate of candidates) {
    const phone = parsePhoneNumberFromString(candidate, 'IN')
    if (phone?.isValid()) return [phone.number]
  }
  // Each part alone, because the library takes a comma for a pause between two parts of one number.
  const several = text.split(/[,;/|&\n]/).flatMap(numbersIn)
  if (several.length > 0) return [...new Set(several)]
  const withoutDates = withoutDatesAndHours(text)
  if (withoutDates !== text) return readPhones(withoutDates)
  if (digits === '') return []
  const mobiles = isForeign(text) ? [] : (text.match(MOBILE) ?? [])
  if (mobiles.length > 0) {
    return [...new Set(mobiles.map((mobile) => `+91${mobile.replace(/\D/g, '')}`))]
  }
  return [parsePhoneNumberFromString(text, 'IN')?.number ?? digits]
}

/** True for a number that a telephone can dial: the field may hold longer text. */
export function isDiallable(number: string): boolean {
  return number.replace(/\D/g, '').length <= MOST_DIGITS
}

/** True for a number that may have WhatsApp: a mobile one, which in some countries looks like any other. */
export function isMobile(number: string): boolean {
  const type = parsePhoneNumberFromString(number)?.getType()
  return type === 'MOBILE' || type === 'FIXED_LINE_OR_MOBILE'
}

/** A number with spaces, which a spreadsheet program does not take for a figure. */
export function spacedPhone(number: string): string {
  const phone = parsePhoneNumberFromString(number)
  return phone?.formatInternational() ?? number.replace(/(\d{5})(?=\d)/g, '$1 ')
}
