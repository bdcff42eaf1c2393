import { phraseParts, typedForms, typedPhrase } from './joinedPhrases.ts'
import type { SearchPhrases } from './searchPhrases.ts'

/** @returns a function that is true for words of which one, or several in a row, are those of another trade: "pillow", "bed sheet" */
export function createForeignWords({ foreign }: Pick<SearchPhrases, 'foreign'>) {
  const words = new Set(foreign.flatMap((phrase) => (phrase.length === 1 ? phrase : [])))
  const rows = foreign.filter(({ length }) => length > 1).map(phraseParts)
  return (typed: readonly string[]): boolean => {
    if (typed.some((word) => words.has(word))) return true
    const forms = typedForms(phraseParts(typed))
    return rows.some((row) => typedPhrase(forms, row).length > 0)
  }
}
