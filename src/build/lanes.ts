import { availableParallelism } from 'node:os'

/**
 * Does the same work on many items, a few at a time: the work itself runs on threads elsewhere
 * (compression, picture encoding), and all items at once would fill the memory.
 * @throws the first failure; what is under way is left to end
 */
export async function inLanes<Item>(
  items: Iterable<Item>,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const queue = items[Symbol.iterator]()
  async function lane(): Promise<void> {
    for (let next = queue.next(); !next.done; next = queue.next()) await work(next.value)
  }
  await Promise.all(Array.from({ length: 2 * availableParallelism() }, lane))
}
