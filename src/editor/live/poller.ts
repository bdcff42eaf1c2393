import { createStore } from '../../ui/browser/createStore.ts'
import { GitHubError } from '../github.ts'

/** The latest value, and the error of a failed read after it. */
type Polled<T> = { value?: T; fault?: string }

/** Seconds between two reads: while something happens, growing; and while nothing is expected. */
const INTERVAL = { first: 10, growth: 1.4, longest: 90, idle: 300 }

/**
 * Reads something again and again while somebody looks: as long as it is subscribed to and the tab is
 * visible. A rate limit is waited for.
 * @param isIdle whether nothing more is expected to happen
 */
export function createPoller<T>(read: () => Promise<T>, isIdle: (value: T) => boolean) {
  const store = createStore<Polled<T>>({})
  let watchers = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let reading = false
  let interval = INTERVAL.first
  /** The time before which GitHub wants no request. */
  let notBefore = 0

  function schedule(seconds: number): void {
    clearTimeout(timer)
    if (watchers === 0 || document.hidden) return
    const earliest = notBefore - Date.now()
    timer = setTimeout(() => void poll(), Math.max(seconds * 1000, earliest))
  }

  async function poll(): Promise<void> {
    if (reading) return
    reading = true
    let idle = false
    try {
      const value = await read()
      idle = isIdle(value)
      store.set({ value })
    } catch (error) {
      if (error instanceof GitHubError) notBefore = Date.now() + error.wait * 1000
      const fault = error instanceof Error ? error.message : String(error)
      store.set({ value: store.get().value, fault })
    } finally {
      reading = false
    }
    schedule(idle ? INTERVAL.idle : interval)
    interval = Math.min(INTERVAL.longest, interval * INTERVAL.growth)
  }

  /** Something has happened: the next read comes soon. */
  function restart(): void {
    interval = INTERVAL.first
    schedule(0)
  }

  return {
    get: store.get,
    restart,
    /** Subscribes, and reads as long as somebody is subscribed. */
    subscribe(listener: () => void): () => void {
      const end = store.subscribe(listener)
      watchers += 1
      if (watchers === 1) {
        document.addEventListener('visibilitychange', restart)
        restart()
      }
      return () => {
        end()
        watchers -= 1
        if (watchers > 0) return
        document.removeEventListener('visibilitychange', restart)
        clearTimeout(timer)
      }
    },
  }
}

export type Poller<T> = ReturnType<typeof createPoller<T>>
