import { anythingKept } from './outbox/keys.ts'

/** Told to this page's other parts when a form has put something into the outbox. */
const kept = 'enquirykept'

export function announceKept(): void {
  dispatchEvent(new Event(kept))
}

/**
 * Watches for enquiries that are not sent yet: from an earlier visit, from another tab, or from a
 * form on this page. Costs one look at the storage's keys where there is none.
 * @param found called once there is one, and on each change after that
 * @returns what ends the watching
 */
export function watchKept(found: () => void): () => void {
  const look = () => {
    if (anythingKept()) found()
  }
  look()
  addEventListener(kept, found)
  addEventListener('storage', look)
  return () => {
    removeEventListener(kept, found)
    removeEventListener('storage', look)
  }
}
