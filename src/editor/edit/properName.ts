import type { DraftCatalogue } from '../../pages/draftCatalogue.ts'
import { spansOf } from './replaceInText.ts'
import { catalogueTexts } from './textChanges.ts'

/** Shorter texts may be search words, in which names are written small. */
const FEWEST_WORDS = 4

/**
 * True if a name keeps its capital letter inside of a sentence, as a brand does: no sentence of the catalogue has its
 * first word in small letters, as "steel".
 */
export function isProperName(name: string, draft: DraftCatalogue): boolean {
  const [first = ''] = name.split(/[\s-]/)
  const small = first.toLowerCase()
  if (first === small) return false
  for (const { text, language } of catalogueTexts(draft)) {
    if (language !== undefined || text.split(' ').length < FEWEST_WORDS) continue
    if (spansOf(text, small).some(({ start, end }) => text.slice(start, end) === small))
      return false
  }
  return true
}
