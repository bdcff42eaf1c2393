import MiniSearch, { type SearchResult as MiniSearchResult } from 'minisearch'
import { numbersInUnit } from '../../catalogue/figure.ts'
import { ownValue } from '../../catalogue/ownValue.ts'
import { type ConvertibleUnits, unitWithRole } from '../../catalogue/unit.ts'
import { isInBand } from './bands.ts'
import {
  type AnswerDocument,
  answerKinds,
  type FinderFile,
  type FinderFilter,
  type FinderProduct,
  searchFields,
} from './finderIndex.ts'
import { withoutLongA } from './indicSpelling.ts'
import { wordsOf } from './normalizeWords.ts'
import { type UnderstoodQuery, understandQuery } from './understandQuery.ts'

/** A query: words, and per property the chosen values, of which a product must have one. */
export type Query = { text: string; chosen: Readonly<Record<string, readonly string[]>> }

export type SearchResult = {
  /** The products, the best first. */
  products: readonly FinderProduct[]
  /** The products that other filters would show. */
  candidates: readonly FinderProduct[]
  /** False if no product has all words: these have the most of them. */
  isComplete: boolean
  /** The answers that suit the query at least as well as the best product, the best first. */
  answers: readonly AnswerDocument[]
  /** True if too few of the words are known: then nothing is found. */
  isUnknown: boolean
  /** The known words that were taken for unknown ones which are like them. */
  meant: readonly string[]
  /** The index of the thing that is asked for and not listed, in the order of the page; -1 for none. */
  unlisted: number
  understood: UnderstoodQuery
}

/** Property -> value -> the number of products left if that value is chosen. */
export type FilterCounts = Readonly<Record<string, Readonly<Record<string, number>>>>

/** Weights of the fields: a word in a name outranks any number of words elsewhere. */
const boost = { called: 100, names: 100, search: 30, elsewhere: 1 }

/** `b: 0` ignores the length of a text, so that equal products stay in their order. */
const bm25 = { k: 1.2, b: 0, d: 0.5 }

/** The score for a matching size: higher than that of a word in the name. */
const SIZE_SCORE = 1000

/** A sheet of 3.05 m is one of 10 feet: lengths may differ by this part. */
const LENGTH_TOLERANCE = 0.02

/** A shorter beginning of a word names no answer. */
const SHORTEST_BEGINNING = 3

/** A shorter beginning of a word names nothing that is not listed. */
const SHORTEST_UNLISTED = 4

/** The number of products to index before the browser gets a turn, so that typing is not blocked. */
const CHUNK = 100

/** The points from which an answer to a query is shown, if it does not have all of its words. */
const THRESHOLD = 2

/** The fields of names, and of search words of one word. */
const nameFields: readonly string[] = ['called', 'names']

/** The points of a word: of a name that no other trade has, and of any other name or search word. */
const points = { name: 2, other: 1 }

/** The number of letters of a word that may be wrong. */
function maxEdits(word: string): number {
  if (/^\d/.test(word) || word.length < 5) return 0
  return word.length < 8 ? 1 : 2
}

/** Id of a product -> the words of the query that it has, and its score. */
type Ranks = Map<number, { words: ReadonlySet<string>; score: number }>

/** The finder of a catalogue. */
export type FinderSearch = Awaited<ReturnType<typeof createFinder>>

