import type { Vocabulary } from '../../catalogue/schemas/properties.ts'
import type { ValueWriting } from '../../catalogue/textOf.ts'
import type { Spellings } from '../../catalogue/unit.ts'
import type { ListWords } from '../schemas/listWords.ts'

/** The words of the list and of an enquiry, and what the catalogue says of choosing. */
export type ListPageWords = ListWords & {
  /** What buyers choose of a product, in the order of the message. */
  choices: readonly { property: string; label: string }[]
  /** The words of tables that leave the choice to the buyer. */
  open: readonly string[]
  writing: ValueWriting
  /** How the units of the calculator are written, also in feet, and how people spell units. */
  units: Pick<Vocabulary['units'], 'mm' | 'm' | '%'>
  feet: Pick<Vocabulary['writing'], 'feet' | 'inches' | 'feetAndInches'>
  spellings: Spellings
  /** The same in English, where the page is in another language: the business reads both. */
  english?: ListPageWords
}
