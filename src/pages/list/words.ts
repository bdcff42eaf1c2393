import type { ListWords } from '../../model/shape/listWords.ts'
import type { Vocabulary } from '../../model/shape/properties.ts'

/** The words of the list, and what the catalogue says of choosing. */
export type Words = ListWords & {
  feet: Vocabulary['feet']
  /** What buyers choose of a product, in the order of the message. */
  choices: readonly { property: string; label: string }[]
  /** The words of tables that leave it to the buyer. */
  open: readonly string[]
}
