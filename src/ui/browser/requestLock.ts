import { limitTime } from '../../catalogue/limitTime.ts'

/** In milliseconds; a browser usually answers within one. */
const LOCK_LIMIT = 2000

/** Releases a lock; resolves once it is free again. */
type Release = () => Promise<unknown>

/**
 * Requests a Web Lock, which one tab at a time can hold.
 * @returns undefined if another tab holds it
 * @throws if the browser has no Web Locks (on a page served over plain http), forbids them (if site data are
 *   blocked), or does not answer
 */
export async function requestLock(name: string): Promise<Release | undefined> {
  let isTooLate = false
  const answer = new Promise<Release | undefined>((resolve, reject) => {
    const request: Promise<unknown> = navigator.locks.request(
      name,
      { ifAvailable: true },
      (lock) => {
        // Nobody would release a lock that comes too late.
        if (lock === null || isTooLate) return resolve(undefined)
        return new Promise<void>((release) => {
          resolve(() => {
            release()
            return request
          })
        })
      },
    )
    request.catch(reject)
  })
  try {
    return await limitTime(answer, LOCK_LIMIT)
  } catch (error) {
    isTooLate = true
    throw error
  }
}
