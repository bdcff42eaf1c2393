import { isRecord } from '../../catalogue/json.ts'
import type { JsonPath } from '../../catalogue/problem.ts'
import { walkData } from '../../catalogue/walkData.ts'
import {
  entryKey,
  formatPointer,
  parsePointer,
  resolvePointer,
  stablePointer,
  valueAt,
} from '../../check/pointer.ts'

/** Index of each entry of a list before a change -> its index after it; a removed entry has none. */
type Matches = ReadonlyMap<number, number>

/** Pairs equal entries at the start and at the end: of equal ones those that have the same neighbours. */
function matchEnds(
  before: readonly string[],
  after: readonly string[],
  matches: Map<number, number>,
) {
  const shorter = Math.min(before.length, after.length)
  let start = 0
  while (start < shorter && before[start] === after[start]) start += 1
  let end = 0
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end += 1
  for (let at = 0; at < start; at += 1) matches.set(at, at)
  for (let n = 1; n <= end; n += 1) matches.set(before.length - n, after.length - n)
}

/** Pairs the entries with the same key that have no partner yet, in their order. */
function matchKeys(
  before: readonly (string | undefined)[],
  after: readonly (string | undefined)[],
  matches: Map<number, number>,
) {
  const taken = new Set(matches.values())
  const left = new Map<string, number[]>()
  for (const [at, key] of after.entries()) {
    if (key !== undefined && !taken.has(at)) left.set(key, [...(left.get(key) ?? []), at])
  }
  for (const [at, key] of before.entries()) {
    if (key === undefined || matches.has(at)) continue
    const to = left.get(key)?.shift()
    if (to !== undefined) matches.set(at, to)
  }
}

/** The entries without a partner, by the partner of the entry before them. */
function gapsOf(length: number, partnerOf: (at: number) => number | undefined) {
  const gaps = new Map<number, number[]>()
  let anchor = -1
  for (let at = 0; at < length; at += 1) {
    const partner = partnerOf(at)
    if (partner === undefined) gaps.set(anchor, [...(gaps.get(anchor) ?? []), at])
    else anchor = partner
  }
  return gaps
}

/** Pairs entries that have been rewritten at the place where they were. */
function matchGaps(before: number, after: number, matches: Map<number, number>) {
  const taken = new Set(matches.values())
  const gaps = gapsOf(after, (at) => (taken.has(at) ? at : undefined))
  for (const [anchor, entries] of gapsOf(before, (at) => matches.get(at))) {
    for (const [n, at] of entries.entries()) {
      const to = gaps.get(anchor)?.[n]
      if (to !== undefined) matches.set(at, to)
    }
  }
}

function matchEntries(before: readonly unknown[], after: readonly unknown[]): Matches {
  const matches = new Map<number, number>()
  const [was, is] = [before, after].map((list) => list.map((entry) => JSON.stringify(entry)))
  if (was === undefined || is === undefined) return matches
  matchEnds(was, is, matches)
  matchKeys(was, is, matches)
  const nameOf = (entry: unknown) => entryKey(entry)?.name
  matchKeys(before.map(nameOf), after.map(nameOf), matches)
  matchGaps(before.length, after.length, matches)
  return matches
}

/** The places of the entries of all lists that occur only once, by what they hold. */
function uniqueEntries(value: unknown): ReadonlyMap<string, JsonPath> {
  const places = new Map<string, JsonPath>()
  const repeated = new Set<string>()
  for (const { value: list, jsonPath } of walkData(value)) {
    for (const [at, entry] of Array.isArray(list) ? list.entries() : []) {
      if (!isRecord(entry)) continue
      const text = JSON.stringify(entry)
      if (places.has(text)) repeated.add(text)
      places.set(text, [...jsonPath, at])
    }
  }
  for (const text of repeated) places.delete(text)
  return places
}

/** @returns the place of a value of one version in the next; undefined: it was removed */
function followOnce(before: unknown, after: unknown) {
  const matchesByList = new Map<unknown, Matches>()
  let unique: ReadonlyMap<string, JsonPath>[] | undefined

  function matchesOf(was: readonly unknown[], is: readonly unknown[]): Matches {
    const matches = matchesByList.get(was) ?? matchEntries(was, is)
    matchesByList.set(was, matches)
    return matches
  }

  function stepAfter(was: unknown, is: unknown, step: string | number) {
    if (Array.isArray(was)) {
      return Array.isArray(is) ? matchesOf(was, is).get(Number(step)) : undefined
    }
    return isRecord(is) && Object.hasOwn(is, step) ? step : undefined
  }

  /** The place of an entry that was moved to another list. */
  function movedTo(list: unknown, step: string | number): JsonPath | undefined {
    if (!Array.isArray(list)) return undefined
    unique ??= [before, after].map(uniqueEntries)
    const text = JSON.stringify(valueAt(list, [step]))
    return unique.every((places) => places.has(text)) ? unique[1]?.get(text) : undefined
  }

  return (jsonPath: JsonPath): JsonPath | undefined => {
    let followed: JsonPath = []
    let was = before
    for (const step of jsonPath) {
      const next = stepAfter(was, valueAt(after, followed), step)
      const place = next === undefined ? movedTo(was, step) : [...followed, next]
      if (place === undefined) return undefined
      followed = place
      was = valueAt(was, [step])
    }
    return followed
  }
}

/** A step to an entry as a pointer writes it: by its index, or by its name if that is unique. */
function writeStep(written: string, jsonPath: JsonPath, value: unknown): string {
  const step = String(jsonPath.at(-1))
  const list = valueAt(value, jsonPath.slice(0, -1))
  const { name } = entryKey(valueAt(value, jsonPath)) ?? {}
  if (!Array.isArray(list) || /^\d+$/.test(written) || name === undefined) return step
  const targets = resolvePointer(list, formatPointer([name]))
  return Array.isArray(targets) && String(targets[0]) === step ? name : step
}

/** Follows the values of a file through its versions. */
export type Follower = {
  /** The place of a value in the last version; undefined: it was removed. */
  jsonPath(jsonPath: JsonPath): JsonPath | undefined
  /** The pointer to the same value in the last version; undefined: it was removed, or never there. */
  pointer(pointer: string): string | undefined
}

/**
 * Follows the values of a file from its first version to its last: entries of lists are recognised
 * although others were added, removed, moved or rewritten.
 */
export function createFollower(versions: readonly unknown[]): Follower {
  const [first, last] = [versions[0], versions.at(-1)]
  const steps = versions.slice(1).map((after, i) => followOnce(versions[i], after))

  function pathAfter(jsonPath: JsonPath): JsonPath | undefined {
    let followed: JsonPath | undefined = jsonPath
    for (const step of steps) followed = followed && step(followed)
    return followed
  }

  function pointerAfter(pointer: string): string | undefined {
    const targets = resolvePointer(first, pointer)
    const paths = Array.isArray(targets) ? targets.map(pathAfter) : []
    const jsonPath = paths.find((one) => one !== undefined)
    if (jsonPath === undefined) return undefined
    const written = parsePointer(pointer)
    // After a "*" the places differ.
    const star = written.indexOf('*')
    const common = star < 0 ? written.length : star
    const followed = formatPointer(
      written.map((step, i) =>
        i < common ? writeStep(step, jsonPath.slice(0, i + 1), last) : step,
      ),
    )
    const places = resolvePointer(last, followed)
    const leads =
      Array.isArray(places) && places.some((one) => formatPointer(one) === formatPointer(jsonPath))
    return leads ? followed : stablePointer(last, formatPointer(jsonPath))
  }

  return { jsonPath: pathAfter, pointer: pointerAfter }
}
