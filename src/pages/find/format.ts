import type { ProductLinkView } from '../../model/catalogue/view.ts'

/**
 * How the finder's data lie in their files. A product is its number: its place in the catalogue.
 *
 * No file grows with the catalogue beyond what one search may move (100 kB). So there is not one
 * index but many: what words begin with the same letters, and what some products look like.
 */

/** Some products: their numbers, rising; or, where they are many, a bit for each product, in base64. */
export type Numbers = readonly number[] | string

/** Where a word stands: in products' names, among their search words, elsewhere on their pages. */
export type Places = readonly [names: Numbers, search: Numbers, elsewhere: Numbers]

/** What the words that begin alike are in. */
export type WordFile = {
  words: Readonly<Record<string, Places>>
  /** All words that begin so, put together; then only the word that is no longer is in `words`. */
  all?: Places
}

/** What is needed for every search. */
export type FinderIndex = {
  /** How many products there are. */
  count: number
  /** Beginning -> the stamp of the file of the words that begin so. */
  beginnings: Readonly<Record<string, string>>
  /** The stamps of the files that tell what products look like. */
  looks: readonly string[]
  /** Property -> value -> the products that have it. */
  filters: Readonly<Record<string, Readonly<Record<string, Numbers>>>>
}

/** How many products' looks are in one file. */
export const LOOKS = 32

export type Looks = readonly ProductLinkView[]

/** Relative to the site's root. */
export const indexAddress = 'data/find/index.json'

/** @param stamp follows from the file alone: what has not changed keeps its name, and its index */
export function partAddress(stamp: string): string {
  return `data/find/${stamp}.json`
}

/** From so many on, bits are shorter than numbers. */
const MANY = 300

/** @param numbers rising */
export function pack(numbers: readonly number[]): Numbers {
  if (numbers.length < MANY) return numbers
  const bytes = new Uint8Array(((numbers.at(-1) ?? 0) >> 3) + 1)
  for (const n of numbers) bytes[n >> 3] = (bytes[n >> 3] ?? 0) | (1 << (n & 7))
  return btoa(String.fromCharCode(...bytes))
}

/** Tells of each number, rising: on a phone a list of ten thousand is longer in the making. */
export function eachOf(packed: Numbers, tell: (n: number) => void): void {
  if (typeof packed !== 'string') {
    for (const n of packed) tell(n)
    return
  }
  const bytes = atob(packed)
  for (let i = 0; i < bytes.length; i++) {
    for (let left = bytes.charCodeAt(i), n = i * 8; left > 0; left >>= 1, n++) {
      if (left & 1) tell(n)
    }
  }
}
