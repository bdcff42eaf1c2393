import { limits } from '../../catalogue/limits.ts'
import { slugOf } from '../../catalogue/path.ts'
import { createShortener, type Shortener } from '../../catalogue/shortener.ts'
import { cleanTyped } from '../../catalogue/typedText.ts'
import { purposePairs, readPurpose, valuePrefix } from '../purpose.ts'
import {
  type Details,
  detailLimits,
  isProductPath,
  isQuantityUnit,
  limitItem,
  type NewItem,
} from './listItem.ts'
import { repairFragment } from './repairFragment.ts'

/** The content of a link to a list. It never has the buyer's name and phone. */
type LinkContent = { items: readonly NewItem[] } & Pick<Details, LinkedDetail>

/** A link as far as it can be read. */
export type ParsedLink = LinkContent & {
  /** Its end is missing. */
  truncated: boolean
  /** The number of its parts that cannot be read. */
  unreadable: number
  /** The number of its texts that are longer, or more, than a list can hold. */
  exceeding: number
  /** A newer version of the site made it. */
  newer: boolean
}

/** The texts of the whole list that a link has. */
export const linkedDetails = ['pasted', 'note', 'place'] as const

type LinkedDetail = (typeof linkedDetails)[number]

/** Messengers and mail programs cut longer links. */
export const listLinkLimit = 2000

/** The version of the format; it changes with the way links are written. */
const VERSION = 1
const MARK = 'list'
const END = 'end'

/** A product in the names of a link. */
function itemPairs(item: NewItem): string[][] {
  const { path, name, values, quantity, unit, purpose, englishPurpose, measures } = item
  const { written, kept, isCorrected } = item
  return [
    ['p', slugOf(path)],
    ['n', name],
    ...Object.entries(values).map(([property, value]) => [valuePrefix + property, value]),
    ['q', quantity],
    ...(unit === undefined ? [] : [['u', unit]]),
    ...purposePairs({ text: purpose, english: englishPurpose, measures }),
    ...(written === undefined ? [] : [['w', written]]),
    ...(kept === undefined ? [] : [['k', kept]]),
    ...(isCorrected ? [['c', '1']] : []),
  ]
}

/** The values of a product's form, by the names of its controls. */
export function productFormValues(item: NewItem): Record<string, string> {
  return Object.fromEntries(itemPairs(item))
}

/**
 * A list as the fragment of an address: `#list1/p=Roofsheet&v.colour=blue/end`. Each part ends with
 * a slash and the whole with a word, so that a link that was cut is recognised.
 */
export function writeListLink({ items, ...texts }: LinkContent): string {
  const parts = items.map(itemPairs)
  const details = linkedDetails.map((name) => [name, texts[name] ?? ''])
  const written = [...parts, details]
    .map((part) => new URLSearchParams(part.filter(([, text]) => text !== '')).toString())
    .filter((part) => part !== '')
  return `#${[MARK + VERSION, ...written, END].join('/')}`
}

function valuesOfPart(part: URLSearchParams): Record<string, string> {
  const found = [...part].filter(([name]) => name.startsWith(valuePrefix))
  return Object.fromEntries(found.map(([name, text]) => [name.slice(valuePrefix.length), text]))
}

/** An item, or the details of the list; undefined if the part is neither. */
function readPart(
  text: string,
  shortener: Shortener,
): NewItem | Pick<Details, LinkedDetail> | undefined {
  try {
    decodeURIComponent(text)
  } catch {
    // The link was cut inside an encoded character.
    return undefined
  }
  const part = new URLSearchParams(text)
  if (!part.has('p')) {
    const found = linkedDetails.flatMap((name) => {
      const text = part.get(name)
      return text === null ? [] : [[name, shortener.text(text, detailLimits[name])] as const]
    })
    return found.length === 0 ? undefined : Object.fromEntries(found)
  }
  return readItemPart(part, shortener)
}

/** @returns undefined if it is no product of a site */
function readItemPart(part: URLSearchParams, shortener: Shortener): NewItem | undefined {
  // A line break of a mail may have split it.
  const slug = (part.get('p') ?? '').replaceAll(/\s/g, '')
  const path = `/${slug}`
  if (!isProductPath(path)) return undefined
  const unit = part.get('u')
  const { text: purpose, english: englishPurpose, measures } = readPurpose(part)
  const written = part.get('w')
  const kept = part.get('k')
  const item: NewItem = {
    path,
    name: part.get('n') ?? slug,
    values: valuesOfPart(part),
    quantity: part.get('q') ?? '',
    ...(isQuantityUnit(unit) && { unit }),
    ...(purpose && { purpose }),
    ...(englishPurpose && { englishPurpose }),
    ...(measures && { measures }),
    ...(written && { written }),
    ...(kept && { kept }),
    ...(part.has('c') && { isCorrected: true }),
  }
  return limitItem(item, shortener)
}

/**
 * The product that a form sends, `?p=Roofsheet&v.colour=blue`, in the names that a link has. What was left
 * empty is left out.
 * @returns undefined if it is no such form
 */
export function readProductForm(
  query: URLSearchParams,
): { item: NewItem; place: string | undefined } | undefined {
  const shortener = createShortener()
  const filledIn = new URLSearchParams([...query].filter(([, text]) => cleanTyped(text) !== ''))
  const item = readItemPart(filledIn, shortener)
  const place = filledIn.get('place')
  return (
    item && {
      item,
      place: place === null ? undefined : shortener.text(cleanTyped(place), detailLimits.place),
    }
  )
}

/**
 * The list that a fragment holds.
 * @returns undefined if it holds none
 */
export function readListLink(fragment: string): ParsedLink | undefined {
  // A text that ends here is from a link whose end is missing.
  const [head = '', ...written] = repairFragment(fragment.slice(0, limits.link)).split('/')
  const [all, version] = /^list(\d*)$/.exec(head) ?? []
  if (all === undefined) return undefined
  if (Number(version) > VERSION)
    return { items: [], truncated: false, unreadable: 0, exceeding: 0, newer: true }
  // Text stuck to the end of the link is ignored: no part of a list begins with that word.
  const end = written.findIndex((part) => part.startsWith(END))
  const truncated = end === -1
  // Text after the last slash is ignored: cut in the middle, 120 sheets would become 12.
  const last = truncated ? written.pop() : undefined
  const parts = truncated ? written : written.slice(0, end)
  const shortener = createShortener()
  const read = parts.map((part) => readPart(part, shortener))
  const items = read.flatMap((part) => (part !== undefined && 'path' in part ? [part] : []))
  const details = read.filter((part) => part !== undefined && !('path' in part))
  const unknown = read.filter((part) => part === undefined).length
  const first = shortener.list(items, limits.items)
  return {
    ...Object.assign({}, ...details),
    items: first,
    truncated,
    unreadable: unknown + (last ? 1 : 0),
    exceeding: shortener.count(),
    newer: false,
  }
}
