import { roleSpellings } from '../../../catalogue/spellings.ts'
import { type QuantityUnit, unitWithRole } from '../../../catalogue/unit.ts'
import { lengthUnitKey } from '../../../enquiry/list/itemValues.ts'
import { isQuantityUnit, type NewItem } from '../../../enquiry/list/listItem.ts'
import { valuePrefix } from '../../../enquiry/purpose.ts'
import { readLength } from '../../../roof/measure.ts'
import { orderLength } from '../../../roof/roofText.ts'
import type { FinderProduct, ProductAmounts } from '../../find/finderIndex.ts'
import { wordsOf } from '../../find/normalizeWords.ts'
import { namedChoices } from '../../find/productChoices.ts'
import type { FinderSearch } from '../../find/search.ts'
import type { PastedLength, PastedPart, PastedQuantity, PastedSize } from './readPart.ts'

/** A row of a pasted list before its product is known. */
export type PastedRow = Omit<PastedPart, 'hasOther' | 'isSame' | 'isUnclear'> & {
  /** More quantities of the same: one of them is in a unit of the product. */
  others?: readonly PastedQuantity[]
}

/** The most products to choose from: with more, the text says nothing of the product. */
const MOST_CANDIDATES = 6

/** A sheet of 3.66 m is one of 12 ft: lengths may differ by this part. */
const LENGTH_TOLERANCE = 0.005

/** A product with its words in sets. */
type Entry = {
  product: FinderProduct
  amounts: ProductAmounts
  /** The words of its names and search words. */
  words: ReadonlySet<string>
  called: ReadonlySet<string>
  /** Words that are a name by themselves; a word of "flashing tape" alone is another thing. */
  alone: ReadonlySet<string>
  /** The words of its choices. */
  options: ReadonlySet<string>
  choices: FinderProduct['choices']
  /** The words of its name that tell it from others. */
  name: readonly string[]
}

function setOf(text: string): ReadonlySet<string> {
  return new Set(text.split(' ').filter(Boolean))
}

/** True if a product is counted in a unit; what is sold by the kilogram is sold by the tonne as well. */
function isCountedIn({ units }: ProductAmounts, unit: QuantityUnit | undefined): boolean {
  if (unit === undefined) return false
  return units.includes(unit) || (unit === 'tonnes' && units.includes('weight'))
}

/** The data of the list page that the reader of pasted lists needs besides the finder. */
export type PasteContext = {
  /** The names of the controls of product forms that measures are for; left out if the catalogue has no such property. */
  length?: string | undefined
  thickness?: string | undefined
  /** Names of accessories that have no page: "Ridge", "flashings". */
  accessories?: readonly string[]
}

/**
 * Finds the products that rows of a pasted list mean.
 * @param finder the search of the finder's page, which has the words of the products
 */
