/** The cached value of a key, created on first use. A value that is undefined is created every time. */
export function getOrCreate<Value>(
  cache: Map<string, Value>,
  key: string,
  create: () => Value,
): Value {
  const cached = cache.get(key)
  if (cached !== undefined) return cached
  const created = create()
  cache.set(key, created)
  return created
}

/**
 * A function that computes its result once for each object. Objects of a catalogue are never mutated: a
 * part that has not changed since the last check is the same object.
 */
export function memoize<K extends object, V>(compute: (key: K) => V): (key: K) => V {
  const cache = new WeakMap<K, { result: V }>()
  return (key) => {
    const cached = cache.get(key)
    if (cached !== undefined) return cached.result
    const result = compute(key)
    cache.set(key, { result })
    return result
  }
}
