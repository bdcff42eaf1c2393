import { fillCount, fillTemplate, fillTemplates } from '../../model/catalogue/fillTemplate.ts'
import { formatNumber } from '../../model/catalogue/intl.ts'
import { joinList } from '../../model/catalogue/textOf.ts'
import type { LayoutView } from '../../model/catalogue/view.ts'
import {
  isInMillimetres,
  type LengthUnit,
  readLength,
  readNumber,
} from '../../model/roofCalculator/measure.ts'
import { calculateTypedRoof } from '../../model/roofCalculator/read.ts'
import type { Enquiry, EnteredField } from '../../ui/enquiry/enquiry.ts'
import { type Choice, choicesOf, type Table } from './choices.ts'
import { type Details, detailNames, type ListItem, type NewItem } from './listItem.ts'
import type { ListPageWords } from './listPageWords.ts'
import { fillFromSheet, quantityText, roofSummary, typedRoof } from './roof.ts'
import { sheetFacts } from './sheetFacts.ts'

/** An item's product; 'gone' where it has no page any more, undefined until it is looked up. */
export type ListedProduct = { name: string; table: Table | undefined } | 'gone' | undefined

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

/** A length as it was typed, with its unit and in millimetres. */
function lengthText(item: NewItem, typed: string, words: ListPageWords): string {
  const unit = unitOfLength(item)
  const unitName = words.roofCalculator.units[unit]
  const length =
    readNumber(typed) === undefined
      ? typed
      : fillTemplates(words.line.amount, { number: typed, unit: unitName })
  const mm = readLength(typed, unit, words.spellings)
  if (mm === undefined || isInMillimetres(typed, words.spellings)) return length
  const millimetres = quantityText(Math.round(mm), 'mm', words)
  return fillTemplates(words.line.converted, { length, millimetres })
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
  const labels = new Map(words.choices.map(({ property, label }) => [property, label]))
  const order = [...labels.keys()]
  const entries = Object.entries(item.values).sort(
    ([one], [other]) => order.indexOf(one) - order.indexOf(other),
  )
  return entries.flatMap(([property, value]) => {
    if (value === '' || property === lengthUnit) return []
    const choice = choices?.find((one) => one.property === property)
    const option = choice?.options.find((one) => one.value === value)
    const label = choice?.label ?? labels.get(property) ?? words.line.details
    const free = choice === undefined || choice.options.length === 0
    const typed = property === 'length' && free ? lengthText(item, value, words) : value
    const gone = choices !== undefined && (choice === undefined || (!free && option === undefined))
    const text = option?.label ?? typed
    return [{ property, label, text, gone, guidance: option?.guidance === true }]
  })
}

/** One thing that is said of an item. */
export type ItemText = {
  label: string
  text: string
  part?: 'value' | 'quantity' | 'calculated'
}

/** An item as a message says it: what is chosen, how much, and what is left to the business. */
export function itemTexts(item: NewItem, product: ListedProduct, words: ListPageWords): ItemText[] {
  const known = typeof product === 'object' ? product : undefined
  const choices = known && choicesOf(known.table, words)
  const values = itemValues(item, choices, words)
  const unsure = (choices ?? []).filter(
    ({ property }) => !values.some((one) => one.property === property),
  )
  const { quantity, unit, roof } = item
  const sheet = sheetFacts(known?.table, item.values)
  // A product that is known is counted only where the calculator's model holds for it.
  const counted = known === undefined || sheet !== undefined
  const answer =
    counted &&
    roof &&
    calculateTypedRoof(
      typedRoof(fillFromSheet(roof, sheet)),
      sheet ?? { lengths: [] },
      words.spellings,
    )
  const texts: ItemText[] = [
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
    {
      part: 'calculated',
      label: words.line.calculated,
      text: answer && 'result' in answer ? roofSummary(answer.result, words) : '',
    },
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

/** The name of an item's product: that of its page or, without one, that of the item. */
export function itemName(item: Pick<NewItem, 'name'>, product: ListedProduct): string {
  return typeof product === 'object' ? product.name : item.name
}

/** A name with its place on the list, counted from 0. */
export function numberedName(i: number, name: string, { list, writing }: ListPageWords): string {
  return fillTemplates(list.numbered, { number: formatNumber(i + 1, writing.language), name })
}

function field(name: string, label: string, text: string): EnteredField {
  return { name, label, value: text, text }
}

function enquiry(
  id: string,
  about: string,
  fields: readonly EnteredField[],
  details: Details,
  words: ListPageWords,
): Enquiry {
  const own = detailNames.map((name) =>
    field(name, words.details.fields[name].label, details[name] ?? ''),
  )
  return {
    id,
    form: 'list',
    about,
    writtenAt: new Date().toISOString(),
    fields: [...fields, ...own],
  }
}

/** The whole list as an enquiry, to be sent by the server or by the visitor. */
export function listEnquiry(
  id: string,
  { items, details, words }: Pick<ListContent, 'items' | 'details' | 'words'>,
): Enquiry {
  const fields = items.map(({ item, product }, i) =>
    field(
      `line${i + 1}`,
      numberedName(i, itemName(item, product), words),
      itemTexts(item, product, words)
        .map(({ label, text: value }) => fillTemplates(words.writing.labelled, { label, value }))
        .join('\n'),
    ),
  )
  const about = fillCount(words.send.subject, items.length, words.writing.language)
  return enquiry(id, about, fields, details, words)
}

/** An enquiry about one product, made on its own page. */
export function productEnquiry(
  item: ListItem,
  product: ListedProduct,
  details: Details,
  words: ListPageWords,
  address: string,
): Enquiry {
  const fields = itemTexts(item, product, words).map(({ label, text }, i) =>
    field(`part${i + 1}`, label, text),
  )
  const whole = enquiry(item.id, itemName(item, product), fields, details, words)
  return { ...whole, fields: [...whole.fields, field('page', words.enquiry.page, address)] }
}
