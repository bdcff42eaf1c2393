/** Every kept enquiry lies under a key of its own, so that two tabs never write over each other. */
export const keptPrefix = 'enquiry.kept.'

/** Marks, without its content, an enquiry that was sent: other tabs tell it from a discarded one. */
export const sentPrefix = 'enquiry.sent.'

export const leasePrefix = 'enquiry.lease.'

/** @returns false also where the browser forbids its storage */
export function anythingKept(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(keptPrefix))
  } catch {
    return false
  }
}
