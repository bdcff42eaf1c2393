/**
 * A function of an object alone that is asked once for each. Nothing in a catalogue is changed in
 * place: what is checked again and has not changed is the same object.
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
