import { type AnswerDocument, searchFields } from './finderIndex.ts'
import { type Points, THRESHOLD } from './points.ts'
import { type Hit, hasWhole, type SearchIndex } from './searchIndex.ts'

/** A question about the business, with the words that ask it. */
export type AskedQuestion = { answer: AnswerDocument; asking: readonly string[] }

/** @returns a function that finds the question that a query asks */
export function createQuestions(index: SearchIndex, points: Points) {
  const { isBeginning, isQuestion, isService, answerOf } = index
  const { isCommon, distinctiveWords, isOfOtherTrades, namesOurs, allPoints } = points

  const isOwn = (word: string, hit: Hit) => hasWhole(word, hit, ['called'])

  /**
   * The words of a query that ask a question, and whether one of them is its own, such as "warranty". Beside an unknown
   * word, any trade may be asked, "gold price", unless the query names a product, or no other trade uses the words.
   * @param typed all typed words
   * @param words the words without the ignored ones, if there are any
   * @param isOurs true if one of them is a name of this trade
   * @returns undefined if the query does not ask it
   */
  function wordsAsking(
    hit: Hit,
    typed: readonly string[],
    words: readonly string[] | undefined,
    isOurs: boolean,
  ): { asking: readonly string[]; hasOwn: boolean } | undefined {
    // A number is a count: "how much for 20 sheets".
    const distinctive = distinctiveWords(words ?? []).filter((word) => !/^\d/.test(word))
    const known = distinctive.filter(isBeginning)
    const asking = typed.filter(
      (word) =>
        hasWhole(word, hit, searchFields) &&
        (words === undefined || words.includes(word) || isOwn(word, hit)),
    )
    // Ignored words ask only if no other word names anything: "pvc sheet price" is about the sheet.
    if (known.length > 0 && !asking.some((word) => known.includes(word))) return undefined
    const certain = asking.filter((word) => !isCommon(word) && words?.includes(word))
    const others = words?.filter((word) => !asking.includes(word)) ?? []
    const isKnown = known.length === distinctive.length && !isOfOtherTrades(others)
    const isOurTrade = isOurs || isKnown
    const isWhole = (words ?? typed).every((word) => hit.queryTerms.includes(word))
    const hasOwn =
      certain.some((word) => isOwn(word, hit)) ||
      (isOurTrade && asking.some((word) => isOwn(word, hit)))
    const isAsked = (isOurTrade ? asking : certain).length >= THRESHOLD
    return isAsked || hasOwn || isWhole ? { asking, hasOwn } : undefined
  }

  /**
   * The question that a query asks: one with a word of its own, or else the one with the most words, if no product and
   * no other answer has more points.
   * @param typed all typed words
   * @param words the words without the ignored ones, or all if all are ignored
   * @param hits the search results for these words
   */
  return (
    typed: readonly string[],
    words: readonly string[],
    hits: readonly Hit[],
    hasIgnoredOnly: boolean,
  ): AskedQuestion | undefined => {
    const isOurs = namesOurs(words, hits)
    const asked = index
      .search(typed, { filter: (hit) => isQuestion(hit) })
      .flatMap((hit) => {
        const answer = answerOf(hit)
        const found = wordsAsking(hit, typed, hasIgnoredOnly ? undefined : words, isOurs)
        return answer && found ? [{ answer, ...found }] : []
      })
      .sort((a, b) => Number(b.hasOwn) - Number(a.hasOwn) || b.asking.length - a.asking.length)
    const [best] = asked
    if (best === undefined || best.hasOwn) return best
    const pointsIn = (hit: Hit) =>
      allPoints(
        words.filter((word) => hasWhole(word, hit, searchFields)),
        hit,
      )
    // A single word of several names a product or a job, if it is one of theirs.
    const isSingle = best.asking.length < THRESHOLD
    const rivals = hits.filter((hit) => !isQuestion(hit) && !(isSingle && isService(hit)))
    const most = Math.max(0, ...rivals.map(pointsIn))
    const isBest = isSingle ? most === 0 : best.asking.length >= most
    return isBest ? best : undefined
  }
}
