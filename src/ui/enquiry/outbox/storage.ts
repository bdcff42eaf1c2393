import { isFormName } from '../../../model/forms.ts'
import type { Enquiry, EnteredField } from '../enquiry.ts'
import { keptPrefix, sentPrefix } from './keys.ts'

/** An enquiry that is not sent yet, and when it is tried again. */
export type KeptRecord = {
  enquiry: Enquiry
  attempts: number
  why: 'offline' | 'failing'
  /** Milliseconds since 1970. */
  next: number
  /** The server asked to be left alone until then. */
  deferred: boolean
  /** The server will not take it: only the visitor's own "try again" sends it once more. */
  refused: boolean
}

const day = 24 * 60 * 60 * 1000

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function isString(value: unknown): value is string {
  return typeof value === 'string'
}

function isField(value: unknown): value is EnteredField {
  return isObject(value) && [value.name, value.label, value.value, value.text].every(isString)
}

function isEnquiry(value: unknown): value is Enquiry {
  return (
    isObject(value) &&
    [value.id, value.about, value.writtenAt].every(isString) &&
    isFormName(value.form) &&
    Array.isArray(value.fields) &&
    value.fields.every(isField)
  )
}

/** @returns undefined for what an older or newer version, or another script, has written there */
function parse(text: string | null): KeptRecord | undefined {
  let found: unknown
  try {
    found = JSON.parse(text ?? 'null')
  } catch {
    return undefined
  }
  if (!isObject(found)) return undefined
  const { enquiry, attempts, next, why, deferred, refused } = found
  return isEnquiry(enquiry) && typeof attempts === 'number' && typeof next === 'number'
    ? {
        enquiry,
        attempts,
        next,
        why: why === 'offline' ? why : 'failing',
        deferred: deferred === true,
        refused: refused === true,
      }
    : undefined
}

/** @returns what `access` returns, or the other value where the browser forbids or is full */
function attemptTo<T>(access: () => T, otherwise: T): T {
  try {
    return access()
  } catch {
    return otherwise
  }
}

/** Where unsent enquiries lie: in the browser's storage, and where it takes none, in memory. */
export function createStorage() {
  const memory = new Map<string, KeptRecord>()
  const get = (key: string) => attemptTo(() => localStorage.getItem(key), null)
  const drop = (key: string) => attemptTo(() => localStorage.removeItem(key), undefined)
  const keys = (prefix: string) =>
    attemptTo(() => Object.keys(localStorage), []).filter((key) => key.startsWith(prefix))

  function set(key: string, value: string): boolean {
    return attemptTo(() => {
      localStorage.setItem(key, value)
      return true
    }, false)
  }

  for (const key of keys(sentPrefix)) if (Number(get(key)) < Date.now() - day) drop(key)

  return {
    /** Everything that lies in the browser's storage, the oldest first. */
    all(): KeptRecord[] {
      const found = keys(keptPrefix).flatMap((key) => {
        const record = parse(get(key))
        if (record === undefined) drop(key)
        return record ?? []
      })
      return found.sort((a, b) => (a.enquiry.writtenAt < b.enquiry.writtenAt ? -1 : 1))
    },
    read: (id: string) => memory.get(id) ?? parse(get(keptPrefix + id)),
    write(record: KeptRecord): void {
      const { id } = record.enquiry
      if (set(keptPrefix + id, JSON.stringify(record))) memory.delete(id)
      else memory.set(id, record)
    },
    /** @returns false where it is in memory only, and gone with this page */
    isStored: (id: string) => !memory.has(id),
    remove(id: string): void {
      memory.delete(id)
      drop(keptPrefix + id)
    },
    markSent: (id: string) => void set(sentPrefix + id, String(Date.now())),
    wasSent: (id: string) => get(sentPrefix + id) !== null,
  }
}
