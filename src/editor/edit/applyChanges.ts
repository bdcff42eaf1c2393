/**
 * A map with some entries changed; undefined: the entry is deleted.
 * @returns the same map if nothing changes, so that results computed from it stay valid
 */
export function applyChanges<V>(
  before: ReadonlyMap<string, V>,
  changes: Iterable<readonly [string, V | undefined]>,
): ReadonlyMap<string, V> {
  const entries = [...changes]
  if (entries.length === 0) return before
  const after = new Map(before)
  for (const [key, value] of entries) {
    if (value === undefined) after.delete(key)
    else after.set(key, value)
  }
  return after
}
