import { fillTemplate } from '../../catalogue/fillTemplate.ts'
import {
  carriedFields,
  type FormField,
  type FormName,
  type FormWords,
  fieldsOf,
} from '../../catalogue/forms.ts'
import { labelledText } from '../../catalogue/labelledText.ts'
import { ownValue } from '../../catalogue/ownValue.ts'
import type {
  EnglishForm,
  Enquiry,
  EnquiryMessage,
  EnquirySite,
  EnteredField,
  Values,
} from '../enquiry.ts'
import { type LabelWriting, type MessageLine, writeEnglish } from './enquiryMessage.ts'

/**
 * Text that every recipient can read: half a surrogate pair, which a cut-off paste leaves behind and
 * which no address can hold, becomes the replacement character.
 */
export function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\u{FFFD}')
}

/**
 * The subject of an enquiry, which is its first line.
 * @param about the product or the page
 */
export function writeSubject(about: string, { subject }: { subject: string }): string {
  return fillTemplate(subject, 'about', about)
}

/**
 * A form in English, for the business to read below a message in another language: the first line, and the fields to choose from.
 * @param about the product or the page
 */
export function englishFormOf(
  form: FormWords,
  about: string,
  words: { subject: string },
): EnglishForm {
  const choices = fieldsOf(form).filter(({ type }) => type === 'choice')
  const fields = choices.map(({ name, label, options }) => ({ name, label, options }))
  return { subject: writeSubject(about, words), ...(fields.length > 0 && { fields }) }
}

/** A field with its label, which may end with a colon; several lines of text are below it. */
function writeField({ label: typed, text }: MessageLine, writing: LabelWriting): string {
  const label = typed.replace(/\s*:\s*$/, '')
  if (label === '') return text
  if (!text.includes('\n')) return labelledText({ label, text }, { writing })
  return `${labelledText({ label, text: '' }, { writing }).trimEnd()}\n${text}`
}

/** A filled-in form. */
type FormContent = {
  form: FormName
  /** The product or the page that it was written on. */
  about: string
  fields: readonly FormField[]
  values: Values
  /** The form in English, if the page is in another language. */
  english: EnglishForm | undefined
}

type ChoiceField = Pick<FormField, 'name' | 'label' | 'options'>

function chosenLabel({ name, options = [] }: ChoiceField, values: Values): string | undefined {
  return options.find(({ value }) => value !== '' && value === ownValue(values, name))?.label
}

/** The label of a field in the message: a field for either an e-mail address or a phone number was filled in with one. */
function labelInMessage({ type, label, emailLabel, phoneLabel }: FormField): string {
  const own = type === 'email' ? emailLabel : type === 'tel' ? phoneLabel : undefined
  return own ?? label
}

/**
 * A filled-in form as an enquiry to send: each field as it was typed, or with the label of what was chosen, and
 * the subject and the choices in English as a field of their own.
 */
export function formEnquiry(
  { form, about, fields, values, english }: FormContent,
  writing: LabelWriting,
): Pick<Enquiry, 'form' | 'about' | 'fields'> {
  const carried = carriedFields(fields).filter(
    (field) => fields.includes(field) || (ownValue(values, field.name) ?? '') !== '',
  )
  const entered = carried.map((field): EnteredField => {
    const { name } = field
    const label = labelInMessage(field)
    const value = wellFormed(ownValue(values, name) ?? '')
    return { name, label, value, text: chosenLabel(field, values) ?? value }
  })
  if (english === undefined) return { form, about: wellFormed(about), fields: entered }
  const chosen = (english.fields ?? []).flatMap((field) => {
    const text = chosenLabel(field, values)
    return text === undefined ? [] : [{ label: field.label, text }]
  })
  const below = enteredField('english', '', writeEnglish(english.subject, chosen, writing))
  return { form, about: wellFormed(about), fields: [...entered, below] }
}

/** A field of an enquiry that is read as it is sent. */
export function enteredField(name: string, label: string, text: string): EnteredField {
  return { name, label, value: text, text }
}

/**
 * An enquiry of a form or of a list as a person reads it: to copy, or to send by WhatsApp or e-mail.
 * @returns the subject, and the whole text, which begins with it
 */
export function enquiryText(
  { about, fields }: EnquiryMessage,
  { enquiries, writing }: Pick<EnquirySite, 'enquiries' | 'writing'>,
): { subject: string; text: string } {
  const subject = wellFormed(writeSubject(about, enquiries))
  const lines = fields
    .filter(({ text }) => text !== '')
    .map(({ label, text }) => writeField({ label, text: text.replace(/\r\n?/g, '\n') }, writing))
  return { subject, text: wellFormed([subject, ...lines].join('\n')) }
}
