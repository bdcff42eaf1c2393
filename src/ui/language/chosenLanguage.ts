import { primaryTag } from '../../catalogue/languageTag.ts'
import type { LanguagesView, LanguageView } from '../../catalogue/view.ts'
import { tryStorage } from '../browser/tryStorage.ts'

/** Contains the base path, because one origin may host several sites. */
const key = `language.chosen.${import.meta.env.BASE_URL}`

/** The stored value after an offer, until the visitor chooses a language. */
const OFFERED = ''

/** Remembers the language that the visitor has chosen. */
export function storeLanguage(language: string): void {
  // If the storage is full or forbidden, the offer is made again.
  tryStorage(() => localStorage.setItem(key, language), undefined)
}

/**
 * The language to offer: the chosen one or, until one is chosen, the first of the browser's preferred
 * languages that the site has. The preferred language is offered once only.
 * @param pageLanguage the language tag of the page, `en-IN`
 * @returns undefined if the page is in that language already
 */
export function languageToOffer(
  pageLanguage: string,
  { others }: LanguagesView,
): LanguageView | undefined {
  const chosen = tryStorage(() => localStorage.getItem(key), null)
  const wanted = (chosen === null ? navigator.languages : [chosen]).map(primaryTag)
  const pageTag = primaryTag(pageLanguage)
  const available = [pageTag, ...others.map(({ language }) => primaryTag(language))]
  const preferred = wanted.find((tag) => available.includes(tag))
  if (preferred === undefined || preferred === pageTag) return undefined
  if (chosen === null) storeLanguage(OFFERED)
  return others.find(({ language }) => primaryTag(language) === preferred)
}
