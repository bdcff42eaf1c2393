import { cleanTyped } from '../../catalogue/typedText.ts'
import { type QuantityUnit, quantityUnits } from '../../catalogue/unit.ts'
import { readQuantity } from '../../roof/measure.ts'
import type { ListedProduct } from './itemValues.ts'
import type { ListItem, NewItem } from './listItem.ts'
import type { ListPageWords } from './listPageWords.ts'

/** More than any order, in any unit: a slip of the hand. */
const MOST = 10_000_000

type Quantity = Pick<ListItem, 'quantity' | 'unit'>

/** The units that a product is counted in, the usual one first; all of them if it is not known. */
export function countedIn(product: ListedProduct): readonly QuantityUnit[] {
  return (typeof product === 'object' && product.table?.quantities) || quantityUnits
}

/**
 * An item with the unit that its number is in. If none is chosen, it is the usual one of its kind of product.
 * @returns without a unit if that has to be asked, or the product is not known
 */
export function withUsualUnit<Item extends NewItem>(item: Item, product: ListedProduct): Item {
  if (item.unit !== undefined || typeof product !== 'object') return item
  const [usual] = product.table?.asksUnit ? [] : countedIn(product)
  return usual === undefined ? item : { ...item, unit: usual }
}

/**
 * A quantity as it is stored: the number alone if its unit was typed too.
 * @returns without a unit if it is neither typed nor chosen
 */
export function storedQuantity(
  { quantity, unit }: Quantity,
  { spellings }: Pick<ListPageWords, 'spellings'>,
): Quantity {
  const read = readQuantity(quantity, spellings)
  const known = read?.unit ?? unit
  return { quantity: read?.text ?? cleanTyped(quantity), ...(known && { unit: known }) }
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

/** The fault of a quantity whose unit is neither chosen nor typed; undefined if it has none, or cannot be read. */
export function unitFault(
  quantity: Quantity,
  words: Pick<ListPageWords, 'line' | 'spellings'>,
): string | undefined {
  const isReadable =
    cleanTyped(quantity.quantity) !== '' && !quantityFault(quantity.quantity, words)
  return isReadable && storedQuantity(quantity, words).unit === undefined
    ? words.line.unitNeeded
    : undefined
}
