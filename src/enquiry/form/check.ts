import { type FormField, replyFields } from '../../catalogue/forms.ts'
import { fieldLimits } from '../../catalogue/limits.ts'
import type { EnquiryWords, FieldErrors, Values } from '../enquiry.ts'

/** The browser's own validity of a control: only it knows what it accepts as an e-mail address. */
export type Validities = Readonly<Record<string, Pick<ValidityState, 'typeMismatch'> | undefined>>

async function phone(typed: string): Promise<string | undefined> {
  try {
    return await (await import('../phone/phone.ts')).formatPhone(typed)
  } catch {
    // The library could not be fetched: an unchecked number is better than none.
    return typed.trim()
  }
}

/**
 * Validates a form.
 * @param fields the form's fields
 * @param typed their current values
 * @param validities the browser's own verdicts
 * @returns the values in their proper form (phone numbers as dialled from anywhere), and for each
 *   wrong field what is wrong with it
 */
export async function check(
  fields: readonly FormField[],
  typed: Values,
  validities: Validities,
  words: EnquiryWords['errors'],
): Promise<{ values: Values; errors: FieldErrors }> {
  const values: Record<string, string> = { ...typed }
  const errors: Record<string, string> = {}
  const isEmpty = ({ name }: FormField) => (typed[name] ?? '').trim() === ''
  for (const field of fields) {
    const value = typed[field.name] ?? ''
    if (isEmpty(field)) {
      if (field.required) errors[field.name] = words.required
    } else if (field.type === 'email') {
      // Chromium's own check of 100,000 characters takes 20 s.
      if (value.length > fieldLimits.email || validities[field.name]?.typeMismatch) {
        errors[field.name] = words.email
      }
    } else if (field.type === 'tel') {
      const number = await phone(value)
      if (number === undefined) errors[field.name] = words.phone
      else values[field.name] = number
    }
  }
  const ways = replyFields(fields)
  if (ways.every(isEmpty)) for (const { name } of ways) errors[name] ??= words.reachable
  return { values, errors }
}
