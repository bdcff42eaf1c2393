import { z } from 'zod'
import { ownValue } from '../../catalogue/ownValue.ts'

/** The states of an enquiry, in their usual order. */
export const states = ['new', 'answered', 'quoted', 'won', 'lost'] as const

const [text, number] = [z.string(), z.number()]

/**
 * A field as the visitor has read and filled it. A label that equals the name, and a text that equals the value,
 * are not stored.
 */
const StoredField = z
  .object({ name: text, value: text, label: text.optional(), text: text.optional() })
  .transform(({ name, value, label = name, text = value }) => ({ name, value, label, text }))

const StoredFields = text.transform((json, context) => {
  try {
    return z.array(StoredField).parse(JSON.parse(json))
  } catch {
    context.addIssue('These are no fields.')
    return z.NEVER
  }
})

const columns = {
  id: number,
  received: number,
  read: number,
  key: text,
  written: text,
  form: text,
  about: text,
  page: text,
  language: text,
  name: text,
  phone: text,
  email: text,
  spam: text,
  note: text,
  followUp: text,
  state: z.enum(states),
  deleted: number,
  waiting: number,
  failed: number,
}

/** The columns that are read; not the text for the search, which repeats the others. */
export const columnNames = [...Object.keys(columns), 'fields'].join()

const StoredEnquiry = z.object({ ...columns, fields: StoredFields })

/** An enquiry as it is stored. */
export type StoredEnquiry = z.infer<typeof StoredEnquiry>

/** An enquiry that cannot be read, with the raw value of each column as its fields. */
function unreadable(row: Readonly<Record<string, unknown>>): StoredEnquiry {
  const raw = Object.entries(row).map(([name, value]) => {
    const text = String(value ?? '')
    return { name, label: name, value: text, text }
  })
  const readText = (name: string) => String(ownValue(row, name) ?? '')
  return {
    id: Number(row.id),
    received: Number(row.received) || 0,
    read: Number(row.read) || 0,
    key: readText('key'),
    written: '',
    form: 'unreadable',
    about: 'Unreadable enquiry',
    page: '',
    language: '',
    name: readText('name'),
    phone: readText('phone'),
    email: readText('email'),
    spam: readText('spam'),
    note: readText('note'),
    followUp: '',
    state: 'new',
    deleted: Number(ownValue(row, 'deleted')) || 0,
    waiting: 0,
    failed: 0,
    fields: raw,
  }
}

/** Reads a row of the view `enquiry_shown`. A row that is damaged is returned as an unreadable enquiry. */
export function readRow(row: Readonly<Record<string, unknown>>): StoredEnquiry {
  const parsed = StoredEnquiry.safeParse({ ...row })
  return parsed.success ? parsed.data : unreadable(row)
}
