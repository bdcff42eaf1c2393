import { carriedFields, type FormField, phoneName, replyFields } from '../../catalogue/forms.ts'
import { ownValue } from '../../catalogue/ownValue.ts'
import { cleanFigure, cleanTyped } from '../../catalogue/typedText.ts'
import type { EnquiryWords, FieldErrors, Values } from '../enquiry.ts'
import type { TypedPhone } from '../phone/phone.ts'
import { cleanEmail, holdsSeveralEmails, isEmail, textBeside } from './email.ts'

async function readPhone(typed: string): Promise<TypedPhone> {
  try {
    return await (await import('../phone/phone.ts')).readTypedPhone(typed)
  } catch {
    // The library could not be fetched: an unchecked number is better than none.
    return { number: cleanFigure(typed) }
  }
}

/** The fewest digits of a phone number anywhere. */
const FEWEST_DIGITS = 7

/** A word with an @ inside. */
const LIKE_EMAIL = /[^\s@]@[^\s@]/

type ErrorWords = EnquiryWords['errors']

/** An e-mail address, a phone number, or both; or why there is neither. */
async function readEmailOrPhone(
  typed: string,
  words: ErrorWords,
): Promise<{ email: string; phone: string } | { error: string }> {
  if (holdsSeveralEmails(typed)) return { error: words.severalEmails }
  const found = cleanEmail(typed)
  const email = isEmail(found) ? found : ''
  const rest = email === '' ? typed : textBeside(email, typed)
  const mayBePhone =
    cleanFigure(rest).replace(/\D/g, '').length >= FEWEST_DIGITS && !LIKE_EMAIL.test(rest)
  const phone = mayBePhone ? await readPhone(rest) : ({ fault: 'none' } as const)
  if ('number' in phone) return { email, phone: phone.number }
  if (phone.fault === 'several') return { error: words.severalPhones }
  return email === '' ? { error: words.emailOrPhone } : { email, phone: '' }
}

/**
 * Validates a form.
 * @param fields the form's fields
 * @param typed their current values
 * @returns the values of the fields that an enquiry carries, in their proper form (texts without invisible characters,
 *   phone numbers as dialled from anywhere), and for each wrong field what is wrong with it
 */
export async function checkForm(
  fields: readonly FormField[],
  typed: Values,
  words: ErrorWords,
): Promise<{ values: Values; errors: FieldErrors }> {
  const values: Record<string, string> = { ...typed }
  const errors: Record<string, string> = {}
  for (const { name, type, required } of fields) {
    const text = cleanTyped(ownValue(typed, name) ?? '')
    // The value of a choice is not typed.
    if (type !== 'choice') values[name] = text
    if (type === 'emailOrPhone') {
      const read = await readEmailOrPhone(text, words)
      if ('error' in read) errors[name] = read.error
      else {
        values[name] = read.email
        values[phoneName] = read.phone
      }
    } else if (text === '') {
      if (required) errors[name] = words.required
    } else if (type === 'email') {
      const email = cleanEmail(text)
      if (isEmail(email)) values[name] = email
      else errors[name] = holdsSeveralEmails(text) ? words.severalEmails : words.email
    } else if (type === 'tel') {
      const phone = await readPhone(text)
      if ('number' in phone) values[name] = phone.number
      else errors[name] = phone.fault === 'several' ? words.severalPhones : words.phone
    }
  }
  const ways = replyFields(carriedFields(fields))
  if (ways.every(({ name }) => (ownValue(values, name) ?? '') === '')) {
    for (const { name } of replyFields(fields))
      errors[name] = ownValue(errors, name) ?? words.reachable
  }
  return { values, errors }
}
