import { amountText, fillTemplate, fillTemplates } from '../../catalogue/fillTemplate.ts'
import type { ProductTable } from '../../catalogue/productTable.ts'
import { cleanTyped } from '../../catalogue/typedText.ts'
import { type LengthUnit, lengthUnits } from '../../catalogue/unit.ts'
import { readNumber } from '../../roof/measure.ts'
import { NO_UNIT } from '../../roof/noUnit.ts'
import { typedLengthText } from '../../roof/roofText.ts'
import type { EnglishProductForm } from '../enquiry.ts'
import type { Choice } from './choices.ts'
import type { NewItem } from './listItem.ts'
import type { ListPageWords } from './listPageWords.ts'

/** An item's product; 'gone' if it has no page any more, undefined until it is looked up. */
export type ListedProduct =
  | { name: string; table: ProductTable | undefined; english?: EnglishProductForm | undefined }
  | 'gone'
  | undefined

/** The value under which an item stores the unit of a length that was typed without one. */
export const lengthUnitKey = 'length-unit'

/** A chosen or typed value; `gone` if the product's page does not offer it any more. */
export type ItemValue = {
  property: string
  label: string
  text: string
  gone: boolean
  /** No maker has said it. */
  guidance: boolean
}

/** The unit of a length that is typed without one; undefined until it is chosen. An older item is in metres. */
export function unitOfLength({ values }: Pick<NewItem, 'values'>): LengthUnit | undefined {
  const stored = values[lengthUnitKey]
  return stored === NO_UNIT ? undefined : (lengthUnits.find((unit) => unit === stored) ?? 'm')
}

/** A length as it was typed, with its unit; a number alone asks for the unit until it is chosen. */
function lengthText(typed: string, unit: LengthUnit | undefined, words: ListPageWords): string {
  if (unit !== undefined) return typedLengthText(typed, unit, words)
  const text = cleanTyped(typed)
  const { amount, whichUnit } = words.line
  return readNumber(text) === undefined ? text : amountText(text, { unit: whichUnit }, amount)
}

/**
 * The chosen and typed values of an item, property by property.
 * @param choices what can be chosen; undefined if they are not known
 */
export function itemValues(
  item: NewItem,
  choices: readonly Choice[] | undefined,
  words: ListPageWords,
): ItemValue[] {
  const choicesByProperty = new Map(words.choices.map((choice) => [choice.property, choice]))
  const order = [...choicesByProperty.keys()]
  const entries = Object.entries(item.values).sort(
    ([one], [other]) => order.indexOf(one) - order.indexOf(other),
  )
  return entries.flatMap(([property, value]) => {
    if (cleanTyped(value) === '' || property === lengthUnitKey) return []
    const choice = choices?.find((one) => one.property === property)
    const option = choice?.options.find((one) => one.value === value)
    const label = choice?.label ?? choicesByProperty.get(property)?.label ?? words.line.details
    const free = choice === undefined || choice.options.length === 0
    const isLength = choicesByProperty.get(property)?.role === 'length'
    const typed =
      isLength && free ? lengthText(value, unitOfLength(item), words) : cleanTyped(value)
    const gone = choices !== undefined && (choice === undefined || (!free && option === undefined))
    const text = option?.label ?? typed
    return [{ property, label, text, gone, guidance: option?.guidance === true }]
  })
}

/** Says of a value that the product does not have it any more. */
export function goneText({ label, text }: ItemValue, { writing, line }: ListPageWords): string {
  const value = fillTemplates(writing.named, { label, value: text })
  return fillTemplate(line.goneValue, 'value', value)
}

/** The name of an item's product: that of its page or, without one, that of the item. */
export function itemName(item: Pick<NewItem, 'name'>, product: ListedProduct): string {
  return typeof product === 'object' ? product.name : item.name
}
