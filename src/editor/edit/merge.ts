import { readJson } from '../../check/json.ts'
import { entryName } from '../../check/pointer.ts'
import { isRecord } from '../../model/format.ts'
import { changeValue, sameValue } from './json.ts'

/** Ends a merge where both have touched the same value. */
class Apart extends Error {}

export type Side = 'mine' | 'theirs'

/** A file in which someone else has changed the same value, and what would become of theirs. */
export type Conflict = { file: string; said: string }

/** Whose value stays in each of those files. */
export type Choices = Readonly<Record<string, Side>>

/** Whether another entry of a list stands at a place now; a changed name alone is no other entry. */
function isAnother(base: readonly unknown[], now: readonly unknown[], at: number): boolean {
  const [was, is] = [entryName(base[at])?.name, entryName(now[at])?.name]
  const stands = (all: readonly unknown[], name?: string) => {
    return name !== undefined && all.some((entry) => entryName(entry)?.name === name)
  }
  return was !== is && (stands(now, was) || stands(base, is))
}

function mergeValues(base: unknown, mine: unknown, theirs: unknown, whose?: Side): unknown {
  const choose = () => {
    if (whose === undefined) throw new Apart()
    return whose === 'mine' ? mine : theirs
  }
  if (sameValue(mine, base) || sameValue(mine, theirs)) return theirs
  if (sameValue(theirs, base)) return mine
  if (Array.isArray(base) && Array.isArray(mine) && Array.isArray(theirs)) {
    // Where entries came or went, which of them is which cannot be told.
    const mixed = base.some((entry, i) => {
      const both = !sameValue(mine[i], entry) && !sameValue(theirs[i], entry)
      return both && (isAnother(base, mine, i) || isAnother(base, theirs, i))
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
    if (error instanceof Apart) return 'apart'
    throw error
  }
}
