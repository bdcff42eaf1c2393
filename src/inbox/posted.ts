import { z } from 'zod'
import { fieldLimits } from '../catalogue/fieldLimits.ts'
import {
  carriedFields,
  type FormFieldType,
  type FormName,
  forms,
  honeypotName,
  isFormName,
} from '../catalogue/forms.ts'
import { limits } from '../catalogue/limits.ts'
import { cleanTyped } from '../catalogue/typedText.ts'
import { readPhones } from './phones.ts'
import type { ProjectFiles } from './server/projectFiles.ts'

/** A text as it is stored: half of an emoji, which a limit has cut off, is no character, and a libSQL server refuses it. */
const clean = (text: string) => cleanTyped(text.toWellFormed())

/**
 * Texts by name, cleaned. A map, because the names come from outside: a plain object has `constructor` and other names that
 * nobody has posted, and loses `__proto__`.
 */
const texts = z.preprocess(
  (value) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? new Map(Object.entries(value))
      : value,
  z
    .map(z.string().max(limits.slug), z.string().max(limits.enquiryText).transform(clean))
    .refine(({ size }) => size <= limits.enquiryFields),
)

/** A short text, cleaned: the database would cut it off at a NUL. */
const line = z.string().max(fieldLimits.text).transform(clean)

/** The body that a form of the site posts. A field that this version does not know is stored like the others. */
export const Posted = z.object({
  idempotencyKey: z.string().regex(/^[\w-]{8,100}$/),
  form: z.custom<FormName>(isFormName),
  about: line,
  writtenAt: z.iso.datetime(),
  fields: texts,
  /** Each field's label as the visitor read it. */
  labels: texts.default(new Map()),
  /** The label of each chosen option. */
  texts: texts.default(new Map()),
  page: line.default(''),
  language: line.default(''),
})

export type Posted = z.infer<typeof Posted>

/** An e-mail address whose host has a full stop. */
const EMAIL = /^[^\s@,;:<>"()]+@[^\s@,;:<>"().]+(?:\.[^\s@,;:<>"().]+)+$/

type ErrorWords = ProjectFiles['site']['enquiries']['errors']

function errorOf(
  { type, required }: FormFieldType,
  value: string,
  words: ErrorWords,
): string | undefined {
  if (value === '') return required ? words.required : undefined
  const isShort = value.length <= fieldLimits[type]
  if (type === 'email' && !(isShort && EMAIL.test(value))) return words.email
  return isShort ? undefined : words.refused
}

/** Checks the fields of a form. @returns for each wrong field what the visitor reads beside it */
export function fieldErrors({ form, fields }: Posted, words: ErrorWords): Record<string, string> {
  const formFields: readonly FormFieldType[] = forms[form]
  const typedIn = ({ name }: FormFieldType) => fields.get(name) ?? ''
  const eitherError = (field: FormFieldType) => {
    const given = carriedFields([field]).filter((way) => typedIn(way) !== '')
    const isRight = given.every((way) => errorOf(way, typedIn(way), words) === undefined)
    return given.length > 0 && isRight ? undefined : words.emailOrPhone
  }
  const ways = formFields.filter(({ type }) => type === 'tel' || type === 'email')
  const isReachable = ways.some((field) => typedIn(field) !== '')
  const errors = formFields.flatMap((field) => {
    const reachable = isReachable || !ways.includes(field) ? undefined : words.reachable
    const error =
      field.type === 'emailOrPhone'
        ? eitherError(field)
        : (errorOf(field, typedIn(field), words) ?? reachable)
    return error === undefined ? [] : [[field.name, error] as const]
  })
  return Object.fromEntries(errors)
}

/** The sender of an enquiry, by the types of its form's fields, cleaned. Each part is empty if it is not known. */
export function personOf({ form, fields }: Pick<Posted, 'form' | 'fields'>) {
  const formFields = carriedFields<FormFieldType>(forms[form])
  const valuesOf = (is: (field: FormFieldType) => boolean) =>
    formFields.filter(is).flatMap(({ name }) => cleanTyped(fields.get(name) ?? '') || [])
  const names = valuesOf(({ autoComplete = '' }) => autoComplete.endsWith('name'))
  const [phone = ''] = valuesOf(({ type }) => type === 'tel')
  const [email = ''] = valuesOf(({ type }) => type === 'email')
  return { name: names.join(' '), phone: readPhones(phone).join(' '), email: email.toLowerCase() }
}

/** The reason for which an enquiry looks like spam, empty if it does not; it is marked as spam, never dropped. */
export function spamReason({ fields, about }: Posted): string {
  // The field that people do not see; and the address of a page, which the site itself adds.
  if ((fields.get(honeypotName) ?? '') !== '') return 'a field that people do not see is filled in'
  const written = [...fields].flatMap(([name, value]) => (name === 'page' ? [] : [value]))
  const text = [about, ...written].join('\n')
  if (/<a\s|\[(url|link)[=\]]/i.test(text)) return 'it holds the code of a link'
  const links = text.match(/https?:\/\//gi)?.length ?? 0
  // More than a person writes who asks for a price.
  return links > 2 ? `it holds ${links} links` : ''
}
