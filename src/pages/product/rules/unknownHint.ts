import { unknownValueWord } from '../../../catalogue/vocabulary.ts'
import type { PageCheckContext } from '../../draftCatalogue.ts'

/** The end of a hint: the word to choose for an unknown value; empty if the vocabulary has none. */
export function unknownHint({ properties }: PageCheckContext): string {
  const word = properties && unknownValueWord(properties)
  return word === undefined ? '' : ` If it is not known, choose "${word}".`
}
