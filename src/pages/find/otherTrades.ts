import { createForeignWords } from './foreignWords.ts'
import { wordsOf } from './normalizeWords.ts'
import { type Points, THRESHOLD } from './points.ts'
import { type Hit, hasWhole, type SearchIndex, typedFields } from './searchIndex.ts'
import type { SearchPhrases } from './searchPhrases.ts'
import { verbOf } from './verbForms.ts'

/** Words for a seller of any trade. */
const sellers = new Set(wordsOf('dealer shop dukan ડીલર દુકાન डीलर दुकान'))

/** @returns a function that is true for queries of other trades */
export function createOtherTrades(
  { has, isProduct, isService, questionNames }: SearchIndex,
  { isCommon, hasGeneralWord, distinctiveWords }: Points,
  phrases: SearchPhrases,
) {
  const asking = new Set(questionNames)
  const isForeign = createForeignWords(phrases)

  /**
   * True for "chadar ane takiyo", since a pillow is never ours, for "screw jack", since nothing here has the second word, and for "bike price": a bike needs a roof, but is not
   * sold here.
   * @param words the words that are not ignored
   * @param typed all words
   * @param hits the search results for the words
   */
  return (words: readonly string[], typed: readonly string[], hits: readonly Hit[]): boolean => {
    if (isForeign(typed) || isForeign(words)) return true
    if (hasGeneralWord(words) || hasGeneralWord(typed)) return false
    const namedIn = (hit: Hit) => words.filter((word) => hasWhole(word, hit, typedFields))
    const ours = hits.filter((hit) => isProduct(hit) || isService(hit)).map(namedIn)
    if (ours.some((named) => named.length >= THRESHOLD)) return false
    const ofOthers = distinctiveWords(words).filter(
      (word) => isCommon(word) && verbOf(word) === undefined,
    )
    const isAsked = typed.some(
      (word) => !words.includes(word) && (asking.has(word) || sellers.has(word)),
    )
    const isSold = words.length === 1 && isAsked && ours.every((named) => named.length === 0)
    return ofOthers.some((word) => isSold || !has(word))
  }
}
