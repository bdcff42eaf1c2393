import { wordForUnknown } from '../../../catalogue/vocabulary.ts'
import type { Words } from '../../draftCatalogue.ts'

/** The end of a hint: what to write for a value that is not known; empty if the vocabulary has no word for it. */
export function unknownHint({ properties }: Words): string {
  const word = properties && wordForUnknown(properties)
  return word === undefined ? '' : ` If it is not known, write "${word}".`
}
