import { createStore } from '../../screen/store.ts'
import type { Enquiry, FieldErrors, Status } from '../enquiry.ts'
import { keptPrefix } from './keys.ts'
import { exclusively } from './lock.ts'
import { type Answer, post } from './post.ts'
import { atThisMoment, backoff, createQueue, until } from './queue.ts'
import { createStorage, type KeptRecord } from './storage.ts'

/** What became of an enquiry, told to the form it was written in. */
export type Update =
  | Status
  | { step: 'refused'; errors: FieldErrors }
  /** By the visitor, here or in another tab. */
  | { step: 'discarded' }

export type Entry = { enquiry: Enquiry; status: Status }

export type Outbox = ReturnType<typeof createOutbox>

/** Another tab is at it: look again after this time. */
const busyFor = 5_000
/** So long the storage of another tab may take to show that an enquiry was sent. */
const storageDelay = 100
/** Shorter than this nobody has to wait for a server that asked to be left alone. */
const shortestWait = 5_000

/** When it is tried where only the server's own wish is waited for. */
function soonest({ next, deferred }: { next: number; deferred: boolean }): number {
  return deferred ? next : atThisMoment
}

/** @param endpoint where enquiries are posted to; null: what is kept is only shown */
export function createOutbox(endpoint: string | null) {
  const storage = createStorage()
  const queue = createQueue((id, time) => attempt(id, time === atThisMoment ? 'soon' : 'due'))
  const watchers = new Map<string, (update: Update) => void>()

  function statusOf({ enquiry, why, next, deferred, refused }: KeptRecord): Status {
    if (refused) return { step: 'failed' }
    // One that waits for its turn is overdue.
    const time = Math.max(next, Date.now())
    return { step: 'kept', why, stored: storage.isStored(enquiry.id), next: time, deferred }
  }

  const kept = storage.all()
  const entries = createStore<ReadonlyMap<string, Entry>>(
    new Map(kept.map((record) => [record.enquiry.id, entryOf(record)])),
  )

  function entryOf(record: KeptRecord): Entry {
    return { enquiry: record.enquiry, status: statusOf(record) }
  }

  function show(enquiry: Enquiry, status: Status): void {
    entries.set(new Map(entries.get()).set(enquiry.id, { enquiry, status }))
    watchers.get(enquiry.id)?.(status)
    if (status.step === 'sent') watchers.delete(enquiry.id)
  }

  /** Here, or in the tab that has the lock. */
  function showSending(id: string): void {
    const entry = entries.get().get(id)
    if (entry !== undefined) show(entry.enquiry, { step: 'sending' })
  }

  function showRecord(record: KeptRecord): void {
    const { enquiry, next, refused } = record
    if (refused) queue.delete(enquiry.id)
    else queue.set([[enquiry.id, next]])
    show(enquiry, statusOf(record))
  }

  function forget(ids: readonly string[]): void {
    const left = new Map(entries.get())
    for (const id of ids) left.delete(id)
    entries.set(left)
  }

  function end(id: string, update: Update): void {
    queue.delete(id)
    forget([id])
    watchers.get(id)?.(update)
    watchers.delete(id)
  }

  /** Nothing lies there any more: another tab has sent it, or it was discarded. */
  function gone(id: string): void {
    const entry = entries.get().get(id)
    if (entry?.status.step === 'sent') return
    queue.delete(id)
    if (entry !== undefined && storage.wasSent(id)) show(entry.enquiry, { step: 'sent' })
    else end(id, { step: 'discarded' })
  }

  function settle(record: KeptRecord, answer: Answer): void {
    const { id } = record.enquiry
    const attempts = record.attempts + 1
    if (answer.kind === 'accepted') {
      storage.markSent(id)
      storage.remove(id)
      show(record.enquiry, { step: 'sent' })
    } else if (storage.read(id) === undefined) {
      gone(id)
    } else if (answer.kind === 'refused' && watchers.has(id)) {
      storage.remove(id)
      end(id, { step: 'refused', errors: answer.errors })
    } else {
      const wait = answer.kind === 'later' ? (answer.wait ?? 0) : 0
      const pause = wait > 0 ? Math.max(wait, shortestWait) : backoff(attempts)
      const changed: KeptRecord = {
        enquiry: record.enquiry,
        attempts,
        why: navigator.onLine ? 'failing' : 'offline',
        next: Date.now() + pause,
        deferred: wait > 0,
        refused: answer.kind !== 'later',
      }
      storage.write(changed)
      showRecord(changed)
    }
  }

  async function attempt(id: string, how: 'due' | 'soon' | 'asked'): Promise<void> {
    queue.delete(id)
    showSending(id)
    const isFree = await exclusively(id, async () => {
      const record = storage.read(id)
      if (record === undefined) return gone(id)
      // Another tab may have tried it in the meantime.
      const isEarly = until(record.next) > 0 && (how === 'due' || record.deferred)
      const isOver = record.refused && how !== 'asked'
      if (endpoint === null || isEarly || isOver) return showRecord(record)
      const answer = await post(endpoint, record.enquiry)
      settle(record, answer)
      if (answer.kind === 'accepted') await new Promise((done) => setTimeout(done, storageDelay))
    })
    if (!isFree) queue.set([[id, Date.now() + busyFor]])
  }

  function onOnline(): void {
    const waiting = [...entries.get().values()].flatMap(({ enquiry, status }) =>
      status.step === 'kept' ? [[enquiry.id, soonest(status)] as const] : [],
    )
    queue.set(waiting)
  }

  function onStorage({ key }: StorageEvent): void {
    if (key !== null && !key.startsWith(keptPrefix)) return
    const ids = key === null ? [...entries.get().keys()] : [key.slice(keptPrefix.length)]
    for (const id of ids) {
      const record = storage.read(id)
      if (record === undefined) gone(id)
      // Another tab is at its first try: looked at again in case that tab is closed meanwhile.
      else if (record.attempts === 0) queue.set([[id, Date.now() + busyFor]])
      else showRecord(record)
    }
  }

  if (endpoint === null) queue.stop()
  addEventListener('online', onOnline)
  addEventListener('storage', onStorage)
  const unsent = kept.filter(({ refused }) => !refused)
  queue.set(unsent.map((record) => [record.enquiry.id, soonest(record)]))
  queue.start()

  return {
    /** Everything that is on its way, by id, the oldest first. */
    entries,
    /** Sends an enquiry, or keeps it until it is sent; `onUpdate` is told of each step. */
    add(enquiry: Enquiry, onUpdate: (update: Update) => void): void {
      watchers.set(enquiry.id, onUpdate)
      const next = Date.now()
      storage.write({ enquiry, attempts: 0, why: 'failing', next, deferred: false, refused: false })
      show(enquiry, { step: 'sending' })
      void attempt(enquiry.id, 'asked')
    },
    /** @returns whether it outlives this page */
    isStored: storage.isStored,
    /** The visitor asks for another try. */
    retry: (id: string): Promise<void> => attempt(id, 'asked'),
    /** Takes an enquiry back, and calls `onRemoved`; not while it is being sent. */
    async discard(id: string, onRemoved?: () => void): Promise<void> {
      const isFree = await exclusively(id, async () => {
        storage.remove(id)
        onRemoved?.()
        gone(id)
      })
      if (!isFree) showSending(id)
    },
    /** Takes enquiries out of the list: the visitor has seen that they were sent. */
    forget,
    /** Stops trying, as a closed tab does. */
    close(): void {
      queue.stop()
      removeEventListener('online', onOnline)
      removeEventListener('storage', onStorage)
    },
  }
}

let outbox: Outbox | undefined

/** @returns the page's one outbox; it begins by trying what is kept from before */
export function openOutbox(endpoint: string | null): Outbox {
  outbox ??= createOutbox(endpoint)
  return outbox
}
