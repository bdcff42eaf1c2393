import { sha256 } from 'hono/utils/crypto'
import { z } from 'zod'
import { withJoinedPhones } from '../../catalogue/phoneText.ts'
import { errorCode } from '../errorCode.ts'
import { type Posted, personOf, spamReason } from '../posted.ts'
import { sinceSql } from './clock.ts'
import { columnNames, readRow, type StoredEnquiry, states } from './readRow.ts'
import { searchTextOf, toSearchForm } from './searchText.ts'
import { removeDeletedTexts, type Store } from './store.ts'

/** The folders that can be shown: all, one state, those marked as spam, or those that can be brought back. */
export const folders = ['all', ...states, 'spam', 'deleted'] as const

/** The query of an address: which enquiries are shown. */
export const EnquiryFilter = z.object({
  folder: z.enum(folders).catch('all'),
  q: z.string().catch(''),
  /** The place of the enquiry after which the page begins, see {@link placeOf}. */
  before: z.coerce
    .number()
    .int()
    .refine((place) => place !== 0)
    .catch(Number.MAX_SAFE_INTEGER),
})

export type EnquiryFilter = z.infer<typeof EnquiryFilter>

/** The place of an enquiry in a list: its number, below zero if it is marked as spam. Those are last. */
export function placeOf({ id, spam }: Pick<StoredEnquiry, 'id' | 'spam'>): number {
  return spam === '' ? id : -id
}

/** The database, the clock, and the channels by which the owner is informed. */
type Intake = { store: Store; now: () => number; channels: ReadonlyMap<string, unknown> }

/** The key of the notice about the spam of an hour begins like this; no key of an enquiry has a space. */
const SPAM_NOTICE = 'set apart '

const HOUR = 3_600_000

/** The hour, since 1970, of a notice about spam; undefined for the key of any other notice. */
export function spamNoticeHour(key: string): number | undefined {
  return key.startsWith(SPAM_NOTICE) ? Number(key.slice(SPAM_NOTICE.length)) : undefined
}

/** A field without a label that repeats its name, and without a text that repeats its value. */
function toStored({ name, label, value, text }: StoredEnquiry['fields'][number]) {
  return { name, value, ...(label !== name && { label }), ...(text !== value && { text }) }
}

/**
 * Stores an enquiry once, with the notices about it to the owner, in one transaction.
 * @returns whether it is new, was stored before, or has other words than the one with its key
 * @throws if it is not stored
 */
export async function addEnquiry(
  { store, now, channels }: Intake,
  posted: Posted,
): Promise<'added' | 'repeated' | 'other'> {
  const { idempotencyKey: key, form, about, page, language, writtenAt: written } = posted
  const fields = [...posted.fields].map(([name, value]) => ({
    name,
    value,
    label: posted.labels.get(name) || name,
    text: posted.texts.get(name) || value,
  }))
  const [person, spam] = [personOf(posted), spamReason(posted)]
  const texts = fields.flatMap(({ label, text }) => (text === '' ? [] : [label, text]))
  const columns = {
    key,
    received: now(),
    written,
    form,
    about,
    page,
    language,
    spam,
    ...person,
    fields: JSON.stringify(fields.map(toStored)),
    search: searchTextOf([about, ...Object.values(person), ...texts]),
  }
  const content = [form, about, written, [...posted.fields].sort()]
  const digest = await sha256(JSON.stringify(content))
  // Spam is reported in one message for each hour.
  const hour = Math.floor(now() / HOUR)
  const notice =
    spam === '' ? { about: key, due: now() } : { about: SPAM_NOTICE + hour, due: (hour + 1) * HOUR }
  const informed = JSON.stringify([...channels.keys()])
  const names = Object.keys(columns)
  const isNew = 'NOT EXISTS (SELECT 1 FROM receipt WHERE key = :key)'
  const intoEnquiry = `INSERT INTO enquiry (since, ${names}) SELECT ${sinceSql}, :${names.join(', :')}`
  const intoNotice =
    'INSERT OR IGNORE INTO notice SELECT :about, value, :due, 0 FROM json_each(:informed)'
  const insert = { sql: `${intoEnquiry} WHERE ${isNew}`, args: { ...columns, now: now() } }
  const notify = { sql: `${intoNotice} WHERE ${isNew}`, args: { key, ...notice, informed } }
  const mark = { sql: 'INSERT OR IGNORE INTO receipt VALUES (?, ?)', args: [key, digest] }
  const readReceipt = { sql: 'SELECT digest FROM receipt WHERE key = ?', args: [key] }
  const [stored, , , receipt] = await store.batch([insert, notify, mark, readReceipt], 'write')
  if (stored?.rowsAffected === 1) return 'added'
  return ['', digest].includes(String(receipt?.rows[0]?.digest)) ? 'repeated' : 'other'
}

