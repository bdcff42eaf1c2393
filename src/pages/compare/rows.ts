import { capitalizeFirst } from '../../catalogue/capitalize.ts'
import { figureKey } from '../../catalogue/figure.ts'
import type { FormattedValue } from '../../catalogue/formatValue.ts'
import { type ProductTable, settledLines } from '../../catalogue/productTable.ts'
import {
  formattedRuns,
  formattedText,
  type TextRun,
  textOfRuns,
  type ValueWriting,
} from '../../catalogue/textRuns.ts'
import type { SourceView } from '../../catalogue/view.ts'
import type { FilterWordsView } from '../shared/filterWordsView.ts'

/** A property of the vocabulary. */
export type ComparedProperty = {
  property: string
  label: string
  /** The property whose figures it qualifies; both are compared in one row. */
  basisOf?: string
  /** True if it decides which product suits: shown above all others. */
  decides?: true
  /** True if products without a common word of it do different work. */
  work?: true
}

/** The part of a product's page that is compared; a placeholder has no table, but may have filter words. */
export type ComparedPage =
  | { kind: 'placeholder'; filterWords?: readonly FilterWordsView[] }
  | {
      kind: 'full'
      filterWords?: readonly FilterWordsView[]
      specification: ProductTable
      claims: readonly (FormattedValue & { property: string; source?: SourceView })[]
    }

/** A value of a product, with its source. */
type ComparedLine = {
  runs: readonly TextRun[]
  text: string
  source?: SourceView | undefined
}

/**
 * The result of comparing a property: two products differ, all have the same value, some have no value,
 * or none has a value other than "on request".
 */
export type Tier = 'differs' | 'same' | 'partly' | 'none'

/** The values of all products for one property; a product without a value has an empty cell. */
export type ComparedRow = Omit<ComparedProperty, 'basisOf' | 'work'> & {
  cells: readonly (readonly ComparedLine[])[]
  tier: Tier
}

/** A value of a property, which may apply to only one variant. */
type StatedValue = {
  /** The variant, such as the number of ribs. */
  variant?: readonly FormattedValue[] | undefined
  written: readonly FormattedValue[]
  source?: SourceView | undefined
}

/** All values of a property on a page: one per variant if the variants differ. */
function statedValues(
  page: ComparedPage,
  property: string,
  { lists }: ValueWriting,
): StatedValue[] {
  const filterWords = (page.filterWords ?? []).filter((words) => words.property === property)
  if (page.kind === 'placeholder') return filterWords
  const lines = [...settledLines(page.specification)].map(({ variant, row, ...line }) => ({
    ...line,
    variant: variant ?? row,
  }))
  const linesOfProperty = lines.filter((line) => line.property === property)
  const [first, ...rest] = linesOfProperty.map(
    ({ variant, written, source }): StatedValue => ({ variant: variant?.written, written, source }),
  )
  if (first !== undefined) {
    const text = formattedText(first.written, lists)
    const isSame = rest.every(({ written }) => formattedText(written, lists) === text)
    return isSame ? [{ written: first.written, source: first.source }] : [first, ...rest]
  }
  // The property may be the one that distinguishes the variants.
  const variants = lines.flatMap(({ variant }) => (variant?.property === property ? [variant] : []))
  if (variants.length > 0) return variants
  const claims = page.claims.filter((claim) => claim.property === property)
  if (claims.length === 0) return filterWords
  return claims.map((claim) => ({ written: [claim], source: claim.source }))
}

/**
 * True if a property only distinguishes the variants of a product, and the values of others name those, such as
 * "5 rib: 1000 mm".
 */
function isNamedByOthers(page: ComparedPage, property: string, writing: ValueWriting): boolean {
  if (page.kind === 'placeholder') return false
  const lines = [...settledLines(page.specification)]
  if (lines.some((line) => line.property === property)) return false
  const others = lines.filter(({ variant, row }) => (variant ?? row)?.property === property)
  return others.some((other) =>
    statedValues(page, other.property, writing).some(({ variant }) => variant !== undefined),
  )
}

function comparedLine(value: StatedValue, writing: ValueWriting): ComparedLine {
  const { variant, written, source } = value
  const runs = formattedRuns(written, writing, variant)
  return { runs, text: textOfRuns(runs), source }
}

/** A text that is equal for equal values: all in the same unit, words in a fixed order. */
function comparableText({ variant = [], written }: StatedValue): string {
  const items = written.map(({ figure, compared, word, runs }) =>
    figure === undefined ? (word ?? textOfRuns(runs).toLowerCase()) : figureKey(figure, compared),
  )
  return JSON.stringify([variant.map(({ runs }) => textOfRuns(runs)), items.sort()])
}

