import { type FormField, replyFields } from '../../catalogue/forms.ts'
import { ownValue } from '../../catalogue/ownValue.ts'
import { cleanFigure, cleanTyped } from '../../catalogue/typedText.ts'
import type { EnquiryWords, FieldErrors, Values } from '../enquiry.ts'
import type { TypedPhone } from '../phone/phone.ts'
import { cleanEmail, holdsSeveralEmails, isEmail } from './email.ts'

async function readPhone(typed: string): Promise<TypedPhone> {
  try {
    return await (await import('../phone/phone.ts')).readTypedPhone(typed)
  } catch {
    // The library could not be fetched: an unchecked number is better than none.
    return { number: cleanFigure(typed) }
  }
}

/**
 * Validates a form.
 * @param fields the form's fields
 * @param typed their current values
 * @returns the values in their proper form (texts without invisible characters, phone numbers as dialled from
 *   anywhere), and for each wrong field what is wrong with it
 */
export async function check(
  fields: readonly FormField[],
  typed: Values,
  words: EnquiryWords['errors'],
): Promise<{ values: Values; errors: FieldErrors }> {
  const values: Record<string, string> = { ...typed }
  const errors: Record<string, string> = {}
  for (const { name, type, required } of fields) {
    const text = cleanTyped(ownValue(typed, name) ?? '')
    // The value of a choice is not typed.
    if (type !== 'choice') values[name] = text
    if (text === '') {
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
  const ways = replyFields(fields)
  if (ways.every(({ name }) => ownValue(values, name) === '')) {
    for (const { name } of ways) errors[name] = ownValue(errors, name) ?? words.reachable
  }
  return { values, errors }
}
