import { isWithin } from '../catalogue/place.ts'
import type { JsonPath } from '../catalogue/problem.ts'
import type { LabelledValue } from './labelledValues.ts'

/** The innermost entry of a list around some values; `keys`: its list with each of its values. */
type Entry = { path: string; keys: string[] }

function entriesOf(values: readonly LabelledValue[]): Entry[] {
  const entries = new Map<string, Entry>()
  for (const { jsonPath, items } of values) {
    const end = jsonPath.findLastIndex((step) => typeof step === 'number') + 1
    const path = JSON.stringify(jsonPath.slice(0, end))
    const entry = entries.get(path) ?? { path, keys: [] }
    entries.set(path, entry)
    const place = jsonPath.map((step, i) => (typeof step === 'number' && i < end ? '#' : step))
    entry.keys.push(JSON.stringify([place, items]))
  }
  return [...entries.values()]
}

/**
 * Finds each changed entry of a list in the other version: the one with which it shares at least half of its values.
 * Its place may be another, because entries were added or removed before it.
 * @param before the values that are gone or changed
 * @param after the values that are new or changed
 * @returns the name of a value in each version, which is the same if it is the same value of the same entry
 */
export function pairEntries(before: readonly LabelledValue[], after: readonly LabelledValue[]) {
  const now = entriesOf(after)
  const withValue = new Map<string, Entry[]>()
  for (const entry of now) {
    for (const key of entry.keys) {
      const others = withValue.get(key)
      if (others === undefined) withValue.set(key, [entry])
      else others.push(entry)
    }
  }
  /** Path of an entry before -> its path after. */
  const moved = new Map<string, string>()
  const taken = new Set<string>()
  for (const old of entriesOf(before)) {
    const shared = new Map<Entry, number>()
    for (const key of old.keys) {
      for (const entry of withValue.get(key) ?? []) {
        if (!taken.has(entry.path)) shared.set(entry, (shared.get(entry) ?? 0) + 1)
      }
    }
    const [best] = [...shared].toSorted(
      ([one, a], [other, b]) =>
        b - a || Number(other.path === old.path) - Number(one.path === old.path),
    )
    if (best === undefined) continue
    const [entry, count] = best
    if (count * 2 < Math.min(old.keys.length, entry.keys.length)) continue
    moved.set(old.path, entry.path)
    taken.add(entry.path)
  }
  /** The value in the innermost entry around it that is found in both versions. */
  function identityOf(
    value: LabelledValue,
    partnerOf: (entry: string) => string | undefined,
  ): string {
    const { jsonPath, label } = value
    for (let end = jsonPath.length; end > 0; end -= 1) {
      if (typeof jsonPath[end - 1] !== 'number') continue
      const entry = partnerOf(JSON.stringify(jsonPath.slice(0, end)))
      if (entry !== undefined) return `${entry} ${JSON.stringify(jsonPath.slice(end))}`
    }
    // Another entry in the same place has another label.
    return `${JSON.stringify(jsonPath)} ${label}`
  }
  const startsWithin = (paths: Iterable<string>, entry: JsonPath) =>
    [...paths].some((path) => isWithin(JSON.parse(path), entry))
  return {
    /** True if an entry, or one inside it, is in the other version too. */
    isKept: (entry: JsonPath) => startsWithin(moved.keys(), entry),
    /** The same for an entry of the later version. */
    wasThere: (entry: JsonPath) => startsWithin(taken, entry),
    identityBefore: (value: LabelledValue) => identityOf(value, (entry) => moved.get(entry)),
    identityAfter: (value: LabelledValue) =>
      identityOf(value, (entry) => (taken.has(entry) ? entry : undefined)),
  }
}
