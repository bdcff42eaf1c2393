import { brotliCompressSync, gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { numbersOf } from '../../../src/catalogue/figure.ts'
import type { FinderFile } from '../../../src/pages/find/finderIndex.ts'
import { isIndic } from '../../../src/pages/find/indicSpelling.ts'
import { createFinder } from '../../../src/pages/find/search.ts'
import { tradeCatalogue, translatedTrade } from '../../helpers/tradeCatalogue.ts'
import { viewsOf } from '../../helpers/views.ts'
import { repeated } from './smallFinder.ts'

const { file, indic } = viewsOf(tradeCatalogue, [tradeCatalogue], translatedTrade).finderContents()
const { products } = file
const [latin, allScripts] = [await createFinder(file), await createFinder(indic.file)]

function found(text: string): string[] {
  const finder = isIndic(text) ? allScripts : latin
  return finder.find({ text, chosen: {} }).products.map(({ link }) => link.path)
}

describe('the finder of a whole range', () => {
  it('has all products, and finds each by its name and its search words', () => {
    const declared = Object.keys(tradeCatalogue.routes).filter(
      (path) => tradeCatalogue.routes[path] === 'product',
    )
    expect(products.map(({ link }) => link.path).toSorted()).toEqual(declared.toSorted())
    for (const { link } of products) {
      const page = tradeCatalogue.pages.get(link.path)
      const search = page && 'search' in page ? (page.search ?? []) : []
      for (const text of [link.label, ...search]) expect(found(text), text).toContain(link.path)
    }
  })

  it('finds each product by its sizes', () => {
    for (const { link, sizes } of products) {
      for (const figure of sizes) {
        for (const n of numbersOf(figure)) {
          const text = `${n} ${figure.unit}`
          expect(found(text), text).toContain(link.path)
        }
      }
    }
  })

  it('finds by a job the products for it', () => {
    for (const { title, search = [], products } of tradeCatalogue.jobs.jobs) {
      for (const text of [title, ...search]) {
        expect(found(text), text).toEqual(expect.arrayContaining(products.map(({ path }) => path)))
      }
    }
  })
})

const published = viewsOf(tradeCatalogue, [tradeCatalogue, ...translatedTrade]).finderContents()

// Most of the bytes are the words that buyers use in whole sentences.
it.each<[string, FinderFile, number]>([
  ['of a whole range', file, 26_200],
  ['for Indian scripts', indic.file, 34_000],
  ['of a whole range in all its languages', published.file, 28_700],
])('the finder’s file %s is small', (_what, contents, most) => {
  const file = JSON.stringify(contents)
  expect(gzipSync(file).length).toBeLessThan(most)
  expect(brotliCompressSync(file).length).toBeLessThan(most)
})

it('the finder’s file of a thousand products is small', () => {
  const text = JSON.stringify({ ...file, products: repeated(products, 1000) })
  // gzip looks back 32 kB, less than the range: its size of repeated products says nothing.
  expect(brotliCompressSync(text).length).toBeLessThan(31_000)
})
