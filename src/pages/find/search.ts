import { ownValue } from '../../catalogue/ownValue.ts'
import { type AskedQuestion, createQuestions } from './askedQuestion.ts'
import { type ChosenValues, leavesOpen, passes } from './filterProducts.ts'
import type { AnswerDocument, FinderFile, FinderProduct } from './finderIndex.ts'
import { createPhraseFinder, withPhraseWords } from './joinedPhrases.ts'
import { createKnownWords, wordsIn } from './knownWords.ts'
import { createLeadingAnswers } from './leadingAnswers.ts'
import { deniedWords } from './likeness.ts'
import { wordsOf } from './normalizeWords.ts'
import { createOtherTrades } from './otherTrades.ts'
import { createPoints } from './points.ts'
import { createProductRanking, withLength } from './rankProducts.ts'
import { createRespelling } from './respelling.ts'
import { createSearchIndex, type Hit, hasWhole, nameFields } from './searchIndex.ts'
import { searchPhrasesOf } from './searchPhrases.ts'
import { createSentenceAnswer, type SentenceAnswer } from './sentenceAnswer.ts'
import { askedParts, comparedParts } from './severalAsked.ts'
import { type UnderstoodQuery, understandQuery } from './understandQuery.ts'
import { createUnlisted } from './unlistedThing.ts'
import { verbOf } from './verbForms.ts'

/** A query: words, and the values of the filters. */
export type Query = { text: string; chosen: ChosenValues }

export type SearchResult = {
  /** The products, the best first. */
  products: readonly FinderProduct[]
  /** The products that other filters would show. */
  candidates: readonly FinderProduct[]
  /** The products that may have the chosen values: their form asks for one that their page does not state. */
  unstated: readonly FinderProduct[]
  /** False if no product has all words: these have the most of them. */
  isComplete: boolean
  /** The answers that suit the query at least as well as the best product, the best first. */
  answers: readonly AnswerDocument[]
  /** True if too few of the words are known: then nothing is found. */
  isUnknown: boolean
  /** The known words that were taken for unknown ones which are like them. */
  meant: readonly string[]
  /** The answers that suit a sentence nearly as well as the best; none if that is sure. */
  rivals: readonly SentenceAnswer[]
  /** The index of the thing that is asked for and not listed, in the order of the page; -1 for none. */
  unlisted: number
  understood: UnderstoodQuery
}

/**
 * In letters: a shorter stem counts as a word even if it is an ignored one, because the end of a word may look like a
 * suffix by chance: से in पैसे.
 */
const SHORTEST_TOLD = 4

/** In words: a shorter query is a name, or a few words of one. */
const SENTENCE = 5

/** The finder of a catalogue. */
export type FinderSearch = Awaited<ReturnType<typeof createFinder>>

/** The finder's file with the words of its phrases. */
function withAllWords(file: FinderFile): FinderFile {
  const ignored = new Set(file.phrases.ignored)
  const isFiller = (word: string) => ignored.has(word)
  return {
    ...file,
    products: file.products.map((product) => withPhraseWords(product, () => true, false)),
    answers: file.answers.map((answer) =>
      withPhraseWords(answer, isFiller, answer.kind === 'question'),
    ),
  }
}

