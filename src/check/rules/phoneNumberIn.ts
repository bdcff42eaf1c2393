import { findPhoneNumbersInText } from 'libphonenumber-js'
import { withLatinDigits } from '../../catalogue/latinDigits.ts'

/** The words before the number of an order, a code or a paper, such as `HSN code`, `Invoice no.` */
const OTHER_NUMBER =
  /(?:^|[^\p{L}])(?:orders?|invoices?|bills?|challans?|quotations?|certificates?|reports?|licen[cs]es?|hsn|sac|codes?|pin|refs?|references?|po|p\.o\.?|accounts?|a\/c|serial|batch|lot|items?|articles?|utr|cin|gst(?:in)?)[^\p{L}\p{N}]*(?:(?:no|nos|nr|number|code|id)[^\p{L}\p{N}]*)?$/iu

/**
 * True for digits that are written as a phone number, and not as a row of figures. Without a + or a 0 in front, those
 * of an Indian mobile or toll-free number, in three groups at most, of which only the first may be short.
 */
function isWrittenAsPhone(written: string): boolean {
  const groups = written.match(/\d+/g) ?? []
  const [first = '', ...others] = groups
  const isPrefixed = /^\W*[+0]/.test(written)
  if (isPrefixed) return groups.length <= 5
  if (!/^(?:91)?(?:[6-9]|1800)/.test(groups.join(''))) return false
  return groups.length <= 3 && (first.length >= 5 || others.every(({ length }) => length >= 3))
}

/** Digits with nothing but spaces, points, dashes and brackets between them. A tab is the end of a cell. */
const DIGITS = /(?<![\w.])\(?\+?\(?\d(?:[ \u00a0().-]{0,3}\d){7,}(?![\w%])/g

/** The most characters of a few phone numbers; longer rows of figures would take the library seconds. */
const LONGEST = 100

/** The most characters before a number that say what it is the number of. */
const LONGEST_NAME = 40

/** The first phone number in a text, as it is written there; undefined if there is none. */
export function phoneNumberIn(text: string): string | undefined {
  // It has as many characters, so that places in it are places in the text.
  const latin = withLatinDigits(text)
  for (const { 0: digits, index } of latin.matchAll(DIGITS)) {
    if (digits.length > LONGEST) continue
    if (OTHER_NUMBER.test(latin.slice(Math.max(0, index - LONGEST_NAME), index))) continue
    const match = findPhoneNumbersInText(digits, 'IN').find(({ startsAt, endsAt }) =>
      isWrittenAsPhone(digits.slice(startsAt, endsAt)),
    )
    if (match !== undefined) return text.slice(index + match.startsAt, index + match.endsAt)
  }
  return undefined
}
