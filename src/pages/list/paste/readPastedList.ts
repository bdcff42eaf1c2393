import type { NewItem } from '../../../enquiry/list/listItem.ts'
import type { FinderSearch } from '../../find/search.ts'
import { createMatcher, type PasteContext, type PastedRow } from './matchProducts.ts'
import { GREETINGS } from './pastedWords.ts'
import { type PastedPart, readParts } from './readPart.ts'
import { type Piece, splitText } from './splitText.ts'

/** A row of a pasted list, in its order: an item, one of several to choose, or a text that was not understood. */
export type ReadRow = {
  /** As it was typed. */
  text: string
  items: readonly NewItem[]
  /** The number of the row that names its product: several sizes have one. */
  product: number
}

/** A row while it is read. */
type OpenRow = PastedRow & {
  line: number
  product: number
  /** True if nothing can be added: it is a text. */
  isClosed: boolean
  /** The words of each product, if it names two with one quantity. */
  names?: readonly (readonly string[])[]
}

/**
 * Reads a list as a buyer pastes or speaks it: "0.5 blue 12 ft 40 nos, C purlin 500 m, 2 ton screw".
 * @param text in English, Gujarati or Hindi
 * @param finder knows the products, their words and the units
 * @returns the rows in their order; greetings are left out
 */
export function readPastedList(
  text: string,
  finder: FinderSearch,
  context: PasteContext,
): ReadRow[] {
  const matcher = createMatcher(finder, context)
  const { spellings, units } = finder
  const rules = {
    spellings,
    units,
    isKnown: matcher.isKnown,
    namesOther: matcher.namesOther,
    namesProduct: (words: readonly string[]) => matcher.nameProduct(matcher.meantWords(words)),
  }
  const rows: OpenRow[] = []

  /** The words of each product that a part names with its quantity: "2 ton screw turbo fan". */
  function twoNames({ words, quantity }: PastedPart): (readonly string[])[] | undefined {
    if (quantity === undefined || matcher.isNoProduct(matcher.meantWords(words))) return undefined
    const second = words.findIndex((_, i) => {
      const [before, behind] = [words.slice(0, i), words.slice(i)]
      return rules.namesProduct(before) && matcher.namesOther(behind, before)
    })
    return second === -1
      ? undefined
      : [words.slice(0, second), words.slice(second)].map((name) => matcher.meantWords(name))
  }

  function add(part: PastedPart, { line, isItem }: Piece): void {
    const { hasOther, isSame, isUnclear, ...read } = part
    const says = read.sizes.length > 0 || read.length || read.quantity
    const typed = { ...read, words: matcher.meantWords(part.words, Boolean(says)) }
    const last = rows.at(-1)
    const open = (row: PastedRow, isClosed = false, product = rows.length) =>
      rows.push({ ...row, line, isClosed, product })
    const openAnother = (before: OpenRow) => {
      const words = matcher.replaced(before.words, typed.words)
      open(another({ ...before, words }, typed), false, before.product)
    }
    if (isUnclear) {
      open(typed, true)
      return
    }
    const names = twoNames(part)
    if (names !== undefined) {
      rows.push({ ...typed, line, isClosed: false, product: rows.length, names })
      return
    }
    const before = rows
      .filter((row) => !row.isClosed && row.words.length + row.sizes.length > 0)
      .at(-1)
    if (isSame) {
      if (before === undefined) open(typed, true)
      else openAnother(before)
      return
    }
    if (matcher.isNoProduct(typed.words)) {
      open(typed)
      return
    }
    const isNamed = matcher.nameProduct(typed.words)
    const isNext = last !== undefined && !last.isClosed && !isItem
    const isOnLine = isNext && last.line === line
    const isFree =
      last !== undefined && !(last.quantity && typed.quantity) && !(last.length && typed.length)
    if (isNamed) {
      const isUnnamed = last !== undefined && !matcher.nameProduct(last.words)
      const isOneName =
        last !== undefined &&
        last.quantity === undefined &&
        matcher.areOffered(last, { ...typed, sizes: [] })
      if (isOnLine && isFree && (isUnnamed || isOneName)) extend(last, typed)
      else open(typed)
      return
    }
    const isMeant = typed.words.some(matcher.isMeant)
    if (!says && !isMeant) {
      // "urgent", a price, "site Olpad": on a line it belongs to the product before it.
      const isNote = part.words.length > 0 && !isGreeting(part.text)
      if (isOnLine) extend(last, isNote ? { ...typed, kept: [part.text] } : typed)
      else open(typed)
      return
    }
    // "Washer 200 nos" is another thing, and no quantity of the product before it.
    if (typed.words.length > 0 && !isMeant) {
      open(typed)
      return
    }
    const isQuantityAlone =
      typed.sizes.length === 0 &&
      typed.length === undefined &&
      typed.words.length === 0 &&
      !hasOther
    if (isOnLine && last.words.length > 0 && last.quantity && isQuantityAlone) {
      // 1 box 500 pcs
      extend(last, typed)
      return
    }
    const isFitting = last !== undefined && last.words.length > 0 && matcher.areOffered(last, typed)
    if (isNext && isFree && (isOnLine || last.quantity === undefined) && (isFitting || isOnLine)) {
      extend(last, typed)
      return
    }
    const isSize = typed.quantity && (typed.length || typed.sizes.length > 0 || isMeant)
    if (
      isSize &&
      before !== undefined &&
      before.words.length > 0 &&
      matcher.areOffered(before, typed)
    ) {
      openAnother(before)
      return
    }
    open(typed)
  }

  for (const piece of splitText(text)) {
    const parts = readParts(piece.text, rules)
    const i = parts.findIndex((part) => !part.isUnclear && twoNames(part) !== undefined)
    const isLast = i === -1 || i === parts.length - 1
    for (const part of isLast ? parts : parts.slice(0, i)) add(part, piece)
    // Whose the quantities behind two names are cannot be told.
    if (!isLast) add(joined(parts.slice(i)), piece)
  }
  return withNamesBehind(rows)
    .filter(({ text, quantity, length }) => quantity || length || !isGreeting(text))
    .map((row) => ({
      text: row.text,
      product: row.product,
      items: itemsOf(row),
    }))

  /** A row with two names is never one product, also if only one of them can be added. */
  function itemsOf(row: OpenRow): NewItem[] {
    if (row.isClosed) return []
    if (row.names === undefined) return matcher.itemsFor(row)
    const items = row.names.flatMap((words) => matcher.itemsFor({ ...row, words }))
    return items.length > 1 ? items : []
  }
}

