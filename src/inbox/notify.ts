import { limitTime } from '../catalogue/limitTime.ts'
import type { Channel, Inbox } from './inbox.ts'
import { localTime } from './localTime.ts'
import { enquiryMessage, spamMessage, summaryMessage } from './ownerMessages.ts'
import { getEnquiry, spamNoticeHour } from './store/enquiries.ts'

const SECOND = 1000

/** The time limit of one message, in milliseconds: a server that answers slowly, but for ever, is given up. */
const MESSAGE_LIMIT = 60 * SECOND

/** The time after which another machine may try a message, in milliseconds. */
const LEASE = 120 * SECOND

/** The longest pause between tries, in milliseconds. */
const LONGEST_WAIT = 3600 * SECOND

/** Adds the summary of a day to the messages that are due, once. */
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

/** Sends the message of one notice. An enquiry that has been deleted meanwhile has none. */
async function send(inbox: Inbox, key: string, channel: Channel): Promise<void> {
  if (key === '') return channel(await summaryMessage(inbox, localTime(inbox).day))
  const hour = spamNoticeHour(key)
  if (hour !== undefined) {
    const message = await spamMessage(inbox, hour)
    if (message !== undefined) await channel(message)
    return
  }
  const enquiry = await getEnquiry(inbox.store, { key })
  if (enquiry?.deleted === 0) await channel(enquiryMessage(enquiry, inbox), enquiry)
}

/** Takes one notice of a channel that is due: no other machine tries it meanwhile. */
const claimSql = `UPDATE notice SET due = :lease WHERE channel = :name AND key = (
  -- A time further ahead was written by a clock that has been corrected since.
  SELECT key FROM notice WHERE channel = :name AND (due <= :now OR due > :far) ORDER BY due LIMIT 1
) RETURNING key, attempts`

/**
 * Sends everything that is due by one channel, one after the other. Whatever fails is due again later.
 * @param name the name of the channel
 * @param limit of one message, in milliseconds
 */
export async function deliverBy(inbox: Inbox, name: string, limit = MESSAGE_LIMIT): Promise<void> {
  const { store, now, log, channels } = inbox
  const channel = channels.get(name)
  if (channel === undefined) return
  await planSummary(inbox)
  for (;;) {
    const args = { name, now: now(), lease: now() + LEASE, far: now() + LONGEST_WAIT + LEASE }
    const [row] = (await store.execute({ sql: claimSql, args })).rows
    if (row === undefined) return
    const key = String(row.key)
    const which = 'WHERE key = :key AND channel = :name'
    try {
      await limitTime(send(inbox, key, channel), limit)
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

/** Forgets the messages of channels that are not set any more. */
export async function forgetOldChannels({ store, channels }: Inbox): Promise<void> {
  const sql = 'DELETE FROM notice WHERE channel NOT IN (SELECT value FROM json_each(?))'
  await store.execute({ sql, args: [JSON.stringify([...channels.keys()])] })
}
