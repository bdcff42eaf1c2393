import MiniSearch from 'minisearch'
import { isInBand } from './bands.ts'
import {
  type FinderFile,
  type FinderFilter,
  type FinderProduct,
  searchFields,
} from './finderIndex.ts'
import { queryWords, sizesIn, wordsOf } from './normalizeWords.ts'

/** What is searched for: words, and for some properties the values of which a product has one. */
export type Query = { text: string; chosen: Readonly<Record<string, readonly string[]>> }

export type SearchResult = {
  /** The products, the best first. */
  products: readonly FinderProduct[]
  /** False: none has all of the words, these have the most of them. */
  isComplete: boolean
}

/** Property -> value -> how many products there would be with it. */
export type FilterCounts = Readonly<Record<string, Readonly<Record<string, number>>>>

/** So far apart that a name outranks what many words elsewhere add up to, however rare they are. */
const boost = { called: 100, names: 100, search: 30, elsewhere: 1 }

/** A page that says more is not ranked lower for its length: equal products stay in their order. */
const bm25 = { k: 1.2, b: 0, d: 0.5 }

/** For a size that the product comes in: more than for a word of its name. */
const SIZE_SCORE = 1000

/** In products: after so many the browser gets a turn, so that a large index blocks no letter typed. */
const CHUNK = 100

/** How many letters of a word may be wrong. */
function maxEdits(word: string): number {
  return /^\d/.test(word) || word.length < 5 ? 0 : word.length < 6 ? 1 : 2
}

export type FinderSearch = Awaited<ReturnType<typeof createFinder>>

/** Indexes the products of the finder's file. */
export async function createFinder({ products, spellings, others }: FinderFile) {
  const known = new Set<string>()
  const index = new MiniSearch<FinderProduct['words'] & { id: number }>({
    fields: [...searchFields],
    // The words are normalized already.
    tokenize: (text) => text.split(' '),
    processTerm(word) {
      known.add(word)
      return word
    },
    searchOptions: { processTerm: (word) => word },
  })
  const documents = products.map(({ words }, id) => ({ ...words, id }))
  await index.addAllAsync(documents, { chunkSize: CHUNK })
  const all = [...known]
  const begins = (word: string) => all.some((one) => one.startsWith(word))

  /** Fuzzy matching for words that are not found otherwise, with as few wrong letters as find something. */
  function fuzzy(word: string): number | false {
    if (begins(word)) return false
    for (let edits = 1; edits <= maxEdits(word); edits++) {
      if (index.search(word, { fuzzy: edits }).length > 0) return edits
    }
    return false
  }

  /** Compound words in the spelling that is found: "roofingsheet", "poly carbonate". */
  function spelled(words: readonly string[]): string[] {
    const [word, next, ...rest] = words
    if (word === undefined) return []
    const [joined = ''] = next === undefined ? [] : wordsOf(word + next)
    if (next !== undefined && !(begins(word) && begins(next)) && begins(joined)) {
      return [joined, ...spelled(rest)]
    }
    const parts = begins(word) ? undefined : split(word)
    return [...(parts ?? [word]), ...spelled(words.slice(1))]
  }

  /** In Gujarati what says nothing may be the end of a word: પતરાના. */
  function withoutEnding(word: string, endings: readonly string[]): string {
    const heads = endings
      .filter((ending) => word.endsWith(ending))
      .map((ending) => word.slice(0, -ending.length))
    return heads.find((head) => head !== '' && known.has(head)) ?? word
  }

  function split(word: string): string[] | undefined {
    for (let at = word.length - 3; at >= 3; at--) {
      const [head, tail] = [word.slice(0, at), word.slice(at)]
      if (known.has(head) && begins(tail)) return [head, tail]
    }
    return undefined
  }

  /** The products that have the most of the words, the best first. */
  function withWords(text: string, ignored: readonly (readonly string[])[]): SearchResult {
    const endings = ignored.flatMap(([word = '', ...more]) =>
      more.length > 0 || /^[a-z]/.test(word) ? [] : [word],
    )
    const whole = queryWords(text, ignored).map((word) => withoutEnding(word, endings))
    const words = [...new Set(spelled(whole))]
    if (words.length === 0) return { products, isComplete: true }
    const ranks = new Map<number, { words: Set<string>; score: number }>()
    const options = { prefix: true, fuzzy, boost, bm25 }
    for (const { id, queryTerms, score } of index.search(words.join(' '), options)) {
      ranks.set(id, { words: new Set(queryTerms), score })
    }
    const sized = new Set<number>()
    for (const { size, words } of sizesIn(text, spellings)) {
      for (const [id, { sizes }] of products.entries()) {
        if (!sizes.some((figure) => isInBand(size, figure))) continue
        const { words: others = [], score = 0 } = ranks.get(id) ?? {}
        ranks.set(id, { words: new Set([...others, ...words]), score: score + SIZE_SCORE })
        sized.add(id)
      }
    }
    const most = Math.max(0, ...Array.from(ranks.values(), ({ words }) => words.size))
    // Those that merely have the number in a text do not come in the size.
    const best = [...ranks].filter(
      ([id, { words }]) => words.size === most && (sized.size === 0 || sized.has(id)),
    )
    best.sort(([one, a], [other, b]) => b.score - a.score || one - other)
    return {
      products: best.flatMap(([id]) => products[id] ?? []),
      isComplete: most === words.length,
    }
  }

  return {
    count: products.length,
    others,

    /** Whether a product has all of some normalized words in its names. */
    hasName: (name: readonly string[]): boolean =>
      products.some(({ words }) => {
        const own = `${words.called} ${words.names}`.split(' ')
        return name.every((word) => own.includes(word))
      }),

    /** @param ignored words that say nothing here, each as its normalized words */
    find({ text, chosen }: Query, ignored: readonly (readonly string[])[]): SearchResult {
      const found = withWords(text, ignored)
      return { ...found, products: found.products.filter((product) => passes(product, chosen)) }
    },

    /** How many products each filter would leave. */
    counts(
      { text, chosen }: Query,
      ignored: readonly (readonly string[])[],
      filters: readonly FinderFilter[],
    ): FilterCounts {
      const found = withWords(text, ignored).products
      const counts = filters.map(({ property, options }) => {
        const others = { ...chosen, [property]: [] }
        const left = found.filter((product) => passes(product, others))
        const having = (value: string) =>
          left.filter(({ values }) => values[property]?.includes(value)).length
        return [property, Object.fromEntries(options.map(({ value }) => [value, having(value)]))]
      })
      return Object.fromEntries(counts)
    },
  }
}

/** Whether a product has one of the chosen values of each property. */
function passes({ values }: FinderProduct, chosen: Query['chosen']): boolean {
  return Object.entries(chosen).every(
    ([property, some]) =>
      some.length === 0 || some.some((value) => values[property]?.includes(value)),
  )
}
