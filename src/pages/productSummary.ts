import { isFigure } from '../model/catalogue/figure.ts'
import { memoize } from '../model/catalogue/memoize.ts'
import { entriesOf } from '../model/catalogue/specification.ts'
import { textOf } from '../model/catalogue/textOf.ts'
import { itemsOf, writeValue } from '../model/catalogue/written.ts'
import type { Figure } from '../model/shape/figure.ts'
import type { Vocabulary } from '../model/shape/properties.ts'
import type { Item } from '../model/shape/specification.ts'
import { filtered, isIn, nameOf } from './find/bands.ts'
import { kindOf, type Page } from './pages.ts'

/** What lists and the finder tell of a page; plain data, which can be written down. */
export type ProductSummary = {
  heading?: string
  /** The picture that stands for it. */
  picture?: string
  /** A line on what it is, and its main figures. */
  line?: { text: string; figures?: string }
  summary: string
  search: readonly string[]
  /** What it tells property by property: their labels, and then what is written beside them. */
  texts: readonly string[]
  /** Each property that products are filtered by, and the values of it that the page has. */
  values: readonly (readonly [property: string, values: readonly string[]])[]
  /** The figures of those properties, such as its thicknesses. */
  sizes: readonly Figure[]
}

type Line = { property: string; items: readonly Item[] }

/** All that a page tells property by property: its facts, its claims and its table. */
function linesOf(page: Page): Line[] {
  const facts = 'facts' in page ? Object.entries(page.facts ?? {}) : []
  const told = facts.map(([property, items]): Line => ({ property, items }))
  if (page.kind !== 'full') return told
  const claims = page.claims.map(({ property, figure }) => ({ property, items: [figure] }))
  const table = entriesOf(page.specification)
  return [
    ...told,
    ...claims,
    ...table.map(({ property, value }) => ({ property, items: itemsOf(value) })),
  ]
}

/** What of a page can be filtered by. */
function valuesOf(lines: readonly Line[], vocabulary: Vocabulary): ProductSummary['values'] {
  const bands = filtered(vocabulary)
  const values = new Map(Array.from(bands, ([key]) => [key, new Set<string>()]))
  for (const { property, items } of lines) {
    const own = values.get(property)
    if (own === undefined) continue
    for (const item of items) {
      if (typeof item === 'string') {
        if (vocabulary.words[item]?.open !== true) own.add(item)
      } else if (isFigure(item)) {
        for (const band of bands.get(property) ?? []) if (isIn(band, item)) own.add(nameOf(band))
      }
    }
  }
  return Array.from(values, ([key, own]) => [key, [...own]] as const)
}

/** The figures of a page that its filters divide into bands. */
function sizesOf(lines: readonly Line[], vocabulary: Vocabulary): Figure[] {
  const bands = filtered(vocabulary)
  return lines
    .filter(({ property }) => (bands.get(property)?.length ?? 0) > 0)
    .flatMap(({ items }) => items.filter((item) => typeof item !== 'string' && isFigure(item)))
}

/** Works out of a page what lists and the finder tell of it. */
export const productSummary = memoize((vocabulary: Vocabulary) =>
  memoize((page: Page): ProductSummary => {
    const lines = linesOf(page)
    const kind = kindOf(page)
    const [picture, line] = [kind.picture?.(page), kind.summaryLine?.(page, vocabulary)]
    return {
      ...('heading' in page && { heading: page.heading }),
      ...(picture !== undefined && { picture }),
      ...(line !== undefined && { line }),
      summary: page.summary,
      search: 'search' in page ? (page.search ?? []) : [],
      texts: [
        ...lines.map(({ property }) => vocabulary.properties[property]?.label ?? ''),
        ...lines.map(({ property, items }) => textOf(writeValue([...items], vocabulary, property))),
      ],
      values: valuesOf(lines, vocabulary),
      sizes: sizesOf(lines, vocabulary),
    }
  }),
)
