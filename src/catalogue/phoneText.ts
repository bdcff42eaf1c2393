/** Digits with the signs that people write between the digits of a phone number. */
const SPACED_DIGITS = /[+(]*\d(?:[ \t().+/_\-\u2010-\u2015]*\d){5,}[),.;]*/g

/**
 * The digits of everything in a text that may be a phone number, without the signs between them.
 * @param text cleaned with `cleanFigure`
 */
export function phoneDigitsIn(text: string): string[] {
  return Array.from(text.matchAll(SPACED_DIGITS), ([digits]) => digits.replace(/\D/g, ''))
}

/** The digits of an Indian number without its prefix 0, 91, +91 or 0091; others lose only leading zeros. */
export function nationalDigits(digits: string): string {
  const significant = digits.replace(/^0+/, '')
  return /^910?(\d{10})$/.exec(significant)?.[1] ?? significant
}

/** These digits with a label or quotation marks around them: `Mob: 98765 43210`, `tel:+91...`, `"98765 43210"`. */
const WRITTEN_PHONE = new RegExp(
  `(?:[\\p{L}\\p{M}.]+:\\s*)?["']*(${SPACED_DIGITS.source})["']*`,
  'ug',
)

/** The digits of an Indian mobile number. */
const MOBILE = /(?:91|0)?([6-9]\d{9})/g
const SEVERAL_MOBILES = new RegExp(`^(?:${MOBILE.source}){2,}$`)

/** The most digits of an Indian number with its prefix. */
const DIGITS_OF_A_NUMBER = 14

/**
 * A search in which everything that may be a phone number is written like stored digits: `Asha 098765-43210` becomes
 * `Asha 9876543210`.
 * @param text cleaned with `cleanFigure`
 */
export function withJoinedPhones(text: string): string {
  return text.replace(WRITTEN_PHONE, (_, written: string) => {
    const digits = written.replace(/\D/g, '')
    if (SEVERAL_MOBILES.test(digits)) return digits.replaceAll(MOBILE, '$1 ').trim()
    const isWithPinCode = digits.length > DIGITS_OF_A_NUMBER
    return nationalDigits(isWithPinCode ? withoutPinCode(written).replace(/\D/g, '') : digits)
  })
}

/** A PIN code, six digits, in front of other digits or behind them: `98765 43210 - 395 006`. */
const PIN_CODE = /^\s*[1-8]\d{2} ?\d{3}[\s().-]+(?=\d)|(\d)[\s().-]+[1-8]\d{2} ?\d{3}[\s().-]*$/

/** Digits without the PIN code of a town that was written with a phone number. */
export function withoutPinCode(text: string): string {
  return text.replace(PIN_CODE, '$1')
}

const HOUR = String.raw`\d{1,2}(?:[:.]\d{2})?\s*(?:[ap]\.?m\.?|noon)?`

/** Patterns of dates and hours. */
const DATES_AND_HOURS = [
  String.raw`\d{1,2}([-/.])\d{1,2}\3(?:\d{4}|\d{2})`,
  String.raw`\d{4}-\d{2}-\d{2}`,
  String.raw`\d{1,2}(?:st|nd|rd|th)?\s+(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?(?:,?\s+\d{4})?`,
  String.raw`${HOUR}\s*(?:-|to)\s*${HOUR}`,
  String.raw`(?:[01]?\d|2[0-4]):\d{2}`,
  String.raw`(?:${HOUR}\s*(?:-|to)\s*)?${HOUR}\s*(?:o'?clock|baje|vagye|vage|વાગ્યે|વાગે|बजे)`,
  String.raw`\d{4}(?:\s*(?:-|to)\s*\d{4})?\s*(?:hrs|hours)`,
  String.raw`24\s*[x×/*]\s*7`,
  String.raw`@\s*\d{1,2}`,
]
const DATE_OR_HOUR = new RegExp(
  String.raw`(^|[\s,;(])(${DATES_AND_HOURS.join('|')})(?=$|[\s,;)]|\.(?!\d))`,
  'giu',
)

/**
 * A text without dates and hours: `98251 12345 10-12`. Digits of a number in groups of two look the same, so
 * use it only if the whole text holds no number.
 */
export function withoutDatesAndHours(text: string): string {
  return text.replace(DATE_OR_HOUR, '$1 ')
}

/** The link that calls a number. Dialers do not decode an escaped plus. */
export function telHref(number: string): string {
  return `tel:${number.replace(/[^+\d]/g, '')}`
}

/** The link that begins an e-mail. Some mail programs do not decode an escaped `@`. */
export function mailtoHref(email: string, subject: string, body: string): string {
  const address = encodeURIComponent(email).replaceAll('%40', '@').replaceAll('%2B', '+')
  return `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
}
