import type { FormFieldType } from '../../catalogue/forms.ts'
import { cleanTyped } from '../../catalogue/typedText.ts'

/** A detail of the buyer as it is stored; a phone number that is none stays as it was typed. */
export async function cleanDetail(type: FormFieldType['type'], typed: string): Promise<string> {
  const text = cleanTyped(typed)
  if (type !== 'tel' || text === '') return text
  try {
    const phone = await (await import('../phone/phone.ts')).readTypedPhone(text)
    return 'number' in phone ? phone.number : text
  } catch {
    // The library cannot be fetched.
    return text
  }
}
