import Papa from 'papaparse'
import writeXlsxFile from 'write-excel-file/universal'
import { writeReceivedFields } from '../../enquiry/message/ownerMessage.ts'
import type { Inbox } from '../inbox.ts'
import { inboxWords } from '../inboxWords.ts'
import { spacedPhone } from '../phones.ts'
import { type EnquiryFilter, findEnquiries } from '../store/enquiries.ts'
import type { StoredEnquiry } from '../store/readRow.ts'
import { createTime } from './pages.ts'

/** Rows that are read at a time; and what a cell of Excel can hold. */
const [PORTION, LONGEST] = [1000, 32_767]

/** The columns, in their order. */
const heads = {
  ...{ id: 'Number', received: 'Received', state: 'State', name: 'Name', phone: 'Phone' },
  ...{ email: 'E-mail', about: 'About', sent: 'What was sent', note: 'Note', form: 'Form' },
  ...{ page: 'Page', language: 'Language' },
}
const widths = { ...{ id: 10, state: 12, form: 10, language: 10 }, sent: 80, note: 40, about: 32 }

/** Reads what a filter finds. @returns the heads, then a row for each enquiry */
async function tableOf(inbox: Inbox, filter: EnquiryFilter): Promise<string[][]> {
  const time = createTime(inbox)
  const table = [Object.values(heads)]
  for (let before: number | undefined = filter.before; before !== undefined; ) {
    const found: StoredEnquiry[] = await findEnquiries(inbox.store, { ...filter, before }, PORTION)
    for (const enquiry of found) {
      const sent = writeReceivedFields(enquiry.fields, inboxWords)
      const phone = enquiry.phone.split(' ').map(spacedPhone).join(', ')
      const row = new Map(
        Object.entries({ ...enquiry, phone, received: time(enquiry.received), sent }),
      )
      table.push(Object.keys(heads).map((name) => String(row.get(name))))
    }
    before = found.at(-1)?.id
  }
  return table
}

/** Excel runs what begins like this; a phone number cannot be run. */
const escapeFormulae = /^(?!\+\d[\d\s,+]*$)[=+\-@\t\r\n]/

/** The enquiries as CSV in UTF-8. Texts that look like formulas begin with an apostrophe. */
export async function csvOf(inbox: Inbox, filter: EnquiryFilter): Promise<string> {
  // Excel recognizes UTF-8 by the byte-order mark.
  return `\uFEFF${Papa.unparse(await tableOf(inbox, filter), { escapeFormulae })}\r\n`
}

/** The enquiries as a spreadsheet in which every cell is text, so that none is a formula. */
export async function xlsxOf(inbox: Inbox, filter: EnquiryFilter): Promise<Blob> {
  const cell = { type: String, format: '@', wrap: true, alignVertical: 'top' } as const
  const table = await tableOf(inbox, filter)
  const data = table.map((row) => row.map((text) => ({ value: text.slice(0, LONGEST), ...cell })))
  const columns = Object.values({ ...heads, ...widths }).map((width) => ({
    width: Number(width) || 24,
  }))
  return writeXlsxFile([{ sheet: 'Enquiries', data, columns, stickyRowsCount: 1 }]).toBlob()
}
