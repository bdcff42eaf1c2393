import { isFormName } from '../../catalogue/forms.ts'
import { personOf } from '../posted.ts'
import { findAfter } from './enquiries.ts'
import { searchTextOf } from './searchText.ts'
import type { Store } from './store.ts'

/** The version of the derived columns. A change of the functions that write them is a further one. */
const VERSION = 3

/** The number of rows that are written at a time. */
const PORTION = 100

/** Writes the senders and the search texts of enquiries anew that an earlier version has stored. */
export async function deriveColumns(store: Store): Promise<void> {
  const { rows } = await store.execute("SELECT value FROM setting WHERE name = 'derived'")
  if (Number(rows[0]?.value) >= VERSION) return
  for (let last = 0; ; ) {
    const found = await findAfter(store, last, PORTION)
    if (found.length === 0) break
    const updates = found.map((enquiry) => {
      const { id, form, about, fields } = enquiry
      const values = new Map(fields.map(({ name, value }) => [name, value] as const))
      const { name, phone, email } = isFormName(form) ? personOf({ form, fields: values }) : enquiry
      const texts = fields.flatMap(({ label, text }) => (text === '' ? [] : [label, text]))
      const search = searchTextOf([about, name, phone, email, ...texts])
      const sql = 'UPDATE enquiry SET name = ?, phone = ?, email = ?, search = ? WHERE id = ?'
      return { sql, args: [name, phone, email, search, id] }
    })
    await store.batch(updates, 'write')
    last = found.at(-1)?.id ?? last
  }
  const sql = "UPDATE setting SET value = ? WHERE name = 'derived'"
  await store.execute({ sql, args: [String(VERSION)] })
}
