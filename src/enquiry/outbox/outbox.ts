import type { Enquiry, FieldErrors } from '../enquiry.ts'
import type { Delivery } from '../machine.ts'
import { backoff } from './backoff.ts'
import { keptPrefix } from './keys.ts'
import { exclusively } from './lock.ts'
import { type Answer, longestWait, post } from './post.ts'
import { createShelf, type Parcel } from './shelf.ts'

/** What became of an enquiry, told to the form it was written in. */
export type News =
  | Delivery
  | { step: 'refused'; errors: FieldErrors }
  /** By the visitor, here or in another tab. */
  | { step: 'discarded' }

export type Entry = { enquiry: Enquiry; delivery: Delivery }

export type Outbox = {
  /** Sends an enquiry, or keeps it until it is sent; `watch` hears each step. */
  add(enquiry: Enquiry, watch: (news: News) => void): void
  /** Everything that is on its way; the same array until something changes. */
  entries(): readonly Entry[]
  subscribe(listener: () => void): () => void
  /** The visitor asks for another try. */
  retry(id: string): Promise<void>
  /** Takes an enquiry back, and calls `removed`; not while it is being sent. */
  discard(id: string, removed?: () => void): Promise<void>
  /** Takes an enquiry out of the list: the visitor has seen that it was sent. */
  forget(id: string): void
  /** @returns whether it outlives this page */
  stored(id: string): boolean
  /** Stops trying, as a closed tab does. */
  close(): void
}

/** Another tab is at it: look again after this time. */
const busyFor = 5_000
/** So long the storage of another tab may take to hear that an enquiry was sent. */
const hearsay = 100
/** Shorter than this nobody has to wait for a server that asked for patience. */
const shortestWait = 5_000

/**
 * How long it is until then, in milliseconds. Nobody is told to wait longer than the longest wait:
 * what lies further ahead was written by a clock that has been put right since, and is due.
 */
function until(when: number): number {
  const wait = when - Date.now()
  return wait > longestWait ? 0 : Math.max(wait, 0)
}

/** So many are posted at once by themselves; the others wait for their turn. */
const atOnce = 3
/** Due as soon as there is room, whatever it had still to wait. */
const soon = 0

type How = 'due' | 'soon' | 'asked'

