import { describe, expect, it } from 'vitest'
import { answerTo } from '../../../src/pages/find/answer.ts'
import { isIndic } from '../../../src/pages/find/indicSpelling.ts'
import { wordsOf } from '../../../src/pages/find/normalizeWords.ts'
import { createFinder } from '../../../src/pages/find/search.ts'
import { tradeCatalogue, translatedTrade } from '../../helpers/tradeCatalogue.ts'
import { viewsOf } from '../../helpers/views.ts'

/** The whole range in English, Gujarati and Hindi. */
const catalogues = [tradeCatalogue, ...translatedTrade]

/** The finder of each language, as a function that answers a query. */
const finders = await Promise.all(
  catalogues.map(async (catalogue) => {
    const views = viewsOf(catalogue, catalogues)
    const page = views.page('/Find')
    if (page?.kind !== 'find') throw new Error('/Find is no finder')
    const { file, indic } = views.finderContents()
    const [latin, allScripts] = [await createFinder(file), await createFinder(indic.file)]
    return (text: string) =>
      answerTo({ text, chosen: {} }, page, isIndic(text) ? allScripts : latin)
  }),
)

const isSame = (a: string, b: string) => `${wordsOf(a)}` === `${wordsOf(b)}`
const has = (search: readonly string[], word: string) => search.some((text) => isSame(text, word))

/** The products with a search word, in any language. */
function productsCalled(word: string): string[] {
  return Object.keys(tradeCatalogue.routes).filter((path) =>
    catalogues.some(({ pages }) => {
      const page = pages.get(path)
      return page !== undefined && 'search' in page && has(page.search ?? [], word)
    }),
  )
}

/** The jobs with a search word, in any language. */
function jobsCalled(word: string): string[] {
  const jobs = catalogues.flatMap((catalogue) =>
    catalogue.jobs.jobs.filter(({ search = [] }) => has(search, word)),
  )
  return [...new Set(jobs.map(({ key }) => key))]
}

/** A typed query -> the search word of a product that it means. */
const products = [
  ['પતરા', 'પતરા'],
  ['પતરાં', 'પતરા'],
  ['પતરું', 'પતરું'],
  ['પતરૂ', 'પતરું'],
  ['પતરાના ભાવ', 'પતરા'],
  ['ચાદર', 'ચાદર'],
  ['નળિયા', 'નળિયા'],
  ['નળીયાં', 'નળિયા'],
  ['ટીન', 'ટીન'],
  ['ફાઇબર શીટ', 'ફાઇબર શીટ'],
  ['સિમેન્ટ પતરા', 'સિમેન્ટ પતરા'],
  ['ગેલ્વેલ્યુમ', 'ગેલ્વેલ્યુમ'],
  ['ચોરસ પાઇપ', 'ચોરસ પાઇપ'],
  ['चादर', 'चादर'],
  ['चद्दर', 'चद्दर'],
  ['चादर का भाव', 'चादर'],
  ['पतरा', 'पतरा'],
  ['टीन', 'टीन'],
  ['टिन शेड', 'टिन शेड'],
  ['कवेलू', 'कवेलू'],
  ['कवेलु', 'कवेलू'],
  ['खपरैल', 'खपरैल'],
  ['नालीदार', 'नालीदार'],
  ['सीमेंट की चादर', 'सीमेंट की चादर'],
  ['शटर पट्टी', 'शटर पट्टी'],
  ['गोंद', 'गोंद'],
  ['patra', 'પતરા'],
  ['patara', 'પતરા'],
  ['pataru', 'પતરું'],
  ['patru', 'પતરું'],
  ['patra no bhav', 'પતરા'],
  ['chadar', 'चादर'],
  ['chaddar', 'चादर'],
  ['naliya', 'નળિયા'],
  ['kavelu', 'कवेलू'],
  ['khaprail', 'खपरैल'],
  ['nalidar', 'નળીદાર'],
  ['siment patra', 'સિમેન્ટ પતરા'],
  ['choras paip', 'ચોરસ પાઇપ'],
  ['gond', 'गोंद'],
] as const

/** The same for jobs. */
const jobs = [
  ['ગોડાઉન', 'ગોડાઉન'],
  ['गोदाम', 'गोदाम'],
  ['godam', 'गोदाम'],
  ['ગરમી', 'ગરમી'],
  ['गर्मी', 'गर्मी'],
  ['તબેલો', 'તબેલો'],
  ['tabelo', 'તબેલો'],
] as const

describe('on the pages of every language, a query in any script', () => {
  it.each(products)('"%s" finds first a product with the search word "%s"', (text, word) => {
    for (const answer of finders) {
      const [first] = answer(text).result?.products ?? []
      expect(productsCalled(word)).toContain(first?.link.path)
    }
  })

  it.each(jobs)('"%s" finds the job with the search word "%s"', (text, word) => {
    for (const answer of finders) {
      const { lead } = answer(text)
      const keys = lead?.kind === 'jobs' ? lead.jobs.map(({ key }) => key) : []
      expect(keys).toEqual(expect.arrayContaining(jobsCalled(word)))
    }
  })

  it('for a thing that is not listed names it, the same in every language', () => {
    for (const { pages } of catalogues) {
      const page = pages.get('/Find')
      const things = page?.kind === 'find' ? (page.unlisted ?? []) : []
      for (const [i, { search }] of things.entries()) {
        const nearest = finders.map((answer) => {
          const { lead } = answer(search[0] ?? '')
          return lead?.kind === 'unlisted' ? lead.thing.nearest?.path : undefined
        })
        expect(new Set(nearest).size, `${i}: ${search[0]}`).toBe(1)
      }
    }
  })
})