const selectSql = `SELECT ${columnNames} FROM enquiry_shown`

/** Reads one row; a value that the client cannot read, such as a number that is too large, makes it unreadable. */
async function findOne(store: Store, id: number): Promise<StoredEnquiry[]> {
  try {
    const { rows } = await store.execute({ sql: `${selectSql} WHERE id = ?`, args: [id] })
    return rows.map(readRow)
  } catch (error) {
    if (isUnavailable(error)) throw error
    return [readRow({ id })]
  }
}

/** True for an error of the database as a whole, such as a lock, and not of one row. */
function isUnavailable(error: unknown): boolean {
  const code = errorCode(error)
  return code !== '' && code !== 'SQLITE_CORRUPT'
}

async function find(
  store: Store,
  rest: string,
  args: (string | number)[],
): Promise<StoredEnquiry[]> {
  try {
    const { rows } = await store.execute({ sql: `${selectSql} WHERE ${rest}`, args })
    return rows.map(readRow)
  } catch (error) {
    if (isUnavailable(error)) throw error
    // One row cannot be read: each is read alone, so that the others are shown.
    const { rows } = await store.execute({ sql: `SELECT id FROM enquiry WHERE ${rest}`, args })
    const found: StoredEnquiry[] = []
    for (const { id } of rows) found.push(...(await findOne(store, Number(id))))
    return found
  }
}

/** SQL for the text that a search looks through. */
const searchedSql = `(search || char(10) || lower(note) || char(10) || replace(replace(note, ' ', ''), '-', ''))`

/**
 * Enquiries, the newest first; those that are marked as spam are below the others. A search finds the words as they were
 * typed, or with each phone number among them in one spelling.
 */
export async function findEnquiries(
  store: Store,
  { folder, q, before }: EnquiryFilter,
  most: number,
): Promise<StoredEnquiry[]> {
  const typed = toSearchForm(q)
  const spellings = [...new Set([typed, withJoinedPhones(typed)])].map((text) =>
    text.split(/\s+/).filter(Boolean),
  )
  const hold = spellings.map((words) =>
    ['1', ...words.map(() => `instr(${searchedSql}, ?) > 0`)].join(' AND '),
  )
  const search = `(${hold.map((all) => `(${all})`).join(' OR ')})`
  // The folder is one of the names above, nothing that was typed.
  const rules = new Map<string, string>([
    ['all', 'deleted = 0'],
    ['spam', 'deleted = 0'],
    ['deleted', 'deleted <> 0'],
  ])
  const rule = rules.get(folder) ?? `state = '${folder}' AND deleted = 0`
  const findOlder = (kind: string, id: number, limit: number) => {
    const rest = `${kind} AND ${rule} AND id < ? AND ${search} ORDER BY id DESC LIMIT ?`
    return find(store, rest, [id, ...spellings.flat(), limit])
  }
  const isAmongOthers = before > 0 && folder !== 'spam'
  const found = isAmongOthers ? await findOlder("spam = ''", before, most) : []
  const hasSpam = rules.has(folder)
  if (found.length === most || !hasSpam) return found
  const start = before > 0 ? Number.MAX_SAFE_INTEGER : -before
  return [...found, ...(await findOlder("spam <> ''", start, most - found.length))]
}

/** Enquiries after a number, the oldest first. */
export function findAfter(store: Store, id: number, most: number): Promise<StoredEnquiry[]> {
  return find(store, 'id > ? ORDER BY id LIMIT ?', [id, most])
}

