import type { Catalogue } from '../catalogue.ts'
import { wordsOf } from './normalizeWords.ts'
import { deliveryCities } from './questionViews.ts'
import type { Phrases } from './understandQuery.ts'

/** The spellings of a text in Latin letters, as people type its language; the usual one first. */
export type LatinForms = (text: string) => readonly string[]

/** Phrases that the finder knows besides the words of its answers, in all languages. */
export type SearchPhrases = {
  /** Phrases that mean nothing in a search, and the cities to which the business delivers. */
  ignored: Phrases
  /** Words for any sheet or roof, which choose among products, not among jobs. */
  general: Phrases
  /** Words of names that other trades use as well. */
  common: Phrases
  /** The names of each thing that is not listed, in the order of the page. */
  unlisted: readonly Phrases[]
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
    ignored: phrasesOf([
      ...pages.flatMap(({ ignored = [] }) => ignored),
      ...languages.flatMap(({ site }) => deliveryCities(site)),
    ]),
    general: phrasesOf(pages.flatMap(({ general = [] }) => general)),
    common: phrasesOf(pages.flatMap(({ common = [] }) => common)),
    unlisted: (pages[0]?.unlisted ?? []).map((_, index) =>
      phrasesOf(pages.flatMap(({ unlisted = [] }) => unlisted[index]?.search ?? [])),
    ),
  }
}
