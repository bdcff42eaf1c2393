import { ownValue } from '../../catalogue/ownValue.ts'
import { cleanTyped } from '../../catalogue/typedText.ts'
import { readLength } from '../../roof/measure.ts'
import { type Choice, isTypedLength } from './choices.ts'
import { quantityFault } from './itemQuantity.ts'
import { unitOfLength } from './itemValues.ts'
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
  const { faults } = words.roofCalculator
  const mm = readLength(typed, unitOfLength(item), words.spellings)
  if (mm === undefined) return faults.noLength
  if (mm === 0) return faults.tooShort
  return mm > LONGEST ? faults.tooLong : undefined
}

/** The faults of an item's typed lengths and of its quantity, with the labels of their fields. */
export function itemFaults(
  item: ListItem,
  choices: readonly Choice[],
  words: ListPageWords,
): { label: string; text: string }[] {
  const lengths = choices.filter(isTypedLength).map(({ property, label }) => {
    return { label, text: lengthFault(ownValue(item.values, property) ?? '', item, words) }
  })
  const quantity = { label: words.line.quantity, text: quantityFault(item.quantity, words) }
  return [...lengths, quantity].flatMap(({ label, text }) =>
    text === undefined ? [] : [{ label, text }],
  )
}
