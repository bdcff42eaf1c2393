import type { Context } from 'hono'
import { fillTemplates } from '../../catalogue/fillTemplate.ts'
import { mailtoHref, telHref } from '../../catalogue/phoneText.ts'
import { whatsappHref } from '../../catalogue/whatsapp.ts'
import type { Inbox } from '../inbox.ts'
import { isDiallable, isMobile } from '../phones.ts'
import { type AllReplyWords, wordsFor } from '../replyWords.ts'
import { getEnquiry, markAsAnswered } from '../store/enquiries.ts'
import type { StoredEnquiry } from '../store/readRow.ts'
import { ENQUIRY, type OwnerApp, type PageWriter } from './pages.ts'

/** A way by which the owner replies, and the address that begins the reply. */
type ReplyWay = { kind: 'whatsapp' | 'call' | 'email'; label: string; href: string }

/** The beginning of a reply, in the language of the enquiry. */
function greetingFor({ name, about, language }: StoredEnquiry, words: AllReplyWords): string {
  const { named, unnamed, business } = wordsFor(words, language)
  const who = name.trim()
  return `${fillTemplates(who === '' ? unnamed : named, { name: who, business, about })}\n\n`
}

/** The link that opens WhatsApp with a text. */
function whatsappWay(label: string, number: string, text: string): ReplyWay {
  return { kind: 'whatsapp', label, href: whatsappHref(number.replace('+', ''), text) }
}

const phonesOf = ({ phone }: StoredEnquiry) => phone.split(' ').filter(Boolean)

/** A label with the number behind it, if there are several. */
function labelWith(label: string, number: string, numbers: readonly string[]): string {
  return numbers.length > 1 ? `${label}: ${number}` : label
}

/** The ways to reply to an enquiry: WhatsApp for each mobile number, then calls, then e-mail. */
export function replyWays(enquiry: StoredEnquiry, words: AllReplyWords): ReplyWay[] {
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
 * Replies to an enquiry: a form sets the state, and leads to a page that opens WhatsApp, the telephone or the e-mail
 * program. The page is between them because a form of this site may not lead to another one.
 */
export function addReply(
  app: OwnerApp,
  page: PageWriter,
  notFound: (c: Context) => Promise<Response>,
  { store, replyWords }: Inbox,
): void {
  /** The way that was chosen; undefined if there is no such enquiry or way. */
  const find = async (id: string, way: unknown) => {
    const enquiry = await getEnquiry(store, { id: Number(id) })
    if (enquiry === undefined) return undefined
    const chosen = replyWays(enquiry, replyWords).find((_, i) => String(i) === way)
    return chosen && { enquiry, way: chosen }
  }

  app.post(`${ENQUIRY}/answer`, async (c) => {
    const way = c.get('form').get('way')
    const reply = await find(c.req.param('id'), way)
    if (reply === undefined) return notFound(c)
    await markAsAnswered(store, reply.enquiry.id)
    return c.redirect(`${c.req.path}?way=${way}`, 303)
  })
  app.get(`${ENQUIRY}/answer`, async (c) => {
    const reply = await find(c.req.param('id'), c.req.query('way'))
    return reply === undefined ? notFound(c) : page(c, 'reply', reply)
  })
}
