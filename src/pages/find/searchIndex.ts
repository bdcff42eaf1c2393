import MiniSearch, { type SearchResult as MiniSearchResult, type SearchOptions } from 'minisearch'
import { ownValue } from '../../catalogue/ownValue.ts'
import {
  type AnswerDocument,
  type FinderFile,
  type FinderProduct,
  searchFields,
} from './finderIndex.ts'

/** A product or an answer with words of a query. */
export type Hit = MiniSearchResult

/** Weights of the fields: a word in a name outranks any number of words elsewhere. */
const boost = { called: 100, names: 100, search: 30, elsewhere: 1 }

/** `b: 0` ignores the length of a text, so that equal products stay in their order. */
const bm25 = { k: 1.2, b: 0, d: 0.5 }

/** The number of products to index before the browser gets a turn, so that typing is not blocked. */
const CHUNK = 100

/** The fields of names, and of search words of one word. */
export const nameFields: readonly string[] = ['called', 'names']

/** The products and answers of the finder's file, indexed by their words. */
export type SearchIndex = Awaited<ReturnType<typeof createSearchIndex>>

/** Indexes the products and the answers of the finder's file. */
export async function createSearchIndex({ products, answers, phrases }: FinderFile) {
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
  const answerOf = ({ id }: Hit): AnswerDocument | undefined => answers[id - products.length]

  return {
    /** All words, also those of things that are not listed. */
    allWords,

    /** The products and answers with words of a query, or with words that begin with them; the best first. */
    search: (words: readonly string[], options: SearchOptions = {}): Hit[] =>
      index.search(words.join(' '), { prefix: true, boost, bm25, ...options }),

    /** True if a product or an answer has the word. */
    has: (word: string) => indexedWords.has(word),

    /** True if any word begins with a text. */
    isBeginning: (text: string) => allWords.some((word) => word.startsWith(text)),

    /** The answer of a hit; undefined for a product. */
    answerOf,

    productOf: ({ id }: Hit): FinderProduct | undefined => products[id],

    isProduct: ({ id }: Hit) => id < products.length,

    isQuestion: (hit: Hit) => answerOf(hit)?.kind === 'question',

    isService: (hit: Hit) => answerOf(hit)?.kind === 'service',
  }
}

/** True if a word is, as a whole, in one of these fields of a product or an answer. */
export function hasWhole(word: string, { match }: Hit, fields: readonly string[]): boolean {
  return (ownValue(match, word) ?? []).some((one) => fields.includes(one))
}
