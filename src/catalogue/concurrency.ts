/**
 * Runs the work for each item, a few at a time: all at once would fill the memory.
 * @param atOnce how many at a time
 * @throws the first failure; work that is under way goes on
 */
export async function forEachConcurrently<T>(
  items: Iterable<T>,
  work: (item: T) => Promise<void>,
  atOnce = 16,
): Promise<void> {
  const waiting = items[Symbol.iterator]()
  async function worker(): Promise<void> {
    for (let next = waiting.next(); !next.done; next = waiting.next()) await work(next.value)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
}