export function createMatcher(finder: FinderSearch, context: PasteContext) {
  const { phrases, typedChoices, units } = finder
  const roles = roleSpellings(finder.spellings, units)
  const mm = unitWithRole(units, 'mm')
  const general = new Set(phrases.general.flat())
  const fillers = new Set(phrases.ignored.flatMap((phrase) => (phrase.length === 1 ? phrase : [])))
  const entries = finder.products.map((product): Entry => {
    const { words, choices = [], typed = [], link } = product
    const possible = [...choices, ...typedChoices.filter(({ name }) => typed.includes(name))]
    return {
      product,
      amounts: finder.amounts[product.amounts] ?? { units: [] },
      words: setOf(`${words.called} ${words.names} ${words.search}`),
      called: setOf(words.called),
      alone: setOf(`${words.called} ${words.names}`),
      options: new Set(
        possible.flatMap(({ names = [] }) => names.flatMap((name) => [...setOf(name)])),
      ),
      choices: possible,
      name: wordsOf(link.label).filter((word) => !general.has(word) && !fillers.has(word)),
    }
  })
  const accessories = (context.accessories ?? []).map(wordsOf).filter((thing) => thing.length > 0)
  const nameSet = new Set(entries.flatMap(({ words }) => [...words]))
  const options = new Set(entries.flatMap((entry) => [...entry.options]))
  const isMeant = (word: string) => nameSet.has(word) || options.has(word)

  /**
   * The words as the products have them, without fillers.
   * @param hasNumbers false for a sentence, in which a word like a product's is another word
   */
  function meantWords(words: readonly string[], hasNumbers = true): string[] {
    const typed = words.filter((word) => !fillers.has(word))
    const { words: spelled, meant } = finder.respell(typed)
    const known = hasNumbers || meant.length === 0 ? spelled : typed
    return known.filter((word) => !fillers.has(word))
  }

  const hasAll = ({ words, options }: Entry, wanted: readonly string[]) =>
    wanted.every((word) => words.has(word) || options.has(word))

  /** The words that name a product, and no choice of one. */
  const tellingNames = (words: readonly string[]) =>
    words.filter((word) => nameSet.has(word) && !general.has(word) && !options.has(word))

  /** True if a word alone names a product, or the typed words are a choice of it: a washer is no "hexagon washer". */
  function isNameOf(
    { words, alone, choices = [] }: Entry,
    word: string,
    typed: ReadonlySet<string>,
  ) {
    const isChoice = (name: string) => {
      const parts = name.split(' ')
      return parts.includes(word) && parts.every((part) => typed.has(part))
    }
    const isChosen = choices.some(({ names = [] }) => names.some(isChoice))
    return alone.has(word) || (words.has(word) && isChosen)
  }

  /** True if words name a thing that is no product: "ridge", "flashing of aluminium", but not "flashing tape". */
  function isNoProduct(words: readonly string[]): boolean {
    const has = (word: string) => words.includes(word)
    // Gutters are not listed, though their colour is.
    const isUnlisted = finder.unlisted.some((things) =>
      things.some((thing) => thing.every(has) && !finder.hasName(thing)),
    )
    if (isUnlisted) return true
    return accessories.some((thing) => {
      if (!thing.every(has)) return false
      const isProduct = entries.some((entry) => hasAll(entry, words))
      const isAlone = tellingNames(words).every((word) => thing.includes(word))
      // Clips are no clip-lok sheets.
      const isCalled = entries.some(
        ({ name, called }) =>
          (name.length > 0 && name.every(has)) || thing.every((word) => called.has(word)),
      )
      return !isProduct || (isAlone && !isCalled)
    })
  }

  function sizeWords({ number, unit = mm }: PastedSize): string[] {
    return unit === undefined ? [] : wordsOf(`${number} ${unit}`)
  }

  /** The values of a product that a row names; `understood` counts them, `kept` has the other measures as they were typed. */
  function valuesOf({ product, amounts, choices = [] }: Entry, row: PastedRow) {
    const typed = new Set([...row.words, ...row.sizes.flatMap(sizeWords)])
    const others = choices.filter(({ name }) => name !== context.length)
    const named = namedChoices(others, typed)
    const values: Record<string, string> = Object.fromEntries(
      Array.from(named, ([name, value]) => [name.slice(valuePrefix.length), value]),
    )
    const namedByWords = namedChoices(others, new Set(row.words))
    const isChosen = (size: PastedSize) =>
      Array.from(namedChoices(others, new Set([...row.words, ...sizeWords(size)]))).some(
        ([name, value]) => named.get(name) === value && namedByWords.get(name) !== value,
      )
    const unused = new Set<PastedSize | PastedLength>(row.sizes.filter((size) => !isChosen(size)))
    const { length } = row
    if (length !== undefined) unused.add(length)
    const offered = choices.find(({ name, value }) => {
      const own = name === context.length ? readLength(value, 'mm', roles) : undefined
      return (
        own !== undefined &&
        length !== undefined &&
        Math.abs(own - length.mm) <= length.mm * LENGTH_TOLERANCE
      )
    })
    const control = amounts.length
    // The length of a screw.
    const short = row.sizes.find(({ unit }) => unit === mm && control?.units.join() === mm)
    let lengths = 0
    if (offered !== undefined) {
      values[offered.name.slice(valuePrefix.length)] = offered.value
      lengths = 1
      if (length !== undefined) unused.delete(length)
    } else if (control !== undefined && length !== undefined) {
      const property = control.name.slice(valuePrefix.length)
      values[property] = orderLength(length.mm, length.unit)
      values[lengthUnitKey] = length.unit
      lengths = 1
      unused.delete(length)
    } else if (control !== undefined && short !== undefined) {
      values[control.name.slice(valuePrefix.length)] = String(short.number)
      values[lengthUnitKey] = 'mm'
      lengths = 1
      unused.delete(short)
    }
    // A thickness that no product offers is typed.
    const [thickness, ...more] = row.sizes.filter(({ unit = mm }) => unit === mm)
    const isTyped = context.thickness !== undefined && product.typed?.includes(context.thickness)
    const property = context.thickness?.slice(valuePrefix.length)
    if (
      isTyped &&
      property !== undefined &&
      !Object.hasOwn(values, property) &&
      thickness !== undefined &&
      more.length === 0
    ) {
      values[property] = `${thickness.number} ${thickness.unit ?? mm}`
      unused.delete(thickness)
    }
    const kept = Array.from(unused, ({ typed }) => typed)
    return { values, understood: named.size + lengths, kept }
  }

  /** The products that a row may mean: those first whose name begins with one of its words. */
  function entriesFor(row: PastedRow): readonly Entry[] {
    const words = new Set(row.words)
    const unit = row.quantity?.unit
    if (isNoProduct(row.words)) return []
    const broad = [...words].filter((word) => general.has(word))
    const specific = [...words].filter((word) => !general.has(word))
    // "Blue sheet" is what buyers call a product, and a blue tile another one.
    const named = tellingNames(specific)
    const telling = named.length > 0 ? named : specific
    const rated = entries.map((entry) => ({
      entry,
      names: telling.filter((word) => entry.words.has(word)).length,
      called: broad.filter((word) => entry.called.has(word)).length,
      broad: broad.filter((word) => entry.words.has(word)).length,
      isCounted: isCountedIn(entry.amounts, unit),
      values: valuesOf(entry, { ...row, length: undefined }).understood,
      isNamed: entry.name.length > 0 && entry.name.every((word) => words.has(word)),
    }))
    type Rated = (typeof rated)[number]
    const best = (some: readonly Rated[], by: (one: Rated) => number) => {
      const most = Math.max(...some.map(by))
      return some.filter((one) => by(one) === most)
    }
    const nearest = best(rated, ({ names }) => names)
    const isNamed = nearest.some(
      ({ entry, names, broad }) =>
        names + broad > 1 || telling.some((word) => isNameOf(entry, word, words)),
    )
    const called = isNamed
      ? best(nearest, ({ broad }) => broad)
      : best(rated, ({ called }) => called)
    const isCalled = isNamed || (called[0]?.called ?? 0) > 0
    const whole = best(called, ({ isNamed }) => (isNamed ? 1 : 0))
    const counted = best(whole, ({ isCounted }) => (isCounted ? 1 : 0))
    const fitting = best(counted, ({ values }) => values)
    // A size of a thing that is not known is no size of a product.
    const isSized = (fitting[0]?.values ?? 0) > 0 && row.words.every(isMeant)
    if (!(isCalled || isSized) || fitting.length > MOST_CANDIDATES) return []
    // "PVC sheet" is PVC corrugated sheets before tiles of PVC.
    const beginsSo = ({ entry: { name } }: Rated) => Number(words.has(name[0] ?? ''))
    return [...fitting].sort((a, b) => beginsSo(b) - beginsSo(a)).map(({ entry }) => entry)
  }

  return {
    meantWords,

    /** True for a word of a name or of a choice. */
    isMeant,

    /** True for such a word, misspelt or not, and for a filler. */
    isKnown: (word: string): boolean =>
      fillers.has(word) || general.has(word) || meantWords([word]).every(isMeant),

    namesOther(words: readonly string[], before: readonly string[]): boolean {
      const [named, earlier] = [tellingNames(meantWords(words)), meantWords(before)]
      const known = earlier.filter(isMeant)
      if (named.length === 0 || known.every((word) => general.has(word))) return false
      return !entries.some((entry) => hasAll(entry, [...named, ...known]))
    },

    isNoProduct,

    /** True if words name a product, or are what buyers call some, such as "patra". */
    nameProduct: (words: readonly string[]): boolean =>
      tellingNames(words).length > 0 ||
      words.some((word) => entries.some(({ called }) => called.has(word))),

    /** Words without those of choices that other words replace: "ditto, red" is not blue. */
    replaced(before: readonly string[], by: readonly string[]): string[] {
      const all = entries.flatMap(({ choices = [] }) => choices)
      const changed = namedChoices(all, new Set(by))
      const old = all.flatMap(({ name, names = [] }) =>
        changed.has(name) ? names.flatMap((text) => text.split(' ')) : [],
      )
      return before.filter((word) => !old.includes(word) || by.includes(word))
    },

    /** True if some words and sizes are a product's own: of its name or its choices. */
    areOffered(row: PastedRow, part: PastedRow): boolean {
      const words = part.words.filter(isMeant)
      return entriesFor(row).some((entry) => {
        const { product, amounts, choices = [] } = entry
        const takesLength =
          amounts.length !== undefined || choices.some(({ name }) => name === context.length)
        const takesThickness =
          product.typed?.some((name) => name === context.thickness) === true ||
          choices.some(({ name }) => name === context.thickness)
        const sizes = part.sizes.every(
          (size) => takesThickness || namedChoices(choices, new Set(sizeWords(size))).size > 0,
        )
        return hasAll(entry, words) && sizes && (part.length === undefined || takesLength)
      })
    },

    /** The items that a row may mean: one, some to choose from, or none. */
    itemsFor(row: PastedRow): NewItem[] {
      const found = entriesFor(row)
      // Without a quantity, a sentence may mention a product.
      const meant =
        row.quantity === undefined ? found.filter((entry) => hasAll(entry, row.words)) : found
      return meant.map((entry): NewItem => {
        const { link } = entry.product
        const counted = entry.amounts.units
        const [usual] = counted
        const typed = [...(row.quantity ? [row.quantity] : []), ...(row.others ?? [])]
        const isCounted = ({ unit }: PastedQuantity) => isCountedIn(entry.amounts, unit)
        const quantity = typed.find(isCounted) ?? typed.find(({ isShort }) => !isShort)
        const { values, kept } = valuesOf(entry, row)
        const unread = [
          ...row.kept,
          ...kept,
          ...typed.filter((one) => one !== quantity).map((one) => one.typed),
        ].sort((one, other) => row.text.indexOf(one) - row.text.indexOf(other))
        const unit = quantity?.unit ?? (isQuantityUnit(usual) ? usual : undefined)
        return {
          path: link.path,
          name: link.label,
          values,
          quantity: quantity?.number ?? '',
          ...(quantity && unit && { unit }),
          written: row.text,
          ...(unread.length > 0 && { kept: unread.join(' ') }),
        }
      })
    },
  }
}
