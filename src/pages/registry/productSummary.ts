import { isFigure } from '../../catalogue/figure.ts'
import { formatValue, itemsOf } from '../../catalogue/formatValue.ts'
import { memoize } from '../../catalogue/memoize.ts'
import { ownValue } from '../../catalogue/ownValue.ts'
import type { JsonPath } from '../../catalogue/problem.ts'
import type { Figure } from '../../catalogue/schemas/figure.ts'
import type { Vocabulary } from '../../catalogue/schemas/properties.ts'
import type { Item } from '../../catalogue/schemas/specification.ts'
import { specificationEntries } from '../../catalogue/specification.ts'
import { formattedText } from '../../catalogue/textRuns.ts'
import { listSeparators } from '../../catalogue/valueWriting.ts'
import type { ProductSummary } from '../../catalogue/view.ts'
import type { Catalogue } from '../catalogue.ts'
import { pageFile } from '../dataFiles.ts'
import { bandName, filterBands, isInBand } from '../find/bands.ts'
import type { Page } from '../pageSchemas.ts'
import type { SourceLookup } from '../shared/sourceView.ts'
import { kindOf } from './pageKinds.ts'

/** The items, counted from 0, of the value at a path of a table that may be wrong. */
type DoubtedAt = (jsonPath: JsonPath) => readonly number[]

const nothingDoubted: DoubtedAt = () => []

type StatedProperty = { property: string; items: readonly Item[] }

/**
 * The statements about properties on a page: from its claims, its table, and its filter words.
 * Filter words of other properties are shown by the comparison alone; as words to search for, they would match nearly every product.
 */
function statedProperties(
  page: Page,
  { properties }: Vocabulary,
  doubtedAt: DoubtedAt,
): StatedProperty[] {
  const allFilterWords = 'filterWords' in page ? Object.entries(page.filterWords ?? {}) : []
  const filterWords = allFilterWords
    .map(([property, items]): StatedProperty => ({ property, items }))
    .filter(({ property }) => ownValue(properties, property)?.filter)
  if (page.kind !== 'full') return filterWords
  const claims = page.claims.map(({ property, figure }) => ({ property, items: [figure] }))
  const table = specificationEntries(page.specification).map(({ property, value, jsonPath }) => {
    const doubted = doubtedAt(jsonPath)
    const items = itemsOf(value).filter((_, i) => !doubted.includes(i))
    return { property, items }
  })
  return [...filterWords, ...claims, ...table.filter(({ items }) => items.length > 0)]
}

/** The values of a page in each filter: words, and the names of bands. */
function filterValues(stated: readonly StatedProperty[], vocabulary: Vocabulary) {
  const bands = filterBands(vocabulary)
  const values = new Map(Array.from(bands, ([key]) => [key, new Set<string>()]))
  for (const { property, items } of stated) {
    const found = values.get(property)
    if (found === undefined) continue
    for (const item of items) {
      if (typeof item === 'string') {
        if (ownValue(vocabulary.words, item)?.open !== true) found.add(item)
        continue
      }
      if (!isFigure(item)) continue
      for (const band of bands.get(property) ?? []) {
        if (isInBand(band, item, vocabulary.units)) found.add(bandName(band))
      }
    }
  }
  return Array.from(values, ([key, found]) => [key, [...found]] as const)
}

/** The figures of a page that a filter divides into bands. */
function bandedFigures(stated: readonly StatedProperty[], vocabulary: Vocabulary): Figure[] {
  const bands = filterBands(vocabulary)
  return stated
    .filter(({ property }) => (bands.get(property)?.length ?? 0) > 0)
    .flatMap(({ items }) => items.filter((item) => typeof item !== 'string' && isFigure(item)))
}

/** The lengths of a sheet; undefined if its table does not have them. */
function lengthsOf(
  stated: readonly StatedProperty[],
  { properties, words }: Vocabulary,
): ProductSummary['lengths'] {
  const items = stated
    .filter(({ property }) => ownValue(properties, property)?.role === 'length')
    .flatMap(({ items }) => items)
  const figures = items.filter((item) => typeof item !== 'string' && isFigure(item))
  if (figures.length > 0) return figures
  // An open word that is not "unknown", such as "custom", means that the sheet is cut to length.
  const isCut = items.some((item) => {
    const word = typeof item === 'string' ? ownValue(words, item) : undefined
    return word?.open === true && word.unknown !== true
  })
  return isCut ? 'any' : undefined
}

/** The names and codes among values, as they are searched for: `BGL`, `G300`, `Z275`. Other words are no names. */
function namesIn(items: readonly Item[], { words }: Vocabulary): string[] {
  return items.flatMap((item) => {
    if (typeof item === 'string') {
      const label = ownValue(words, item)?.label ?? ''
      return /^[A-Z\d]/.test(label) ? [label] : []
    }
    if (!isFigure(item) || !('values' in item) || item.prefix === undefined) return []
    return item.values.map((value) => `${item.prefix}${value}`)
  })
}

/** The summary of a page for lists and the finder, in the language of the vocabulary. */
function summarize(page: Page, vocabulary: Vocabulary, doubtedAt: DoubtedAt): ProductSummary {
  const stated = statedProperties(page, vocabulary, doubtedAt)
  const kind = kindOf(page)
  const picture = kind.picture?.(page)
  const line = kind.summaryLine?.(page, vocabulary)
  const lengths = lengthsOf(stated, vocabulary)
  const labels = stated.map(
    ({ property }) => ownValue(vocabulary.properties, property)?.label ?? '',
  )
  return {
    ...('heading' in page && { heading: page.heading }),
    ...(picture !== undefined && { picture }),
    ...(line !== undefined && { line }),
    summary: page.summary,
    search: 'search' in page ? (page.search ?? []) : [],
    texts: [
      ...labels,
      ...stated.map(({ property, items }) =>
        formattedText(
          formatValue([...items], vocabulary, property),
          listSeparators(vocabulary.language),
        ),
      ),
    ],
    stated: [...labels, ...stated.flatMap(({ items }) => namesIn(items, vocabulary))],
    values: filterValues(stated, vocabulary),
    sizes: bandedFigures(stated, vocabulary),
    ...(lengths !== undefined && { lengths }),
  }
}

const productSummary = memoize((vocabulary: Vocabulary) =>
  memoize((page: Page) => summarize(page, vocabulary, nothingDoubted)),
)

/** The summary of the page at a path; undefined if it has no page. */
export function summaryAt(
  { pages, properties }: Pick<Catalogue, 'pages' | 'properties'>,
  path: string,
): ProductSummary | undefined {
  const page = pages.get(path)
  return page && productSummary(properties)(page)
}

/** The same for the finder: without the values of its table that may be wrong. */
export function settledSummaryAt(
  catalogue: Pick<Catalogue, 'pages' | 'properties'>,
  path: string,
  sources: SourceLookup,
): ProductSummary | undefined {
  const page = catalogue.pages.get(path)
  if (page?.kind !== 'full') return summaryAt(catalogue, path)
  const doubtedAt: DoubtedAt = (jsonPath) =>
    sources(pageFile(path), ['specification', ...jsonPath])?.doubted ?? []
  const isDoubted = specificationEntries(page.specification).some(
    ({ jsonPath }) => doubtedAt(jsonPath).length > 0,
  )
  return isDoubted ? summarize(page, catalogue.properties, doubtedAt) : summaryAt(catalogue, path)
}
