import type { Enquiry, EnteredField, FormName } from '../enquiry.ts'
import { keptPrefix, sentPrefix } from './keys.ts'

/** An enquiry that is not sent yet, and when it is tried again. */
export type Parcel = {
  enquiry: Enquiry
  attempts: number
  why: 'offline' | 'failing'
  /** Milliseconds since 1970. */
  next: number
  /** The server asked to be left alone until then. */
  patience: boolean
  /** The server will not take it: only the visitor's own "try again" sends it once more. */
  refused: boolean
}

const forms: readonly FormName[] = ['contact', 'quote', 'price']
const day = 24 * 60 * 60 * 1000

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function toField(value: unknown): EnteredField | undefined {
  if (!isRecord(value)) return undefined
  const { name, label, value: typed, text } = value
  return typeof name === 'string' &&
    typeof label === 'string' &&
    typeof typed === 'string' &&
    typeof text === 'string'
    ? { name, label, value: typed, text }
    : undefined
}

function toEnquiry(value: unknown): Enquiry | undefined {
  if (!isRecord(value) || !Array.isArray(value.fields)) return undefined
  const form = forms.find((name) => name === value.form)
  const { id, about, writtenAt } = value
  const fields = value.fields.map(toField).filter((field) => field !== undefined)
  return form !== undefined &&
    fields.length === value.fields.length &&
    typeof id === 'string' &&
    typeof about === 'string' &&
    typeof writtenAt === 'string'
    ? { id, form, about, writtenAt, fields }
    : undefined
}

/** @returns undefined for what an older or newer version, or another script, has written there */
function parseParcel(text: string | null): Parcel | undefined {
  let found: unknown
  try {
    found = JSON.parse(text ?? 'null')
  } catch {
    return undefined
  }
  if (!isRecord(found)) return undefined
  const enquiry = toEnquiry(found.enquiry)
  const { attempts, next } = found
  if (enquiry === undefined || typeof attempts !== 'number' || typeof next !== 'number') {
    return undefined
  }
  return {
    enquiry,
    attempts,
    next,
    why: found.why === 'offline' ? 'offline' : 'failing',
    patience: found.patience === true,
    refused: found.refused === true,
  }
}

/** Where unsent enquiries lie: in the browser's storage, and where it takes none, in memory. */
export type Shelf = {
  /** Everything that lies there, the oldest first. */
  all(): Parcel[]
  read(id: string): Parcel | undefined
  write(parcel: Parcel): void
  /** @returns false where it is in memory only, and gone with this page */
  stored(id: string): boolean
  remove(id: string): void
  markSent(id: string): void
  wasSent(id: string): boolean
}

export function createShelf(): Shelf {
  const memory = new Map<string, Parcel>()

  function keys(prefix: string): string[] {
    try {
      return Object.keys(localStorage).filter((key) => key.startsWith(prefix))
    } catch {
      return []
    }
  }

  function get(key: string): string | null {
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  }

  function set(key: string, value: string): boolean {
    try {
      localStorage.setItem(key, value)
      return true
    } catch {
      return false
    }
  }

  function drop(key: string): void {
    try {
      localStorage.removeItem(key)
    } catch {
      // Forbidden: there is nothing to remove.
    }
  }

  for (const key of keys(sentPrefix)) if (Number(get(key)) < Date.now() - day) drop(key)

  return {
    all() {
      const found = keys(keptPrefix).flatMap((key) => {
        const parcel = parseParcel(get(key))
        if (parcel === undefined) drop(key)
        return parcel ?? []
      })
      return found.sort((a, b) => (a.enquiry.writtenAt < b.enquiry.writtenAt ? -1 : 1))
    },
    read: (id) => memory.get(id) ?? parseParcel(get(keptPrefix + id)),
    write(parcel) {
      const { id } = parcel.enquiry
      if (set(keptPrefix + id, JSON.stringify(parcel))) memory.delete(id)
      else memory.set(id, parcel)
    },
    stored: (id) => !memory.has(id),
    remove(id) {
      memory.delete(id)
      drop(keptPrefix + id)
    },
    markSent: (id) => void set(sentPrefix + id, String(Date.now())),
    wasSent: (id) => get(sentPrefix + id) !== null,
  }
}
