/** How many files are open at once. */
const AT_ONCE = 16

/** Does the work for each of the items, a few at a time. */
export async function eachOf<T>(
  items: Iterable<T>,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const waiting = items[Symbol.iterator]()
  async function worker(): Promise<void> {
    for (let next = waiting.next(); !next.done; next = waiting.next()) await work(next.value)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
}
