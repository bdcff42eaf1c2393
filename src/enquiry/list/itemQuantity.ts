import { cleanTyped } from '../../catalogue/typedText.ts'
import { readQuantity } from '../../roof/measure.ts'
import type { ListItem } from './listItem.ts'
import type { ListPageWords } from './listPageWords.ts'

/** More than any order, in any unit: a slip of the hand. */
const MOST = 10_000_000

type Quantity = Pick<ListItem, 'quantity' | 'unit'>

/** A quantity as it is stored: the number alone if its unit was typed too. */
export function storedQuantity(
  { quantity, unit }: Quantity,
  { spellings }: Pick<ListPageWords, 'spellings'>,
): Quantity {
  const read = readQuantity(quantity, spellings)
  if (read === undefined) return { quantity: cleanTyped(quantity), unit }
  return { quantity: read.text, unit: read.unit ?? unit }
}

/** The fault of a typed quantity, with its fix; undefined if it has none, or is left empty. */
export function quantityFault(
  quantity: string,
  { line, spellings }: Pick<ListPageWords, 'line' | 'spellings'>,
): string | undefined {
  if (cleanTyped(quantity) === '') return undefined
  const read = readQuantity(quantity, spellings)
  if (read === undefined || read.number === 0) return line.badQuantity
  return read.number > MOST ? line.quantityTooLarge : undefined
}
