import { describe, expect, it } from 'vitest'
import type { Figure } from '../../../src/catalogue/schemas/figure.ts'
import { answerTo } from '../../../src/pages/find/answer.ts'
import { isInBand } from '../../../src/pages/find/bands.ts'
import { isIndic } from '../../../src/pages/find/indicSpelling.ts'
import { wordsOf } from '../../../src/pages/find/normalizeWords.ts'
import { createFinder } from '../../../src/pages/find/search.ts'
import { tradeCatalogue } from '../../helpers/tradeCatalogue.ts'
import { viewOfKind, viewsOf } from '../../helpers/views.ts'

const views = viewsOf(tradeCatalogue)
const page = viewOfKind(views, '/Find', 'find')
const { file, indic } = views.finderContents()
const { products } = file
const [finder, allScripts] = [await createFinder(file), await createFinder(indic.file)]
const answer = (text: string) =>
  answerTo({ text, chosen: {} }, page, isIndic(text) ? allScripts : finder)
const leadOf = (text: string) => answer(text).lead
const unlistedName = (text: string) => {
  const lead = leadOf(text)
  return lead?.kind === 'unlisted' ? lead.thing.name : undefined
}
const paths = (text: string) => answer(text).result?.products.map(({ link }) => link.path) ?? []

/** The search words of the page at a path. */
function searchWordsOf(path: string): readonly string[] {
  const page = tradeCatalogue.pages.get(path)
  return page !== undefined && 'search' in page ? (page.search ?? []) : []
}

const isSame = (a: string, b: string) => `${wordsOf(a)}` === `${wordsOf(b)}`
const has = (search: readonly string[], word: string) => search.some((text) => isSame(text, word))

/** A typed query -> the search word of the products that it means. */
const rows = [
  ['pataru', 'patra'],
  ['pataro', 'patra'],
  ['પતરું', 'પતરું'],
  ['patra na bhav', 'patra'],
  ['price of patra', 'patra'],
  ['tin', 'tin'],
  ['tin shed', 'tin'],
  ['galvalume', 'galvalume'],
  ['ppgl', 'PPGL'],
  ['jsw', 'JSW'],
  ['tata', 'Tata'],
  ['heat proof', 'heat proof'],
  ['garmi', 'garmi'],
  ['fire proof', 'fire proof'],
  ['soundproof', 'soundproof'],
] as const

describe('a query finds first', () => {
  it.each(rows)('for "%s" the products with the search word "%s"', (text, word) => {
    const called = products
      .map(({ link }) => link.path)
      .filter((path) => has(searchWordsOf(path), word))
    expect(called).not.toEqual([])
    expect(paths(text).slice(0, called.length)).toEqual(called)
    expect(leadOf(text)?.kind).not.toBe('unlisted')
  })

  it.each(['2 mm', '0.5 mm'])('for "%s" only products that come in this size', (text) => {
    const size: Figure = { values: [Number.parseFloat(text)], unit: 'mm' }
    const expected = products.filter(({ sizes }) =>
      sizes.some((figure) => isInBand(size, figure, tradeCatalogue.properties.units)),
    )
    expect(paths(text).toSorted()).toEqual(expected.map(({ link }) => link.path).toSorted())
  })

  it.each(['parking shed', 'car parking', 'heat proof', 'fire proof', 'soundproof'])(
    'for "%s" the job with this name, and its warning',
    (text) => {
      const jobs = tradeCatalogue.jobs.jobs.filter(({ search = [] }) => has(search, text))
      const lead = leadOf(text)
      const found = lead?.kind === 'jobs' ? lead.jobs : []
      for (const { key, text: warning } of jobs) {
        expect(found).toContainEqual(expect.objectContaining({ key, text: warning }))
      }
    },
  )

  it.each(
    page.unlisted.flatMap(({ name }, i) => {
      const words = finder.unlisted[i] ?? []
      const isListed = words.some(finder.hasName)
      return words.map((phrase) => [phrase.join(' '), name, isListed] as const)
    }),
  )('for "%s" that it is not listed, unless a product has the name', (text, name, isListed) => {
    expect(unlistedName(text)).toBe(isListed ? undefined : name)
    const nearest = page.unlisted.find((thing) => thing.name === unlistedName(text))?.nearest
    expect(paths(text)).not.toContain(nearest?.path)
  })

  it.each(['p', 'પ'])('for "%s", a single letter, nothing yet', (text) => {
    expect(answer(text)).toEqual({ isTooShort: true, typedChoices: [] })
  })
})

it('a thing is no longer called not listed once a product has its name', () => {
  const [words] = finder.unlisted[0] ?? []
  if (words === undefined) return
  const listing = { ...finder, hasName: () => true }
  const { lead } = answerTo({ text: words.join(' '), chosen: {} }, page, listing)
  expect(lead?.kind).not.toBe('unlisted')
})
