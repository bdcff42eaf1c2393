import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import plans from 'libphonenumber-js/max/metadata'
import { fieldLimits } from '../catalogue/fieldLimits.ts'
import { withoutDatesAndHours } from '../catalogue/phoneText.ts'
import { MOST_DIGITS, readPhoneNumbers } from '../catalogue/readPhoneNumbers.ts'
import { cleanFigure } from '../catalogue/typedText.ts'

/**
 * The phone numbers of a field as they are dialled from anywhere, `+919825012345`.
 * @param typed one number in any spelling, or several; only its beginning counts if it is longer than a line of text
 * @returns what was typed, as digits, if it is no valid number; nothing if it has no digits
 */
export function readPhones(typed: string): string[] {
  // A post may hold so much that reading it would hold up the others for minutes.
  const text = cleanFigure(typed.slice(0, fieldLimits.text))
  const numbers = readPhoneNumbers(text, { country: 'IN', metadata: plans })
  if (numbers.length > 0) return numbers.map(({ number }) => number)
  const rest = withoutDatesAndHours(text)
  const digits = rest.replace(/\D/g, '')
  return digits === '' ? [] : [parsePhoneNumberFromString(rest, 'IN')?.number ?? digits]
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
