/** The value of a key, made when it is first asked for; one that is undefined is made anew each time. */
export function getOrCreate<Value>(
  known: Map<string, Value>,
  key: string,
  make: () => Value,
): Value {
  const before = known.get(key)
  if (before !== undefined) return before
  const made = make()
  known.set(key, made)
  return made
}

/**
 * A function that is called once for each object. Objects of a catalogue are never mutated: what has not
 * changed since the last check is the same object.
 */
export function memoize<K extends object, V>(find: (of: K) => V): (of: K) => V {
  const known = new WeakMap<K, { found: V }>()
  return (of) => {
    const before = known.get(of)
    if (before !== undefined) return before.found
    const found = find(of)
    known.set(of, { found })
    return found
  }
}
