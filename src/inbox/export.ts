import Papa from 'papaparse'
import writeXlsxFile from 'write-excel-file/universal'
import { writeReceivedFields } from '../enquiry/message/ownerMessage.ts'
import type { Inbox } from './inbox.ts'
import { inboxWords } from './inboxWords.ts'
import { spacedPhone } from './phones.ts'
import type { Settings } from './settings.ts'
import { type EnquiryFilter, findEnquiries, placeOf } from './store/enquiries.ts'
import type { StoredEnquiry } from './store/readRow.ts'

/** The number of rows that are read at a time: each may have a megabyte. */
const PORTION = 20

/** The most characters that a cell of Excel can hold. */
const LONGEST = 32_767

/** The most that a spreadsheet is made of, in characters. In memory, one of this size takes about 100 MB. */
const LARGEST = 10_000_000

/** The characters that a row counts for besides its texts. */
const ROW = 400

/** The columns with their titles, in their order. */
const columnTitles = {
  id: 'Number',
  received: 'Received',
  state: 'State',
  name: 'Name',
  phone: 'Phone',
  email: 'E-mail',
  about: 'About',
  sent: 'What was sent',
  note: 'Note',
  form: 'Form',
  page: 'Page',
  language: 'Language',
  spam: 'Set apart because',
}
const widths = { id: 10, state: 12, form: 10, language: 10, sent: 80, note: 40, about: 32 }

/** The database and the settings of an export. */
type Exported = Pick<Inbox, 'store'> & { settings: Pick<Settings, 'INBOX_TIMEZONE'> }

/** A time as spreadsheet programs recognize it: `2024-06-01 11:30` in the time zone of the settings. */
function createDateFormatter({ settings }: Exported): (time: number) => string {
  const options = { dateStyle: 'short', timeStyle: 'short' } as const
  const format = new Intl.DateTimeFormat('sv-SE', { ...options, timeZone: settings.INBOX_TIMEZONE })
  return (time) => (Number.isNaN(new Date(time).getTime()) ? '' : format.format(time))
}

/** The rows for the enquiries that a filter finds, some at a time. */
async function* portionsOf(inbox: Exported, filter: EnquiryFilter): AsyncGenerator<string[][]> {
  const date = createDateFormatter(inbox)
  for (let before: number | undefined = filter.before; before !== undefined; ) {
    const found: StoredEnquiry[] = await findEnquiries(inbox.store, { ...filter, before }, PORTION)
    if (found.length > 0) {
      yield found.map((enquiry) => {
        const sent = writeReceivedFields(enquiry.fields, inboxWords)
        const phone = enquiry.phone.split(' ').map(spacedPhone).join(', ')
        const received = date(enquiry.received)
        const row = new Map(Object.entries({ ...enquiry, phone, received, sent }))
        return Object.keys(columnTitles).map((name) => String(row.get(name)))
      })
    }
    const last = found.at(-1)
    before = last && placeOf(last)
    // Other requests are answered between two portions.
    await new Promise((resolve) => setTimeout(resolve))
  }
}

/** Values that Excel would run as a formula, or show as 9.2E+11. Phone numbers are exported with spaces, and are not. */
const escapeFormulae = /^(?!\+\d+ [\d\s,+]*$)[=+\-@\t\r\n]/

/**
 * Rows as CSV. Texts that look like formulas begin with an apostrophe.
 * @param first for the beginning of a file: Excel recognizes UTF-8 by the byte-order mark
 */
export function writeCsv(rows: string[][], first?: 'first'): string {
  return `${first ? '\uFEFF' : ''}${Papa.unparse(rows, { escapeFormulae })}\r\n`
}

/** The enquiries as CSV, portion by portion. */
export async function* csvOf(inbox: Exported, filter: EnquiryFilter): AsyncGenerator<string> {
  yield writeCsv([Object.values(columnTitles)], 'first')
  for await (const rows of portionsOf(inbox, filter)) yield writeCsv(rows)
}

/** The enquiries as CSV in UTF-8, read only as fast as it is sent. */
export function csvStream(inbox: Exported, filter: EnquiryFilter): ReadableStream<Uint8Array> {
  const portions = csvOf(inbox, filter)
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await portions.next()
      if (done) controller.close()
      else controller.enqueue(new TextEncoder().encode(value))
    },
    async cancel() {
      await portions.return(undefined)
    },
  })
}

/** Control characters but tabs and line breaks, and other characters that XML does not allow. */
const FORBIDDEN = /(?![\t\n\r])\p{Cc}|[\ufffe\uffff]|\p{Surrogate}/gu

/** The enquiries as a spreadsheet: the time is a date, and every other cell is text, so that none is a formula. */
export async function xlsxOf(inbox: Exported, filter: EnquiryFilter): Promise<Blob> {
  const cell = { type: String, format: '@', wrap: true, alignVertical: 'top' } as const
  const toText = (text: string) => ({
    value: text.replace(FORBIDDEN, '').slice(0, LONGEST),
    ...cell,
  })
  const received = Object.keys(columnTitles).indexOf('received')
  const toCell = (text: string, column: number) => {
    // Excel has no time zones: the local time is written as if it were UTC.
    const date = new Date(`${text.replace(' ', 'T')}Z`)
    if (column !== received || Number.isNaN(date.getTime())) return toText(text)
    return { value: date, type: Date, format: 'yyyy-mm-dd hh:mm', alignVertical: 'top' } as const
  }
  const data: (ReturnType<typeof toCell> | ReturnType<typeof toText>)[][] = [
    Object.values(columnTitles).map(toText),
  ]
  let size = 0
  for await (const rows of portionsOf(inbox, filter)) {
    data.push(...rows.map((row) => row.map(toCell)))
    size += rows.flat().reduce((sum, text) => sum + Math.min(text.length, LONGEST), 0)
    size += rows.length * ROW
    if (size < LARGEST) continue
    data.push([toText('There is more: export CSV, or search for less.')])
    break
  }
  const columns = Object.values({ ...columnTitles, ...widths }).map((width) => ({
    width: Number(width) || 24,
  }))
  return writeXlsxFile([{ sheet: 'Enquiries', data, columns, stickyRowsCount: 1 }]).toBlob()
}
