import { fillTemplates } from '../catalogue/fillTemplate.ts'
import { ownerEmail } from '../enquiry/message/ownerMessage.ts'
import type { Inbox, OwnerMessage } from './inbox.ts'
import { inboxWords } from './inboxWords.ts'
import { countDue, countEnquiries, findSpam, folders } from './store/enquiries.ts'
import type { StoredEnquiry } from './store/readRow.ts'

/** The number of enquiries that a message about spam lists. */
const LISTED = 20

/** The e-mail about an enquiry. A reply goes to its visitor. */
export function enquiryMessage(
  enquiry: StoredEnquiry,
  { settings, site }: Pick<Inbox, 'settings' | 'site'>,
): OwnerMessage {
  const address = `${settings.INBOX_URL}/enquiry/${enquiry.id}`
  const message = ownerEmail(enquiry, site.name, address, inboxWords)
  const number = String(enquiry.id)
  const plainSubject = fillTemplates(inboxWords.plainSubject, { business: site.name, number })
  return { id: enquiry.key, ...message, plainSubject, replyTo: enquiry.email }
}

/** The summary of a day. */
export async function summaryMessage(
  { store, settings, site }: Inbox,
  day: string,
): Promise<OwnerMessage> {
  const counts = await countEnquiries(store)
  const lines = [
    `Unread: ${counts.unread}`,
    `To follow up today or earlier: ${await countDue(store, day)}`,
    ...folders.map((folder) => `${folder === 'spam' ? 'set apart' : folder}: ${counts[folder]}`),
    `Messages that could not be sent yet: ${counts.failed}\n\n${settings.INBOX_URL}`,
  ]
  const subject = `${site.name}: ${counts.unread} unread enquiries on ${day}`
  return {
    id: `summary-${day}`,
    subject,
    plainSubject: subject,
    text: lines.join('\n'),
    replyTo: '',
  }
}

/**
 * The message about the enquiries that were marked as spam in an hour.
 * @param hour in hours since 1970
 * @returns undefined if none of them is there any more
 */
export async function spamMessage(
  { store, settings, site }: Inbox,
  hour: number,
): Promise<OwnerMessage | undefined> {
  const from = hour * 3_600_000
  const found = await findSpam(store, from, from + 3_600_000, LISTED + 1)
  if (found.length === 0) return undefined
  const count = found.length > LISTED ? `more than ${LISTED}` : String(found.length)
  const lines = found.slice(0, LISTED).map(({ about, name, phone, email, spam }) => {
    const who = name || phone || email
    return `${about} (${who}): ${spam}`.replace(/\s+/g, ' ').slice(0, 300)
  })
  const address = `${settings.INBOX_URL}/?folder=spam`
  const text = [
    'They look like spam. One that is none is moved with one press:',
    address,
    '',
    ...lines,
  ]
  const subject = `${site.name}: set apart, ${count}`
  return {
    id: `set-apart-${hour}`,
    subject,
    plainSubject: subject,
    text: text.join('\n'),
    replyTo: '',
  }
}
