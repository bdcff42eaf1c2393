import { tryStorage } from '../../ui/browser/tryStorage.ts'

/** Every unsent enquiry has a key of its own, so that two tabs never overwrite each other's. */
export const unsentPrefix = 'enquiry.kept.'

/** Marks, without its content, an enquiry that was sent: other tabs tell it from a discarded one. */
export const sentPrefix = 'enquiry.sent.'

/** The event by which the page's other parts learn that a form has handed an enquiry to the outbox. */
const addedEvent = 'enquiryadded'

/** Tells {@link watchUnsent} of an enquiry that was handed to the outbox. */
export function announceUnsent(): void {
  dispatchEvent(new Event(addedEvent))
}

function hasUnsent(): boolean {
  const keys = tryStorage(() => Object.keys(localStorage), [])
  return keys.some((key) => key.startsWith(unsentPrefix))
}

/**
 * Watches for enquiries that are not sent yet: from an earlier visit, from another tab, or from a
 * form on this page. Reads the storage's keys once if there is none.
 * @param onFound called once there is one, and on each change after that
 * @returns a function that stops watching
 */
export function watchUnsent(onFound: () => void): () => void {
  const look = () => {
    if (hasUnsent()) onFound()
  }
  look()
  addEventListener(addedEvent, onFound)
  addEventListener('storage', look)
  return () => {
    removeEventListener(addedEvent, onFound)
    removeEventListener('storage', look)
  }
}
