import { requestLock } from '../../ui/browser/requestLock.ts'

/** In milliseconds; a tab that does not answer by then is asleep. */
const ANSWER_LIMIT = 5000

const lockName = (name: string) => `edit ${name}`

/** Undefined in a browser that has no channels, or forbids them because site data are blocked. */
function openChannel(name: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(lockName(name))
  } catch {
    return undefined
  }
}

/** True unless another tab edits the same catalogue; it is held until this page is closed or gives it away. */
export async function claimCatalogue(name: string, giveAway: () => void): Promise<boolean> {
  // Without Web Locks, other tabs cannot be detected.
  const release = await requestLock(lockName(name)).catch(() => async () => undefined)
  if (release === undefined) return false
  const channel = openChannel(name)
  channel?.addEventListener(
    'message',
    () => {
      channel.close()
      giveAway()
      void release()
    },
    { once: true },
  )
  return true
}

/**
 * Asks the tab that edits the catalogue to give it away, and waits for that.
 * @throws if that tab does not answer
 */
export async function takeCatalogue(name: string): Promise<void> {
  const channel = openChannel(name)
  channel?.postMessage('take')
  channel?.close()
  const signal = AbortSignal.timeout(ANSWER_LIMIT)
  await navigator.locks.request(lockName(name), { signal }, () => undefined)
}
