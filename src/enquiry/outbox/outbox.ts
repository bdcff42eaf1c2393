import { createStore } from '../../ui/browser/createStore.ts'
import type { Destination, Enquiry, EnquiryStatus } from '../enquiry.ts'
import { createEntries, type Update } from './entries.ts'
import { announceUnsent, unsentPrefix } from './keys.ts'
import { withLock } from './lock.ts'
import { type PostResult, post } from './post.ts'
import { backoff, createQueue, immediately, timeUntil } from './queue.ts'
import { createStorage, type UnsentRecord } from './storage.ts'

export type Outbox = ReturnType<typeof createOutbox>

/** Another tab holds the lock: look again after this time. */
const busyDelay = 5_000
/** The time, in milliseconds, that the storage of another tab may take to show that an enquiry was sent. */
const storageDelay = 100
/** The least to wait for a server that asked to be left alone. */
const shortestWait = 5_000

/** The next attempt once the page opens or is online: at once, unless the server asked for a pause. */
function soonest({ next, deferred }: { next: number; deferred: boolean }): number {
  return deferred ? next : immediately
}

function statusOf({ why, next, deferred, refused }: UnsentRecord, stored: boolean): EnquiryStatus {
  if (refused) return { step: 'failed' }
  // One that waits for its turn is overdue.
  return { step: 'unsent', why, stored, next: Math.max(next, Date.now()), deferred }
}

/** @returns the record after an attempt that did not get the enquiry sent */
function afterAttempt(record: UnsentRecord, answer: PostResult): UnsentRecord {
  const attempts = record.attempts + 1
  const wait = answer.kind === 'later' ? (answer.wait ?? 0) : 0
  const pause = wait > 0 ? Math.max(wait, shortestWait) : backoff(attempts)
  return {
    enquiry: record.enquiry,
    attempts,
    why: navigator.onLine ? 'failing' : 'offline',
    next: Date.now() + pause,
    deferred: wait > 0,
    refused: answer.kind !== 'later',
  }
}

