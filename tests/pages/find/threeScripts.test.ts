import { describe, expect, it } from 'vitest'
import { translateCatalogue } from '../../../src/check/translation/translate.ts'
import { answerTo, withPhrases } from '../../../src/pages/find/answer.ts'
import { wordsOf } from '../../../src/pages/find/normalizeWords.ts'
import { createFinder } from '../../../src/pages/find/search.ts'
import { registry } from '../../helpers/registry.ts'
import { viewsOf } from '../../helpers/views.ts'

/** The catalogue in English and in each language that it is translated to, published or not. */
const all = [
  registry,
  ...(registry.site.languages?.others ?? []).map((other) => translateCatalogue(registry, other)),
]

/** What the finder of each language answers. */
const finders = await Promise.all(
  all.map(async (catalogue) => {
    const views = viewsOf(catalogue, all)
    const page = views.page('/Find')
    if (page?.kind !== 'find') throw new Error('/Find is no finder')
    const finder = await createFinder(views.finderContents().file)
    const phrases = withPhrases(page, finder.others)
    return (text: string) => answerTo({ text, chosen: {} }, phrases, finder)
  }),
)

const same = (one: string, other: string) => `${wordsOf(one)}` === `${wordsOf(other)}`
const has = (search: readonly string[], word: string) => search.some((one) => same(one, word))

/** The products that buyers call so, in whichever language. */
function called(word: string): string[] {
  return Object.keys(registry.routes).filter((path) =>
    all.some(({ pages }) => {
      const page = pages.get(path)
      return page !== undefined && 'search' in page && has(page.search ?? [], word)
    }),
  )
}

/** The jobs that are called so, in whichever language. */
function jobsCalled(word: string): string[] {
  const jobs = all.flatMap((one) => one.jobs.jobs.filter(({ search = [] }) => has(search, word)))
  return [...new Set(jobs.map(({ key }) => key))]
}

/**
 * What buyers type -> what they mean by it: a search word of the data. A row holds for as long as an
 * editor, or a translator, lists that word.
 */
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
  it.each(products.filter(([, word]) => called(word).length > 0))(
    '"%s" finds first what buyers call "%s"',
    (text, word) => {
      for (const answer of finders) {
        const [first] = answer(text).result?.products ?? []
        expect(called(word)).toContain(first?.link.path)
      }
    },
  )

  it.each(jobs.filter(([, word]) => jobsCalled(word).length > 0))(
    '"%s" names the job that is called "%s"',
    (text, word) => {
      for (const answer of finders) {
        const keys = answer(text).jobs.map(({ key }) => key)
        expect(keys).toEqual(expect.arrayContaining(jobsCalled(word)))
      }
    },
  )

  it('for what is not listed says so, and comes to no product', () => {
    for (const { pages } of all) {
      const page = pages.get('/Find')
      const things = page?.kind === 'find' ? (page.unlisted ?? []) : []
      for (const [i, { search }] of things.entries()) {
        const [own] = finders.map((answer) => answer(search[0] ?? '').unlisted?.nearest.path)
        for (const answer of finders) {
          expect(answer(search[0] ?? '').unlisted?.nearest.path, `${i}: ${search[0]}`).toBe(own)
        }
      }
    }
  })
})
