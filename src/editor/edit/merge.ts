import { isRecord } from '../../catalogue/format.ts'
import { ownValue } from '../../catalogue/ownValue.ts'
import { readJson } from '../../check/json.ts'
import { entryKey } from '../../check/pointer.ts'
import { editFile, sameValue } from './json.ts'

/** Ends a merge where both sides have changed the same value. */
class MergeConflict extends Error {}

export type Side = 'mine' | 'theirs'

/** A file in which someone else has changed the same value, and the changes from theirs to mine, in words. */
export type Conflict = { file: string; changes: string }

/** Whose value stays in each file with a conflict. */
export type Choices = Readonly<Record<string, Side>>

/** True if a list has another entry at a place than before; a renamed entry is the same one. */
function isOtherEntry(base: readonly unknown[], now: readonly unknown[], at: number): boolean {
  const [was, is] = [entryKey(base[at])?.name, entryKey(now[at])?.name]
  const has = (all: readonly unknown[], name?: string) => {
    return name !== undefined && all.some((entry) => entryKey(entry)?.name === name)
  }
  return was !== is && (has(now, was) || has(base, is))
}

function mergeValues(base: unknown, mine: unknown, theirs: unknown, side?: Side): unknown {
  const choose = () => {
    if (side === undefined) throw new MergeConflict()
    return side === 'mine' ? mine : theirs
  }
  if (sameValue(mine, base) || sameValue(mine, theirs)) return theirs
  if (sameValue(theirs, base)) return mine
  if (Array.isArray(base) && Array.isArray(mine) && Array.isArray(theirs)) {
    // If entries were added or removed, the same index may be another entry.
    const mixed = base.some((entry, i) => {
      const both = !sameValue(mine[i], entry) && !sameValue(theirs[i], entry)
      return both && (isOtherEntry(base, mine, i) || isOtherEntry(base, theirs, i))
    })
    if (mixed || mine.length !== base.length || theirs.length !== base.length) return choose()
    return base.map((entry, i) => mergeValues(entry, mine[i], theirs[i], side))
  }
  if (!isRecord(base) || !isRecord(mine) || !isRecord(theirs)) return choose()
  const keys = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])]
  const fields = keys.map((key) => {
    return [
      key,
      mergeValues(ownValue(base, key), ownValue(mine, key), ownValue(theirs, key), side),
    ] as const
  })
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined))
}

/**
 * Merges the changes of two people to a file, value by value; undefined: the file does not exist. Where
 * both have changed the same value, that of `side` stays.
 */
export function mergeTexts(
  file: string,
  base: string | undefined,
  mine: string | undefined,
  theirs: string | undefined,
  side?: Side,
): { text: string | undefined } | 'conflict' {
  if (mine === base || mine === theirs) return { text: theirs }
  if (theirs === base) return { text: mine }
  const all = [base, mine, theirs]
  const read = all.map((text) => (text === undefined ? undefined : readJson(text)))
  if (
    theirs === undefined ||
    read.some((one) => one?.value === undefined || one.faults.length > 0)
  ) {
    if (side === undefined) return 'conflict'
    return { text: side === 'mine' ? mine : theirs }
  }
  const [was, own, other] = read.map((one) => one?.value)
  try {
    const merged = mergeValues(was, own, other, side)
    return { text: editFile(file, theirs, () => merged) }
  } catch (error) {
    if (error instanceof MergeConflict) return 'conflict'
    throw error
  }
}
