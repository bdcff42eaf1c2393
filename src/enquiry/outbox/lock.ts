import { requestLock } from '../../ui/browser/requestLock.ts'

/** Names of the locks that this page holds or requests. */
const locked = new Set<string>()

/**
 * Runs some work in one tab at a time. In a browser without Web Locks, or one that refuses them, the lock holds within
 * the page, and two tabs may post an enquiry at the same moment. The server recognizes it by its idempotency key.
 * @param name what is worked on
 * @returns false, and the work has not run, if another tab or this page holds the lock
 */
export async function withLock(name: string, work: () => Promise<void>): Promise<boolean> {
  if (locked.has(name)) return false
  locked.add(name)
  try {
    const unlocked = async () => undefined
    const release = await requestLock(`enquiry.${name}`).catch(() => unlocked)
    if (release === undefined) return false
    try {
      await work()
    } finally {
      await release()
    }
    return true
  } finally {
    locked.delete(name)
  }
}
