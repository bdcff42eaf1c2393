/**
 * Waits for an answer for a limited time: a server or an interface of the browser may be there and never answer.
 * @param limit in milliseconds
 * @throws what the promise rejects with, or an error after the limit; a later result is ignored
 */
export function limitTime<T>(promise: PromiseLike<T>, limit: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const end = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('No answer')), limit)
  })
  return Promise.race([promise, end]).finally(() => clearTimeout(timer))
}
