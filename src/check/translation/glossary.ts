import { memoize } from '../../catalogue/memoize.ts'
import { escapeRegExp } from '../../catalogue/messageText.ts'
import { ownValue } from '../../catalogue/ownValue.ts'
import type { Glossary } from '../../catalogue/schemas/glossary.ts'

/** An English term and its words in a language. */
type Term = { english: string; words: readonly string[] }

/** Matches terms as complete words, in the singular or the plural; longer terms take precedence. */
function patternOf(terms: readonly string[], flags: string): RegExp {
  const escaped = terms.toSorted((a, b) => b.length - a.length).map(escapeRegExp)
  return new RegExp(`(?<![\\p{L}\\p{N}])(${escaped.join('|')})(?:e?s)?(?![\\p{L}\\p{N}])`, flags)
}

/** The search patterns of a glossary. Only abbreviations are case-sensitive. */
const searchOf = memoize((glossary: Glossary) => {
  const terms = Object.keys(glossary)
  const isAbbreviation = (term: string) => term === term.toUpperCase()
  const words = terms.filter((term) => !isAbbreviation(term))
  const abbreviations = terms.filter(isAbbreviation)
  return {
    patterns: [
      ...(words.length > 0 ? [patternOf(words, 'giu')] : []),
      ...(abbreviations.length > 0 ? [patternOf(abbreviations, 'gu')] : []),
    ],
    byName: new Map([
      ...words.map((term) => [term.toLowerCase(), term] as const),
      ...abbreviations.map((term) => [term, term] as const),
    ]),
  }
})

/** The terms of a glossary in an English text, with their words in the language. */
export function termsIn(english: string, glossary: Glossary): Term[] {
  const { patterns, byName } = searchOf(glossary)
  const terms = new Set<string>()
  // The name of a placeholder is not a word of the text.
  let remaining = english.replaceAll(/\{\w+\}/g, '\n')
  for (const pattern of patterns) {
    remaining = remaining.replaceAll(pattern, (_, name: string) => {
      const term = byName.get(name) ?? byName.get(name.toLowerCase())
      if (term !== undefined) terms.add(term)
      return '\n'
    })
  }
  return [...terms].map((term) => ({ english: term, words: ownValue(glossary, term) ?? [] }))
}
