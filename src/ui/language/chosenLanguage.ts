import type { LanguagesView, LanguageView } from '../../catalogue/view.ts'
import { tryStorage } from '../screen/tryStorage.ts'

/** Two sites of one origin lie in two folders. */
const key = `language.chosen.${import.meta.env.BASE_URL}`

/** An offer was made, and none is chosen yet. */
const OFFERED = ''

/** Remembers the language that the visitor has chosen. */
export function storeLanguage(language: string): void {
  // Full or forbidden: it is offered again.
  tryStorage(() => localStorage.setItem(key, language), undefined)
}

/** The first part of a language's name: `gu-IN` -> `gu`. */
function first(language: string): string | undefined {
  return language.toLowerCase().split('-')[0]
}

/**
 * The language to offer: the chosen one; until one is chosen, the first that the browser prefers and
 * the site has. Undefined where that is the page's own. It offers what the browser prefers once, and
 * remembers that.
 * @param own the page's language
 */
export function languageToOffer(own: string, { others }: LanguagesView): LanguageView | undefined {
  const chosen = tryStorage(() => localStorage.getItem(key), null)
  const wanted = (chosen === null ? navigator.languages : [chosen]).map(first)
  const known = [first(own), ...others.map(({ language }) => first(language))]
  const found = wanted.find((language) => known.includes(language))
  if (found === undefined || found === known[0]) return undefined
  if (chosen === null) storeLanguage(OFFERED)
  return others.find(({ language }) => first(language) === found)
}
