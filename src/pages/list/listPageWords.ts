import type { ListWords } from '../../model/shape/listWords.ts'

/** The words of the list and of an enquiry, and what the catalogue says of choosing. */
export type ListPageWords = ListWords & {
  /** What buyers choose of a product, in the order of the message. */
  choices: readonly { property: string; label: string }[]
  /** The words of tables that leave the choice to the buyer. */
  open: readonly string[]
}
