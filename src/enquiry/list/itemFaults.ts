import { ownValue } from '../../catalogue/ownValue.ts'
import { cleanTyped } from '../../catalogue/typedText.ts'
import { namedUnit, readLength } from '../../roof/measure.ts'
import { choicesOf, isTypedLength } from './choices.ts'
import { quantityFault, unitFault, withUsualUnit } from './itemQuantity.ts'
import { type ListedProduct, unitOfLength } from './itemValues.ts'
import type { ListItem } from './listItem.ts'
import type { ListPageWords } from './listPageWords.ts'

/** In mm: no longer sheet fits on a lorry, so the unit is wrong. */
const LONGEST = 50_000

/** The fault of a typed length, with its fix; undefined if it has none, or is left empty. */
export function lengthFault(
  typed: string,
  item: ListItem,
  words: ListPageWords,
): string | undefined {
  if (cleanTyped(typed) === '') return undefined
  const { lengthFaults } = words.line
  const unit = unitOfLength(item)
  const mm = readLength(typed, unit ?? 'm', words.spellings)
  if (mm === undefined) return lengthFaults.noLength
  if (unit === undefined && namedUnit(typed, words.spellings) === undefined) {
    return words.line.unitNeeded
  }
  if (mm === 0) return lengthFaults.tooShort
  return mm > LONGEST ? lengthFaults.tooLong : undefined
}

/**
 * The faults of an item's typed lengths, of its quantity and of its unit, with the labels of their fields; none if its
 * product is not known.
 */
export function itemFaults(
  item: ListItem,
  product: ListedProduct,
  words: ListPageWords,
): { label: string; text: string }[] {
  if (typeof product !== 'object') return []
  const lengths = choicesOf(product.table, words)
    .filter(isTypedLength)
    .map(({ property, label }) => {
      return { label, text: lengthFault(ownValue(item.values, property) ?? '', item, words) }
    })
  const quantity = { label: words.line.quantity, text: quantityFault(item.quantity, words) }
  const unit = { label: words.line.unit, text: unitFault(withUsualUnit(item, product), words) }
  return [...lengths, quantity, unit].flatMap(({ label, text }) =>
    text === undefined ? [] : [{ label, text }],
  )
}
