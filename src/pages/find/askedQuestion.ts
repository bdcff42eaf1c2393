import { type AnswerDocument, searchFields } from './finderIndex.ts'
import { phraseParts, typedForms, typedPhrase } from './joinedPhrases.ts'
import { isUnknownPlace } from './placeWords.ts'
import { type Points, THRESHOLD } from './points.ts'
import type { Respelled } from './respelling.ts'
import { type Hit, hasWhole, type SearchIndex } from './searchIndex.ts'
import { phraseWords } from './searchPhrases.ts'
import type { Phrases } from './understandQuery.ts'
import { verbOf } from './verbForms.ts'

/** A question about the business, with the words that ask it. */
export type AskedQuestion = { answer: AnswerDocument; asking: readonly string[] }

/** The words of a query, for questions. */
type QueryWords = {
  /** All words, as they are typed. */
  typed: readonly string[]
  /** The words without the ignored ones as the index has them, or all if all are ignored. */
  respelled: Respelled
  hasIgnoredOnly: boolean
}

/** A shorter word that is only like a typed one asks nothing: "dollar" is no misspelt "dealer". */
const SHORTEST_GUESS = 7

/** Between what is asked and the thing: "warranty of a laptop". */
const OF = 'of'

/** @returns a function that finds the question that a query asks */
export function createQuestions(
  answers: readonly AnswerDocument[],
  index: SearchIndex,
  points: Points,
) {
  const { isBeginning, isTyped, isTypedBeginning, isQuestion, isService, isCalculator, answerOf } =
    index
  const { isCommon, isCertain, distinctiveWords, isOfOtherTrades, namesOurs, allPoints } = points

  const phrasesOf = new Map<AnswerDocument | undefined, Phrases>(
    answers.map((answer) => [answer, phraseWords(answer.phrases ?? [])]),
  )
  const isOwn = (word: string, hit: Hit) => hasWhole(word, hit, ['called'])

  /**
   * The words of a query that ask a question, and whether one of them or a phrase is its own, such as "warranty". Beside
   * an unknown word any trade may be asked, "gold price", unless the query names a product.
   * @param typed all typed words as the index has them
   * @param isOurs true if one of them is a name of this trade
   * @returns undefined if the query does not ask it
   */
  function wordsAsking(
    hit: Hit,
    typed: readonly string[],
    query: QueryWords,
    isOurs: boolean,
  ): { asking: readonly string[]; hasOwn: boolean; tellingCount: number } | undefined {
    const { respelled, hasIgnoredOnly } = query
    const words = hasIgnoredOnly ? [] : respelled.words
    const phrases = phrasesOf.get(answerOf(hit)) ?? []
    const forms = typedForms(query.typed)
    const inPhrases = new Set(phrases.flatMap((phrase) => typedPhrase(forms, phrase)))
    const distinctive = distinctiveWords(words)
    const isMeant = (word: string) => respelled.meant.includes(word) && word.length < SHORTEST_GUESS
    const asking = [
      ...inPhrases,
      ...typed.filter(
        (word) =>
          !inPhrases.has(word) &&
          !isMeant(word) &&
          (isOwn(word, hit) ||
            (distinctive.includes(word) && hasWhole(word, hit, searchFields)) ||
            (hasIgnoredOnly && hasWhole(word, hit, ['elsewhere']))),
      ),
    ]
    if (asking.length === 0) return undefined
    // A number is a count: "how much for 20 sheets".
    const telling = distinctive.filter((word) => !/^\d/.test(word))
    const known = telling.filter(isBeginning)
    // Ignored words ask only if no other word names anything: "pvc sheet price" is about the sheet.
    if (known.length > 0 && !asking.some((word) => known.includes(word))) return undefined
    const others = telling.filter((word) => !asking.includes(word))
    const isKnown = (word: string) =>
      isUnknownPlace(word, query.typed, isTyped) ||
      (!respelled.meant.includes(word) &&
        (isTyped(word) || (word === typed.at(-1) && isTypedBeginning(word))))
    const isOurTrade = isOurs || (others.every(isKnown) && !isOfOtherTrades(others))
    const isAskedHere = (word: string) => isOurTrade || (!isOfOther(word, query) && isCertain(word))
    const here = asking.filter(isAskedHere)
    const hasOwn = here.some((word) => isOwn(word, hit)) || (isOurTrade && inPhrases.size > 0)
    const isWhole = words.every((word) => hit.queryTerms.includes(word))
    const tellingCount = asking.filter(
      (word) => words.includes(word) && verbOf(word) === undefined,
    ).length
    return here.length >= THRESHOLD || hasOwn || isWhole
      ? { asking, hasOwn, tellingCount }
      : undefined
  }

  /** True for an unknown word of a query, and for one that other trades use as well. */
  function isUnknownIn({ respelled }: QueryWords, word: string | undefined): boolean {
    return (
      word !== undefined && respelled.words.includes(word) && (isCommon(word) || !isTyped(word))
    )
  }

  /** True if an unknown word says whose the asked thing is: "laptop warranty", "warranty of a laptop". */
  function isOfOther(word: string, query: QueryWords): boolean {
    const { typed } = query
    const isUnknown = (one: string | undefined) => isUnknownIn(query, one)
    const at = typed.indexOf(word)
    const before = phraseParts(typed.slice(0, Math.max(0, at))).at(-1)
    const of = typed.indexOf(OF, at)
    return isUnknown(before) || (of !== -1 && typed.slice(of).some(isUnknown))
  }

  /**
   * The question that a query asks: one with a word of its own, or else the one with the most words, if no product and
   * no other answer has more points.
   * @param typed all typed words as the index has them
   * @param hits the search results for the words that are not ignored
   */
  return (
    query: QueryWords,
    typed: readonly string[],
    hits: readonly Hit[],
  ): AskedQuestion | undefined => {
    const { words } = query.respelled
    const isOurs = namesOurs(words, hits)
    const asked = index
      .search(typed, { filter: (hit) => isQuestion(hit) })
      .flatMap((hit) => {
        const answer = answerOf(hit)
        const found = wordsAsking(hit, typed, query, isOurs)
        return answer && found ? [{ answer, ...found }] : []
      })
      .sort(
        (a, b) =>
          b.tellingCount - a.tellingCount ||
          b.asking.length - a.asking.length ||
          Number(b.hasOwn) - Number(a.hasOwn),
      )
    const [best] = asked
    if (best === undefined || best.hasOwn) return best
    const distinctive = distinctiveWords(words)
    const pointsIn = (hit: Hit) =>
      allPoints(
        distinctive.filter((word) => hasWhole(word, hit, searchFields)),
        hit,
      )
    // A single word of several names a product or a job, if it is one of theirs.
    const isSingle = best.asking.length < THRESHOLD
    const rivals = hits.filter((hit) => !isQuestion(hit) && !(isSingle && isService(hit)))
    const most = Math.max(0, ...rivals.map(pointsIn))
    // "How many sheets" has the words of "how many days".
    const counting = Math.max(0, ...rivals.filter(isCalculator).map(pointsIn))
    const isBest = isSingle ? most === 0 : best.asking.length >= Math.max(most, counting + 1)
    return isBest ? best : undefined
  }
}