/** Enquiries that were marked as spam in some time, the oldest first. */
export function findSpam(store: Store, from: number, to: number, most: number) {
  const rule = "spam <> '' AND deleted = 0 AND received >= ? AND received < ? ORDER BY id LIMIT ?"
  return find(store, rule, [from, to, most])
}

const dueSql = "followUp <> '' AND spam = '' AND deleted = 0 AND followUp <= ?"

/** Enquiries to follow up on a day or before it, the longest due first. */
export function findDue(store: Store, day: string, most: number): Promise<StoredEnquiry[]> {
  return find(store, `${dueSql} ORDER BY followUp, id LIMIT ?`, [day, most])
}

/** The number of enquiries to follow up on a day or before it. */
export async function countDue(store: Store, day: string): Promise<number> {
  const sql = `SELECT count(*) AS count FROM enquiry WHERE ${dueSql}`
  return Number((await store.execute({ sql, args: [day] })).rows[0]?.count)
}

/** One enquiry, by its number or its key. */
export async function getEnquiry(store: Store, by: { id: number } | { key: string }) {
  return (await find(store, `${Object.keys(by)} = ?`, Object.values(by)))[0]
}

/** The number of enquiries in each folder, of `unread` ones, and of messages to the owner that have `failed`. */
export async function countEnquiries(store: Store): Promise<Record<string, number>> {
  const { rows } = await store.execute('SELECT name, count FROM total')
  const counts = rows.map(({ name, count }) => [String(name), Number(count)] as const)
  return Object.fromEntries([...folders.map((folder) => [folder, 0] as const), ...counts])
}

type EnquiryChange = Partial<Pick<StoredEnquiry, 'state' | 'note' | 'followUp' | 'spam' | 'read'>>

/** Changes an enquiry. */
export async function updateEnquiry(
  store: Store,
  id: number,
  change: EnquiryChange,
): Promise<void> {
  const names = Object.keys(change).map((name) => `${name} = ?`)
  const sql = `UPDATE enquiry SET ${['id = id', ...names].join()} WHERE id = ?`
  await store.execute({ sql, args: [...Object.values(change), id] })
}

/** Notes that a new enquiry has been answered; one that has a later state keeps it. */
export async function markAsAnswered(store: Store, id: number): Promise<void> {
  const sql = "UPDATE enquiry SET state = 'answered' WHERE id = ? AND state = 'new'"
  await store.execute({ sql, args: [id] })
}

const ofPersonSql = `?1 <> '' AND (phone = ?1 OR email = ?1
  OR (instr(phone, ' ') > 0 AND instr(' ' || phone || ' ', ' ' || ?1 || ' ') > 0))`

/** The number of enquiries of each of some people (phone numbers, e-mail addresses); not of people without any. */
export async function countPeople(store: Store, people: readonly string[]) {
  // A libSQL server takes no HAVING without GROUP BY.
  const counts = `SELECT ?1 AS who, count(*) AS count FROM enquiry WHERE ${ofPersonSql}`
  const sql = `SELECT * FROM (${counts}) WHERE count > 0`
  const found = await store.batch(people.map((who) => ({ sql, args: [who] })))
  return found.flatMap(({ rows }) => rows.map((row) => ({ ...row })))
}

/**
 * Moves enquiries to those that can be brought back for a day, or back from there.
 * @param deleted the time, or 0 to bring them back
 * @returns how many
 */
export async function setDeleted(
  store: Store,
  ids: readonly number[],
  deleted: number,
): Promise<number> {
  const differsSql = deleted === 0 ? 'deleted <> 0' : 'deleted = 0'
  const sql = `UPDATE enquiry SET deleted = ? WHERE ${differsSql} AND id IN (SELECT value FROM json_each(?))`
  const { rowsAffected } = await store.execute({ sql, args: [deleted, JSON.stringify(ids)] })
  return rowsAffected
}

/** Deletes one enquiry, or all of a person. @returns how many */
export async function deleteEnquiries(store: Store, which: { id: number } | { who: string }) {
  const sql = `DELETE FROM enquiry WHERE ${'who' in which ? ofPersonSql : 'id = ?'}`
  const { rowsAffected } = await store.execute({ sql, args: Object.values(which) })
  await removeDeletedTexts(store)
  return rowsAffected
}
