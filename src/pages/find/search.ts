import { distance } from 'fastest-levenshtein'
import type { ProductLinkView } from '../../model/catalogue/view.ts'
import {
  eachOf,
  type FinderIndex,
  indexAddress,
  LOOKS,
  type Looks,
  type Numbers,
  type Places,
  partAddress,
  type WordFile,
} from './format.ts'
import { wordsOf } from './normalizeWords.ts'

/** What is looked for: words, and for some properties the values of which a product has one. */
export type Query = { text: string; chosen: Readonly<Record<string, readonly string[]>> }

export type SearchResult = {
  /** The products, the best first. */
  products: readonly number[]
  /** False: none has all of the words, these have the most of them. */
  whole: boolean
}

/** Property -> value -> how many products there would be with it. */
export type Counts = Readonly<Record<string, Readonly<Record<string, number>>>>

/** What a word counts in a name, among the search words, elsewhere. */
const WEIGHTS = [6, 4, 1]

/** How often it counts: as it was typed, where it only begins so, where it is nearly so. */
const TYPED = 4
const BEGUN = 2
const NEAR = 1

/** What counts that a word is there at all: more than the scores of all words together. */
const WORD = 10_000

/** So many parts are fetched before anything is typed; where words fill more than one file, none are. */
const FEW = 5

/** Beyond this a word is another word. */
function slips(word: string): number {
  return word.length < 5 ? 0 : word.length < 9 ? 1 : 2
}

/**
 * The finder, over files that come when they are first needed.
 * @param fetchJson gives what stands at an address relative to the site's root; may throw
 */
export function createFinder(fetchJson: (address: string) => Promise<unknown>) {
  const fetched = new Map<string, Promise<unknown>>()

  function load<T>(address: string): Promise<T>
  function load(address: string): Promise<unknown> {
    const known = fetched.get(address) ?? fetchJson(address)
    fetched.set(address, known)
    // What could not be fetched is tried again.
    known.catch(() => fetched.delete(address))
    return known
  }

  const index = () => load<FinderIndex>(indexAddress)

  /**
   * For each product how much it counts that it has a word that begins so, with what it counts that it
   * has the word at all; 0 where it has none.
   */
  async function scores(word: string, { beginnings, count }: FinderIndex) {
    const scored = new Uint32Array(count)
    const add = (places: Places, times: number) => {
      for (const [place, numbers] of places.entries()) {
        const score = WORD + times * (WEIGHTS[place] ?? 0)
        eachOf(numbers, (n) => {
          if ((scored[n] ?? 0) < score) scored[n] = score
        })
      }
    }
    const known = Array.from(`${word}.`, (_, i) => word.slice(0, word.length - i))
    const beginning = known.find((one) => Object.hasOwn(beginnings, one))
    const stamp = beginnings[beginning ?? '']
    if (beginning === undefined || stamp === undefined) return scored
    const { all, words } = await load<WordFile>(partAddress(stamp))
    if (all !== undefined && beginning === word) add(all, BEGUN)
    const begun = Object.entries(words).filter(([one]) => one.startsWith(word))
    for (const [one, places] of begun) add(places, one === word ? TYPED : BEGUN)
    if (begun.length > 0 || (all !== undefined && beginning === word)) return scored
    for (const [one, places] of Object.entries(words)) {
      const near = Math.min(distance(word, one), distance(word, one.slice(0, word.length)))
      if (near <= slips(word)) add(places, NEAR)
    }
    return scored
  }

  /** The products that have the most of the words, the best first. */
  async function withWords(text: string, known: FinderIndex) {
    const words = [...new Set(wordsOf(text))]
    const each = await Promise.all(words.map((word) => scores(word, known)))
    const [total = new Uint32Array(known.count), ...others] = each
    for (const scored of others) {
      for (let n = 0; n < known.count; n++) total[n] = (total[n] ?? 0) + (scored[n] ?? 0)
    }
    // Few scores are had by many: the products of each are in their order already.
    const ranks = new Map<number, number[]>()
    for (let n = 0; n < known.count; n++) {
      const score = total[n] ?? 0
      if (score === 0 && words.length > 0) continue
      const rank = ranks.get(score)
      if (rank === undefined) ranks.set(score, [n])
      else rank.push(n)
    }
    const best = [...ranks].sort(([a], [b]) => b - a)
    const most = Math.floor((best[0]?.[0] ?? 0) / WORD)
    const having = best.filter(([score]) => score >= most * WORD)
    return { products: having.flatMap(([, rank]) => rank), whole: most === words.length }
  }

  /** Which products have none of the values. */
  function lacking(values: readonly Numbers[], count: number): Uint8Array {
    const lacks = new Uint8Array(count).fill(1)
    for (const value of values) {
      eachOf(value, (n) => {
        lacks[n] = 0
      })
    }
    return lacks
  }

  /**
   * What the words find.
   * @returns as well what of it has the chosen values, of all properties but one where that is named
   */
  async function search({ text, chosen }: Query) {
    const known = await index()
    const found = await withWords(text, known)
    const lost = Object.entries(known.filters).flatMap(([property, values]) => {
      const picked = Object.entries(values).filter(([value]) => chosen[property]?.includes(value))
      const numbers = picked.map(([, numbers]) => numbers)
      return numbers.length === 0 ? [] : [{ property, lacks: lacking(numbers, known.count) }]
    })
    const left = (but?: string) => {
      const by = lost.filter(({ property }) => property !== but)
      if (by.length === 0) return found.products
      return found.products.filter((n) => by.every(({ lacks }) => lacks[n] === 0))
    }
    return { known, whole: found.whole, left }
  }

  return {
    /** Another build may have put its files in the place of those that the index names. */
    forget: () => fetched.clear(),

    /**
     * Fetches what every search needs, and of a small catalogue all there is; where that fails, the
     * search tells of it.
     */
    ready(): void {
      index()
        .then(({ beginnings, looks }) => {
          const parts = [...Object.values(beginnings), ...looks]
          if (parts.length <= FEW) return Promise.all(parts.map((part) => load(partAddress(part))))
        })
        .catch(() => {})
    },

    async find(asked: Query): Promise<SearchResult> {
      const { whole, left } = await search(asked)
      return { products: left(), whole }
    },

    /** How many products each filter would leave. */
    async counts(asked: Query): Promise<Counts> {
      const { known, left } = await search(asked)
      const counts = Object.entries(known.filters).map(([property, values]) => {
        const open = new Uint8Array(known.count)
        for (const n of left(property)) open[n] = 1
        const each = Object.entries(values).map(([value, numbers]) => {
          let sum = 0
          eachOf(numbers, (n) => {
            sum += open[n] ?? 0
          })
          return [value, sum]
        })
        return [property, Object.fromEntries(each)]
      })
      return Object.fromEntries(counts)
    },

    /** What some products look like. */
    async looks(products: readonly number[]): Promise<ProductLinkView[]> {
      const { looks } = await index()
      const files = products.map((n) =>
        load<Looks>(partAddress(looks[Math.floor(n / LOOKS)] ?? '')),
      )
      return (await Promise.all(files)).flatMap((file, i) => {
        const look = file[(products[i] ?? 0) % LOOKS]
        return look === undefined ? [] : [look]
      })
    },
  }
}
