import { findPhoneNumbersInText, parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { nationalDigits } from '../catalogue/phoneText.ts'
import { cleanFigure } from '../catalogue/typedText.ts'

/**
 * The phone numbers of a field as they are dialled from anywhere, `+919825012345`.
 * @param typed one number in any spelling, or several
 * @returns what was typed, as digits, if it is no valid number; nothing if it has no digits
 */
export function readPhones(typed: string): string[] {
  const text = cleanFigure(typed)
  const digits = text.replace(/[^+\d]/g, '')
  const national = nationalDigits(digits.replace(/\D/g, ''))
  const candidates = [text, ...(national.length === 10 ? [national] : [])]
  for (const candidate of candidates) {
    const phone = parsePhoneNumberFromString(candidate, 'IN')
    if (phone?.isValid()) return [phone.number]
  }
  // Each part alone, because the library takes a comma for a pause between two parts of one number.
  const several = text.split(/[,;/|&\n]/).flatMap((part) => findPhoneNumbersInText(part, 'IN'))
  if (several.length > 0) return [...new Set(several.map(({ number }) => number.number))]
  const unknown = parsePhoneNumberFromString(text, 'IN')?.number ?? digits
  return unknown === '' ? [] : [unknown]
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
