import { memoize } from '../../model/catalogue/memoize.ts'
import type { Glossary } from '../../model/shape/glossary.ts'

type Term = { english: string; words: readonly string[]; pattern: RegExp }

/** A term as a word of its own, in the singular or the plural; only an abbreviation has its capitals. */
function patternOf(english: string): RegExp {
  const escaped = english.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const flags = english === english.toUpperCase() ? 'gu' : 'giu'
  return new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?:e?s)?(?![\\p{L}\\p{N}])`, flags)
}

/** The terms of a glossary, the longest first: "side lap" is found before "lap". */
const termsOf = memoize((glossary: Glossary): readonly Term[] =>
  Object.entries(glossary)
    .map(([english, words]) => ({ english, words, pattern: patternOf(english) }))
    .toSorted((a, b) => b.english.length - a.english.length),
)

/** The terms of a glossary that an English text has, with their words in the language. */
export function termsIn(english: string, glossary: Glossary): Omit<Term, 'pattern'>[] {
  let rest = english
  return termsOf(glossary).flatMap(({ english: term, words, pattern }) => {
    const without = rest.replaceAll(pattern, '\n')
    if (without === rest) return []
    rest = without
    return [{ english: term, words }]
  })
}
