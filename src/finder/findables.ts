import { isFigure } from '../catalogue/figure.ts'
import { entriesOf } from '../catalogue/specification.ts'
import { textOf } from '../catalogue/textOf.ts'
import type { ProductLinkView } from '../catalogue/view.ts'
import { capital, itemsOf, writeFigure, writeValue } from '../catalogue/written.ts'
import type { Parts } from '../check/files.ts'
import type { Page } from '../pages/pages.ts'
import type { Item } from '../shape/specification.ts'
import { bandsOf, isIn, nameOf } from './bands.ts'

/** A product as the finder knows it. */
type Findable = {
  look: ProductLinkView
  names: readonly string[]
  search: readonly string[]
  elsewhere: readonly string[]
  /** Property -> the values of it that the product has. */
  values: ReadonlyMap<string, readonly string[]>
}

type Told = { property: string; items: readonly Item[] }

/** All that a page tells property by property: its facts, its claims and its table. */
function toldBy(page: Page): Told[] {
  const facts = 'facts' in page ? Object.entries(page.facts ?? {}) : []
  const told = facts.map(([property, items]): Told => ({ property, items }))
  if (page.kind !== 'full') return told
  const claims = page.claims.map(({ property, figure }) => ({ property, items: [figure] }))
  const table = entriesOf(page.specification)
  return [
    ...told,
    ...claims,
    ...table.map(({ property, value }) => ({ property, items: itemsOf(value) })),
  ]
}

/** A property that products are filtered by, with its values: words, or bands of its figures. */
export type Filter = {
  property: string
  label: string
  options: readonly { value: string; label: string }[]
}

/** The products as the finder knows them, and what it filters them by. */
export type Finding = { products: readonly Findable[]; filters: readonly Filter[] }

/**
 * @param looks all products as lists show them, in the order of the catalogue
 * @param pageAt the page at a path
 */
export function findables(
  { categories, jobs, properties: vocabulary }: Parts,
  looks: readonly ProductLinkView[],
  pageAt: (path: string) => Page | undefined,
): Finding {
  const { properties, words } = vocabulary
  const categoryOf = new Map(
    categories.categories.flatMap(({ label, items }) => items.map(({ path }) => [path, label])),
  )
  const filtered = Object.entries(properties).filter(([, { filter }]) => filter === true)
  const bands = new Map(filtered.map(([key, property]) => [key, bandsOf(property)]))

  function valuesOf({ property, items }: Told): string[] {
    return items.flatMap((item) => {
      if (typeof item === 'string') return words[item]?.open === true ? [] : [item]
      if (!isFigure(item)) return []
      return (bands.get(property) ?? []).filter((band) => isIn(band, item)).map(nameOf)
    })
  }

  /** What of a page can be filtered by. */
  function filterValues(told: readonly Told[]): Findable['values'] {
    const values = new Map(filtered.map(([key]) => [key, new Set<string>()]))
    for (const one of told) {
      const own = values.get(one.property)
      if (own !== undefined) for (const value of valuesOf(one)) own.add(value)
    }
    return new Map([...values].map(([key, own]) => [key, [...own]]))
  }

  /** Path -> the words of the jobs that the product suits. */
  const suits = new Map<string, string[]>()
  for (const { title, search = [], products } of jobs.jobs) {
    for (const path of new Set(products.map(({ path }) => path))) {
      suits.set(path, [...(suits.get(path) ?? []), title, ...search])
    }
  }

  const products = looks.map((look): Findable => {
    const page = pageAt(look.path)
    const told = page === undefined ? [] : toldBy(page)
    const search = page !== undefined && 'search' in page ? (page.search ?? []) : []
    return {
      look,
      names: [look.label, ...(page !== undefined && 'heading' in page ? [page.heading] : [])],
      search,
      elsewhere: [
        categoryOf.get(look.path) ?? '',
        look.text ?? '',
        page?.summary ?? '',
        ...told.map(({ property }) => properties[property]?.label ?? ''),
        ...told.map(({ property, items }) => textOf(writeValue([...items], vocabulary, property))),
        ...(suits.get(look.path) ?? []),
      ],
      values: filterValues(told),
    }
  })

  const filters = filtered.map(([property, { label }]): Filter => {
    const had = new Set(products.flatMap(({ values }) => values.get(property) ?? []))
    const options = [
      ...Object.entries(words).map(([value, word]) => ({ value, label: capital(word.label) })),
      ...(bands.get(property) ?? []).map((band) => ({
        value: nameOf(band),
        label: capital(textOf([writeFigure(band, vocabulary)])),
      })),
    ]
    return { property, label, options: options.filter(({ value }) => had.has(value)) }
  })
  return { products, filters: filters.filter(({ options }) => options.length > 0) }
}
