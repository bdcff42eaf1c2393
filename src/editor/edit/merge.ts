import { isRecord } from '../../catalogue/json.ts'
import { ownValue } from '../../catalogue/ownValue.ts'
import type { JsonPath } from '../../catalogue/problem.ts'
import { entryKey, formatPointer } from '../../check/pointer.ts'
import { readJson } from '../../check/readJson.ts'
import { editFile, sameValue } from './editJson.ts'
import { mergeLists } from './mergeLists.ts'

/** The side whose value is kept; `both` combines the changes of both sides to a list. */
export type Side = 'mine' | 'theirs' | 'both'

/** A place that both have changed, with its values; undefined: the value does not exist. */
export type MergeConflict = {
  jsonPath: JsonPath
  mine: unknown
  theirs: unknown
  /** The list with the changes of both sides, if they can be combined. */
  both?: unknown[]
  /** True for a whole file: the values are its texts. */
  isFile?: true
}

/** The merged text, undefined for a deleted file; or the places for which a person has to choose. */
type Merged = { text: string | undefined } | { conflicts: readonly MergeConflict[] }

/** Returns the side chosen for a JSON pointer; undefined if none is chosen yet. */
type Choose = (pointer: string) => Side | undefined

const chooseNone: Choose = () => undefined

/** The name of an entry; a text or a number is its own. */
function identityOf(entry: unknown): unknown {
  return typeof entry === 'object' ? entryKey(entry)?.name : entry
}

/** True if a list has another entry at a place than before; a renamed entry is the same one. */
function isOtherEntry(base: readonly unknown[], now: readonly unknown[], at: number): boolean {
  const [was, is] = [identityOf(base[at]), identityOf(now[at])]
  const has = (all: readonly unknown[], name: unknown) => {
    return name !== undefined && all.some((entry) => identityOf(entry) === name)
  }
  return was !== is && (has(now, was) || has(base, is))
}

/** True if entries were added, removed or moved, so that the same index may be another entry. */
function isMixed(
  base: readonly unknown[],
  mine: readonly unknown[],
  theirs: readonly unknown[],
): boolean {
  if (mine.length !== base.length || theirs.length !== base.length) return true
  return base.some((entry, i) => {
    const both = !sameValue(mine[i], entry) && !sameValue(theirs[i], entry)
    return both && (isOtherEntry(base, mine, i) || isOtherEntry(base, theirs, i))
  })
}

/** Both lists in one; undefined if they are no lists, or do not fit. */
function bothLists(base: unknown, mine: unknown, theirs: unknown): unknown[] | undefined {
  if (!Array.isArray(mine) || !Array.isArray(theirs)) return undefined
  if (base !== undefined && !Array.isArray(base)) return undefined
  return mergeLists(base ?? [], mine, theirs, (...entries) => {
    const merging = createMerging(chooseNone)
    const entry = merging.merge([], ...entries)
    return merging.conflicts.length === 0 ? { entry } : undefined
  })
}

/** A merge of values, which collects the places for which no choice has been made. */
function createMerging(choose: Choose) {
  const conflicts: MergeConflict[] = []

  function decide(jsonPath: JsonPath, base: unknown, mine: unknown, theirs: unknown): unknown {
    const both = bothLists(base, mine, theirs)
    const side = choose(formatPointer(jsonPath))
    if (side === 'both' && both !== undefined) return both
    if (side === 'theirs') return theirs
    if (side !== 'mine') conflicts.push({ jsonPath, mine, theirs, both })
    return mine
  }

  function merge(jsonPath: JsonPath, base: unknown, mine: unknown, theirs: unknown): unknown {
    if (sameValue(mine, base) || sameValue(mine, theirs)) return theirs
    if (sameValue(theirs, base)) return mine
    if (Array.isArray(base) && Array.isArray(mine) && Array.isArray(theirs)) {
      if (isMixed(base, mine, theirs)) return decide(jsonPath, base, mine, theirs)
      return base.map((entry, i) => merge([...jsonPath, i], entry, mine[i], theirs[i]))
    }
    if (!isRecord(base) || !isRecord(mine) || !isRecord(theirs)) {
      return decide(jsonPath, base, mine, theirs)
    }
    const keys = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])]
    const fields = keys.map((key) => {
      const sides = [base, mine, theirs].map((side) => ownValue(side, key))
      return [key, merge([...jsonPath, key], sides[0], sides[1], sides[2])] as const
    })
    return Object.fromEntries(fields.filter(([, value]) => value !== undefined))
  }

  return { conflicts, merge }
}

/**
 * Merges the changes of two people to a file, value by value; undefined: the file does not exist.
 * @param choose whose value stays at a place that both have changed
 */
export function mergeTexts(
  file: string,
  base: string | undefined,
  mine: string | undefined,
  theirs: string | undefined,
  choose: Choose = chooseNone,
): Merged {
  if (mine === base || mine === theirs) return { text: theirs }
  if (theirs === base) return { text: mine }
  const all = [base, mine, theirs]
  const read = all.map((text) => (text === undefined ? undefined : readJson(text)))
  if (
    theirs === undefined ||
    read.some((one) => one?.value === undefined || one.faults.length > 0)
  ) {
    const side = choose('')
    if (side === 'mine') return { text: mine }
    return side === 'theirs'
      ? { text: theirs }
      : { conflicts: [{ jsonPath: [], mine, theirs, isFile: true }] }
  }
  const [was, own, other] = read.map((one) => one?.value)
  const { conflicts, merge } = createMerging(choose)
  const merged = merge([], was, own, other)
  if (conflicts.length > 0) return { conflicts }
  return { text: editFile(file, theirs, () => merged) }
}

/** The places of a file that both have changed; none if the two can be merged. */
export function conflictsIn(
  file: string,
  base: string | undefined,
  mine: string | undefined,
  theirs: string | undefined,
): readonly MergeConflict[] {
  const merged = mergeTexts(file, base, mine, theirs)
  return 'conflicts' in merged ? merged.conflicts : []
}