/**
 * Compares pages property by property.
 * @param unknown the words that mean that a value is not known, such as "on request"
 * @returns a row for each property that any page has, in the vocabulary's order, except those that are read beside
 *   the values of others. A page without a value does not count as a difference
 */
export function comparisonRows(
  pages: readonly ComparedPage[],
  properties: readonly ComparedProperty[],
  writing: ValueWriting,
  unknown: readonly string[],
): ComparedRow[] {
  const isKnown = ({ written }: StatedValue) =>
    written.some(({ word }) => word === undefined || !unknown.includes(word))
  /** Property -> the property that qualifies it. */
  const bases = new Map(
    properties.flatMap(({ property, basisOf }) =>
      basisOf === undefined ? [] : [[basisOf, property]],
    ),
  )
  return properties.flatMap((compared) => {
    if (compared.basisOf !== undefined) return []
    const basis = bases.get(compared.property)
    const valuesByPage = pages.map((page) => {
      const values = statedValues(page, compared.property, writing)
      if (basis === undefined || values.length === 0) return values
      return [...values, ...statedValues(page, basis, writing)]
    })
    const pagesWithValue = pages.filter((_, i) => valuesByPage[i]?.some(isKnown))
    const isRepeated =
      pagesWithValue.length > 0 &&
      pagesWithValue.every((page) => isNamedByOthers(page, compared.property, writing))
    if (isRepeated || valuesByPage.every(({ length }) => length === 0)) return []
    // A value of which an item is left out tells no difference.
    const isWhole = ({ source }: StatedValue) => (source?.doubted ?? []).length === 0
    const texts = valuesByPage
      .filter((values) => values.some(isKnown) && values.every(isWhole))
      .map((values) => values.map(comparableText).sort().join('\n'))
    const cells = valuesByPage.map((values) => {
      const lines = values.map((value) => comparedLine(value, writing))
      return [...new Map(lines.map((line) => [line.text, line] as const)).values()]
    })
    const isLeftOut = texts.length === 0 && pagesWithValue.length > 0
    const [, second] = pages
    const ofRest: Tier = second === undefined ? 'same' : 'partly'
    return [{ ...compared, cells, tier: isLeftOut ? ofRest : tierOf(texts, pages.length) }]
  })
}

/**
 * @param texts the comparable text of each page that has a value
 * @param pageCount the number of all pages
 */
function tierOf(texts: readonly string[], pageCount: number): Tier {
  if (texts.length === 0) return 'none'
  if (new Set(texts).size > 1) return 'differs'
  return texts.length < pageCount ? 'partly' : 'same'
}

/** Pages that do the same work, by their places, and what all of them are for: "roof, wall". */
export type Work = { pages: readonly number[]; text: string }

/**
 * The pages by their work, if some have none in common with others, as a purlin beside sheets: they do not replace one
 * another. Pages that share a use are together; if no use is common to all of them, each is named alone.
 * @returns undefined if all do the same work. A page that does not say its work is left out
 */
export function differentWork(
  pages: readonly ComparedPage[],
  properties: readonly ComparedProperty[],
  writing: ValueWriting,
): Work[] | undefined {
  for (const { property } of properties.filter(({ work }) => work)) {
    const valuesByPage = pages.map((page) =>
      statedValues(page, property, writing).flatMap(({ written }) => written),
    )
    const uses = valuesByPage.map((values) => values.flatMap(({ word }) => word ?? []))
    const shareUse = (one: number, other: number) =>
      uses[one]?.some((word) => uses[other]?.includes(word)) === true
    let groups: number[][] = []
    for (const [page, own] of uses.entries()) {
      if (own.length === 0) continue
      const alike = groups.filter((group) => group.some((other) => shareUse(page, other)))
      groups = [...groups.filter((group) => !alike.includes(group)), [...alike.flat(), page]]
    }
    if (groups.length < 2) continue
    const textOf = (values: readonly FormattedValue[]) =>
      formattedText(capitalizeFirst(values), writing.lists)
    return groups.flatMap((group): Work[] => {
      const common = (valuesByPage[group[0] ?? 0] ?? []).filter(({ word = '' }) =>
        group.every((page) => uses[page]?.includes(word)),
      )
      return common.length > 0
        ? [{ pages: group, text: textOf(common) }]
        : group.map((page) => ({ pages: [page], text: textOf(valuesByPage[page] ?? []) }))
    })
  }
  return undefined
}
