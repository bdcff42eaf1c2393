import type { Context } from 'hono'
import { fillTemplates } from '../../catalogue/fillTemplate.ts'
import { mailtoHref, telHref } from '../../catalogue/phoneText.ts'
import { whatsappHref } from '../../catalogue/whatsapp.ts'
import { isCarried } from '../../enquiry/message/messageLinks.ts'
import type { Inbox } from '../inbox.ts'
import { isDiallable, isMobile } from '../phones.ts'
import type { Quotation } from '../quotation/quotation.ts'
import { writeQuotation, writeQuotationText } from '../quotation/writeQuotation.ts'
import { type AllReplyWords, wordsFor } from '../replyWords.ts'
import { getEnquiry, markAsAnswered } from '../store/enquiries.ts'
import { getQuotation } from '../store/quotations.ts'
import type { StoredEnquiry } from '../store/readRow.ts'
import { ENQUIRY, type OwnerApp, type PageWriter } from './pages.ts'

/** A way by which the owner answers, and the address that begins the answer. */
type AnswerWay = { kind: 'whatsapp' | 'call' | 'email'; label: string; href: string }

/** The beginning of an answer, in the language of the enquiry. */
function greetingFor({ name, about, language }: StoredEnquiry, words: AllReplyWords): string {
  const { named, unnamed, business } = wordsFor(words, language)
  const who = name.trim()
  return `${fillTemplates(who === '' ? unnamed : named, { name: who, business, about })}\n\n`
}

/** The link that opens WhatsApp with a text. */
function whatsappWay(label: string, number: string, text: string): AnswerWay {
  return { kind: 'whatsapp', label, href: whatsappHref(number.replace('+', ''), text) }
}

const phonesOf = ({ phone }: StoredEnquiry) => phone.split(' ').filter(Boolean)

/** A label with the number behind it, if there are several. */
function labelWith(label: string, number: string, numbers: readonly string[]): string {
  return numbers.length > 1 ? `${label}: ${number}` : label
}

/** The ways to answer an enquiry: WhatsApp for each mobile number, then calls, then e-mail. */
export function answerWays(enquiry: StoredEnquiry, words: AllReplyWords): AnswerWay[] {
  const text = greetingFor(enquiry, words)
  const mobiles = phonesOf(enquiry).filter(isMobile)
  const ways = mobiles.map((number) =>
    whatsappWay(labelWith('Answer by WhatsApp', number, mobiles), number, text),
  )
  for (const number of phonesOf(enquiry).filter(isDiallable)) {
    ways.push({ kind: 'call', label: `Call ${number}`, href: telHref(number) })
  }
  if (enquiry.email !== '') {
    const href = mailtoHref(enquiry.email, enquiry.about, text)
    ways.push({ kind: 'email', label: 'Answer by e-mail', href })
  }
  return ways
}

/**
 * The ways to send a quotation. Without a mobile number, the owner chooses the recipient in WhatsApp.
 * @returns the ways that carry all of it, and whether it is too long for another
 */
export function quotationWays(
  enquiry: StoredEnquiry,
  quotation: Quotation,
  words: AllReplyWords,
): { ways: AnswerWay[]; isTooLong: boolean } {
  const own = wordsFor(words, quotation.content.language)
  const text = `${greetingFor(enquiry, words)}${writeQuotationText(quotation, own)}`
  const mobiles = phonesOf(enquiry).filter(isMobile)
  const label = 'Send by WhatsApp'
  const ways =
    mobiles.length === 0
      ? [whatsappWay(`${label}, to a chat of your choice`, '', text)]
      : mobiles.map((number) => whatsappWay(labelWith(label, number, mobiles), number, text))
  if (enquiry.email !== '') {
    const { heading } = writeQuotation(quotation, own)
    const href = mailtoHref(enquiry.email, heading, text)
    ways.push({ kind: 'email', label: 'Send by e-mail', href })
  }
  const carried = ways.filter(({ href }) => isCarried(href))
  return { ways: carried, isTooLong: carried.length < ways.length }
}

/**
 * Answers an enquiry: a form sets the state, and leads to a page that opens WhatsApp, the telephone or the e-mail
 * program. The page is between them because a form of this site may not lead to another one.
 */
export function addAnswer(
  app: OwnerApp,
  page: PageWriter,
  notFound: (c: Context) => Promise<Response>,
  { store, words }: Inbox,
): void {
  /** The way that was chosen: of a quotation of the enquiry, or without one. */
  const find = async (id: string, way: unknown, given: unknown) => {
    const enquiry = await getEnquiry(store, { id: Number(id) })
    if (enquiry === undefined) return undefined
    const isGiven = typeof given === 'string' && /^\d{1,15}$/.test(given)
    const quotation = isGiven ? await getQuotation(store, Number(given)) : undefined
    if (isGiven && quotation?.enquiry !== enquiry.id) return undefined
    const ways = quotation
      ? quotationWays(enquiry, quotation, words).ways
      : answerWays(enquiry, words)
    const chosen = ways.find((_, i) => String(i) === way)
    return chosen && { enquiry, way: chosen, quotation: quotation?.number }
  }

  app.post(`${ENQUIRY}/answer`, async (c) => {
    const { way, quotation } = Object.fromEntries(c.get('form'))
    const answer = await find(c.req.param('id'), way, quotation)
    if (answer === undefined) return notFound(c)
    await markAsAnswered(store, answer.enquiry.id)
    const given = answer.quotation === undefined ? '' : `&quotation=${answer.quotation}`
    return c.redirect(`${c.req.path}?way=${way}${given}`, 303)
  })
  app.get(`${ENQUIRY}/answer`, async (c) => {
    const { way, quotation } = c.req.query()
    const answer = await find(c.req.param('id'), way, quotation)
    return answer === undefined ? notFound(c) : page(c, 'answer', answer)
  })
}
