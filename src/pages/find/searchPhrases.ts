import type { Catalogue } from '../catalogue.ts'
import { isIndic } from './indicSpelling.ts'
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
  /** Words for what other trades have as well. */
  common: Phrases
  /** Words that ask a question of this trade alone. */
  certain: Phrases
  /** The names of each thing that is not listed, in the order of the page. */
  unlisted: readonly Phrases[]
}

/** The same in the finder's file: the words of a phrase are separated by spaces. */
export type PhraseTexts = {
  [List in keyof SearchPhrases]: List extends 'unlisted'
    ? readonly (readonly string[])[]
    : readonly string[]
}

/** Texts as people type them, also in Latin letters: normalized words, separated by spaces; each once. */
export function typedPhrases(texts: readonly string[], latin: LatinForms): string[] {
  const phrases = texts.flatMap((text) => [text, ...latin(text)])
  return [...new Set(phrases.map((text) => wordsOf(text).join(' ')))]
}

/** The words of each phrase. */
export function phraseWords(phrases: readonly string[]): Phrases {
  return phrases.map((phrase) => phrase.split(' '))
}

/** The phrases of the finder's file as lists of words. */
export function searchPhrasesOf(texts: PhraseTexts): SearchPhrases {
  return {
    ignored: phraseWords(texts.ignored),
    general: phraseWords(texts.general),
    common: phraseWords(texts.common),
    certain: phraseWords(texts.certain),
    unlisted: texts.unlisted.map(phraseWords),
  }
}

/** The phrases of the given languages as people type them, also in Latin letters. */
export function searchPhrases(languages: readonly Catalogue[], latin: LatinForms): PhraseTexts {
  const pages = languages.flatMap(({ pages }) => {
    const page = pages.get('/Find')
    return page?.kind === 'find' ? [page] : []
  })
  const phrasesOf = (texts: readonly string[]) => typedPhrases(texts, latin)
  const fillers = pages.flatMap(({ ignored = [] }) => ignored)
  const cities = languages.flatMap(({ site }) => deliveryCities(site))

  return {
    // Fillers in Latin letters are listed as people type them. ऐसी sounds like "AC".
    ignored: [
      ...new Set([
        ...fillers.flatMap((text) => {
          const phrases = typedPhrases([text], () => [])
          return isIndic(text) ? phrases.filter(isIndic) : phrases
        }),
        ...phrasesOf(cities),
      ]),
    ],
    general: phrasesOf(pages.flatMap(({ general = [] }) => general)),
    common: phrasesOf(pages.flatMap(({ common = [] }) => common)),
    certain: phrasesOf(pages.flatMap(({ certain = [] }) => certain)),
    unlisted: (pages[0]?.unlisted ?? []).map((_, index) =>
      phrasesOf(pages.flatMap(({ unlisted = [] }) => unlisted[index]?.search ?? [])),
    ),
  }
}
