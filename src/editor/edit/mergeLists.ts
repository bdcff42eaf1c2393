import { entryKey } from '../../check/pointer.ts'
import { sameValue } from './json.ts'

type List = readonly unknown[]

/** True for a list of numbers from small to large. */
function isAscending(list: List): list is readonly number[] {
  return list.every((entry, i) => {
    const before = i === 0 ? Number.NEGATIVE_INFINITY : list[i - 1]
    return typeof entry === 'number' && typeof before === 'number' && before <= entry
  })
}

/** The entries of a list by their names; an entry without a name is its own. Undefined: two have the same. */
function entriesByName(list: List): ReadonlyMap<string, unknown> | undefined {
  const entries = new Map(
    list.map((entry) => [entryKey(entry)?.name ?? JSON.stringify(entry), entry]),
  )
  return entries.size === list.length ? entries : undefined
}

/** True if the names that both lists have are in the same order in both. */
function isSameOrder(one: ReadonlyMap<string, unknown>, other: ReadonlyMap<string, unknown>) {
  const names = [...one.keys()].filter((name) => other.has(name))
  const others = [...other.keys()].filter((name) => one.has(name))
  return sameValue(names, others)
}

/** The names of one list, and between them those that only the other has, each behind its neighbour there. */
function bothOrders(one: Iterable<string>, other: Iterable<string>): string[] {
  const names = [...one]
  let before: string | undefined
  for (const name of other) {
    if (!names.includes(name))
      names.splice(before === undefined ? 0 : names.indexOf(before) + 1, 0, name)
    before = name
  }
  return names
}

/**
 * A list with what both have added, changed, moved and removed; undefined if both do not fit.
 * @param mergeEntries merges an entry that both have; undefined if both have changed the same value in it
 */
export function mergeLists(
  base: List,
  mine: List,
  theirs: List,
  mergeEntries: (base: unknown, mine: unknown, theirs: unknown) => { entry: unknown } | undefined,
): unknown[] | undefined {
  const [was, own, other] = [base, mine, theirs].map(entriesByName)
  if (was === undefined || own === undefined || other === undefined) return undefined
  if (!isSameOrder(was, own) && !isSameOrder(was, other)) return undefined
  const order = isSameOrder(was, other)
    ? bothOrders(own.keys(), other.keys())
    : bothOrders(other.keys(), own.keys())
  const merged: unknown[] = []
  for (const name of order) {
    const [before, here, there] = [was.get(name), own.get(name), other.get(name)]
    const inBoth = own.has(name) && other.has(name)
    if (inBoth) {
      const entry = mergeEntries(before, here, there)
      if (entry === undefined) return undefined
      merged.push(entry.entry)
    } else if (!was.has(name)) merged.push(own.has(name) ? here : there)
    // One has removed it, which fits only if the other has left it as it was.
    else if (!sameValue(own.has(name) ? here : there, before)) return undefined
  }
  const sorted =
    [base, mine, theirs].every(isAscending) && merged.every((one) => typeof one === 'number')
  return sorted ? merged.toSorted((a, b) => a - b) : merged
}
