import { distance } from 'fastest-levenshtein'

/** A word is near when two letters of five, and never more than five letters, are other ones. */
function maxDistance(one: string, other: string): number {
  return Math.max(1, Math.min(5, Math.floor(Math.max(one.length, other.length) * 0.4)))
}

/** Letters that differ; two that have changed places count as one slip. */
function editDistance(one: string, other: string): number {
  const steps = distance(one, other)
  const exchanged = steps === 2 && [...one].toSorted().join() === [...other].toSorted().join()
  return exchanged ? 1 : steps
}

/**
 * The known word that was probably meant, or undefined where none is near; the letters' case and
 * what stands between words do not count.
 */
export function nearest(word: string, known: Iterable<string>): string | undefined {
  const plain = (text: string) => text.toLowerCase().replace(/[\s_-]/g, '')
  const wanted = plain(word)
  let best: string | undefined
  let least = Number.POSITIVE_INFINITY
  for (const candidate of known) {
    const other = plain(candidate)
    const most = maxDistance(wanted, other)
    if (Math.abs(other.length - wanted.length) > most) continue
    const steps = editDistance(wanted, other)
    if (steps <= most && steps < least) [best, least] = [candidate, steps]
  }
  return best
}

/** `Did you mean "x"?` where a known word is near, otherwise what is given as `otherwise`. */
export function didYouMean(word: string, known: Iterable<string>, otherwise: string): string {
  const meant = nearest(word, known)
  return meant === undefined ? otherwise : `Did you mean "${meant}"?`
}

/** How many words one rule compares: with thousands of slips, the first ones get a suggestion. */
const MOST_COMPARED = 300_000

/** {@link didYouMean} over a list that grows with the catalogue. */
export function suggestions(known: readonly string[]): (word: string, otherwise: string) => string {
  let left = MOST_COMPARED
  return (word, otherwise) => {
    left -= known.length
    return left < 0 ? otherwise : didYouMean(word, known, otherwise)
  }
}
