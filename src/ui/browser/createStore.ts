/** A value that components read with `useSyncExternalStore(store.subscribe, store.get)`. */
export function createStore<T>(initial: T) {
  const listeners = new Set<() => void>()
  let value = initial
  return {
    /** @returns the current value; the same object until `set` is called */
    get: () => value,
    set(next: T): void {
      value = next
      for (const listener of listeners) listener()
    },
    /** @returns a function that ends the subscription */
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
