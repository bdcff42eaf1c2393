import { readJson } from '../../check/json.ts'
import { identityOf } from '../../check/outline.ts'
import { isRecord } from '../../model/format.ts'
import { changeValue, sameValue } from './json.ts'

/** Ends a merge where both have touched the same value. */
class MergeConflict extends Error {}

export type Side = 'mine' | 'theirs'

/** A file in which someone else has changed the same value, and what would become of theirs. */
export type Conflict = { file: string; changes: string }

/** Whose value stays in each of those files. */
export type Choices = Readonly<Record<string, Side>>

/** Whether another entry of a list stands at a place now; a changed name alone is no other entry. */
function isOtherEntry(base: readonly unknown[], now: readonly unknown[], at: number): boolean {
  const [was, is] = [identityOf(base[at])?.name, identityOf(now[at])?.name]
  const stands = (all: readonly unknown[], name?: string) => {
    return name !== undefined && all.some((entry) => identityOf(entry)?.name === name)
  }
  return was !== is && (stands(now, was) || stands(base, is))
}

function mergeValues(base: unknown, mine: unknown, theirs: unknown, whose?: Side): unknown {
  const choose = () => {
    if (whose === undefined) throw new MergeConflict()
    return whose === 'mine' ? mine : theirs
  }
  if (sameValue(mine, base) || sameValue(mine, theirs)) return theirs
  if (sameValue(theirs, base)) return mine
  if (Array.isArray(base) && Array.isArray(mine) && Array.isArray(theirs)) {
    // Where entries came or went, which of them is which cannot be told.
    const mixed = base.some((entry, i) => {
      const both = !sameValue(mine[i], entry) && !sameValue(theirs[i], entry)
      return both && (isOtherEntry(base, mine, i) || isOtherEntry(base, theirs, i))
    })
    if (mixed || mine.length !== base.length || theirs.length !== base.length) return choose()
    return base.map((entry, i) => mergeValues(entry, mine[i], theirs[i], whose))
  }
  if (!isRecord(base) || !isRecord(mine) || !isRecord(theirs)) return choose()
  const keys = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])]
  const fields = keys.map((key) => {
    return [key, mergeValues(base[key], mine[key], theirs[key], whose)] as const
  })
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined))
}

/**
 * Puts the changes that two have made to a file together; a text that is not there is undefined.
 * @param whose which of them stays where both have touched the same value
 * @returns their text with what was changed in mine; `apart` where both have touched the same value
 */
export function mergeTexts(
  base: string | undefined,
  mine: string | undefined,
  theirs: string | undefined,
  whose?: Side,
): { text: string | undefined } | 'apart' {
  if (mine === base || mine === theirs) return { text: theirs }
  if (theirs === base) return { text: mine }
  const all = [base, mine, theirs]
  const read = all.map((text) => (text === undefined ? undefined : readJson(text)))
  if (
    theirs === undefined ||
    read.some((one) => one?.value === undefined || one.faults.length > 0)
  ) {
    return whose === undefined ? 'apart' : { text: whose === 'mine' ? mine : theirs }
  }
  const [was, own, other] = read.map((one) => one?.value)
  try {
    return { text: changeValue(theirs, [], mergeValues(was, own, other, whose)) }
  } catch (error) {
    if (error instanceof MergeConflict) return 'apart'
    throw error
  }
}
