/** The enquiries that this page works on, for browsers without Web Locks. */
const locked = new Set<string>()

/**
 * Runs some work in one tab at a time. Browsers have Web Locks on secure pages only: on a page served
 * over plain http the lock holds within the page, and two tabs may post an enquiry at the same moment.
 * The server recognizes it by its idempotency key.
 * @param name what is worked on
 * @returns false, and the work has not run, if another tab holds the lock
 */
export async function withLock(name: string, work: () => Promise<void>): Promise<boolean> {
  // The types know nothing of insecure pages.
  const locks: LockManager | undefined = navigator.locks
  if (locks !== undefined) {
    return locks.request(`enquiry.${name}`, { ifAvailable: true }, async (lock) => {
      if (lock !== null) await work()
      return lock !== null
    })
  }
  if (locked.has(name)) return false
  locked.add(name)
  try {
    await work()
  } finally {
    locked.delete(name)
  }
  return true
}
