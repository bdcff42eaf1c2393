import { distance } from 'fastest-levenshtein'
import { inBoth, type Wording } from './problem.ts'

/** How many letters may differ: two of five, and at most five. */
function maxDistance(one: string, other: string): number {
  return Math.max(1, Math.min(5, Math.floor(Math.max(one.length, other.length) * 0.4)))
}

/** Letters that differ; two that have changed places count once. */
function editDistance(one: string, other: string): number {
  const steps = distance(one, other)
  const exchanged = steps === 2 && [...one].toSorted().join() === [...other].toSorted().join()
  return exchanged ? 1 : steps
}

/**
 * The known word that was probably intended, or undefined where none is near; case, spaces, hyphens and
 * underscores do not count.
 */
export function nearestWord(word: string, known: Iterable<string>): string | undefined {
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

/** `Did you mean "x"?` where a known word is near, or else the text `otherwise`. */
export function didYouMean(word: string, known: Iterable<string>, otherwise: string): string {
  const near = nearestWord(word, known)
  return near === undefined ? otherwise : `Did you mean "${near}"?`
}

/** {@link didYouMean} as the cure of a problem. */
export function suggestFix(word: string, known: Iterable<string>, otherwise: Wording): Wording {
  const near = nearestWord(word, known)
  return near === undefined ? otherwise : inBoth(`Did you mean "${near}"?`)
}

/** How many words one rule compares: of thousands of misspelt ones, the first get a suggestion. */
const MOST_COMPARED = 300_000

/** {@link suggestFix} over a list that grows with the catalogue. */
export function createSuggester(
  known: readonly string[],
): (word: string, otherwise: Wording) => Wording {
  let left = MOST_COMPARED
  return (word, otherwise) => {
    left -= known.length
    return left < 0 ? otherwise : suggestFix(word, known, otherwise)
  }
}
