import {
  carriedFields,
  type FormField,
  type FormFieldType,
  type FormName,
  forms,
  honeypotName,
} from '../catalogue/forms.ts'
import { ownValue } from '../catalogue/ownValue.ts'
import type { ChoiceOption } from '../catalogue/productTable.ts'
import type { LayoutView, PictureView } from '../catalogue/view.ts'

/** The data of the site that forms need: words, and the ways to reach the business. */
export type EnquirySite = Pick<
  LayoutView,
  'phone' | 'whatsapp' | 'email' | 'enquiries' | 'name' | 'writing'
>

export type EnquiryWords = EnquirySite['enquiries']

/** The address that enquiries are posted to, and the format. Without an address an enquiry is only shown. */
export type Destination = Pick<EnquiryWords, 'endpoint' | 'via'>

/**
 * The English of a message in another language, which the business reads below it: the first line, and the
 * labels and options of the fields.
 */
export type EnglishForm = {
  subject: string
  fields?: readonly Pick<FormField, 'name' | 'label' | 'options'>[]
}

/** The same for the form of a product. */
export type EnglishProductForm = {
  /** The product's name. */
  name: string
  /** The first line. */
  subject: string
  fields: readonly EnquiryField[]
  words: MessageWords
}

/**
 * A choice of a field. `messageLabel` is its text in the message, if that is longer than its label; `singularLabel` is
 * the name of a unit behind the number 1.
 */
type FieldOption = Pick<ChoiceOption, 'value' | 'label' | 'fixed' | 'chip'> & {
  /** The product in this colour. */
  picture?: PictureView
  messageLabel?: string
  singularLabel?: string
}

/**
 * A field of the form on a product's page. Its name is the one that a link to the list has for it, so that
 * the form itself writes such a link.
 */
export type EnquiryField = {
  name: string
  label: string
  hint?: string
  autoComplete?: string
  options?: readonly FieldOption[]
  /** The unit that is chosen beside a number; one alone is not chosen. `open` is the value of the option that asks for it. */
  unit?: { name: string; label: string; options: readonly FieldOption[]; open?: string }
  /** Nobody has confirmed the values of its colours. */
  isIndicative?: true
  /** Only numbers are typed: a phone shows its digits. */
  isNumber?: true
  /** More is typed than a word or two. */
  isLong?: true
}

/**
 * The words of a product's message: a number with its unit, a label with its text, and the label of the job
 * or the sentence for which the product was looked up.
 */
export type MessageWords = {
  amount: string
  labelled: string
  purpose: string
  /** The words that mean a number of pieces, such as `nos`. */
  counted: readonly string[]
}

/** Field name -> what was typed. */
export type Values = Readonly<Record<string, string>>

/** Field name -> its fault, and the fix. */
export type FieldErrors = Readonly<Record<string, string>>

/** One filled-in field: `text` is what a reader of the message sees (an option's label). */
export type EnteredField = { name: string; label: string; value: string; text: string }

/** An enquiry that has passed the check. */
export type Enquiry = {
  /** Unique; the server gets it as the idempotency key. */
  id: string
  form: FormName
  /** The product or the page it was written on. */
  about: string
  /** ISO 8601 */
  writtenAt: string
  fields: readonly EnteredField[]
  /** The path and the language of the page that it was written on; not in what older versions stored. */
  page?: string
  language?: string
}

/** The texts of an enquiry. */
export type EnquiryMessage = Pick<Enquiry, 'id' | 'about' | 'fields'>

/** One that another version of the site has stored: this one can only show it. */
export type Unreadable = { step: 'unreadable'; enquiry: EnquiryMessage }

/** The typed values, to be changed in the form. */
export function valuesOf({ form, fields }: Enquiry): Values {
  const typed = fields.filter(({ name }) => name !== honeypotName)
  const values = Object.fromEntries(typed.map(({ name, value }) => [name, value]))
  const formFields: readonly FormFieldType[] = forms[form]
  for (const field of formFields) {
    const carried = carriedFields([field]).flatMap(({ name }) => ownValue(values, name) || [])
    values[field.name] = carried.join(' ')
  }
  return values
}

/** The progress of an enquiry on its way to the server. */
export type EnquiryStatus =
  | { step: 'sending' }
  | { step: 'sent' }
  | {
      step: 'unsent'
      why: 'offline' | 'failing'
      /** False: the browser's storage did not accept it; it lasts as long as this page. */
      stored: boolean
      /** The time of the next try, in milliseconds since 1970. */
      next: number
      /** The server asked to be left alone until then: "try again now" would not help. */
      deferred: boolean
    }
  | { step: 'failed' }
