import { writeOwnerEnquiry } from '../enquiry/message/ownerMessage.ts'
import type { Channel, Inbox, OwnerMessage } from './inbox.ts'
import { inboxWords } from './inboxWords.ts'
import type { Settings } from './settings.ts'
import { countEnquiries, folders, getEnquiry } from './store/enquiries.ts'
import type { StoredEnquiry } from './store/readRow.ts'

/** How long a server of somebody else may take, in milliseconds. */
export const TIMEOUT = 20_000

/** An enquiry as an e-mail, which answers to who has written it. */
function ownerMessage(enquiry: StoredEnquiry, { settings, site }: Inbox): OwnerMessage {
  const address = `${settings.INBOX_URL}/enquiry/${enquiry.id}`
  const message = writeOwnerEnquiry(enquiry, site.name, address, inboxWords)
  return { id: enquiry.key, ...message, replyTo: enquiry.email }
}

/** What waits for the owner, once a day. */
async function summaryMessage(inbox: Inbox, day: string): Promise<OwnerMessage> {
  const counts = await countEnquiries(inbox.store)
  const lines = [
    `Unread: ${counts.unread}`,
    ...folders.map((folder) => `${folder === 'spam' ? 'set apart' : folder}: ${counts[folder]}`),
    `Messages that could not be sent yet: ${counts.failed}\n\n${inbox.settings.INBOX_URL}`,
  ]
  const subject = `${inbox.site.name}: ${counts.unread} unread enquiries on ${day}`
  return { id: `summary-${day}`, subject, text: lines.join('\n'), replyTo: '' }
}

/** The webhook of the settings: a `POST` of JSON; the key is the same for each try. */
export function webhookOf({ INBOX_WEBHOOK: url }: Settings): Map<string, Channel> {
  if (url === undefined) return new Map()
  const post: Channel = async ({ id, subject, text }, enquiry) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': id },
      body: JSON.stringify({ subject, text, enquiry }),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT),
    })
    if (!response.ok) throw new Error(`the webhook answers ${response.status}`)
  }
  return new Map([['webhook', post]])
}

/** How long a delivery may take before another machine may try it, and the longest pause between tries. */
const [SECOND, LEASE, LONGEST_WAIT] = [1000, 120_000, 3_600_000]

/** The day, and the hour in it. */
function localTime({ now, settings }: Inbox): { day: string; hour: number } {
  const text = new Date(now()).toLocaleString('sv-SE', { timeZone: settings.INBOX_TIMEZONE })
  return { day: text.slice(0, 10), hour: Number(text.slice(11, 13)) }
}

/** Puts the summary of a day among what has to be sent, once. */
async function planSummary(inbox: Inbox): Promise<void> {
  const { day, hour } = localTime(inbox)
  if (hour < inbox.settings.INBOX_SUMMARY_HOUR) return
  const isNew = "(SELECT value FROM setting WHERE name = 'summary') <> :day"
  const sql = `INSERT OR IGNORE INTO notice SELECT '', value, :now, 0 FROM json_each(:names) WHERE ${isNew}`
  const names = JSON.stringify([...inbox.channels.keys()])
  const plan = { sql, args: { now: inbox.now(), day, names } }
  const mark = { sql: "UPDATE setting SET value = ? WHERE name = 'summary'", args: [day] }
  await inbox.store.batch([plan, mark], 'write')
}

/** Sends what one notice is about; nothing where it has been deleted meanwhile. */
async function send(inbox: Inbox, key: string, channel: Channel): Promise<void> {
  if (key === '') return channel(await summaryMessage(inbox, localTime(inbox).day))
  const enquiry = await getEnquiry(inbox.store, { key })
  if (enquiry !== undefined) await channel(ownerMessage(enquiry, inbox), enquiry)
}

/** Takes one notice that is due: no other machine tries it meanwhile. */
const claim = `UPDATE notice SET due = :lease WHERE (key, channel) = (
  -- A time further ahead was written by a clock that has been corrected since.
  SELECT key, channel FROM notice WHERE due <= :now OR due > :far ORDER BY due LIMIT 1
) RETURNING key, channel, attempts`

/** Sends everything that is due, one after the other; what fails is due again later. */
export async function deliver(inbox: Inbox): Promise<void> {
  const { store, now, log, channels } = inbox
  await planSummary(inbox)
  for (;;) {
    const times = { now: now(), lease: now() + LEASE, far: now() + LONGEST_WAIT + LEASE }
    const [row] = (await store.execute({ sql: claim, args: times })).rows
    if (row === undefined) return
    const [key, name] = [String(row.key), String(row.channel)]
    // One that is not set any more has nobody to inform.
    const channel = channels.get(name) ?? (async () => {})
    const which = 'WHERE key = :key AND channel = :name'
    try {
      await send(inbox, key, channel)
      await store.execute({ sql: `DELETE FROM notice ${which}`, args: { key, name } })
      log('delivered', { channel: name })
    } catch (error) {
      const attempts = Number(row.attempts) + 1
      log('not delivered', { channel: name, attempts, error })
      // 10 s, three times as long each time, an hour at most.
      const due = now() + Math.min(10 * SECOND * 3 ** (attempts - 1), LONGEST_WAIT)
      const sql = `UPDATE notice SET attempts = :attempts, due = :due ${which}`
      await store.execute({ sql, args: { key, name, attempts, due } })
    }
  }
}
