import { entryKey } from '../../check/pointer.ts'
import { sameValue } from './editJson.ts'

type List = readonly unknown[]

/** True for a list of numbers from small to large. */
function isAscending(list: List): list is readonly number[] {
  return list.every((entry, i) => {
    const before = i === 0 ? Number.NEGATIVE_INFINITY : list[i - 1]
    return typeof entry === 'number' && typeof before === 'number' && before <= entry
  })
}

/** The entries of a list by name; an entry without one is its own name. Undefined if two have the same name. */
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

/** The names of one list, with the names that only the other list has inserted after their neighbours there. */
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
 * Combines the additions, changes, moves and removals of both sides; undefined if they contradict each other.
 * @param mergeEntries merges an entry of both lists; undefined if both sides have changed the same value in it
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
    // An entry that one side removed can be merged only if the other side has not changed it.
    else if (!sameValue(own.has(name) ? here : there, before)) return undefined
  }
  const sorted =
    [base, mine, theirs].every(isAscending) && merged.every((one) => typeof one === 'number')
  return sorted ? merged.toSorted((a, b) => a - b) : merged
}
