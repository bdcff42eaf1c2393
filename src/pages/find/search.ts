import MiniSearch from 'minisearch'
import { ownValue } from '../../catalogue/ownValue.ts'
import { isInBand } from './bands.ts'
import {
  type FinderFile,
  type FinderFilter,
  type FinderProduct,
  searchFields,
} from './finderIndex.ts'
import { withoutLongA } from './indicSpelling.ts'
import { queryWords, sizesIn, wordsOf } from './normalizeWords.ts'

/** A query: words, and per property the chosen values, of which a product must have one. */
export type Query = { text: string; chosen: Readonly<Record<string, readonly string[]>> }

export type SearchResult = {
  /** The products, the best first. */
  products: readonly FinderProduct[]
  /** False if no product has all words: these have the most of them. */
  isComplete: boolean
}

/** Property -> value -> the number of products left if that value is chosen. */
export type FilterCounts = Readonly<Record<string, Readonly<Record<string, number>>>>

/** Weights of the fields: a word in a name outranks any number of words elsewhere. */
const boost = { called: 100, names: 100, search: 30, elsewhere: 1 }

/** `b: 0` ignores the length of a text, so that equal products stay in their order. */
const bm25 = { k: 1.2, b: 0, d: 0.5 }

/** The score for a matching size: higher than that of a word in the name. */
const SIZE_SCORE = 1000

/** The number of products to index before the browser gets a turn, so that typing is not blocked. */
const CHUNK = 100

/** The number of letters of a word that may be wrong. */
function maxEdits(word: string): number {
  if (/^\d/.test(word) || word.length < 5) return 0
  return word.length < 6 ? 1 : 2
}

/** The finder of a catalogue. */
export type FinderSearch = Awaited<ReturnType<typeof createFinder>>

/** Indexes the products of the finder's file. */
export async function createFinder({ products, spellings, others }: FinderFile) {
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
  const documents = products.map(({ words }, id) => ({ ...words, id }))
  await index.addAllAsync(documents, { chunkSize: CHUNK })
  const allWords = [...indexedWords]
  const isBeginning = (text: string) => allWords.some((word) => word.startsWith(text))

  /** The fewest wrong letters with which a word is found; false if it is found unchanged. */
  function fuzzy(word: string): number | false {
    if (isBeginning(word)) return false
    for (let edits = 1; edits <= maxEdits(word); edits++) {
      if (index.search(word, { fuzzy: edits }).length > 0) return edits
    }
    return false
  }

  /** Joins or splits compound words as the index has them: "roofingsheet", "poly carbonate". */
  function respellCompounds(words: readonly string[]): string[] {
    const [word, next, ...rest] = words
    if (word === undefined) return []
    const [joined = ''] = next === undefined ? [] : wordsOf(word + next)
    if (next !== undefined && !(isBeginning(word) && isBeginning(next)) && isBeginning(joined)) {
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

  /** The products that have the most words of a query, the best first. */
  function withWords(text: string, ignored: readonly (readonly string[])[]): SearchResult {
    const endings = ignored.flatMap(([word = '', ...more]) =>
      more.length > 0 || /^[a-z]/.test(word) ? [] : [word],
    )
    const stems = queryWords(text, ignored).map((word) => withoutEnding(word, endings))
    const words = [...new Set(respellCompounds(stems.map(respellLongA)))]
    if (words.length === 0) return { products, isComplete: true }
    const ranks = new Map<number, { words: Set<string>; score: number }>()
    const options = { prefix: true, fuzzy, boost, bm25 }
    for (const { id, queryTerms, score } of index.search(words.join(' '), options)) {
      ranks.set(id, { words: new Set(queryTerms), score })
    }
    const withSize = new Set<number>()
    for (const { size, words } of sizesIn(text, spellings)) {
      for (const [id, { sizes }] of products.entries()) {
        if (!sizes.some((figure) => isInBand(size, figure))) continue
        const { words: others = [], score = 0 } = ranks.get(id) ?? {}
        ranks.set(id, { words: new Set([...others, ...words]), score: score + SIZE_SCORE })
        withSize.add(id)
      }
    }
    const most = Math.max(0, ...Array.from(ranks.values(), ({ words }) => words.size))
    // A product that only mentions the number is not available in that size.
    const best = [...ranks].filter(
      ([id, { words }]) => words.size === most && (withSize.size === 0 || withSize.has(id)),
    )
    best.sort(([idA, a], [idB, b]) => b.score - a.score || idA - idB)
    return {
      products: best.flatMap(([id]) => products[id] ?? []),
      isComplete: most === words.length,
    }
  }

  return {
    count: products.length,
    others,

    /** True if any product has all of the normalized words in its names. */
    hasName: (name: readonly string[]): boolean =>
      products.some(({ words }) => {
        const nameWords = `${words.called} ${words.names}`.split(' ')
        return name.every((word) => nameWords.includes(word))
      }),

    /** @param ignored phrases without meaning for a search, as normalized words */
    find({ text, chosen }: Query, ignored: readonly (readonly string[])[]): SearchResult {
      const found = withWords(text, ignored)
      return { ...found, products: found.products.filter((product) => passes(product, chosen)) }
    },

    /** The number of products that each value of each filter would leave. */
    counts(
      { text, chosen }: Query,
      ignored: readonly (readonly string[])[],
      filters: readonly FinderFilter[],
    ): FilterCounts {
      const found = withWords(text, ignored).products
      const counts = filters.map(({ property, options }) => {
        const otherFilters = { ...chosen, [property]: [] }
        const remaining = found.filter((product) => passes(product, otherFilters))
        const countOf = (value: string) =>
          remaining.filter(({ values }) => ownValue(values, property)?.includes(value)).length
        return [property, Object.fromEntries(options.map(({ value }) => [value, countOf(value)]))]
      })
      return Object.fromEntries(counts)
    },
  }
}

/** True if a product has one of the chosen values of each property. */
function passes({ values }: FinderProduct, chosen: Query['chosen']): boolean {
  return Object.entries(chosen).every(
    ([property, options]) =>
      options.length === 0 || options.some((value) => ownValue(values, property)?.includes(value)),
  )
}
