import { fieldLimits } from '../../catalogue/fieldLimits.ts'
import { isRecord } from '../../catalogue/json.ts'
import { limits } from '../../catalogue/limits.ts'
import type { Shortener } from '../../catalogue/shortener.ts'
import { type QuantityUnit, quantityUnits } from '../../catalogue/unit.ts'
import type { Purpose } from '../purpose.ts'

/** A product on the buyer's list, with what was chosen and typed, word for word. */
export type ListItem = {
  id: string
  /** The product's path, and its English name when it was added. */
  path: string
  name: string
  /** Property -> the value chosen or typed; a property that is missing is left to the business. */
  values: Readonly<Record<string, string>>
  quantity: string
  /** Left out until the quantity is typed: then it is the usual one of the kind of product, if that has one. */
  unit?: QuantityUnit
  /** The job or the sentence for which it was looked up. */
  purpose?: string
  /** The same in English, if a page in another language named the job. */
  englishPurpose?: string
  /** The values typed into the calculator, field by field. */
  measures?: Readonly<Record<string, string>>
  /** The text that it was read from, as the buyer pasted it. */
  written?: string
  /** The parts of that text that no field has: `26 swg`, `10x20`, `site Olpad`. */
  kept?: string
  /** True if the buyer has changed what was read. */
  isCorrected?: true
}

/** An item that is not on the visitor's own list yet. */
export type NewItem = Omit<ListItem, 'id'>

/** The texts that the whole list has once. `pasted` is what is pasted and not read, or not understood. */
export const detailNames = ['note', 'name', 'phone', 'place', 'pasted'] as const

export type DetailName = (typeof detailNames)[number]

/** The longest text of each of them. */
export const detailLimits: Readonly<Record<DetailName, number>> = {
  note: fieldLimits.lines,
  name: fieldLimits.text,
  phone: fieldLimits.tel,
  place: fieldLimits.text,
  pasted: fieldLimits.lines,
}

export type Details = Readonly<Partial<Record<DetailName, string>>>

let idCount = 0

/** A new id. Ids sort in the order in which they were made; two tabs never make the same. */
export function newId(): string {
  const random = Math.floor(Math.random() * 2 ** 32)
  const parts = [Date.now(), idCount++, random].map((n) => n.toString(36).padStart(9, '0'))
  return parts.join('-')
}

/** A product of which nothing has been chosen yet. */
export function emptyItem(
  { path, heading }: { path: string; heading: string },
  { text, english, measures }: Purpose = {},
): ListItem {
  return {
    id: newId(),
    path,
    name: heading,
    values: {},
    quantity: '',
    ...(text && { purpose: text }),
    ...(text && english && { englishPurpose: english }),
    ...(measures && { measures }),
  }
}

/** True if a word names a unit of quantities. */
export function isQuantityUnit(word: unknown): word is QuantityUnit {
  return quantityUnits.some((unit) => unit === word)
}

function isTextRecord(value: unknown): value is Record<string, string> {
  return isRecord(value) && Object.values(value).every((text) => typeof text === 'string')
}

/** Checks a path from storage or a link: one slash and word characters. `//host` would lead to another site. */
export function isProductPath(path: string): boolean {
  return /^\/\w+$/.test(path) && path.length <= limits.slug + 1
}

/**
 * An item from its stored text.
 * @returns undefined for what another version, or another script, has stored
 */
export function readItem(id: string, text: string): ListItem | undefined {
  let found: unknown
  try {
    found = JSON.parse(text)
  } catch {
    return undefined
  }
  if (!isRecord(found)) return undefined
  const { path, name, values, quantity, unit, purpose, englishPurpose, measures } = found
  const { written, kept, isCorrected } = found
  if (typeof path !== 'string' || typeof name !== 'string' || typeof quantity !== 'string') {
    return undefined
  }
  if (!isProductPath(path)) return undefined
  if (!isTextRecord(values)) return undefined
  if (unit !== undefined && !isQuantityUnit(unit)) return undefined
  return {
    id,
    path,
    name,
    values,
    quantity,
    ...(unit && { unit }),
    ...(typeof purpose === 'string' && { purpose }),
    ...(typeof englishPurpose === 'string' && { englishPurpose }),
    ...(isTextRecord(measures) && { measures }),
    ...(typeof written === 'string' && { written }),
    ...(typeof kept === 'string' && { kept }),
    ...(isCorrected === true && { isCorrected }),
  }
}

/** An item as far as a list can hold it. */
export function limitItem<Item extends NewItem>(item: Item, shortener: Shortener): Item {
  const { name, values, quantity, purpose, englishPurpose, measures, written, kept } = item
  return {
    ...item,
    name: shortener.text(name, fieldLimits.text),
    values: shortener.values(values),
    quantity: shortener.text(quantity, fieldLimits.text),
    ...(purpose && { purpose: shortener.text(purpose, fieldLimits.text) }),
    ...(englishPurpose && { englishPurpose: shortener.text(englishPurpose, fieldLimits.text) }),
    ...(measures && { measures: shortener.values(measures) }),
    ...(written && { written: shortener.text(written, fieldLimits.text) }),
    ...(kept && { kept: shortener.text(kept, fieldLimits.text) }),
  }
}

/** An item after a change by the buyer: if it was read from a text, it says whether the text holds no more. */
export function corrected(before: ListItem, item: ListItem): ListItem {
  const read = ({ values, quantity, unit, kept }: ListItem) =>
    JSON.stringify([Object.entries(values).sort(), quantity, unit, kept])
  const isChanged = item.written !== undefined && read(before) !== read(item)
  return isChanged ? { ...item, isCorrected: true } : item
}

/** An item as it is stored, under its id. */
export function writeItem({ id: _, ...item }: ListItem): string {
  return JSON.stringify(item)
}