/** An outbox that posts to one place. */
export function createOutbox({ endpoint, via }: Destination) {
  const storage = createStorage()
  const stored = storage.all()
  const entries = createEntries(
    stored.map((record) => ({ enquiry: record.enquiry, status: statusOf(record, true) })),
  )
  const unreadable = createStore(storage.unreadable())
  const queue = createQueue((id, time) => attempt(id, time === immediately ? 'soon' : 'due'))

  /** Here, or in the tab that holds the lock. */
  function showSending(id: string): void {
    const entry = entries.get(id)
    if (entry !== undefined) entries.setStatus(entry.enquiry, { step: 'sending' })
  }

  function showUnreadable(): void {
    const found = storage.unreadable()
    if (found.length > 0 || unreadable.get().length > 0) unreadable.set(found)
  }

  function showRecord(record: UnsentRecord): void {
    const { enquiry, next, refused } = record
    if (refused) queue.delete(enquiry.id)
    else queue.set([[enquiry.id, next]])
    entries.setStatus(enquiry, statusOf(record, storage.isStored(enquiry.id)))
  }

  function end(id: string, update: Update): void {
    queue.delete(id)
    entries.end(id, update)
  }

  /** It is not in the storage any more: another tab has sent it, or it was discarded. */
  function showRemoved(id: string): void {
    const entry = entries.get(id)
    if (entry?.status.step === 'sent') return
    queue.delete(id)
    if (entry !== undefined && storage.wasSent(id))
      entries.setStatus(entry.enquiry, { step: 'sent' })
    else end(id, { step: 'discarded' })
  }

  function handleAnswer(record: UnsentRecord, answer: PostResult): void {
    const { id } = record.enquiry
    if (answer.kind === 'accepted') {
      storage.markSent(id)
      storage.remove(id)
      // Another version may have stored it in its own form meanwhile.
      showUnreadable()
      entries.setStatus(record.enquiry, { step: 'sent' })
    } else if (storage.read(id) === undefined) {
      showRemoved(id)
    } else if (answer.kind === 'refused' && entries.listeners.has(id)) {
      storage.remove(id)
      end(id, { step: 'refused', errors: answer.errors })
    } else {
      const changed = afterAttempt(record, answer)
      storage.write(changed)
      showRecord(changed)
    }
  }

  async function attempt(id: string, reason: 'due' | 'soon' | 'visitor'): Promise<void> {
    queue.delete(id)
    showSending(id)
    try {
      const isFree = await withLock(id, () => tryRecord(id, reason))
      if (!isFree) queue.set([[id, Date.now() + busyDelay]])
    } catch {
      // The visitor reads that the enquiry was not sent; it is sent again later.
      const record = storage.read(id)
      if (record !== undefined) handleAnswer(record, { kind: 'later' })
    }
  }

  async function tryRecord(id: string, reason: 'due' | 'soon' | 'visitor'): Promise<void> {
    const record = storage.read(id)
    if (record === undefined) return showRemoved(id)
    // Another tab may have tried it in the meantime.
    const isEarly = timeUntil(record.next) > 0 && (reason === 'due' || record.deferred)
    const isOver = record.refused && reason !== 'visitor'
    if (endpoint === null || isEarly || isOver) return showRecord(record)
    const answer = await post(endpoint, record.enquiry, via)
    handleAnswer(record, answer)
    if (answer.kind === 'accepted') await new Promise((done) => setTimeout(done, storageDelay))
  }

  function onOnline(): void {
    const waiting = [...entries.store.get().values()].flatMap(({ enquiry, status }) =>
      status.step === 'unsent' ? [[enquiry.id, soonest(status)] as const] : [],
    )
    queue.set(waiting)
  }

  function onStorage({ key }: StorageEvent): void {
    if (key !== null && !key.startsWith(unsentPrefix)) return
    const ids = key === null ? [...entries.store.get().keys()] : [key.slice(unsentPrefix.length)]
    for (const id of ids) {
      const record = storage.read(id)
      if (record === undefined) showRemoved(id)
      // Another tab makes its first attempt: looked at again in case that tab is closed meanwhile.
      else if (record.attempts === 0) queue.set([[id, Date.now() + busyDelay]])
      else showRecord(record)
    }
    showUnreadable()
  }

  if (endpoint === null) queue.stop()
  addEventListener('online', onOnline)
  addEventListener('storage', onStorage)
  const unsent = stored.filter(({ refused }) => !refused)
  queue.set(unsent.map((record) => [record.enquiry.id, soonest(record)]))
  queue.start()

  return {
    /** Everything that is on its way, by id, the oldest first. */
    entries: entries.store,
    /** Entries that another version of the site has stored: they are shown, and never sent. */
    unreadable,
    /** Sends an enquiry, or stores it until it is sent; `onUpdate` is called at each step. */
    add(written: Enquiry, onUpdate: (update: Update) => void): void {
      const language = document.documentElement.lang
      const enquiry: Enquiry = { ...written, page: location.pathname, language }
      entries.listeners.set(enquiry.id, onUpdate)
      const next = Date.now()
      storage.write({ enquiry, attempts: 0, why: 'failing', next, deferred: false, refused: false })
      entries.setStatus(enquiry, { step: 'sending' })
      void attempt(enquiry.id, 'visitor')
      announceUnsent()
    },
    /** @returns whether it outlives this page */
    isStored: storage.isStored,
    /** The visitor asks for another try. */
    retry: (id: string): Promise<void> => attempt(id, 'visitor'),
    /** Withdraws an enquiry, and calls `onRemoved`; not while it is being sent. */
    async discard(id: string, onRemoved?: () => void): Promise<void> {
      const isFree = await withLock(id, async () => {
        storage.remove(id)
        onRemoved?.()
        showRemoved(id)
        showUnreadable()
      })
      if (!isFree) showSending(id)
    },
    /** Removes enquiries from the list: the visitor has seen that they were sent. */
    forget: entries.forget,
    /** Stops trying, as a closed tab does. */
    close(): void {
      queue.stop()
      removeEventListener('online', onOnline)
      removeEventListener('storage', onStorage)
    },
  }
}

let outbox: Outbox | undefined

/** @returns the page's one outbox; it begins by trying what an earlier visit has stored */
export function openOutbox(destination: Destination): Outbox {
  outbox ??= createOutbox(destination)
  return outbox
}
