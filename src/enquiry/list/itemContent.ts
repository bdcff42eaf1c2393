import { cleanTyped } from '../../catalogue/typedText.ts'
import { answerRoof, hasRoof, unknownSheet } from '../../roof/answerRoof.ts'
import { type RoofLine, roofLines } from '../../roof/roofLines.ts'
import { hasCalculator } from '../../roof/roofWords.ts'
import { sheetFacts } from '../../roof/sheetFacts.ts'
import type { EnglishProductForm } from '../enquiry.ts'
import type { ItemContent } from '../message/listMessage.ts'
import { valuePrefix } from '../purpose.ts'
import { type Choice, choicesOf } from './choices.ts'
import { storedQuantity, withUsualUnit } from './itemQuantity.ts'
import { itemName, itemValues, type ListedProduct } from './itemValues.ts'
import type { NewItem } from './listItem.ts'
import type { ListPageWords } from './listPageWords.ts'

/** The choices of a product; undefined if they are not known. */
function offeredChoices(product: ListedProduct, words: ListPageWords): Choice[] | undefined {
  return typeof product === 'object' ? choicesOf(product.table, words) : undefined
}

/** The choices of a product, in English. */
function englishChoices({ fields }: EnglishProductForm): Choice[] {
  return fields.flatMap(({ name, label, options = [] }) => {
    if (!name.startsWith(valuePrefix)) return []
    const property = name.slice(valuePrefix.length)
    const offered = options.map(({ value, label, messageLabel = label }) => ({
      value,
      label: messageLabel,
    }))
    return [{ property, label, options: offered }]
  })
}

/** The calculated roof of an item, line by line; nothing if none of it is typed, or there is no calculator. */
export function itemRoofLines(
  { values, measures }: NewItem,
  product: ListedProduct,
  words: ListPageWords,
): RoofLine[] {
  if (import.meta.env.WITHOUT_ROOF_CALCULATOR || !hasCalculator(words)) return []
  const loaded = typeof product === 'object' ? product : undefined
  const sheet = sheetFacts(loaded?.table, values)
  // A product that is known is counted only if the calculator's model holds for it.
  return measures !== undefined &&
    hasRoof(measures) &&
    (loaded === undefined || sheet !== undefined)
    ? roofLines(answerRoof(measures, sheet ?? unknownSheet, words), words)
    : []
}

/** An item as a message says it, in the language of the page. */
export function itemContent(
  item: NewItem,
  product: ListedProduct,
  words: ListPageWords,
  choices = offeredChoices(product, words),
): ItemContent {
  const values = itemValues(item, choices, words)
  return {
    name: itemName(item, product),
    written: item.written ?? '',
    isCorrected: item.isCorrected === true,
    kept: cleanTyped(item.kept ?? ''),
    purpose: item.purpose ?? '',
    values,
    ...storedQuantity(withUsualUnit(item, product), words),
    calculated: itemRoofLines(item, product, words),
    // A pasted line names only the details that the buyer wants.
    isOpen:
      item.written === undefined &&
      choices?.every(({ property }) => values.some((one) => one.property === property)) === false,
  }
}

/** The same in English; undefined if the page is in English. */
export function englishItemContent(
  item: NewItem,
  product: ListedProduct,
  { english }: ListPageWords,
): ItemContent | undefined {
  if (english === undefined) return undefined
  const form = typeof product === 'object' ? product.english : undefined
  const content = itemContent(item, product, english, form && englishChoices(form))
  const purpose = item.englishPurpose ?? content.purpose
  return { ...content, purpose, name: form?.name ?? item.name }
}