/** Indexes the products of the finder's file. */
export async function createFinder(stored: FinderFile) {
  const file = withAllWords(stored)
  const { products, amounts, answers, questions, typedChoices, spellings, units } = file
  const writtenWords = [file.written, ...products.map(({ link }) => link.label.toLowerCase())]
    .join(' ')
    .split(' ')
  const written = new Map(writtenWords.map((word) => [wordsOf(word).join(' '), word]))
  const phrases = searchPhrasesOf(file.phrases)
  const index = await createSearchIndex(file, phrases)
  const points = createPoints(index, phrases)
  const respell = createRespelling(index, phrases)
  const rankProducts = createProductRanking(file, index, points)
  const questionIn = createQuestions(answers, index, points)
  const leadingAnswers = createLeadingAnswers(answers, index, points)
  const fillers = new Set(phrases.ignored.flatMap((phrase) => (phrase.length === 1 ? phrase : [])))
  const roofWords = new Set(
    phrases.general.flatMap((phrase) => (phrase.length === 1 ? phrase : [])),
  )
  const knownWord = createKnownWords(wordsIn(file))
  const typedPhrases = createPhraseFinder(index.allWords)
  const isOfOtherTrades = createOtherTrades(index, points, phrases)
  const calculators = answers.filter(({ kind }) => kind === 'calculator')
  const hasCalculator = calculators.length > 0
  const unlistedIn = createUnlisted(index, points, phrases)
  const sentenceAnswer = createSentenceAnswer(file, phrases)

  /** The products below a question: those that the other words name, and if ignored words ask it, those of all others. */
  function besideQuestion(
    { asking }: AskedQuestion,
    words: readonly string[],
    hasIgnoredOnly: boolean,
  ): readonly FinderProduct[] {
    if (hasIgnoredOnly) return asking.length > 0 ? products : []
    const others = words.filter((word) => !asking.includes(word))
    const hits = index.search(others).filter(index.isProduct)
    const isAskedByIgnored = others.length === words.length
    const isNamed = points
      .distinctiveWords(others)
      .some((word) => hits.some((hit) => points.isOwnName(word, hit)))
    return isAskedByIgnored || isNamed ? rankProducts(hits, [], []).ranked : []
  }

  /** The jobs that several titles name with a word for any roof: the sheds of "20 x 40 shed". */
  function jobsFor(hits: readonly Hit[]): AnswerDocument[] {
    const jobs = hits.flatMap((hit) => {
      const answer = index.answerOf(hit)
      const isNamed = hit.queryTerms.some((word) => hasWhole(word, hit, nameFields))
      return answer?.kind === 'job' && isNamed ? [answer] : []
    })
    return jobs.length > 1 ? jobs : []
  }

  /** The jobs below a count: those that its other words name, "cow shed 20 x 40, how many", or else those of any shed. */
  function jobsCounted(words: readonly string[], hits: readonly Hit[]): AnswerDocument[] {
    const counting = new Set(hits.filter(index.isCalculator).flatMap((hit) => hit.queryTerms))
    const others = words.filter((word) => !counting.has(word))
    const jobs = leadingAnswers(others).filter(({ kind }) => kind === 'job')
    return jobs.length > 0 ? jobs : jobsFor(hits)
  }

  /** The other questions of a query that asks several: "gst bill and delivery". */
  function askedBeside(typed: readonly string[], first: AnswerDocument): SentenceAnswer[] {
    const best = askedParts(typed).flatMap((part) => {
      const [found] = sentenceAnswer(part, respell(part, true))
      return found?.kind === 'answer' && found.answer.kind === 'question' ? [found.answer] : []
    })
    if (!best.includes(first)) return []
    const others = [...new Set(best)].filter((answer) => answer !== first)
    return others.map((answer) => ({ kind: 'answer', answer }))
  }

  /** The products that a query compares, "aluminium or steel", before the others. */
  function comparedFirst(
    typed: readonly string[],
    others: readonly FinderProduct[],
  ): readonly FinderProduct[] {
    const named = comparedParts(typed).flatMap((part) => {
      const words = respell(part).words.filter((word) => !fillers.has(word))
      const namesIn = (hit: Hit) => words.filter((word) => points.isOwnName(word, hit)).length
      const hits = index.search(words).filter(index.isProduct)
      const most = Math.max(0, ...hits.map(namesIn))
      const best = hits.find((hit) => most > 0 && namesIn(hit) === most)
      return (best && index.productOf(best)) ?? []
    })
    return named.length > 1 ? [...new Set([...named, ...others])] : others
  }

  /** The best answer to a sentence, and what follows it. */
  function inSentence(
    typed: readonly string[],
    words: readonly string[],
    hits: readonly Hit[],
    { sizes, pieceLength, hasIgnoredOnly }: UnderstoodQuery,
  ) {
    const respelled = respell(typed, true)
    const [best, ...rivals] = sentenceAnswer(typed, respelled)
    if (best === undefined) return { isUnknown: true, meant: [] }
    if (best.kind === 'answer' && best.answer.kind === 'question') {
      const question = { answer: best.answer, asking: respelled.words }
      return {
        products: besideQuestion(question, words, hasIgnoredOnly),
        answers: [best.answer],
        isComplete: true,
        rivals: rivals.length > 0 ? rivals : askedBeside(typed, best.answer),
      }
    }
    const { ranked, most } = rankProducts(hits, sizes, respelled.words)
    const others = withLength(ranked, pieceLength, true, units)
    const isComplete = most === words.length
    if (best.kind === 'unlisted') {
      return { products: others, isComplete, unlisted: best.unlisted, rivals }
    }
    if (best.kind === 'product') {
      const { product } = best
      const found = [product, ...others.filter((one) => one !== product)]
      return { products: comparedFirst(typed, found), isComplete, rivals }
    }
    const { answer } = best
    const isJob = ({ kind }: AnswerDocument) => kind === 'job'
    // Jobs are listed together.
    const rivalJobs = rivals.flatMap((rival) => (rival.kind === 'answer' ? rival.answer : []))
    const jobs = isJob(answer) ? [...rivalJobs, ...leadingAnswers(words)].filter(isJob) : []
    return {
      products: others,
      answers: [...new Set([answer, ...jobs])],
      isComplete,
      rivals: rivals.filter((rival) => rival.kind !== 'answer' || !jobs.includes(rival.answer)),
    }
  }

  /** The answers and the products with the most words of a query, the best first. */
  function search(text: string): Omit<SearchResult, 'candidates' | 'unstated'> {
    const isProductWord = (word: string) => {
      const known = knownWord(word)
      return index.isCalled(known) && !fillers.has(known)
    }
    const rules = { ...phrases, spellings, units, hasCalculator, isProductWord, knownWord }
    const understood = understandQuery(text, rules)
    const { sizes, pieceLength, typedWords } = understood
    const telling = understood.words.filter(
      (word) => index.isOfThing(word) || verbOf(word) === undefined,
    )
    const spelled = respell(telling.length === 0 ? understood.words : telling)
    // Without its ending, a word may be an ignored one: "નવસારીમાં".
    const told = spelled.words.filter(
      (word) => spelled.meant.includes(word) || !fillers.has(word) || word.length < SHORTEST_TOLD,
    )
    const hasIgnoredOnly = understood.hasIgnoredOnly || telling.length === 0 || told.length === 0
    const respelled = { ...spelled, words: told.length === 0 ? spelled.words : told }
    const { meant } = respelled
    const denied = deniedWords(understood.sentence)
    const kept = respelled.words.filter((word) => !denied.includes(word))
    const words = [
      // "Aluminium without paint" is aluminium. "Sheet without screws" keeps its word: it has no other.
      ...(points.distinctiveWords(kept).length > 0 ? kept : respelled.words),
      ...typedPhrases(typedWords),
      ...points.describedWord(typedWords, respelled.words),
    ]
    const hits = index.search(points.searchedWords(words))
    const nothing = {
      products: [],
      isComplete: false,
      answers: [],
      isUnknown: false,
      meant: [...meant, ...respelled.heard].map((word) => written.get(word) ?? word),
      rivals: [],
      unlisted: unlistedIn(words, hits),
      understood,
    }
    if (words.length === 0 && sizes.length === 0) {
      const fitting = withLength(products, pieceLength, false, units)
      return { ...nothing, products: fitting, isComplete: true }
    }
    const { sentence } = understood
    const isTold = points.distinctiveWords(respelled.words).length > 0 && !hasIgnoredOnly
    if (sentence.length >= SENTENCE && isTold && understood.building === undefined) {
      return { ...nothing, unlisted: -1, ...inSentence(sentence, words, hits, understood) }
    }
    const typed = respell(typedWords).words
    if (nothing.unlisted === -1 && isOfOtherTrades(words, [...typed, ...typedWords], hits)) {
      return { ...nothing, isUnknown: true, meant: [] }
    }
    const query = { typed: typedWords, respelled, hasIgnoredOnly }
    const question = questionIn(query, typed, hits)
    if (question !== undefined) {
      return {
        ...nothing,
        products: besideQuestion(question, words, hasIgnoredOnly),
        answers: [question.answer],
        isComplete: true,
        rivals: askedBeside(typedWords, question.answer),
      }
    }
    const { ranked, most } = rankProducts(hits, sizes, typed)
    const isMeasured = sizes.length > 0 && ranked.length > 0
    const isKnown =
      points.areAllKnown(words, meant) ||
      hits.some(
        (hit) =>
          !index.isQuestion(hit) &&
          (points.isUnderstood(words, meant, hit) ||
            (points.hasGeneralWord(words) && points.allPoints(hit.queryTerms, hit) > 0)),
      )
    // "Temple 20 x 30, how many": the count is asked for, whatever the building is.
    const isCounted =
      understood.building !== undefined &&
      (hasIgnoredOnly ||
        hits.some(
          (hit) => index.isCalculator(hit) && points.distinctiveWords(hit.queryTerms).length > 0,
        ))
    if (!isMeasured && !isKnown && !isCounted) {
      return { ...nothing, isUnknown: true, meant: [] }
    }
    const namesProduct = points.distinctiveWords(words).length > 0
    const isCount = isCounted || (understood.building !== undefined && !namesProduct)
    const leading = isCount
      ? [...calculators, ...jobsCounted(words, hits)]
      : leadingAnswers(words, understood.building !== undefined)
    return {
      ...nothing,
      isUnknown: ranked.length === 0 && leading.length === 0,
      products: comparedFirst(typedWords, withLength(ranked, pieceLength, namesProduct, units)),
      isComplete: most === words.length,
      answers: leading,
    }
  }

  /** The products whose tables have a property, a name or a code: "tensile strength", "G300 sheet". */
  function statedBy(term: string): readonly FinderProduct[] {
    return (ownValue(file.stated, term) ?? []).flatMap((product) => products[product] ?? [])
  }

  /** The same as `search`; a code of tables is that code, and their properties are known if nothing else is. */
  function searchTables(text: string): ReturnType<typeof search> {
    const found = search(text)
    const term = wordsOf(text)
      .filter((word) => !fillers.has(word) && !roofWords.has(word))
      .join(' ')
    const isCode = /^\p{L}.*\d$/u.test(term)
    const stating = found.isUnknown || isCode ? statedBy(term) : []
    if (stating.length === 0) return found
    const { understood } = found
    const nothingElse = { answers: [], rivals: [], meant: [], unlisted: -1 }
    return { ...nothingElse, understood, products: stating, isComplete: true, isUnknown: false }
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
    /** Spells words as the index has them. */
    respell: (words: readonly string[], isWhole?: boolean) =>
      respell(words.map(knownWord), isWhole),
    /** The names of the things that are not listed, in the order of the page. */
    unlisted: phrases.unlisted,

    /** True if any product has all of the normalized words in its names. */
    hasName: (name: readonly string[]): boolean =>
      products.some(({ words }) => {
        const nameWords = `${words.called} ${words.names}`.split(' ')
        return name.every((word) => nameWords.includes(word))
      }),

    find({ text, chosen }: Query): SearchResult {
      const result = searchTables(text)
      const candidates = result.products
      const products = candidates.filter((one) => passes(one, chosen))
      const unstated = candidates.filter((one) => leavesOpen(one, chosen))
      return { ...result, candidates, products, unstated }
    },
  }
}
