import { fillTemplate, fillTemplates } from '../../catalogue/fillTemplate.ts'
import { joinList, type ValueWriting } from '../../catalogue/textRuns.ts'
import type { Enquiry } from '../enquiry.ts'
import { type MessageLine, writeLines } from './enquiryMessage.ts'

/** The words of the inbox. */
type OwnerWords = {
  writing: ValueWriting
  /** The templates of the e-mail's subject, and of the lines below the fields. */
  subject: string
  from: string
  inInbox: string
}

/** An enquiry that has arrived, as the owner reads it. */
type ReceivedEnquiry = Pick<Enquiry, 'about'> & {
  fields: readonly MessageLine[]
  name: string
  phone: string
  email: string
  page: string
  language: string
}

/** The fields of an enquiry that has arrived, as far as they are filled in: a cell of the export. */
export function writeReceivedFields(
  fields: readonly MessageLine[],
  { writing }: Pick<OwnerWords, 'writing'>,
): string {
  const filled = fields.filter(({ text }) => text !== '')
  return writeLines(filled, writing).join('\n')
}

/**
 * The e-mail that tells the owner of an enquiry.
 * @param business the name of the business
 * @param address the address of the enquiry in the inbox
 */
export function ownerEmail(
  { about, fields, name, phone, email, page, language }: ReceivedEnquiry,
  business: string,
  address: string,
  words: OwnerWords,
): { subject: string; text: string } {
  const subject = fillTemplates(words.subject, { business, about, who: name || phone || email })
  const places = joinList([page, language].filter(Boolean), words.writing.lists)
  const received = writeReceivedFields(fields, words)
  const text = [
    ...(received === '' ? [] : [received]),
    '',
    fillTemplate(words.from, 'places', places),
    fillTemplate(words.inInbox, 'address', address),
  ]
  // A line break in a subject would begin another head of an e-mail.
  return { subject: subject.replace(/[\p{Cc}\s]+/gu, ' ').slice(0, 200), text: text.join('\n') }
}
