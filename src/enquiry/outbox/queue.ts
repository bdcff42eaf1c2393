import { longestWait } from './post.ts'

/** The number of enquiries that are posted at the same time; the others wait in their order. */
const maxParallel = 3

/** The due time of what is to be tried at once, however long it had still to wait. */
export const immediately = 0

/**
 * The time until then, in milliseconds. Nothing waits longer than the longest wait: a time
 * further ahead was written by a clock that has been corrected since, and is due.
 */
export function timeUntil(time: number): number {
  const wait = time - Date.now()
  return wait > longestWait ? 0 : Math.max(wait, 0)
}

/**
 * The wait before an enquiry is tried again: 5 s, three times as long each time, 15 minutes
 * at most; up to a fifth more, so that many browsers do not come back at the same moment.
 */
export function backoff(attempts: number): number {
  return Math.min(5_000 * 3 ** (attempts - 1), 15 * 60 * 1000) * (1 + Math.random() / 5)
}

/**
 * Tries enquiries when they are due.
 * @param attempt tries one; `time` is the one that was set for it. If it throws, the others still get their turn
 */
export function createQueue(attempt: (id: string, time: number) => Promise<void>) {
  const due = new Map<string, number>()
  let running = 0
  let stopped = false
  let timer: ReturnType<typeof setTimeout> | undefined

  function plan(): void {
    clearTimeout(timer)
    if (stopped || running >= maxParallel || due.size === 0) return
    timer = setTimeout(start, Math.min(...Array.from(due.values(), timeUntil)))
  }

  function start(): void {
    for (const [id, time] of due) {
      if (running >= maxParallel) break
      if (timeUntil(time) === 0) void run(id, time)
    }
    plan()
  }

  async function run(id: string, time: number): Promise<void> {
    due.delete(id)
    running += 1
    try {
      await attempt(id, time)
    } finally {
      running -= 1
      plan()
    }
  }

  return {
    /** Sets when enquiries are tried next. */
    set(times: Iterable<readonly [id: string, time: number]>): void {
      for (const [id, time] of times) due.set(id, time)
      plan()
    },
    delete: (id: string) => void due.delete(id),
    /** Begins with what is due. */
    start,
    stop(): void {
      stopped = true
      clearTimeout(timer)
    },
  }
}
