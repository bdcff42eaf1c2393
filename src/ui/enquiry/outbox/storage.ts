import { isFormName } from '../../../model/forms.ts'
import type { Enquiry, EnteredField } from '../enquiry.ts'
import { sentPrefix, unsentPrefix } from './keys.ts'

/** An unsent enquiry, and when it is tried again. */
export type UnsentRecord = {
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
function parse(text: string | null): UnsentRecord | undefined {
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

/** @returns what `access` returns, or `otherwise` where the storage is forbidden or full */
function tryStorage<T>(access: () => T, otherwise: T): T {
  try {
    return access()
  } catch {
    return otherwise
  }
}

/** Holds unsent enquiries: in the browser's storage, and where that fails, in memory. */
export function createStorage() {
  const memory = new Map<string, UnsentRecord>()
  const get = (key: string) => tryStorage(() => localStorage.getItem(key), null)
  const drop = (key: string) => tryStorage(() => localStorage.removeItem(key), undefined)
  const keys = (prefix: string) =>
    tryStorage(() => Object.keys(localStorage), []).filter((key) => key.startsWith(prefix))

  function set(key: string, value: string): boolean {
    return tryStorage(() => {
      localStorage.setItem(key, value)
      return true
    }, false)
  }

  for (const key of keys(sentPrefix)) if (Number(get(key)) < Date.now() - day) drop(key)

  return {
    /** Everything in the browser's storage, the oldest first. */
    all(): UnsentRecord[] {
      const found = keys(unsentPrefix).flatMap((key) => {
        const record = parse(get(key))
        if (record === undefined) drop(key)
        return record ?? []
      })
      return found.sort((a, b) => (a.enquiry.writtenAt < b.enquiry.writtenAt ? -1 : 1))
    },
    read: (id: string) => memory.get(id) ?? parse(get(unsentPrefix + id)),
    write(record: UnsentRecord): void {
      const { id } = record.enquiry
      if (set(unsentPrefix + id, JSON.stringify(record))) memory.delete(id)
      else memory.set(id, record)
    },
    /** @returns false where it is in memory only, and lost with this page */
    isStored: (id: string) => !memory.has(id),
    remove(id: string): void {
      memory.delete(id)
      drop(unsentPrefix + id)
    },
    markSent: (id: string) => void set(sentPrefix + id, String(Date.now())),
    wasSent: (id: string) => get(sentPrefix + id) !== null,
  }
}
