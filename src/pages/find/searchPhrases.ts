import { ownValue } from '../../catalogue/ownValue.ts'
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
  /** Words that only other trades have: one of them finds nothing. */
  foreign: Phrases
  /** The names and spellings of colours. */
  colors: Phrases
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

/** For words that are listed in Latin letters too. */
const asTyped: LatinForms = () => []

/** The names and spellings of some words of the vocabulary. */
function namesOf({ properties }: Catalogue, keys: readonly string[]): string[] {
  return keys.flatMap((key) => {
    const { label, spellings = [] } = ownValue(properties.words, key) ?? {}
    return label === undefined ? [] : [label, ...spellings]
  })
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
    foreign: phraseWords(texts.foreign),
    colors: phraseWords(texts.colors),
    unlisted: texts.unlisted.map(phraseWords),
  }
}

/** Phrases with the same ending beside each other: the file is smaller. */
export function byEnding(phrases: readonly string[]): string[] {
  const reversed = (text: string) => [...text].reverse().join('')
  return phrases.map(reversed).sort().map(reversed)
}

/**
 * The phrases of the given languages as people type them, also in Latin letters.
 * @param colors the keys of the colours in the vocabulary
 */
export function searchPhrases(
  languages: readonly Catalogue[],
  latin: LatinForms,
  colors: readonly string[],
): PhraseTexts {
  const pages = languages.flatMap(({ pages }) => {
    const page = pages.get('/Find')
    return page?.kind === 'find' ? [page] : []
  })
  const phrasesOf = (texts: readonly string[]) => typedPhrases(texts, latin)
  const fillers = pages.flatMap(({ ignored = [] }) => ignored)
  const cities = languages.flatMap(({ site }) => deliveryCities(site))
  // Fillers in Latin letters are listed as people type them. ऐसी sounds like "AC".
  const ignored = new Set([
    ...fillers.flatMap((text) => {
      const phrases = typedPhrases([text], asTyped)
      return isIndic(text) ? phrases.filter(isIndic) : phrases
    }),
    ...phrasesOf(cities),
  ])
  /** True for several words of which each is ignored by itself. */
  const areIgnored = (phrase: string) =>
    phrase.includes(' ') && phrase.split(' ').every((word) => ignored.has(word))

  return {
    ignored: byEnding([...ignored].filter((phrase) => !areIgnored(phrase))),
    general: phrasesOf(pages.flatMap(({ general = [] }) => general)),
    common: byEnding(phrasesOf(pages.flatMap(({ common = [] }) => common))),
    certain: phrasesOf(pages.flatMap(({ certain = [] }) => certain)),
    foreign: byEnding(
      typedPhrases(
        pages.flatMap(({ foreign = [] }) => foreign),
        asTyped,
      ),
    ),
    colors: typedPhrases(
      languages.flatMap((language) => namesOf(language, colors)),
      asTyped,
    ),
    unlisted: (pages[0]?.unlisted ?? []).map((_, index) =>
      phrasesOf(pages.flatMap(({ unlisted = [] }) => unlisted[index]?.search ?? [])),
    ),
  }
}