/** Several parts as one that is not understood. */
function joined(parts: readonly PastedPart[]): PastedPart {
  return {
    text: parts.map(({ text }) => text).join(' '),
    words: parts.flatMap(({ words }) => words),
    sizes: [],
    kept: [],
    hasOther: true,
    isSame: false,
    isUnclear: true,
  }
}

/** Another size of a product: its name and choices, and what is new. */
function another(
  before: PastedRow,
  { text, words, sizes, length, quantity, kept }: PastedRow,
): PastedRow {
  return {
    text,
    kept,
    words: [...new Set([...before.words, ...words])],
    sizes: sizes.length > 0 ? sizes : before.sizes,
    ...(length && { length }),
    ...(quantity && { quantity }),
  }
}

/** Sizes before their product on its line: `12' x 40, 10' x 20 UPVC sheet`. */
function withNamesBehind(rows: readonly OpenRow[]): OpenRow[] {
  const named: OpenRow[] = []
  for (const row of [...rows].reverse()) {
    const [next] = named
    const isSize = row.length && row.quantity && row.words.length === 0 && row.sizes.length === 0
    const isBefore = isSize && next !== undefined && next.line === row.line && next.words.length > 0
    const { product } = next ?? row
    named.unshift(isBefore ? { ...row, ...another(next, row), product } : row)
  }
  return named
}

/** Adds to a row what follows it. */
function extend(row: OpenRow, { text, words, sizes, length, quantity, kept }: PastedRow): void {
  row.text = [row.text, text].join(' ')
  row.kept = [...row.kept, ...kept]
  row.words = [...new Set([...row.words, ...words])]
  row.sizes = [...row.sizes, ...sizes]
  row.length ??= length
  if (row.quantity && quantity) row.others = [...(row.others ?? []), quantity]
  row.quantity ??= quantity
}

/** True for a line of courtesy alone. */
function isGreeting(text: string): boolean {
  const words = text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []
  return !/\p{Nd}/u.test(text) && words.every((word) => GREETINGS.includes(word))
}
