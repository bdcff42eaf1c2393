/**
 * Waits for a browser's answer for a limited time: an interface may be there and never answer.
 * @param limit in milliseconds
 * @throws what the promise rejects with, or an error after the limit; a later result is ignored
 */
export function withTimeLimit<T>(promise: PromiseLike<T>, limit: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const end = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('No answer')), limit)
  })
  return Promise.race([promise, end]).finally(() => clearTimeout(timer))
}
