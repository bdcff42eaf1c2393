import { type FormFieldType, forms, isFormName } from '../../catalogue/forms.ts'
import type { StoredEnquiry } from '../store/readRow.ts'

/** The longest headline, in characters. */
const LONGEST = 80

/**
 * The subject of an enquiry, in a line: the choice in its form, the beginning of its message, or the product or the
 * list that it is about. It may have no visible character.
 */
export function headlineOf({ form, about, fields }: StoredEnquiry): string {
  const types: readonly FormFieldType[] = isFormName(form) ? forms[form] : []
  const textOf = (type: FormFieldType['type']) => {
    const named = types.find((field) => field.type === type)
    return fields.find(({ name }) => name === named?.name)?.text ?? ''
  }
  // The contact page has no other subject than its message.
  const message = form === 'contact' ? textOf('lines') : ''
  const [headline = ''] = (textOf('choice') || message || about).split('\n')
  return headline.length > LONGEST ? `${headline.slice(0, LONGEST).trimEnd()}…` : headline
}
