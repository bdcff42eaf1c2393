/** A field of a form; its words are in the data, under the same name. */
export type FormFieldType = {
  name: string
  type: 'text' | 'email' | 'tel' | 'lines' | 'choice'
  /** What browsers fill in. */
  autoComplete?: string
  required?: true
}

/**
 * The forms, each field in its order. Inputs, checks, messages, what is stored, and the shape of the
 * words in the data follow from here.
 */
export const forms = {
  contact: [
    { name: 'username', type: 'text', autoComplete: 'name', required: true },
    { name: 'email', type: 'email', autoComplete: 'email', required: true },
    { name: 'message', type: 'lines', required: true },
  ],
  quote: [
    // The phone first: it is enough.
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

/** Whether it is the name of a form: anything may be in the storage. */
export function isFormName(name: unknown): name is FormName {
  return typeof name === 'string' && Object.hasOwn(forms, name)
}

/** The words of a field. */
type FieldWords = {
  label: string
  placeholder?: string
  hint?: string
  /** What can be chosen. */
  /** `fixed` is the same in every language: a figure, a grade, a trade mark. */
  options?: readonly { value: string; label: string; fixed?: true }[]
}

/** A form's name, with the words of each of its fields. */
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

/** @returns the fields of a form with their words, in their order */
export function fieldsOf({ name, words }: FormWords): FormField[] {
  const fields: readonly FormFieldType[] = forms[name]
  const worded: Readonly<Record<string, FieldWords>> = words.fields
  return fields.map((field) => ({ label: field.name, ...field, ...worded[field.name] }))
}

/** @returns the fields by which the visitor can be answered: one of them has to be filled in */
export function replyFields(fields: readonly FormField[]): FormField[] {
  return fields.filter(({ type }) => type === 'email' || type === 'tel')
}
