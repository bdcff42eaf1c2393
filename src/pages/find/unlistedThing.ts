import type { Points } from './points.ts'
import { type Hit, hasWhole, type SearchIndex, typedFields } from './searchIndex.ts'
import type { SearchPhrases } from './searchPhrases.ts'

/** A shorter beginning of a word names nothing that is not listed. */
const SHORTEST_UNLISTED = 4

/** @returns a function that finds the thing that a query asks for and that is not listed */
export function createUnlisted(
  { isBeginning }: SearchIndex,
  { isCommon }: Points,
  { unlisted }: SearchPhrases,
) {
  /**
   * The index of the thing, or -1. A product or an answer with its words and one more of the query is better: "hip roof
   * with valleys". The query may still be incomplete.
   * @param hits the search results for the words
   */
  return (words: readonly string[], hits: readonly Hit[]): number => {
    const isTyped = (word: string) =>
      words.some(
        (typed, i) =>
          typed === word ||
          // The last word may still be typed.
          (i === words.length - 1 && typed.length >= SHORTEST_UNLISTED && word.startsWith(typed)),
      )
    function hasMore(phrase: readonly string[], hit: Hit): boolean {
      const has = (word: string) => hasWhole(word, hit, typedFields)
      return phrase.every(has) && words.filter(has).length > phrase.length
    }
    function isAsked(phrase: readonly string[]): boolean {
      if (!phrase.every(isTyped) || hits.some((hit) => hasMore(phrase, hit))) return false
      // Beside an unknown word, a word of other trades says nothing: "net banking".
      return phrase.some((word) => !isCommon(word)) || words.every(isBeginning)
    }
    return unlisted.findIndex((names) => names.some(isAsked))
  }
}
