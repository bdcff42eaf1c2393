import { type FormFieldType, type FormName, forms } from '../../src/catalogue/forms.ts'

/** What a visitor types into a field, by its type. */
const typed: Readonly<Record<FormFieldType['type'], string>> = {
  text: 'Asha Patel',
  email: 'asha@example.com',
  emailOrPhone: 'asha@example.com',
  tel: '+91 98765 43210',
  lines: 'Forty sheets',
  choice: 'other',
}

/** The fields that a form requires: the name of each, and what a visitor types into it. */
export function requiredTexts(form: FormName): Record<string, string> {
  const fields: readonly FormFieldType[] = forms[form]
  const required = fields.filter((field) => field.required)
  return Object.fromEntries(required.map(({ name, type }) => [name, typed[type]]))
}
