import { numbersInUnit } from '../../catalogue/figure.ts'
import { type ConvertibleUnits, unitWithRole } from '../../catalogue/unit.ts'
import { isInBand } from './bands.ts'
import { createColorWords } from './colorWords.ts'
import type { FinderFile, FinderProduct } from './finderIndex.ts'
import { likenedWords } from './likeness.ts'
import type { Points } from './points.ts'
import { type Hit, hasWhole, type SearchIndex, typedFields } from './searchIndex.ts'
import type { UnderstoodQuery } from './understandQuery.ts'

/** The score of a matching size. A word in the name has less. */
const SIZE_SCORE = 1000

/** A sheet of 3.05 m is one of 10 feet: lengths may differ by this part. */
const LENGTH_TOLERANCE = 0.02

/** Id of a product -> the words of the query that it has, and its score. */
type Ranks = Map<number, { words: ReadonlySet<string>; score: number }>

/** @returns a function that ranks the products of the search results for a query */
export function createProductRanking(
  { products, units, phrases }: FinderFile,
  { isProduct }: SearchIndex,
  { distinctiveWords, isOwnName }: Points,
) {
  const colorsIn = createColorWords(phrases.colors)

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

  /** Leaves the products with the most of some words, if any product has one. */
  function keepMost(ranks: Ranks, hits: readonly Hit[], has: (word: string, hit: Hit) => boolean) {
    const ranked = hits.filter(({ id }) => ranks.has(id))
    const named = ranked.map((hit) => {
      const words = distinctiveWords(hit.queryTerms)
      return { id: hit.id, count: words.filter((word) => has(word, hit)).length }
    })
    const most = Math.max(0, ...named.map(({ count }) => count))
    if (most === 0) return
    const kept = new Set(named.filter(({ count }) => count === most).map(({ id }) => id))
    for (const id of [...ranks.keys()]) if (!kept.has(id)) ranks.delete(id)
  }

  /**
   * The products with the most words of a query, the best first, and how many words they have.
   * @param typed all words of the query
   */
  return (
    hits: readonly Hit[],
    sized: UnderstoodQuery['sizes'],
    typed: readonly string[],
  ): { ranked: FinderProduct[]; most: number } => {
    const ranks: Ranks = new Map()
    const productHits = hits.filter(isProduct)
    for (const { id, queryTerms, score } of productHits) {
      ranks.set(id, { words: new Set(queryTerms), score })
    }
    const withSize = rankSizes(ranks, sized)
    // A size chooses among the products that are named.
    if (sized.length > 0) keepMost(ranks, productHits, isOwnName)
    // Among products, looks decide before the material, and the material before the colour.
    const isNamed = (word: string, hit: Hit) => hasWhole(word, hit, typedFields)
    const likened = likenedWords(typed)
    keepMost(ranks, productHits, (word, hit) => likened.includes(word) && isNamed(word, hit))
    const sizeWords = new Set(sized.flatMap(({ words }) => words))
    // Also the words that no product has: black, in "upvc black colour".
    const found = productHits.flatMap(({ queryTerms }) => queryTerms)
    const colors = colorsIn([...new Set([...found, ...typed])])
    if (colors.length > 0) {
      keepMost(
        ranks,
        productHits,
        (word, hit) => !colors.includes(word) && !sizeWords.has(word) && isNamed(word, hit),
      )
    }
    const most = Math.max(0, ...Array.from(ranks.values(), ({ words }) => words.size))
    const withMost = [...ranks].filter(([, { words }]) => words.size === most)
    // A product that only mentions the number is not available in that size.
    const inSize = withMost.filter(([id]) => withSize.has(id))
    const best = (inSize.length > 0 ? inSize : withMost).map(([id, { words, score }]) => ({
      id,
      score,
      distinctive: distinctiveWords(words).length,
    }))
    const ownNames = new Map(
      productHits.map((hit) => [
        hit.id,
        distinctiveWords(hit.queryTerms).filter((word) => isOwnName(word, hit)).length,
      ]),
    )
    const ownNamesOf = ({ id }: { id: number }) => ownNames.get(id) ?? 0
    best.sort(
      (a, b) =>
        b.distinctive - a.distinctive ||
        ownNamesOf(b) - ownNamesOf(a) ||
        b.score - a.score ||
        a.id - b.id,
    )
    return { ranked: best.flatMap(({ id }) => products[id] ?? []), most }
  }
}

/**
 * Leaves out the products that do not come in a length.
 * @param namesProduct true if the query names a product: then those of unknown length stay
 */
export function withLength(
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
