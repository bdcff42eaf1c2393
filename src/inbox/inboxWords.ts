import { listSeparators } from '../catalogue/valueWriting.ts'

/** The words in which the owner reads an enquiry, in the e-mail and in the export. */
export const inboxWords = {
  writing: {
    language: 'en',
    labelled: '{label}: {value}',
    named: '{label} {value}',
    lists: listSeparators('en'),
  },
  subject: '{business}: {about} ({who})',
  plainSubject: '{business}: enquiry {number}',
  from: 'From: {places}',
  inInbox: 'In the inbox: {address}',
}
