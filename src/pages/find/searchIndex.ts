import MiniSearch, { type SearchResult as MiniSearchResult, type SearchOptions } from 'minisearch'
import { ownValue } from '../../catalogue/ownValue.ts'
import {
  type AnswerDocument,
  type FinderFile,
  type FinderProduct,
  searchFields,
} from './finderIndex.ts'
import type { SearchPhrases } from './searchPhrases.ts'

/** A product or an answer with words of a query. */
export type Hit = MiniSearchResult

/** Weights of the fields: a word in a name outranks any number of words elsewhere. */
const boost = { called: 100, names: 100, search: 30, elsewhere: 1 }

/** `b: 0` ignores the length of a text, so that equal products stay in their order. */
const bm25 = { k: 1.2, b: 0, d: 0.5 }

/** A shorter word begins others only if it is none itself. */
const SHORTEST_PREFIX = 3

/** The number of products to index before the browser gets a turn, so that typing is not blocked. */
const CHUNK = 100

/** The fields of names, and of search words of one word. */
export const nameFields: readonly string[] = ['called', 'names']

/** The fields of all words that people type: all but the sentences. */
export const typedFields: readonly string[] = [...nameFields, 'search']

/** The products and answers of the finder's file, indexed by their words. */
export type SearchIndex = Awaited<ReturnType<typeof createSearchIndex>>

/** Indexes the products and the answers of the finder's file. */
export async function createSearchIndex(
  { products, answers }: Pick<FinderFile, 'products' | 'answers'>,
  { unlisted, common, foreign }: SearchPhrases,
) {
  const things = answers.filter(({ kind }) => kind !== 'question')
  const thingWords = new Set([...products, ...things].flatMap(({ words }) => typedNames(words)))
  const calledWords = new Set(
    products.flatMap(({ words }) => `${words.called} ${words.names}`.split(' ')),
  )
  const questionWords = new Set(
    answers.flatMap(({ kind, words }) => (kind === 'question' ? typedNames(words) : [])),
  )
  const questionNames = answers.flatMap(({ kind, words }) =>
    kind === 'question' ? words.called.split(' ') : [],
  )
  /** The words of a product, and elsewhere those of the jobs that it is for. */
  function withJobWords({ words }: FinderProduct, index: number): FinderProduct['words'] {
    const own = new Set(typedNames(words))
    const jobs = answers.filter((answer) => answer.products?.includes(index))
    const others = jobs.flatMap((job) => typedNames(job.words)).filter((word) => !own.has(word))
    return {
      ...words,
      elsewhere: [...new Set([...words.elsewhere.split(' '), ...others])].join(' '),
    }
  }
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
  const documents = [...products.map(withJobWords), ...answers.map(({ words }) => words)].map(
    (words, id) => ({ ...words, id }),
  )
  await index.addAllAsync(documents, { chunkSize: CHUNK })
  // A word for something that is not listed, or of other trades, is no misspelling.
  const allWords = [
    ...indexedWords,
    ...unlisted.flat(2),
    ...common.flat(),
    ...foreign.flatMap((phrase) => (phrase.length === 1 ? phrase : [])),
  ]
  // All names that begin with a letter outweigh the name that has it: "c z".
  const prefix = (word: string) => word.length >= SHORTEST_PREFIX || !indexedWords.has(word)
  const answerOf = ({ id }: Hit): AnswerDocument | undefined => answers[id - products.length]

  return {
    /** All words, also those of things that are not listed. */
    allWords,

    /** The products and answers with words of a query, or with words that begin with them; the best first. */
    search: (words: readonly string[], options: SearchOptions = {}): Hit[] =>
      index.search(words.join(' '), { prefix, boost, bm25, ...options }),

    /** The words that alone ask a question. */
    questionNames,

    /** True if a product or an answer has the word. */
    has: (word: string) => indexedWords.has(word),

    /** True if a product is called by a word, or has it in its name. */
    isCalled: (word: string) => calledWords.has(word),

    /** True if a word is one that people type for a product, a job, a service, a category or the calculator. */
    isOfThing: (word: string) => thingWords.has(word),

    /** True if a word is one that people type for any product or answer. */
    isTyped: (word: string) => thingWords.has(word) || questionWords.has(word),

    /** True if such a word begins with a text, which may still be typed. */
    isTypedBeginning: (text: string) =>
      [...thingWords, ...questionWords].some((word) => word.startsWith(text)),

    /** True if any word begins with a text. */
    isBeginning: (text: string) => allWords.some((word) => word.startsWith(text)),

    /** The answer of a hit; undefined for a product. */
    answerOf,

    productOf: ({ id }: Hit): FinderProduct | undefined => products[id],

    isProduct: ({ id }: Hit) => id < products.length,

    isQuestion: (hit: Hit) => answerOf(hit)?.kind === 'question',

    isCalculator: (hit: Hit) => answerOf(hit)?.kind === 'calculator',

    isService: (hit: Hit) => answerOf(hit)?.kind === 'service',
  }
}

/** The words of all fields but the sentences. */
function typedNames({ called, names, search }: FinderProduct['words']): string[] {
  return `${called} ${names} ${search}`.split(' ')
}

/** True if a word is, as a whole, in one of these fields of a product or an answer. */
export function hasWhole(word: string, { match }: Hit, fields: readonly string[]): boolean {
  return (ownValue(match, word) ?? []).some((one) => fields.includes(one))
}