/** Indexes the products of the finder's file. */
export async function createFinder(file: FinderFile) {
  const {
    products,
    amounts,
    answers,
    questions,
    typedChoices,
    phrases,
    written,
    spellings,
    units,
  } = file
  const indexedWords = new Set<string>()
  const index = new MiniSearch<FinderProduct['words'] & { id: number }>({
    fields: [...searchFields],
    // The words are normalized already.
    tokenize: (text) => text.split(' '),
    processTerm(word) {
      indexedWords.add(word)
      return word
    },
    searchOptions: { processTerm: (word) => word },
  })
  const documents = [...products, ...answers].map(({ words }, id) => ({ ...words, id }))
  await index.addAllAsync(documents, { chunkSize: CHUNK })
  // A word for something that is not listed is no misspelling.
  const allWords = [...indexedWords, ...phrases.unlisted.flat(2)]
  const answerWords = new Set(
    answers
      .filter(({ kind }) => kind !== 'question')
      .flatMap(({ words }) => Object.values(words).flatMap((text) => text.split(' '))),
  )
  const isBeginning = (text: string) => allWords.some((word) => word.startsWith(text))

  /** The word of a name that an unknown word is like; undefined if the word is known, or like none. */
  function likeWord(word: string): string | undefined {
    if (isBeginning(word)) return undefined
    for (let edits = 1; edits <= maxEdits(word); edits++) {
      // The first letter is rarely wrong.
      const terms = index
        .search(word, { fuzzy: edits, boost, bm25, fields: ['called', 'names', 'search'] })
        .flatMap((hit) => hit.terms)
      const like = terms.find((term) => term[0] === word[0])
      if (like !== undefined) return like
    }
    return undefined
  }

  const options = { prefix: true, boost, bm25 }

  /** Joins or splits compound words as the index has them: "roofingsheet", "poly carbonate". */
  function respellCompounds(words: readonly string[]): string[] {
    const [word, next, ...rest] = words
    if (word === undefined) return []
    const [joined = '', ...apart] = next === undefined ? [] : wordsOf(word + next)
    const areWords = isBeginning(word) && next !== undefined && isBeginning(next)
    const isWord = indexedWords.has(joined) || (!areWords && isBeginning(joined))
    if (joined !== '' && apart.length === 0 && isWord) {
      return [joined, ...respellCompounds(rest)]
    }
    const parts = isBeginning(word) ? undefined : split(word)
    return [...(parts ?? [word]), ...respellCompounds(words.slice(1))]
  }

  /** The indexed word that a word in an Indian script begins, with a short a for a long one or the reverse. */
  function respellLongA(word: string): string {
    if (/^[\w.]*$/.test(word) || word.length < 2 || isBeginning(word)) return word
    const typed = withoutLongA(word)
    return allWords.find((indexed) => withoutLongA(indexed).startsWith(typed)) ?? word
  }

  /** In Gujarati an ignored word may be the ending of another: પતરાના. */
  function withoutEnding(word: string, endings: readonly string[]): string {
    const heads = endings
      .filter((ending) => word.endsWith(ending))
      .map((ending) => word.slice(0, -ending.length))
    return heads.find((head) => head !== '' && indexedWords.has(head)) ?? word
  }

  function split(word: string): string[] | undefined {
    for (let end = word.length - 3; end >= 3; end--) {
      const [head, tail] = [word.slice(0, end), word.slice(end)]
      if (indexedWords.has(head) && isBeginning(tail)) return [head, tail]
    }
    return undefined
  }

  /** Words for any sheet or roof. */
  const general = new Set(phrases.general.flat())
  /** Words of names that other trades use as well. */
  const common = new Set(phrases.common.flat())

  // In Gujarati an ignored word may be the ending of another.
  const endings = phrases.ignored.flatMap(([word = '', ...more]) =>
    more.length > 0 || /^[a-z]/.test(word) ? [] : [word],
  )

  /** The words of a query as the index has them, and those of them that are only like the typed ones. */
  function respell(typed: readonly string[]): { words: string[]; meant: string[] } {
    const stems = typed.map((word) => withoutEnding(word, endings))
    const meant: string[] = []
    const words = respellCompounds(stems.map(respellLongA)).map((word) => {
      const like = likeWord(word)
      if (like !== undefined) meant.push(like)
      return like ?? word
    })
    return { words: [...new Set(words)], meant }
  }

  const isQuestion = (id: number) => answers[id - products.length]?.kind === 'question'
  const isService = (id: number) => answers[id - products.length]?.kind === 'service'

  /** True if a word is, as a whole, in one of these fields of a product or an answer. */
  function hasWhole(word: string, { match }: MiniSearchResult, fields: readonly string[]): boolean {
    return (ownValue(match, word) ?? []).some((one) => fields.includes(one))
  }

  /** The points of a word in a product or an answer; 0 for one that only its sentences have. */
  function pointsOf(word: string, hit: MiniSearchResult): number {
    const isThing = !isQuestion(hit.id) && !isService(hit.id)
    const isName = isThing && hasWhole(word, hit, nameFields)
    if (isName && !common.has(word)) return points.name
    const isFound = Object.entries(hit.match).some(
      ([term, fields]) =>
        (term === word || (word.length >= SHORTEST_BEGINNING && term.startsWith(word))) &&
        fields.some((one) => one !== 'elsewhere'),
    )
    return isFound ? points.other : 0
  }

  function allPoints(words: readonly string[], hit: MiniSearchResult): number {
    return words.reduce((sum, word) => sum + pointsOf(word, hit), 0)
  }

  /**
   * True if a product or an answer has enough points, or all words of a query, of several not in sentences alone.
   * @param meant the words that are only like typed ones: none has more points than a common word
   */
  function isUnderstood(
    words: readonly string[],
    meant: readonly string[],
    hit: MiniSearchResult,
  ): boolean {
    const hasAll = words.every((word) => hit.queryTerms.includes(word))
    // Beside an unknown word, words of other trades say nothing, unless a product has several: "steel pipe xyz".
    const isProduct = hit.id < products.length
    const isOfOthers = words.every((word) => common.has(word) || pointsOf(word, hit) === 0)
    if (!hasAll && !isProduct && isOfOthers) return false
    const guessed = meant.reduce((sum, word) => sum + Math.max(0, pointsOf(word, hit) - 1), 0)
    const sum = allPoints(words, hit) - guessed
    return sum >= THRESHOLD || (hasAll && (sum > 0 || words.length === 1))
  }

  /**
   * The words of a query that ask a question, and whether one of them is its own, such as "warranty". Beside an unknown
   * word, any trade may be asked, "gold price", unless the query names a product, or no other trade uses the words.
   * @param typed all typed words
   * @param words the words without the ignored ones, if there are any
   * @param isOurs true if one of them is a name of this trade
   * @returns undefined if the query does not ask it
   */
  function wordsAsking(
    hit: MiniSearchResult,
    typed: readonly string[],
    words: readonly string[] | undefined,
    isOurs: boolean,
  ): { asking: readonly string[]; hasOwn: boolean } | undefined {
    // A number is a count: "how much for 20 sheets".
    const distinctive = distinctiveWords(words ?? []).filter((word) => !/^\d/.test(word))
    const known = distinctive.filter(isBeginning)
    const isOwn = (word: string) => hasWhole(word, hit, ['called'])
    const asking = typed.filter(
      (word) =>
        hasWhole(word, hit, searchFields) &&
        (words === undefined || words.includes(word) || isOwn(word)),
    )
    // Ignored words ask only if no other word names anything: "pvc sheet price" is about the sheet.
    if (known.length > 0 && !asking.some((word) => known.includes(word))) return undefined
    const certain = asking.filter((word) => !common.has(word) && words?.includes(word))
    const others = words?.filter((word) => !asking.includes(word)) ?? []
    const isKnown = known.length === distinctive.length && !isOfOtherTrades(others)
    const isOurTrade = isOurs || isKnown
    const isWhole = (words ?? typed).every((word) => hit.queryTerms.includes(word))
    const hasOwn = certain.some(isOwn) || (isOurTrade && asking.some(isOwn))
    const isAsked = (isOurTrade ? asking : certain).length >= THRESHOLD
    return isAsked || hasOwn || isWhole ? { asking, hasOwn } : undefined
  }

  /** True if other trades use all of these words, and no product has them together: "phone repair", but "tile sheet". */
  function isOfOtherTrades(words: readonly string[]): boolean {
    if (distinctiveWords(words).length === 0 || words.some((word) => !common.has(word)))
      return false
    const hits = index.search(words.join(' '), { ...options, combineWith: 'AND' })
    return (
      words.length === 1 ||
      !hits.some((hit) => hit.id < products.length && allPoints(words, hit) > 1)
    )
  }

  /** True if one of the words means any sheet or roof, and no other trade uses it. */
  function namesRoof(words: readonly string[]): boolean {
    return words.some((word) => general.has(word) && !common.has(word))
  }

  /** True if one of the words is of the name of a product, or means any roof, and no other trade uses it. */
  function namesOurs(words: readonly string[], hits: readonly MiniSearchResult[]): boolean {
    const isProductName = (hit: MiniSearchResult) =>
      hit.id < products.length && words.some((word) => pointsOf(word, hit) === points.name)
    return namesRoof(words) || hits.some(isProductName)
  }

  /**
   * The question about the business that a query asks, with the words that ask it: one with a word of its own, or else
   * the one with the most words, if no product and no other answer has more points.
   * @param words the words of the query without the ignored ones
   * @param hits the search results for these words
   */
  function questionIn(
    words: readonly string[],
    hits: readonly MiniSearchResult[],
    { typedWords, hasIgnoredOnly }: UnderstoodQuery,
  ): { answer: AnswerDocument; asking: readonly string[] } | undefined {
    const typed = respell(typedWords).words
    const others = hasIgnoredOnly ? undefined : words
    const isOurs = namesOurs(words, hits)
    const asked = index
      .search(typed.join(' '), { ...options, filter: ({ id }) => isQuestion(id) })
      .flatMap((hit) => {
        const answer = answers[hit.id - products.length]
        const found = wordsAsking(hit, typed, others, isOurs)
        return answer && found ? [{ answer, ...found }] : []
      })
      .sort((a, b) => Number(b.hasOwn) - Number(a.hasOwn) || b.asking.length - a.asking.length)
    const [best] = asked
    if (best === undefined || best.hasOwn) return best
    const pointsIn = (hit: MiniSearchResult) =>
      allPoints(
        words.filter((word) => hasWhole(word, hit, searchFields)),
        hit,
      )
    // A single word of several names a product or a job, if it is one of theirs.
    const isSingle = best.asking.length < THRESHOLD
    const rivals = hits.filter(({ id }) => !isQuestion(id) && !(isSingle && isService(id)))
    const most = Math.max(0, ...rivals.map(pointsIn))
    const isBest = isSingle ? most === 0 : best.asking.length >= most
    return isBest ? best : undefined
  }

  /**
   * The answers that suit a query at least as well as the best product: the best one, and those of its kind
   * that match the same words. Words for any sheet or roof tell no answers apart.
   * @param hits the search results for the words
   */
  function leadingAnswers(
    words: readonly string[],
    hits: readonly MiniSearchResult[],
  ): AnswerDocument[] {
    const distinctive = distinctiveWords(words)
    if (distinctive.length === 0) return []
    // Of whole words, only the same words count: in Gujarati a name may have one with and without an ending.
    const isWhole = distinctive.every((word) => answerWords.has(word))
    const isNarrowed = isWhole || distinctive.length < words.length
    const narrowed = isNarrowed
      ? index.search(distinctive.join(' '), { ...options, prefix: !isWhole })
      : hits
    const bestProduct = narrowed.find(({ id }) => id < products.length)
    const bestScore = bestProduct?.score ?? 0
    const named = narrowed.flatMap((hit) => {
      const answer = answers[hit.id - products.length]
      const isNamedHit = hit.terms.some((term) => isNamed(term, hit.queryTerms))
      if (answer === undefined || answer.kind === 'question' || !isNamedHit) return []
      return [{ ...hit, answer, isWork: answer.kind === 'service' && asksWork(hit, bestProduct) }]
    })
    const order = ({ answer }: { answer: AnswerDocument }) => answerKinds.indexOf(answer.kind)
    named.sort(
      (a, b) => Number(b.isWork) - Number(a.isWork) || b.score - a.score || order(a) - order(b),
    )
    // A category is less than a product of it, unless nothing fits better.
    const leading = named.filter(
      ({ answer, score, isWork }) =>
        isWork || (answer.kind === 'category' ? score > bestScore : score >= bestScore),
    )
    const [best] = leading
    if (best === undefined) return []
    const same = leading.filter(
      (hit) =>
        hit.answer.kind === best.answer.kind &&
        best.queryTerms.every(
          (word) =>
            hit.queryTerms.includes(word) &&
            (hasWhole(word, hit, nameFields) || !hasWhole(word, best, nameFields)),
        ),
    )
    // "Coastal warehouse" is two jobs: each is named by a word that the other does not have.
    const more = named.filter(
      (hit) =>
        best.answer.kind === 'job' &&
        hit.answer.kind === 'job' &&
        !same.includes(hit) &&
        hit.queryTerms.some(
          (word) => !best.queryTerms.includes(word) && hasWhole(word, hit, nameFields),
        ),
    )
    // A hazard to the sheet comes before the building.
    const isFirst = ({ answer, queryTerms }: (typeof named)[number]) =>
      answer.hazard === true && queryTerms.length >= best.queryTerms.length
    const both = [...same, ...more]
    if (more.length > 0) both.sort((a, b) => Number(isFirst(b)) - Number(isFirst(a)))
    return both.map(({ answer }) => answer)
  }

  /**
   * True if a query asks for the work of a service, on whatever part of a roof: "leaking near a screw". It has a word of
   * its own, or several, that the best product does not have.
   */
  function asksWork(service: MiniSearchResult, product: MiniSearchResult | undefined): boolean {
    const own = distinctiveWords(service.queryTerms).filter(
      (word) =>
        !product?.queryTerms.includes(word) && hasWhole(word, service, ['called', 'search']),
    )
    return (
      own.length >= THRESHOLD ||
      own.some((word) => !common.has(word) && hasWhole(word, service, ['called']))
    )
  }

  /** The words that tell products and answers apart. */
  function distinctiveWords(words: Iterable<string>): string[] {
    return [...words].filter((word) => !general.has(word))
  }

  /** Adds the products that come in a typed size to the ranks, and returns their ids. */
  function rankSizes(ranks: Ranks, sized: UnderstoodQuery['sizes']): ReadonlySet<number> {
    const withSize = new Set<number>()
    for (const { size, words } of sized) {
      for (const [id, { sizes }] of products.entries()) {
        if (!sizes.some((figure) => isInBand(size, figure, units))) continue
        const { words: others = [], score = 0 } = ranks.get(id) ?? {}
        ranks.set(id, { words: new Set([...others, ...words]), score: score + SIZE_SCORE })
        withSize.add(id)
      }
    }
    return withSize
  }

  /** Leaves the products with the most words of names, if there are any: a size chooses among these. */
  function keepNamed(ranks: Ranks, hits: readonly MiniSearchResult[]) {
    const named = hits.map((hit) => {
      const words = distinctiveWords(hit.queryTerms)
      return {
        id: hit.id,
        count: words.filter((word) => pointsOf(word, hit) === points.name).length,
      }
    })
    const most = Math.max(0, ...named.map(({ count }) => count))
    if (most === 0) return
    const kept = new Set(named.filter(({ count }) => count === most).map(({ id }) => id))
    for (const id of [...ranks.keys()]) if (!kept.has(id)) ranks.delete(id)
  }

  /** The products with the most words of a query, the best first, and how many words they have. */
  function rankProducts(
    hits: readonly MiniSearchResult[],
    sized: UnderstoodQuery['sizes'],
  ): { ranked: FinderProduct[]; most: number } {
    const ranks: Ranks = new Map()
    const productHits = hits.filter(({ id }) => id < products.length)
    for (const { id, queryTerms, score } of productHits) {
      ranks.set(id, { words: new Set(queryTerms), score })
    }
    const withSize = rankSizes(ranks, sized)
    if (sized.length > 0) keepNamed(ranks, productHits)
    const most = Math.max(0, ...Array.from(ranks.values(), ({ words }) => words.size))
    const withMost = [...ranks].filter(([, { words }]) => words.size === most)
    // A product that only mentions the number is not available in that size.
    const inSize = withMost.filter(([id]) => withSize.has(id))
    const best = (inSize.length > 0 ? inSize : withMost).map(([id, { words, score }]) => ({
      id,
      score,
      distinctive: distinctiveWords(words).length,
    }))
    best.sort((a, b) => b.distinctive - a.distinctive || b.score - a.score || a.id - b.id)
    return { ranked: best.flatMap(({ id }) => products[id] ?? []), most }
  }

  /**
   * The index of the thing that a query asks for and that is not listed, or -1. A product or an answer with its words and
   * one more of the query is better: "hip roof with valleys". The query may still be incomplete.
   */
  function unlistedIn(words: readonly string[], hits: readonly MiniSearchResult[]): number {
    const isTyped = (word: string) =>
      words.some(
        (typed) => typed === word || (typed.length >= SHORTEST_UNLISTED && word.startsWith(typed)),
      )
    function hasMore(phrase: readonly string[], hit: MiniSearchResult): boolean {
      const has = (word: string) => hasWhole(word, hit, ['called', 'names', 'search'])
      return phrase.every(has) && distinctiveWords(words).filter(has).length > phrase.length
    }
    function isAsked(phrase: readonly string[]): boolean {
      if (!phrase.every(isTyped) || hits.some((hit) => hasMore(phrase, hit))) return false
      // Beside an unknown word, a word of other trades says nothing: "net banking".
      return phrase.some((word) => !common.has(word)) || words.every(isBeginning)
    }
    return phrases.unlisted.findIndex((names) => names.some(isAsked))
  }

  /** The answers and the products with the most words of a query, the best first. */
  function search(text: string): Omit<SearchResult, 'candidates'> {
    const understood = understandQuery(text, { ...phrases, spellings, units })
    const { sizes, sheetLength } = understood
    const { words, meant } = respell(understood.words)
    const hits = index.search(words.join(' '), options)
    const nothing = {
      products: [],
      isComplete: false,
      answers: [],
      isUnknown: false,
      meant: meant.map((word) => ownValue(written, word) ?? word),
      unlisted: unlistedIn(words, hits),
      understood,
    }
    if (words.length === 0 && sizes.length === 0) {
      const fitting = withLength(products, sheetLength, false, units)
      return { ...nothing, products: fitting, isComplete: true }
    }
    const question = questionIn(words, hits, understood)
    if (question !== undefined) {
      return {
        ...nothing,
        products: besideQuestion(question.asking, words, understood),
        answers: [question.answer],
        isComplete: true,
      }
    }
    const { ranked, most } = rankProducts(hits, sizes)
    const isMeasured = sizes.length > 0 && ranked.length > 0
    const others = hits.filter(({ id }) => !isQuestion(id))
    const isKnown = others.some(
      (hit) => isUnderstood(words, meant, hit) || (namesRoof(words) && allPoints(words, hit) > 0),
    )
    if (!isMeasured && !isKnown) {
      return { ...nothing, isUnknown: true, meant: [] }
    }
    const leading = leadingAnswers(words, hits)
    return {
      ...nothing,
      isUnknown: ranked.length === 0 && leading.length === 0,
      products: withLength(ranked, sheetLength, distinctiveWords(words).length > 0, units),
      isComplete: most === words.length,
      answers: leading,
    }
  }

  /** The products below a question: those that the other words name, and if ignored words ask it, those of all others. */
  function besideQuestion(
    asking: readonly string[],
    words: readonly string[],
    { hasIgnoredOnly }: UnderstoodQuery,
  ): readonly FinderProduct[] {
    if (hasIgnoredOnly) return asking.length > 0 ? products : []
    const others = words.filter((word) => !asking.includes(word))
    const hits = index.search(others.join(' '), options).filter(({ id }) => id < products.length)
    const isAskedByIgnored = others.length === words.length
    const isNamed = distinctiveWords(others).some((word) =>
      hits.some((hit) => pointsOf(word, hit) === points.name),
    )
    return isAskedByIgnored || isNamed ? rankProducts(hits, []).ranked : []
  }

  return {
    /** All products. */
    products,
    /** The choices for text controls, of all products. */
    typedChoices,
    /** The answers to questions about the business. */
    questions,
    amounts,
    phrases,
    spellings,
    units,
    respell,
    /** The names of the things that are not listed, in the order of the page. */
    unlisted: phrases.unlisted,

    /** True if any product has all of the normalized words in its names. */
    hasName: (name: readonly string[]): boolean =>
      products.some(({ words }) => {
        const nameWords = `${words.called} ${words.names}`.split(' ')
        return name.every((word) => nameWords.includes(word))
      }),

    find({ text, chosen }: Query): SearchResult {
      const result = search(text)
      const candidates = result.products
      return { ...result, candidates, products: candidates.filter((one) => passes(one, chosen)) }
    },
  }
}

