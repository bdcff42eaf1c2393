import { leasePrefix } from './keys.ts'

/** Longer than any request may take; a tab that was closed in the middle blocks no longer. */
const leaseFor = 40_000
/** Another tab that wrote at the same moment has written by then, and the last one wins. */
const writeGap = 80

type Lease = { owner: string; until: number }

function readLease(key: string): Lease | undefined {
  const [owner, until] = (localStorage.getItem(key) ?? '').split(' ')
  return owner ? { owner, until: Number(until) } : undefined
}

/** Browsers without Web Locks, and pages that are not served securely. */
async function withLease(name: string, work: () => Promise<void>): Promise<boolean> {
  const key = leasePrefix + name
  const owner = String(Math.random())
  try {
    const held = readLease(key)
    const now = Date.now()
    // A lease from far ahead is a clock that was set back.
    if (held !== undefined && held.until > now && held.until <= now + leaseFor) return false
    localStorage.setItem(key, `${owner} ${now + leaseFor}`)
    await new Promise((done) => setTimeout(done, writeGap * (1 + Math.random())))
    if (readLease(key)?.owner !== owner) return false
  } catch {
    // A storage that takes nothing holds no lease: two tabs may post it, under one key.
    await work()
    return true
  }
  try {
    await work()
  } finally {
    if (readLease(key)?.owner === owner) localStorage.removeItem(key)
  }
  return true
}

/**
 * Runs some work in one tab at a time.
 * @param name what is worked on
 * @returns false, and the work has not run, where another tab is at it
 */
export async function exclusively(name: string, work: () => Promise<void>): Promise<boolean> {
  // Not there in older browsers and on pages that are not served securely, whatever the types say.
  const locks: LockManager | undefined = navigator.locks
  if (locks === undefined) return withLease(name, work)
  return locks.request(`enquiry.${name}`, { ifAvailable: true }, async (lock) => {
    if (lock === null) return false
    await work()
    return true
  })
}
