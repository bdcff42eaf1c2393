import { distance } from 'fastest-levenshtein'

/** The share of a typed name that another one contains is larger: half of four letters is chance. */
const CHANCE = 0.5

/** Characters of a typed name that are compared. No name is longer. */
const LONGEST = 100

/** The letters and digits of a name in lower case. */
function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, '')
}

/** Each pair of letters that follow each other, once. */
function pairsOf(letters: string): ReadonlySet<string> {
  return new Set(Array.from(letters.slice(1), (_, index) => letters.slice(index, index + 2)))
}

/** A name that entries have, and its pairs of letters. */
type Named<T> = { entry: T; names: readonly string[]; pairs: ReadonlySet<string> }

/**
 * The likeness of each entry to a typed name, from 0 to 1: the share of the pairs of letters that its names have, or of the
 * letters that are equal. A pair that few entries have tells more than one of "sheet", so it weighs more.
 */
function rate<T>(typed: string, entries: readonly Named<T>[]): number[] {
  const weights = new Map(
    [...pairsOf(typed)].map((pair) => {
      const sharing = entries.filter(({ pairs }) => pairs.has(pair)).length
      return [pair, 1 / Math.max(1, sharing)] as const
    }),
  )
  const total = [...weights.values()].reduce((sum, weight) => sum + weight, 0)
  return entries.map(({ names, pairs }) => {
    let found = 0
    for (const [pair, weight] of weights) if (pairs.has(pair)) found += weight
    const equal = names.map(
      (name) => 1 - distance(typed, name) / Math.max(typed.length, name.length),
    )
    return Math.max(found / Math.max(total, 1), ...equal)
  })
}

/**
 * The entries with a name like a typed one, the likest first: a part of a name, its words in another order, and a
 * misspelt name are found.
 * @param typed a name, or a path whose parts are compared as well: `products/Roofsheet`
 * @param namesOf the names of an entry
 * @param most how many are returned
 */
export function nearestNames<T>(
  typed: string,
  entries: readonly T[],
  namesOf: (entry: T) => readonly string[],
  most: number,
): readonly T[] {
  const named = entries.map((entry) => {
    const names = namesOf(entry).map(lettersOf).filter(Boolean)
    return { entry, names, pairs: pairsOf(names.join(' ')) }
  })
  const parts = typed.slice(0, LONGEST).split('/')
  const ratings = [parts.join(''), ...parts]
    .map(lettersOf)
    .filter(({ length }) => length > 1)
    .map((letters) => rate(letters, named))
  return named
    .map(({ entry }, index) => ({
      entry,
      likeness: Math.max(0, ...ratings.map((rating) => rating[index] ?? 0)),
    }))
    .filter(({ likeness }) => likeness > CHANCE)
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, most)
    .map(({ entry }) => entry)
}
