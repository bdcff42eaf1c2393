import { roleSpellings } from '../../../catalogue/spellings.ts'
import { unitWithRole } from '../../../catalogue/unit.ts'
import { lengthUnitKey } from '../../../enquiry/list/itemValues.ts'
import { isQuantityUnit, type NewItem } from '../../../enquiry/list/listItem.ts'
import { valuePrefix } from '../../../enquiry/purpose.ts'
import { readLength } from '../../../roof/measure.ts'
import { orderLength } from '../../../roof/roofText.ts'
import type { FinderProduct, ProductAmounts } from '../../find/finderIndex.ts'
import { wordsOf } from '../../find/normalizeWords.ts'
import { namedChoices } from '../../find/productChoices.ts'
import type { FinderSearch } from '../../find/search.ts'
import type { PastedPart, PastedQuantity, PastedSize } from './readPart.ts'

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

/** The names of the controls of product forms that measures are for; left out if the catalogue has no such property. */
export type MeasureControls = { length?: string | undefined; thickness?: string | undefined }

/**
 * Finds the products that rows of a pasted list mean.
 * @param finder the search of the finder's page, which has the words of the products
 */
export function createMatcher(finder: FinderSearch, controls: MeasureControls) {
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

  /** True if a word alone names a product, or is a choice of it. */
  const isNameOf = ({ words, alone, options }: Entry, word: string) =>
    alone.has(word) || (options.has(word) && words.has(word))

  function sizeWords({ number, unit = mm }: PastedSize): string[] {
    return unit === undefined ? [] : wordsOf(`${number} ${unit}`)
  }

  /** The values of a product that a row names; `understood` counts them. */
  function valuesOf({ product, amounts, choices = [] }: Entry, row: PastedRow) {
    const typed = new Set([...row.words, ...row.sizes.flatMap(sizeWords)])
    const others = choices.filter(({ name }) => name !== controls.length)
    const named = namedChoices(others, typed)
    const values: Record<string, string> = Object.fromEntries(
      Array.from(named, ([name, value]) => [name.slice(valuePrefix.length), value]),
    )
    const { length } = row
    const offered = choices.find(({ name, value }) => {
      const own = name === controls.length ? readLength(value, 'mm', roles) : undefined
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
    } else if (control !== undefined && (length ?? short) !== undefined) {
      const property = control.name.slice(valuePrefix.length)
      values[property] = length ? orderLength(length.mm, length.unit) : String(short?.number ?? '')
      values[lengthUnitKey] = length?.unit ?? 'mm'
      lengths = 1
    }
    // A thickness that no product offers is typed.
    const [thickness, ...more] = row.sizes.filter(({ unit = mm }) => unit === mm)
    const isTyped = controls.thickness !== undefined && product.typed?.includes(controls.thickness)
    const property = controls.thickness?.slice(valuePrefix.length)
    if (
      isTyped &&
      property !== undefined &&
      !Object.hasOwn(values, property) &&
      thickness !== undefined &&
      more.length === 0
    )
      values[property] = `${thickness.number} ${thickness.unit ?? mm}`
    return { values, understood: named.size + lengths }
  }

  /** The products that a row may mean; the best ones, in the order of the catalogue. */
  function entriesFor(row: PastedRow): readonly Entry[] {
    const words = new Set(row.words)
    const unit = row.quantity?.unit
    // Gutters are not listed, though their colour is.
    const isUnlisted = finder.unlisted.some((things) =>
      things.some((thing) => thing.every((word) => words.has(word)) && !finder.hasName(thing)),
    )
    if (isUnlisted) return []
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
      isCounted: unit !== undefined && entry.amounts.units.includes(unit),
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
        names + broad > 1 || telling.some((word) => isNameOf(entry, word)),
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
    return (isCalled || isSized) && fitting.length <= MOST_CANDIDATES
      ? fitting.map(({ entry }) => entry)
      : []
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
          amounts.length !== undefined || choices.some(({ name }) => name === controls.length)
        const takesThickness =
          product.typed?.some((name) => name === controls.thickness) === true ||
          choices.some(({ name }) => name === controls.thickness)
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
        const quantity = typed.find(({ unit }) => unit && counted.includes(unit)) ?? typed[0]
        const unit = quantity?.unit ?? (isQuantityUnit(usual) ? usual : undefined)
        return {
          path: link.path,
          name: link.label,
          values: valuesOf(entry, row).values,
          quantity: quantity?.number ?? '',
          ...(quantity && unit && { unit }),
          written: row.text,
        }
      })
    },
  }
}
