import { memoize } from '../../catalogue/memoize.ts'
import type { Glossary } from '../../catalogue/schemas/glossary.ts'

/** An English term, and its words in a language. */
type Term = { english: string; words: readonly string[] }

/** Terms as words of their own, in the singular or the plural; of two at one place the longer one. */
function patternOf(terms: readonly string[], flags: string): RegExp {
  const escaped = terms
    .toSorted((a, b) => b.length - a.length)
    .map((term) => term.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`(?<![\\p{L}\\p{N}])(${escaped.join('|')})(?:e?s)?(?![\\p{L}\\p{N}])`, flags)
}

/** How a glossary is searched for: in an abbreviation alone, capital letters count. */
const searchOf = memoize((glossary: Glossary) => {
  const terms = Object.keys(glossary)
  const isAbbreviation = (term: string) => term === term.toUpperCase()
  const plain = terms.filter((term) => !isAbbreviation(term))
  const abbreviations = terms.filter(isAbbreviation)
  return {
    patterns: [
      ...(plain.length > 0 ? [patternOf(plain, 'giu')] : []),
      ...(abbreviations.length > 0 ? [patternOf(abbreviations, 'gu')] : []),
    ],
    byName: new Map([
      ...plain.map((term) => [term.toLowerCase(), term] as const),
      ...abbreviations.map((term) => [term, term] as const),
    ]),
  }
})

/** The terms of a glossary that an English text has, with their words in the language. */
export function termsIn(english: string, glossary: Glossary): Term[] {
  const { patterns, byName } = searchOf(glossary)
  const found = new Set<string>()
  // The name of a gap is not a word.
  let rest = english.replaceAll(/\{\w+\}/g, '\n')
  for (const pattern of patterns) {
    rest = rest.replaceAll(pattern, (_, name: string) => {
      const term = byName.get(name) ?? byName.get(name.toLowerCase())
      if (term !== undefined) found.add(term)
      return '\n'
    })
  }
  return [...found].map((term) => ({ english: term, words: glossary[term] ?? [] }))
}
