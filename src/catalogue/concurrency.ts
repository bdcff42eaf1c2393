/**
 * Runs the work for every item, a few at a time: all at once would fill the memory.
 * @param atOnce the number of items worked on at the same time
 * @throws the first failure; work that has already begun continues
 */
export async function forEachConcurrently<T>(
  items: Iterable<T>,
  work: (item: T) => Promise<void>,
  atOnce = 16,
): Promise<void> {
  const remaining = items[Symbol.iterator]()
  async function worker(): Promise<void> {
    for (let next = remaining.next(); !next.done; next = remaining.next()) await work(next.value)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
}
