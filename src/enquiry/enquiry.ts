import type { LayoutView } from '../catalogue/view.ts'

/** What the forms need of the site: its words, and the ways to reach the business. */
export type EnquirySite = Pick<LayoutView, 'phone' | 'whatsapp' | 'email' | 'enquiries' | 'name'>

export type EnquiryWords = EnquirySite['enquiries']

/** Which of the forms an enquiry was written in. */
export type FormName = 'contact' | 'quote' | 'price'

/** Field name -> what was typed. */
export type Values = Readonly<Record<string, string>>

/** Field name -> what is wrong with it, and the cure. */
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
}
