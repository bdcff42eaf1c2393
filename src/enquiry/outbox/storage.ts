import { isFormName } from '../../catalogue/forms.ts'
import { limits } from '../../catalogue/limits.ts'
import { tryStorage } from '../../ui/browser/tryStorage.ts'
import type { Enquiry, EnquiryMessage, EnteredField } from '../enquiry.ts'
import { sentPrefix, unsentPrefix } from './keys.ts'
import { isObject, readUnreadable } from './unreadable.ts'

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

/** No form allows a longer text. */
function isText(value: unknown): value is string {
  return typeof value === 'string' && value.length <= limits.enquiryText
}

function isField(value: unknown): value is EnteredField {
  return isObject(value) && [value.name, value.label, value.value, value.text].every(isText)
}

function isEnquiry(value: unknown): value is Enquiry {
  return (
    isObject(value) &&
    [value.id, value.about, value.writtenAt].every(isText) &&
    [value.page ?? '', value.language ?? ''].every(isText) &&
    isFormName(value.form) &&
    Array.isArray(value.fields) &&
    value.fields.length <= limits.enquiryFields &&
    value.fields.every(isField)
  )
}

/**
 * @param id the end of its key, by which it is found and removed
 * @returns undefined for what an older or newer version, or another script, has written there
 */
function parse(id: string, text: string | null): UnsentRecord | undefined {
  let found: unknown
  try {
    found = JSON.parse(text ?? 'null')
  } catch {
    return undefined
  }
  if (!isObject(found)) return undefined
  const { enquiry, attempts, next, why, deferred, refused } = found
  return isEnquiry(enquiry) &&
    enquiry.id === id &&
    typeof attempts === 'number' &&
    typeof next === 'number'
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

/** Holds unsent enquiries: in the browser's storage, and if that fails, in memory. */
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

  const idsInStorage = () => keys(unsentPrefix).map((key) => key.slice(unsentPrefix.length))
  const stored = (id: string) => parse(id, get(unsentPrefix + id))

  for (const key of keys(sentPrefix)) if (Number(get(key)) < Date.now() - day) drop(key)

  return {
    /** Everything in the browser's storage that this version can read, the oldest first. */
    all(): UnsentRecord[] {
      const found = idsInStorage().flatMap((id) => stored(id) ?? [])
      return found.sort((a, b) => (a.enquiry.writtenAt < b.enquiry.writtenAt ? -1 : 1))
    },
    /** The rest: it stays, for another version or until the visitor discards it. */
    unreadable(): EnquiryMessage[] {
      return idsInStorage().flatMap((id) => {
        const text = get(unsentPrefix + id)
        if (text === null || memory.has(id) || parse(id, text) !== undefined) return []
        return [readUnreadable(id, text)]
      })
    },
    read: (id: string) => memory.get(id) ?? stored(id),
    write(record: UnsentRecord): void {
      const { id } = record.enquiry
      // Some browsers accept a write and then return nothing.
      if (set(unsentPrefix + id, JSON.stringify(record)) && stored(id)) memory.delete(id)
      else memory.set(id, record)
    },
    /** @returns false if it is in memory only, and lost with this page */
    isStored: (id: string) => !memory.has(id),
    remove(id: string): void {
      memory.delete(id)
      drop(unsentPrefix + id)
    },
    markSent: (id: string) => void set(sentPrefix + id, String(Date.now())),
    wasSent: (id: string) => get(sentPrefix + id) !== null,
  }
}