/**
 * The number of products that each value of each filter would leave.
 * @param candidates the products that a query shows without filters
 */
export function countFilters(
  candidates: readonly FinderProduct[],
  chosen: Query['chosen'],
  filters: readonly FinderFilter[],
): FilterCounts {
  const counts = filters.map(({ property, options }) => {
    const otherFilters = { ...chosen, [property]: [] }
    const remaining = candidates.filter((product) => passes(product, otherFilters))
    const countOf = (value: string) =>
      remaining.filter(({ values }) => ownValue(values, property)?.includes(value)).length
    return [property, Object.fromEntries(options.map(({ value }) => [value, countOf(value)]))]
  })
  return Object.fromEntries(counts)
}

/** True if an answer is named by one of its words, or by a typed word that is not too short. */
function isNamed(word: string, typed: readonly string[]): boolean {
  return typed.some((one) => word === one || one.length >= SHORTEST_BEGINNING)
}

/**
 * Leaves out the products that do not come in a length.
 * @param namesProduct true if the query names a product: then those of unknown length stay
 */
function withLength(
  products: readonly FinderProduct[],
  length: number | undefined,
  namesProduct: boolean,
  units: ConvertibleUnits,
): readonly FinderProduct[] {
  if (length === undefined) return products
  const mm = unitWithRole(units, 'mm')
  const fitting = products.filter(({ lengths }) => {
    if (lengths === undefined) return namesProduct
    if (lengths === 'any') return true
    const lengthsInMm = lengths.flatMap((figure) => numbersInUnit(figure, mm, units))
    return lengthsInMm.some((one) => Math.abs(one - length) <= length * LENGTH_TOLERANCE)
  })
  return fitting.length > 0 ? fitting : products
}

/** True if a product has one of the chosen values of each property. */
function passes({ values }: FinderProduct, chosen: Query['chosen']): boolean {
  return Object.entries(chosen).every(
    ([property, options]) =>
      options.length === 0 || options.some((value) => ownValue(values, property)?.includes(value)),
  )
}
