import { fillTemplate, fillTemplates } from '../../catalogue/fillTemplate.ts'
import { labelledText } from '../../catalogue/labelledText.ts'
import type { ProductTable } from '../../catalogue/productTable.ts'
import { joinList } from '../../catalogue/textOf.ts'
import type { LengthUnit } from '../../catalogue/unit.ts'
import type { LayoutView } from '../../catalogue/view.ts'
import {
  answerRoof,
  hasMeasures,
  type MessageLine,
  roofMessageLines,
  unknownSheet,
} from '../../roof/answerRoof.ts'
import { typedLengthText } from '../../roof/roofText.ts'
import { sheetFacts } from '../../roof/sheetFacts.ts'
import type { EnglishEnquiry } from '../enquiryText.ts'
import { type Choice, choicesOf } from './choices.ts'
import type { Details, ListItem, NewItem } from './listItem.ts'
import type { ListPageWords } from './listPageWords.ts'

/** An item's product; 'gone' where it has no page any more, undefined until it is looked up. */
export type ListedProduct =
  | { name: string; table: ProductTable | undefined; english?: EnglishEnquiry | undefined }
  | 'gone'
  | undefined

/** A list with its products looked up, and what is needed to write it. */
export type ListContent = {
  items: readonly { item: ListItem; product: ListedProduct }[]
  details: Details
  site: LayoutView
  words: ListPageWords
}

/** The value under which an item stores the unit of a length that was typed without one. */
export const lengthUnit = 'length-unit'

/** What the buyer chose or typed; `gone` where the product's page does not offer it any more. */
export type ItemValue = {
  property: string
  label: string
  text: string
  gone: boolean
  /** No maker has said it. */
  guidance: boolean
}

/** The unit of a length without one. */
export function unitOfLength({ values }: Pick<NewItem, 'values'>): LengthUnit {
  const unit = values[lengthUnit]
  return unit === 'ft' || unit === 'mm' ? unit : 'm'
}

/**
 * What was chosen and typed of an item, property by property.
 * @param choices what can be chosen; undefined where it is not known
 */
export function itemValues(
  item: NewItem,
  choices: readonly Choice[] | undefined,
  words: ListPageWords,
): ItemValue[] {
  const known = new Map(words.choices.map((choice) => [choice.property, choice]))
  const order = [...known.keys()]
  const entries = Object.entries(item.values).sort(
    ([one], [other]) => order.indexOf(one) - order.indexOf(other),
  )
  return entries.flatMap(([property, value]) => {
    if (value === '' || property === lengthUnit) return []
    const choice = choices?.find((one) => one.property === property)
    const option = choice?.options.find((one) => one.value === value)
    const label = choice?.label ?? known.get(property)?.label ?? words.line.details
    const free = choice === undefined || choice.options.length === 0
    const isLength = known.get(property)?.role === 'length'
    const typed = isLength && free ? typedLengthText(value, unitOfLength(item), words) : value
    const gone = choices !== undefined && (choice === undefined || (!free && option === undefined))
    const text = option?.label ?? typed
    return [{ property, label, text, gone, guidance: option?.guidance === true }]
  })
}

/** What can be chosen of a product; undefined where it is not known. */
function offeredChoices(product: ListedProduct, words: ListPageWords): Choice[] | undefined {
  return typeof product === 'object' ? choicesOf(product.table, words) : undefined
}

/** An item as a message says it: what is chosen, how much, and what is left to the business. */
export function itemTexts(
  item: NewItem,
  product: ListedProduct,
  words: ListPageWords,
  choices = offeredChoices(product, words),
): MessageLine[] {
  const values = itemValues(item, choices, words)
  const unsure = (choices ?? []).filter(
    ({ property }) => !values.some((one) => one.property === property),
  )
  const { quantity, unit } = item
  const texts: MessageLine[] = [
    ...values.map(({ label, text, guidance }) => ({
      part: 'value' as const,
      label,
      text: guidance ? fillTemplate(words.line.guidance, 'value', text) : text,
    })),
    {
      part: 'quantity',
      label: words.line.quantity,
      text:
        quantity.trim() === ''
          ? ''
          : fillTemplates(words.line.amount, { number: quantity, unit: words.line.units[unit] }),
    },
    ...itemRoofTexts(item, product, words),
    {
      label: words.line.notSure,
      text: joinList(
        unsure.map(({ label }) => label),
        words.writing.language,
      ),
    },
  ]
  return texts.filter(({ text }) => text !== '')
}

/** The roof of an item as a message says it; nothing where none of it is typed. */
export function itemRoofTexts(
  { values, roof }: NewItem,
  product: ListedProduct,
  words: ListPageWords,
): MessageLine[] {
  const known = typeof product === 'object' ? product : undefined
  const sheet = sheetFacts(known?.table, values)
  // A product that is known is counted only where the calculator's model holds for it.
  return roof !== undefined && hasMeasures(roof) && (known === undefined || sheet !== undefined)
    ? roofMessageLines(answerRoof(roof, sheet ?? unknownSheet, words), words)
    : []
}

/** Lines with their labels, one below the other. */
export function writeLines(lines: readonly MessageLine[], words: ListPageWords): string {
  return lines.map((line) => labelledText(line, words)).join('\n')
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
