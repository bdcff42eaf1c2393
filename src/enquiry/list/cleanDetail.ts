import type { FormFieldType } from '../../catalogue/forms.ts'
import { cleanTyped } from '../../catalogue/typedText.ts'

/** A detail of the buyer as it is stored, and what is wrong with a phone number. */
type CleanDetail = { text: string; fault?: 'none' | 'several' }

/** Cleans a detail of the buyer; a phone field that is not one number stays as it was typed. */
export async function cleanDetail(
  type: FormFieldType['type'],
  typed: string,
): Promise<CleanDetail> {
  const text = cleanTyped(typed)
  if (type !== 'tel' || text === '') return { text }
  try {
    const phone = await (await import('../phone/phone.ts')).readTypedPhone(text)
    return 'number' in phone ? { text: phone.number } : { text, fault: phone.fault }
  } catch {
    // The library cannot be fetched.
    return { text }
  }
}
