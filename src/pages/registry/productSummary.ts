import { isFigure } from '../../catalogue/figure.ts'
import { formatValue, itemsOf } from '../../catalogue/formatValue.ts'
import { memoize } from '../../catalogue/memoize.ts'
import type { Figure } from '../../catalogue/schemas/figure.ts'
import type { Vocabulary } from '../../catalogue/schemas/properties.ts'
import type { Item } from '../../catalogue/schemas/specification.ts'
import { entriesOf } from '../../catalogue/specification.ts'
import { textOf } from '../../catalogue/textOf.ts'
import type { ProductSummary } from '../../catalogue/view.ts'
import { bandName, filterBands, isInBand } from '../find/bands.ts'
import type { Page } from '../pageSchemas.ts'
import { kindOf } from './pageKinds.ts'

type StatedProperty = { property: string; items: readonly Item[] }

/** All that a page states property by property: its facts, its claims and its table. */
function statedProperties(page: Page): StatedProperty[] {
  const facts = 'facts' in page ? Object.entries(page.facts ?? {}) : []
  const ofFacts = facts.map(([property, items]): StatedProperty => ({ property, items }))
  if (page.kind !== 'full') return ofFacts
  const claims = page.claims.map(({ property, figure }) => ({ property, items: [figure] }))
  const table = entriesOf(page.specification)
  return [
    ...ofFacts,
    ...claims,
    ...table.map(({ property, value }) => ({ property, items: itemsOf(value) })),
  ]
}

/** The values of a page for each property that products are filtered by. */
function valuesOf(lines: readonly StatedProperty[], vocabulary: Vocabulary) {
  const bands = filterBands(vocabulary)
  const values = new Map(Array.from(bands, ([key]) => [key, new Set<string>()]))
  for (const { property, items } of lines) {
    const own = values.get(property)
    if (own === undefined) continue
    for (const item of items) {
      if (typeof item === 'string') {
        if (vocabulary.words[item]?.open !== true) own.add(item)
      } else if (isFigure(item)) {
        for (const band of bands.get(property) ?? [])
          if (isInBand(band, item)) own.add(bandName(band))
      }
    }
  }
  return Array.from(values, ([key, own]) => [key, [...own]] as const)
}

/** The figures of a page that its filters divide into bands. */
function sizesOf(lines: readonly StatedProperty[], vocabulary: Vocabulary): Figure[] {
  const bands = filterBands(vocabulary)
  return lines
    .filter(({ property }) => (bands.get(property)?.length ?? 0) > 0)
    .flatMap(({ items }) => items.filter((item) => typeof item !== 'string' && isFigure(item)))
}

/** What lists and the finder show of a page, in the words of a vocabulary. */
export const productSummary = memoize((vocabulary: Vocabulary) =>
  memoize((page: Page): ProductSummary => {
    const lines = statedProperties(page)
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
        ...lines.map(({ property, items }) =>
          textOf(formatValue([...items], vocabulary, property), vocabulary.language),
        ),
      ],
      values: valuesOf(lines, vocabulary),
      sizes: sizesOf(lines, vocabulary),
    }
  }),
)
