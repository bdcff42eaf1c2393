import { ownValue } from './ownValue.ts'

/** A field of a form. Its words are in the data, under the same name. */
export type FormFieldType = {
  name: string
  type: 'text' | 'email' | 'tel' | 'emailOrPhone' | 'lines' | 'choice'
  /** The value of the HTML attribute `autocomplete`. */
  autoComplete?: string
  required?: true
}

/**
 * The forms and their fields, in order. Inputs, validation, messages, stored enquiries and the schema of
 * the words in the data are derived from it.
 */
export const forms = {
  contact: [
    { name: 'username', type: 'text', autoComplete: 'name', required: true },
    { name: 'email', type: 'emailOrPhone', autoComplete: 'email', required: true },
    { name: 'message', type: 'lines', required: true },
  ],
  quote: [
    // The phone comes first, because it is enough.
    { name: 'phone', type: 'tel', autoComplete: 'tel' },
    { name: 'email', type: 'email', autoComplete: 'email' },
    { name: 'firstName', type: 'text', autoComplete: 'given-name' },
    { name: 'lastName', type: 'text', autoComplete: 'family-name' },
    { name: 'interest', type: 'choice' },
  ],
  price: [{ name: 'phone', type: 'tel', autoComplete: 'tel', required: true }],
  list: [
    { name: 'place', type: 'text', autoComplete: 'address-level2' },
    { name: 'name', type: 'text', autoComplete: 'name' },
    { name: 'phone', type: 'tel', autoComplete: 'tel' },
    { name: 'note', type: 'lines' },
  ],
} as const satisfies Record<string, readonly FormFieldType[]>

export type FormName = keyof typeof forms

/** The field of every form that people do not see. An enquiry with it is marked as spam by the inbox. */
export const honeypotName = 'website'

/** True for the name of a form. Names read from storage are checked, because anything may be stored there. */
export function isFormName(name: unknown): name is FormName {
  return typeof name === 'string' && Object.hasOwn(forms, name)
}

/** The words of a field. */
type FieldWords = {
  label: string
  placeholder?: string
  hint?: string
  /** The labels that the message has instead, if the field takes an e-mail address or a phone number. */
  emailLabel?: string
  phoneLabel?: string
  /** The options of a choice. `fixed`: the label is the same in every language, such as a figure. */
  options?: readonly { value: string; label: string; fixed?: true }[]
}

/** A form's name with the words of its fields. */
export type FormWords = {
  [Name in FormName]: {
    name: Name
    words: {
      heading: string
      submit: string
      fields: Readonly<Record<(typeof forms)[Name][number]['name'], FieldWords>>
    }
  }
}[FormName]

/** A field with its words. */
export type FormField = FormFieldType & FieldWords

/** The fields of a form with their words, in order. */
export function fieldsOf({ name, words }: FormWords): FormField[] {
  const fields: readonly FormFieldType[] = forms[name]
  const fieldWords: Readonly<Record<string, FieldWords>> = words.fields
  return fields.map((field) => ({
    label: field.name,
    ...field,
    ...ownValue(fieldWords, field.name),
  }))
}

/** The phone and e-mail fields of a form. One of them must be filled in, or nobody could reply. */
export function replyFields(fields: readonly FormField[]): FormField[] {
  return fields.filter(({ type }) => type === 'email' || type === 'tel' || type === 'emailOrPhone')
}

/** The name under which an enquiry carries the number of a field for an e-mail address or a phone number. */
export const phoneName = 'phone'

/**
 * The fields of an enquiry. `emailOrPhone` becomes two: the address under the field's own name, the number under
 * `phone`.
 */
export function carriedFields<Field extends FormFieldType>(fields: readonly Field[]): Field[] {
  return fields.flatMap((field): Field[] =>
    field.type === 'emailOrPhone'
      ? [
          { ...field, type: 'email' },
          { ...field, name: phoneName, type: 'tel' },
        ]
      : [field],
  )
}
