/**
 * Ends the wait for some work, though not the work itself.
 * @param limit in milliseconds
 * @throws an error with the code `TIME_LIMIT` if the work has not ended by then
 */
export async function limitTime<Result>(work: Promise<Result>, limit: number): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    const error = Object.assign(new Error('The time limit has passed.'), { code: 'TIME_LIMIT' })
    timer = setTimeout(() => reject(error), limit)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
