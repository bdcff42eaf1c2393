import type { FinderContents } from '../pages/find/finderIndex.ts'
import {
  type FinderIndex,
  indexAddress,
  LOOKS,
  type Places,
  pack,
  partAddress,
  type WordFile,
} from '../pages/find/format.ts'
import { wordsOf } from '../pages/find/normalizeWords.ts'
import { stamp } from './stamp.ts'

/** In letters of JSON: words that begin alike are put into files of about this size. */
const FILE = 20_000

/** A word, and the products that have it in each place, in their order. */
type Word = { word: string; places: readonly number[][] }

/** A word as it stands in a file, with the letters that it takes there. */
type Written = Word & { packed: Places; size: number }

/** Every word, and which products have it where. */
function wordList(products: FinderContents['products']): Word[] {
  const words = new Map<string, Word>()
  function added(word: string): Word {
    const before = words.get(word) ?? { word, places: [[], [], []] }
    words.set(word, before)
    return before
  }
  // Most texts stand on many pages: labels, words of tables, jobs.
  const known = new Map<string, readonly Word[]>()
  function of(text: string): readonly Word[] {
    const before = known.get(text) ?? wordsOf(text).map(added)
    known.set(text, before)
    return before
  }
  for (const [n, { names, search, elsewhere }] of products.entries()) {
    // What is called so by one word is called so as by its name.
    const alone = search.filter((text) => of(text).length === 1)
    for (const [place, texts] of [[...names, ...alone], search, elsewhere].entries()) {
      for (const text of texts) {
        for (const { places } of of(text)) {
          const had = places[place]
          if (had?.at(-1) !== n) had?.push(n)
        }
      }
    }
  }
  return [...words.values()]
}

/** The products that have any of some words in a place, in their order. */
function having(words: readonly Word[], place: number): number[] {
  const last = words.reduce((last, { places }) => Math.max(last, places[place]?.at(-1) ?? -1), -1)
  const marked = new Uint8Array(last + 1)
  for (const { places } of words) for (const n of places[place] ?? []) marked[n] = 1
  return Array.from(marked.keys()).filter((n) => marked[n] === 1)
}

function packed(places: readonly number[][]): Places {
  const at = (place: number) => pack(places[place] ?? [])
  return [at(0), at(1), at(2)]
}

function written({ word, places }: Word): Written {
  const own = packed(places)
  return { word, places, packed: own, size: JSON.stringify({ [word]: own }).length }
}

function record(words: readonly Written[]): WordFile['words'] {
  return Object.fromEntries(words.map(({ word, packed }) => [word, packed]))
}

/** How long a file of these words is, without its being written: a comma each, and braces round all. */
function lengthOf(words: readonly Written[]): number {
  return words.reduce((sum, { size }) => sum + size - 1, '{"words":{}}'.length - 1)
}

/** Puts words that begin alike into one file, or into one for each next letter where they are many. */
function* wordFiles(beginning: string, words: readonly Written[]): Iterable<[string, WordFile]> {
  if (words.length < 2 || lengthOf(words) <= FILE) {
    yield [beginning, { words: record(words) }]
    return
  }
  if (beginning !== '') {
    const all = [0, 1, 2].map((place) => having(words, place))
    yield [
      beginning,
      {
        all: packed(all),
        words: record(words.filter(({ word }) => word === beginning)),
      },
    ]
  }
  const next = new Map<string, Written[]>()
  for (const each of words) {
    const longer = each.word.slice(0, beginning.length + 1)
    if (longer === beginning) continue
    const some = next.get(longer)
    if (some === undefined) next.set(longer, [each])
    else some.push(each)
  }
  for (const [longer, some] of next) yield* wordFiles(longer, some)
}

/** Which products have each value of a property. */
function byValue(products: FinderContents['products'], property: string): Map<string, number[]> {
  const having = new Map<string, number[]>()
  for (const [n, { values }] of products.entries()) {
    for (const value of values.get(property) ?? []) {
      const had = having.get(value)
      if (had === undefined) having.set(value, [n])
      else had.push(n)
    }
  }
  return having
}

/**
 * The files that the finder reads.
 * @returns address, relative to the site's root, and what stands there
 */
export function finderFiles({ products, filters }: FinderContents): [string, unknown][] {
  const files: [string, unknown][] = []
  /** Adds a file, which is named by what is in it. */
  function part(value: unknown): string {
    const own = stamp(JSON.stringify(value))
    files.push([partAddress(own), value])
    return own
  }
  const words = [...wordFiles('', wordList(products).map(written))]
  const parts = Array.from({ length: Math.ceil(products.length / LOOKS) }, (_, i) => i * LOOKS)
  const index: FinderIndex = {
    count: products.length,
    beginnings: Object.fromEntries(words.map(([beginning, file]) => [beginning, part(file)])),
    looks: parts.map((at) => part(products.slice(at, at + LOOKS).map(({ look }) => look))),
    filters: Object.fromEntries(
      filters.map(({ property, options }) => {
        const having = byValue(products, property)
        const packed = options.map(({ value }) => [value, pack(having.get(value) ?? [])])
        return [property, Object.fromEntries(packed)]
      }),
    ),
  }
  return [[indexAddress, index], ...files]
}
