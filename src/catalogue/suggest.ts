import { distance } from 'fastest-levenshtein'
import { cleanTyped } from './typedText.ts'

/** The most letters that may differ: two of five, and at most five. */
function maxDistance(a: string, b: string): number {
  return Math.max(1, Math.min(5, Math.floor(Math.max(a.length, b.length) * 0.4)))
}

/** The number of letters that differ; two exchanged letters count once. */
function editDistance(a: string, b: string): number {
  const letters = distance(a, b)
  const isExchanged = letters === 2 && [...a].toSorted().join() === [...b].toSorted().join()
  return isExchanged ? 1 : letters
}

/**
 * The known word that was probably intended; undefined if none is similar. Case, spaces, hyphens and
 * underscores are ignored.
 */
export function nearestWord(word: string, known: Iterable<string>): string | undefined {
  const normalize = (text: string) => text.toLowerCase().replace(/[\s_-]/g, '')
  const typed = normalize(word)
  let nearest: string | undefined
  let leastDistance = Number.POSITIVE_INFINITY
  for (const candidate of known) {
    const normalized = normalize(candidate)
    const limit = maxDistance(typed, normalized)
    if (Math.abs(normalized.length - typed.length) > limit) continue
    const letters = editDistance(typed, normalized)
    if (letters <= limit && letters < leastDistance) {
      nearest = candidate
      leastDistance = letters
    }
  }
  return nearest
}

/** The first character of a text that is cleaned away; undefined if only spaces around it are. */
function invisibleIn(text: string): string | undefined {
  return [...text].find((sign) => cleanTyped(`a${sign}a`) !== `a${sign}a`)
}

/**
 * The fix for a word with a character that nobody sees: without it, the word looks the same.
 * @returns undefined if it has none
 */
export function invisibleFix(word: string): string | undefined {
  const cleaned = cleanTyped(word)
  const sign = cleaned === word ? undefined : invisibleIn(word)
  if (sign === undefined) return undefined
  const code = `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
  return `It has a character that cannot be seen (${code}). Type it again: "${cleaned}".`
}

/** `Did you mean "x"?` if a known word is similar, and the text `otherwise` if none is. */
export function didYouMean(word: string, known: Iterable<string>, otherwise: string): string {
  const nearest = nearestWord(word, known)
  return nearest === undefined ? otherwise : `Did you mean "${nearest}"?`
}

/** {@link didYouMean} as the fix of a problem; of a word with an invisible character that character. */
export function suggestFix(word: string, known: Iterable<string>, otherwise: string): string {
  return invisibleFix(word) ?? didYouMean(word, known, otherwise)
}

/** Limit on comparisons per rule: of thousands of misspelt words, only the first get a suggestion. */
const MOST_COMPARED = 300_000

/** {@link suggestFix} for a list that grows with the catalogue, with a limit on the work. */
export function createSuggester(
  known: readonly string[],
): (word: string, otherwise: string) => string {
  let remaining = MOST_COMPARED
  return (word, otherwise) => {
    remaining -= known.length
    return remaining < 0 ? otherwise : suggestFix(word, known, otherwise)
  }
}
