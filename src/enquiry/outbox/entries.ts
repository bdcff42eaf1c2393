import { createStore } from '../../ui/browser/createStore.ts'
import type { Enquiry, EnquiryStatus, FieldErrors } from '../enquiry.ts'

/** The outcome of an enquiry, for the form in which it was written. */
export type Update =
  | EnquiryStatus
  | { step: 'refused'; errors: FieldErrors }
  /** By the visitor, here or in another tab. */
  | { step: 'discarded' }

export type OutboxEntry = { enquiry: Enquiry; status: EnquiryStatus }

/**
 * The enquiries that the page shows, and the listeners of the forms they were written in.
 * @param initial the oldest first
 */
export function createEntries(initial: readonly OutboxEntry[]) {
  const store = createStore<ReadonlyMap<string, OutboxEntry>>(
    new Map(initial.map((entry) => [entry.enquiry.id, entry])),
  )
  const listeners = new Map<string, (update: Update) => void>()

  /** Removes enquiries from what is shown. */
  function forget(ids: readonly string[]): void {
    const left = new Map(store.get())
    for (const id of ids) left.delete(id)
    store.set(left)
  }

  return {
    store,
    get: (id: string) => store.get().get(id),
    /** The listeners of the forms on this page that the enquiries were written in, by their ids. */
    listeners,
    setStatus(enquiry: Enquiry, status: EnquiryStatus): void {
      store.set(new Map(store.get()).set(enquiry.id, { enquiry, status }))
      listeners.get(enquiry.id)?.(status)
      if (status.step === 'sent') listeners.delete(enquiry.id)
    },
    forget,
    /** Removes one that is neither sent nor tried again, and informs its form. */
    end(id: string, update: Update): void {
      forget([id])
      listeners.get(id)?.(update)
      listeners.delete(id)
    },
  }
}
