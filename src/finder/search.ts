import { distance } from 'fastest-levenshtein'
import type { ProductLinkView } from '../catalogue/view.ts'
import { wordsOf } from './fold.ts'
import {
  type FinderIndex,
  indexAddress,
  LOOKS,
  type Looks,
  type Numbers,
  type Places,
  partAddress,
  unpack,
  type WordFile,
} from './format.ts'

/** What is looked for: words, and for some properties the values of which a product has one. */
export type Asked = { text: string; chosen: Readonly<Record<string, readonly string[]>> }

export type Found = {
  /** The products, the best first. */
  products: readonly number[]
  /** False: none has all of the words, these have the most of them. */
  whole: boolean
  /** Property -> value -> how many there would be with it. */
  counts: Readonly<Record<string, Readonly<Record<string, number>>>>
}

/** What a word counts in a name, among the search words, elsewhere; a whole word counts twice. */
const WEIGHTS = [6, 4, 1]

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

  /** Which products have a word that begins so, and how much that counts. */
  async function scores(word: string, { beginnings }: FinderIndex) {
    const scored = new Map<number, number>()
    const count = (places: Places, weight: number) => {
      for (const [place, numbers] of places.entries()) {
        for (const n of unpack(numbers)) {
          scored.set(n, Math.max(scored.get(n) ?? 0, weight * (WEIGHTS[place] ?? 0)))
        }
      }
    }
    const known = Array.from(`${word}.`, (_, i) => word.slice(0, word.length - i))
    const beginning = known.find((one) => Object.hasOwn(beginnings, one))
    const stamp = beginnings[beginning ?? '']
    if (beginning === undefined || stamp === undefined) return scored
    const { all, words } = await load<WordFile>(partAddress(stamp))
    if (all !== undefined && beginning === word) count(all, 1)
    const begun = Object.entries(words).filter(([one]) => one.startsWith(word))
    for (const [one, places] of begun) count(places, one === word ? 2 : 1)
    if (scored.size > 0) return scored
    for (const [one, places] of Object.entries(words)) {
      const near = Math.min(distance(word, one), distance(word, one.slice(0, word.length)))
      if (near <= slips(word)) count(places, 0.5)
    }
    return scored
  }

  /** The products that have the most of the words, the best first. */
  async function withWords(text: string, known: FinderIndex) {
    const words = [...new Set(wordsOf(text))]
    const each = await Promise.all(words.map((word) => scores(word, known)))
    const products = Array.from({ length: known.count }, (_, n) => ({ n, words: 0, score: 0 }))
    for (const scored of each) {
      for (const [n, score] of scored) {
        const product = products[n]
        if (product === undefined) continue
        product.words += 1
        product.score += score
      }
    }
    const most = products.reduce((before, { words }) => Math.max(before, words), 0)
    const found = products.filter(({ words }) => words === most)
    return {
      products:
        words.length > 0 && most === 0 ? [] : found.sort((a, b) => b.score - a.score || a.n - b.n),
      whole: most === words.length,
    }
  }

  /** Which products have one of the values. */
  function having(values: readonly Numbers[], count: number): Uint8Array {
    const has = new Uint8Array(count)
    for (const value of values) for (const n of unpack(value)) has[n] = 1
    return has
  }

  return {
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

    async find({ text, chosen }: Asked): Promise<Found> {
      const known = await index()
      const { products, whole } = await withWords(text, known)
      const groups = Object.entries(known.filters)
      const kept = groups.flatMap(([property, values]) => {
        const picked = Object.entries(values)
          .filter(([value]) => chosen[property]?.includes(value))
          .map(([, numbers]) => numbers)
        return picked.length === 0 ? [] : [{ property, has: having(picked, known.count) }]
      })
      const passes = (n: number, but?: string) =>
        kept.every(({ property, has }) => property === but || has[n] === 1)
      const counts = groups.map(([property, values]) => {
        const open = new Uint8Array(known.count)
        for (const { n } of products) if (passes(n, property)) open[n] = 1
        const counted = Object.entries(values).map(([value, numbers]) => [
          value,
          unpack(numbers).reduce((sum, n) => sum + (open[n] ?? 0), 0),
        ])
        return [property, Object.fromEntries(counted)]
      })
      return {
        products: products.map(({ n }) => n).filter((n) => passes(n)),
        whole,
        counts: Object.fromEntries(counts),
      }
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
