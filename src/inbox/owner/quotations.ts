import type { Context } from 'hono'
import type { Inbox } from '../inbox.ts'
import { localTime } from '../localTime.ts'
import {
  beginFurtherQuotation,
  beginQuotation,
  checkDraft,
  type Draft,
  type DraftErrors,
  emptyLine,
  isFilled,
  longest,
  MOST_LINES,
  readTypedQuotation,
} from '../quotation/draft.ts'
import { writeQuotation } from '../quotation/writeQuotation.ts'
import { randomToken } from '../randomToken.ts'
import { wordsFor } from '../replyWords.ts'
import { getEnquiry } from '../store/enquiries.ts'
import { addQuotation, getQuotation, quotationNumbers } from '../store/quotations.ts'
import { quotationWays } from './answer.ts'
import { ENQUIRY, KEPT_FOR_BACK, type OwnerApp, type PageWriter } from './pages.ts'

/** The empty lines below those that were asked for, for freight and the like. */
const SPARE_LINES = 3

/** The lines of a draft with empty ones below, as the form shows them. */
function withSpareLines({ lines, ...rest }: Draft): Draft {
  const last = lines.findLastIndex(isFilled)
  const spare = Array.from({ length: SPARE_LINES }, emptyLine)
  return { ...rest, lines: [...lines.slice(0, last + 1), ...spare].slice(0, MOST_LINES) }
}

/** The fields of the form, each with its typed text and its error message. */
function fieldsOf({ lines, tax, validUntil }: Draft, errors: DraftErrors) {
  const figure = { type: 'figure', most: longest.figure }
  const field = (name: string, label: string, value: string, kind: object) => ({
    name,
    label,
    value,
    error: errors.get(name) ?? '',
    type: 'text',
    most: longest.unit,
    ...kind,
  })
  return {
    lines: lines.map((line, i) => ({
      leave: line.leave,
      product: field(`product${i}`, 'Product', line.product, {
        type: 'lines',
        most: longest.product,
      }),
      rest: [
        field(`quantity${i}`, 'Quantity', line.quantity, figure),
        field(`unit${i}`, 'Unit', line.unit, {}),
        field(`rate${i}`, 'Rate of one, in ₹', line.rate, figure),
      ],
    })),
    rest: [
      field('tax', 'GST in percent', tax, figure),
      field('validUntil', 'Valid until', validUntil, { type: 'date' }),
    ],
  }
}

/** The fields in which something is wrong, as links to them. */
function errorLinks(errors: DraftErrors) {
  return [...errors].map(([name, error]) => {
    const [, field = '', line] = /^(\D+)(\d+)?$/.exec(name) ?? []
    const place = line === undefined ? '' : `Line ${Number(line) + 1}, ${field}: `
    return { name, text: place + error }
  })
}

/** Writes, shows and sends quotations. One that was given is never changed; a further one begins with its content. */
export function addQuotationPages(
  app: OwnerApp,
  page: PageWriter,
  notFound: (c: Context) => Promise<Response>,
  inbox: Inbox,
): void {
  const { store, site, words, log, now } = inbox

  app.get(`${ENQUIRY}/quotation`, async (c) => {
    const enquiry = await getEnquiry(store, { id: Number(c.req.param('id')) })
    if (enquiry === undefined) return notFound(c)
    const [number] = await quotationNumbers(store, enquiry.key)
    const given = number === undefined ? undefined : await getQuotation(store, number)
    const draft = given
      ? beginFurtherQuotation(given.content)
      : beginQuotation(enquiry, wordsFor(words, enquiry.language))
    const fields = fieldsOf(withSpareLines(draft), new Map())
    c.header('Cache-Control', KEPT_FOR_BACK)
    return page(c, 'quotationForm', { enquiry, fields, errors: [], form: randomToken() })
  })

  app.post(`${ENQUIRY}/quotation`, async (c) => {
    const enquiry = await getEnquiry(store, { id: Number(c.req.param('id')) })
    if (enquiry === undefined) return notFound(c)
    const body = Object.fromEntries(c.get('form'))
    const { form = '' } = body
    const draft = readTypedQuotation(body)
    const again = (errors: DraftErrors, status: 200 | 422) => {
      const fields = fieldsOf(withSpareLines(draft), errors)
      return page(c, 'quotationForm', { enquiry, fields, errors: errorLinks(errors), form }, status)
    }
    if ('more' in body) return again(new Map(), 200)
    const { day } = localTime(inbox)
    const checked = checkDraft(draft, day)
    if ('errors' in checked) return again(checked.errors, 422)
    const { language } = wordsFor(words, enquiry.language)
    const recipient = enquiry.name.trim()
    const number = await addQuotation(
      store,
      { key: enquiry.key, form, created: now() },
      { ...checked.content, language, recipient, date: day },
    )
    if (number === undefined) return notFound(c)
    log('quoted', { number })
    return c.redirect(`/quotation/${number}`, 303)
  })

  app.get('/quotation/:number{[0-9]{1,15}}', async (c) => {
    const quotation = await getQuotation(store, Number(c.req.param('number')))
    const enquiry = quotation && (await getEnquiry(store, { id: quotation.enquiry }))
    if (quotation === undefined || enquiry === undefined) return notFound(c)
    const own = wordsFor(words, quotation.content.language)
    return page(c, 'quotation', {
      enquiry,
      number: quotation.number,
      written: writeQuotation(quotation, own),
      words: own,
      site,
      ...quotationWays(enquiry, quotation, words),
    })
  })
}