/** @param endpoint where enquiries are posted to; null: what is kept is only shown */
export function createOutbox(endpoint: string | null): Outbox {
  const shelf = createShelf()
  const entries = new Map<string, Entry>()
  const watchers = new Map<string, (news: News) => void>()
  const listeners = new Set<() => void>()
  /** id -> when to look at it again */
  const due = new Map<string, number>()
  let running = 0
  let snapshot: readonly Entry[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  let closed = false

  function publish(): void {
    snapshot = [...entries.values()]
    for (const listener of listeners) listener()
  }

  function show(enquiry: Enquiry, delivery: Delivery): void {
    entries.set(enquiry.id, { enquiry, delivery })
    publish()
    watchers.get(enquiry.id)?.(delivery)
    if (delivery.step === 'sent') watchers.delete(enquiry.id)
  }

  function end(id: string, news: News): void {
    due.delete(id)
    entries.delete(id)
    publish()
    watchers.get(id)?.(news)
    watchers.delete(id)
  }

  /** Nothing lies there any more: another tab has sent it, or it was discarded. */
  function gone(id: string): void {
    const entry = entries.get(id)
    if (entry?.delivery.step === 'sent') return
    due.delete(id)
    if (entry !== undefined && shelf.wasSent(id)) show(entry.enquiry, { step: 'sent' })
    else end(id, { step: 'discarded' })
  }

  /** Here, or in the tab that has the lock. */
  function sending(id: string): void {
    const entry = entries.get(id)
    if (entry !== undefined) show(entry.enquiry, { step: 'sending' })
  }

  /** When it is due where nothing is waited for but the server's own wish. */
  function soonest({ next, patience }: { next: number; patience: boolean }): number {
    return patience ? next : soon
  }

  function deliveryOf({ enquiry, why, next, patience, refused }: Parcel): Delivery {
    if (refused) return { step: 'failed' }
    // One that waits for its turn is overdue.
    const time = Math.max(next, Date.now())
    return { step: 'kept', why, stored: shelf.stored(enquiry.id), next: time, patience }
  }

  function showParcel(parcel: Parcel): void {
    const { enquiry, next, refused } = parcel
    if (refused) due.delete(enquiry.id)
    else due.set(enquiry.id, next)
    show(enquiry, deliveryOf(parcel))
  }

  function put(parcel: Parcel): void {
    shelf.write(parcel)
    showParcel(parcel)
  }

  function settle(parcel: Parcel, answer: Answer): void {
    const { id } = parcel.enquiry
    const attempts = parcel.attempts + 1
    if (answer.kind === 'accepted') {
      shelf.markSent(id)
      shelf.remove(id)
      show(parcel.enquiry, { step: 'sent' })
    } else if (shelf.read(id) === undefined) {
      gone(id)
    } else if (answer.kind === 'refused' && watchers.has(id)) {
      shelf.remove(id)
      end(id, { step: 'refused', errors: answer.errors })
    } else if (answer.kind === 'later') {
      const wait = answer.wait ?? 0
      const pause = wait > 0 ? Math.max(wait, shortestWait) : backoff(attempts, Math.random())
      const why = navigator.onLine ? 'failing' : 'offline'
      const next = Date.now() + pause
      put({ ...parcel, attempts, why, next, patience: wait > 0, refused: false })
    } else {
      put({ ...parcel, attempts, refused: true })
    }
  }

  async function attempt(id: string, how: How): Promise<void> {
    due.delete(id)
    running += 1
    sending(id)
    const free = await exclusively(id, async () => {
      const parcel = shelf.read(id)
      if (parcel === undefined) return gone(id)
      const early = until(parcel.next) > 0 && (how === 'due' || parcel.patience)
      const over = parcel.refused && how !== 'asked'
      if (endpoint === null || early || over) return showParcel(parcel)
      const answer = await post(endpoint, parcel.enquiry)
      settle(parcel, answer)
      if (answer.kind === 'accepted') await new Promise((done) => setTimeout(done, hearsay))
    })
    if (!free) due.set(id, Date.now() + busyFor)
    running -= 1
    plan()
  }

  function plan(): void {
    clearTimeout(timer)
    if (closed || due.size === 0 || running >= atOnce || endpoint === null) return
    let wait = longestWait
    for (const when of due.values()) wait = Math.min(wait, until(when))
    timer = setTimeout(look, wait)
  }

  function look(): void {
    for (const [id, when] of due) {
      if (running >= atOnce) break
      if (until(when) === 0) void attempt(id, when === soon ? 'soon' : 'due')
    }
    plan()
  }

  function whenOnline(): void {
    for (const { enquiry, delivery } of entries.values()) {
      if (delivery.step === 'kept') due.set(enquiry.id, soonest(delivery))
    }
    plan()
  }

  function whenStored({ key }: StorageEvent): void {
    if (key !== null && !key.startsWith(keptPrefix)) return
    const ids = key === null ? [...entries.keys()] : [key.slice(keptPrefix.length)]
    for (const id of ids) {
      const parcel = shelf.read(id)
      if (parcel === undefined) gone(id)
      // Another tab is at its first try: looked at again in case that tab is closed meanwhile.
      else if (parcel.attempts === 0) due.set(id, Date.now() + busyFor)
      else showParcel(parcel)
    }
    plan()
  }

  addEventListener('online', whenOnline)
  addEventListener('storage', whenStored)
  for (const parcel of shelf.all()) {
    const { enquiry, refused } = parcel
    entries.set(enquiry.id, { enquiry, delivery: deliveryOf(parcel) })
    if (!refused) due.set(enquiry.id, soonest(parcel))
  }
  publish()
  look()

  return {
    add(enquiry, watch) {
      watchers.set(enquiry.id, watch)
      shelf.write({
        enquiry,
        attempts: 0,
        why: 'failing',
        next: Date.now(),
        patience: false,
        refused: false,
      })
      show(enquiry, { step: 'sending' })
      void attempt(enquiry.id, 'asked')
    },
    entries: () => snapshot,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    retry: (id) => attempt(id, 'asked'),
    async discard(id, removed) {
      const free = await exclusively(id, async () => {
        shelf.remove(id)
        removed?.()
        gone(id)
      })
      if (!free) sending(id)
    },
    forget(id) {
      entries.delete(id)
      publish()
    },
    stored: (id) => shelf.stored(id),
    close() {
      closed = true
      clearTimeout(timer)
      removeEventListener('online', whenOnline)
      removeEventListener('storage', whenStored)
    },
  }
}

let outbox: Outbox | undefined

/** @returns the page's one outbox; it begins by trying what is kept from before */
export function openOutbox(endpoint: string | null): Outbox {
  outbox ??= createOutbox(endpoint)
  return outbox
}
