import { type Hit, hasWhole, nameFields, type SearchIndex, typedFields } from './searchIndex.ts'
import type { SearchPhrases } from './searchPhrases.ts'

/** The points from which an answer to a query is shown, if it does not have all of its words. */
export const THRESHOLD = 2

/** A shorter beginning of a word names no answer. */
export const SHORTEST_BEGINNING = 3

/** The points of a word: of a name that no other trade has, and of any other name or search word. */
const points = { name: 2, other: 1 }

/** Tells how well products and answers are named by the words of a query. */
export type Points = ReturnType<typeof createPoints>

export function createPoints(index: SearchIndex, phrases: SearchPhrases) {
  /** Words for any sheet or roof. */
  const general = new Set(phrases.general.flatMap((phrase) => (phrase.length === 1 ? phrase : [])))
  const descriptions = phrases.general.filter(({ length }) => length > 1)
  /** Words of names that other trades use as well. */
  const common = new Set(phrases.common.flat())

  /** Words that ask a question of this trade alone. */
  const certain = new Set(phrases.certain.flat())

  const isCommon = (word: string) => common.has(word)

  /** The words that tell products and answers apart. */
  function distinctiveWords(words: Iterable<string>): string[] {
    return [...words].filter((word) => !general.has(word))
  }

  /** True if a word is one of a name that no other trade uses. */
  function isOwnName(word: string, hit: Hit): boolean {
    const isThing = !index.isQuestion(hit) && !index.isService(hit) && !index.isCalculator(hit)
    return isThing && !isCommon(word) && hasWhole(word, hit, nameFields)
  }

  /** The points of a word in a product or an answer; 0 for one that only its sentences have. */
  function pointsOf(word: string, hit: Hit): number {
    if (isOwnName(word, hit)) return points.name
    const isFound = Object.entries(hit.match).some(
      ([term, fields]) =>
        (term === word ||
          (word.length >= SHORTEST_BEGINNING && !isCommon(word) && term.startsWith(word))) &&
        fields.some((one) => one !== 'elsewhere'),
    )
    return isFound ? points.other : 0
  }

  /** True for known words, all of products or beside one for any roof: "steel tile", "house sheet", but no "car glass". */
  function areOursIn(words: readonly string[], hit: Hit): boolean {
    const isOfProduct = (word: string) => hasWhole(word, hit, typedFields) || index.isCalled(word)
    const areOfProducts = words.some((word) => general.has(word)) || words.every(isOfProduct)
    return words.every(index.isOfThing) && (!index.isProduct(hit) || areOfProducts)
  }

  function allPoints(words: readonly string[], hit: Hit): number {
    return words.reduce((sum, word) => sum + pointsOf(word, hit), 0)
  }

  /** True if one of the words means any sheet or roof, and no other trade uses it. */
  function hasGeneralWord(words: readonly string[]): boolean {
    return words.some((word) => general.has(word) && !isCommon(word))
  }

  /** A word for any sheet or roof by which products are called: "patra". */
  const calledRoof = [...general].find((word) => !isCommon(word) && index.isCalled(word))

  /**
   * The word for a roof if a phrase describes one over a known thing: "cover for two cars".
   * @param words the words that are not ignored
   */
  function describedWord(typed: readonly string[], words: readonly string[]): readonly string[] {
    const isDescribed = descriptions.some((phrase) =>
      typed.some((_, at) => phrase.every((word, offset) => word === typed[at + offset])),
    )
    const isKnown = distinctiveWords(words).some(index.isOfThing)
    return isDescribed && isKnown && calledRoof !== undefined ? [calledRoof] : []
  }

  return {
    describedWord,
    isCommon,
    isCertain: (word: string) => certain.has(word),
    distinctiveWords,
    isOwnName,
    allPoints,
    hasGeneralWord,

    /** The words to search for: "temple roof" asks for the sheets of any roof, though none is called roof. */
    searchedWords(words: readonly string[]): readonly string[] {
      const isNamed = (word: string) =>
        general.has(word) ? index.isCalled(word) : index.isBeginning(word)
      const isAnyRoof = calledRoof !== undefined && hasGeneralWord(words) && !words.some(isNamed)
      return isAnyRoof ? [calledRoof] : words
    },

    /** True if one of the words is of the name of a product, or means any roof, and no other trade uses it. */
    namesOurs: (words: readonly string[], hits: readonly Hit[]): boolean =>
      hasGeneralWord(words) ||
      hits.some((hit) => index.isProduct(hit) && words.some((word) => isOwnName(word, hit))),

    /** True if words are for what other trades have, and no product has them together: "phone repair", but "tile sheet". */
    isOfOtherTrades(words: readonly string[]): boolean {
      const ofOthers = distinctiveWords(words).filter(isCommon)
      const isOurs = words.some((word) => !isCommon(word) && index.isOfThing(word))
      if (ofOthers.length === 0 || isOurs) return false
      const hits = index.search(words, { combineWith: 'AND' })
      return (
        words.length === 1 || !hits.some((hit) => index.isProduct(hit) && allPoints(words, hit) > 1)
      )
    },

    /** True if all words but those for any roof are known, and none is of other trades: "masons, how many". */
    areAllKnown(words: readonly string[], meant: readonly string[]): boolean {
      const distinctive = distinctiveWords(words)
      const isKnown = (word: string) =>
        index.isTyped(word) && !isCommon(word) && !meant.includes(word)
      return distinctive.some(index.isOfThing) && distinctive.every(isKnown)
    },

    /**
     * True if a product or an answer has enough points, or all words of a query, of several not in sentences alone.
     * @param meant the words that are only like typed ones: none has more points than a common word
     */
    isUnderstood(words: readonly string[], meant: readonly string[], hit: Hit): boolean {
      const hasAll = words.every((word) => hit.queryTerms.includes(word))
      // "How many calories" counts no sheets.
      if (index.isCalculator(hit)) {
        return distinctiveWords(words).every((word) => hit.queryTerms.includes(word))
      }
      // Beside an unknown word, words of other trades say nothing, unless a product has several: "steel pipe xyz".
      const isOfOthers = words.every((word) => isCommon(word) || pointsOf(word, hit) === 0)
      if (!hasAll && !index.isProduct(hit) && isOfOthers) return false
      const guessed = meant.reduce((sum, word) => sum + Math.max(0, pointsOf(word, hit) - 1), 0)
      const sum = allPoints(words, hit) - guessed
      if (sum >= THRESHOLD) return true
      if (!hasAll) return false
      if (words.length === 1) return sum > 0 || !words.every(isCommon)
      return sum > 0 && (!isOfOthers || areOursIn(words, hit))
    },
  }
}
