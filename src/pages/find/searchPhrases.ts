import type { Catalogue } from '../catalogue.ts'
import { wordsOf } from './normalizeWords.ts'

/** The spellings of a text in Latin letters, as people type its language; the usual one first. */
export type LatinForms = (text: string) => readonly string[]

type Phrases = readonly (readonly string[])[]

/** Phrases that answer a query besides the products, as normalized words. */
export type SearchPhrases = {
  /** Phrases that mean nothing in a search. */
  ignored: Phrases
  /** The names of each thing that is not listed, in the order of the page. */
  unlisted: readonly Phrases[]
  /** The words of each job, in the order of the jobs. */
  jobs: readonly (readonly string[])[]
}

/** The phrases of the given languages as people type them, also in Latin letters. */
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
    unlisted: (pages[0]?.unlisted ?? []).map((_, index) =>
      phrasesOf(pages.flatMap(({ unlisted = [] }) => unlisted[index]?.search ?? [])),
    ),
    jobs: (languages[0]?.jobs.jobs ?? []).map((_, index) => {
      const texts = languages.flatMap(({ jobs }) => {
        const { title = '', search = [] } = jobs.jobs[index] ?? {}
        return [title, ...search]
      })
      return [...new Set(phrasesOf(texts).flat())]
    }),
  }
}
