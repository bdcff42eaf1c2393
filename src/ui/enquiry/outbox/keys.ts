/** Every kept enquiry lies under a key of its own, so that two tabs never write over each other. */
export const keptPrefix = 'enquiry.kept.'

/** Marks, without its content, an enquiry that was sent: other tabs tell it from a discarded one. */
export const sentPrefix = 'enquiry.sent.'

/** What is being posted, by which tab and until when, in browsers without locks. */
export const leasePrefix = 'enquiry.lease.'

/** The event that tells this page's other parts of an enquiry that a form has handed to the outbox. */
const announced = 'enquirykept'

/** Tells of it; {@link watchKept} hears. */
export function announceKept(): void {
  dispatchEvent(new Event(announced))
}

/** A browser may forbid its storage. */
function isAnythingKept(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(keptPrefix))
  } catch {
    return false
  }
}

/**
 * Watches for enquiries that are not sent yet: from an earlier visit, from another tab, or from a
 * form on this page. Costs one look at the storage's keys where there is none.
 * @param found called once there is one, and on each change after that
 * @returns what ends the watching
 */
export function watchKept(found: () => void): () => void {
  const look = () => {
    if (isAnythingKept()) found()
  }
  look()
  addEventListener(announced, found)
  addEventListener('storage', look)
  return () => {
    removeEventListener(announced, found)
    removeEventListener('storage', look)
  }
}
