import { sha256 } from 'hono/utils/crypto'
import { type Quotation, QuotationContent } from '../quotation/quotation.ts'
import type { Store } from './store.ts'

/**
 * Stores a quotation under the next number, and marks its enquiry as quoted, in one transaction: two that are written
 * at the same time get two numbers, and none is left out. The same one sent twice is stored once.
 * @param key of the enquiry
 * @param form a random token of the form that it was written with
 * @returns its number; undefined if the enquiry is not there any more
 */
export async function addQuotation(
  store: Store,
  { key, form, created }: { key: string; form: string; created: number },
  quotation: QuotationContent,
): Promise<number | undefined> {
  const content = JSON.stringify(quotation)
  const token = await sha256(JSON.stringify([key, form, content]))
  const next = '(SELECT coalesce(max(number), 0) + 1 FROM quotation)'
  const isNew = 'NOT EXISTS (SELECT 1 FROM quotation WHERE token = :token)'
  const isThere = 'EXISTS (SELECT 1 FROM enquiry WHERE key = :key)'
  const insert = `INSERT INTO quotation (number, key, token, created, content)
    SELECT ${next}, :key, :token, :created, :content WHERE ${isNew} AND ${isThere}`
  const mark = `UPDATE enquiry SET state = 'quoted' WHERE key = ? AND state IN ('new', 'answered')`
  const [, , found] = await store.batch(
    [
      { sql: insert, args: { key, token, created, content } },
      { sql: mark, args: [key] },
      { sql: 'SELECT number FROM quotation WHERE token = ?', args: [token] },
    ],
    'write',
  )
  const number = found?.rows[0]?.number
  return number === undefined ? undefined : Number(number)
}

/** The numbers of the quotations for an enquiry, the newest first. */
export async function quotationNumbers(store: Store, key: string): Promise<number[]> {
  const sql = 'SELECT number FROM quotation WHERE key = ? ORDER BY number DESC'
  const { rows } = await store.execute({ sql, args: [key] })
  return rows.map(({ number }) => Number(number))
}

/** The stored content; undefined if it is damaged. */
function readContent(json: string): QuotationContent | undefined {
  try {
    return QuotationContent.parse(JSON.parse(json))
  } catch {
    return undefined
  }
}

/** One quotation with the number of its enquiry; undefined if it is not there or cannot be read. */
export async function getQuotation(
  store: Store,
  number: number,
): Promise<(Quotation & { enquiry: number }) | undefined> {
  const sql = `SELECT enquiry.id, quotation.content FROM quotation JOIN enquiry USING (key)
    WHERE quotation.number = ?`
  const [row] = (await store.execute({ sql, args: [number] })).rows
  if (row === undefined) return undefined
  const content = readContent(String(row.content))
  return content && { number, content, enquiry: Number(row.id) }
}
