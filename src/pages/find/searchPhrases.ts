import type { Catalogue } from '../catalogue.ts'
import { wordsOf } from './normalizeWords.ts'

/** The ways in which those write a text in Latin letters who type its language so, the usual one first. */
export type LatinForms = (text: string) => readonly string[]

type Phrases = readonly (readonly string[])[]

/** What a query is answered by besides the products, each phrase as its normalized words. */
export type SearchPhrases = {
  /** What says nothing about a product. */
  ignored: Phrases
  /** The names of each thing that is not listed, in the order of the page. */
  unlisted: readonly Phrases[]
  /** The words of each job, in the order of the jobs. */
  jobs: readonly (readonly string[])[]
}

/** The phrases of some languages as people type them, also in Latin letters. */
export function searchPhrases(languages: readonly Catalogue[], latin: LatinForms): SearchPhrases {
  const pages = languages.flatMap(({ pages }) => {
    const page = pages.get('/Find')
    return page?.kind === 'find' ? [page] : []
  })

  function phrasesOf(texts: readonly string[]): string[][] {
    const phrases = texts.flatMap((text) => [text, ...latin(text)]).map(wordsOf)
    return [...new Map(phrases.map((words) => [`${words}`, words])).values()]
  }

  return {
    ignored: phrasesOf(pages.flatMap(({ ignored = [] }) => ignored)),
    unlisted: (pages[0]?.unlisted ?? []).map((_, i) =>
      phrasesOf(pages.flatMap(({ unlisted = [] }) => unlisted[i]?.search ?? [])),
    ),
    jobs: (languages[0]?.jobs.jobs ?? []).map((_, i) => {
      const texts = languages.flatMap(({ jobs }) => {
        const { title = '', search = [] } = jobs.jobs[i] ?? {}
        return [title, ...search]
      })
      return [...new Set(phrasesOf(texts).flat())]
    }),
  }
}
