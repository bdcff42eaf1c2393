import { textOf } from '../../model/catalogue/textOf.ts'
import type { ProductLinkView, ProductSummary } from '../../model/catalogue/view.ts'
import { capital, writeFigure } from '../../model/catalogue/written.ts'
import type { Parts } from '../files.ts'
import { filtered, nameOf } from './bands.ts'

/** A product as the finder knows it. */
type FinderProduct = {
  look: ProductLinkView
  names: readonly string[]
  search: readonly string[]
  elsewhere: readonly string[]
  /** Property -> the values of it that the product has. */
  values: ReadonlyMap<string, readonly string[]>
}

/** A property that products are filtered by, with its values: words, or bands of its figures. */
export type Filter = {
  property: string
  label: string
  options: readonly { value: string; label: string }[]
}

/** The products as the finder knows them, and what it filters them by. */
export type FinderContents = { products: readonly FinderProduct[]; filters: readonly Filter[] }

/**
 * @param looks all products as lists show them, in the order of the catalogue
 * @param toldAt what is told of the page at a path
 */
export function finderContents(
  { categories, jobs, properties: vocabulary }: Parts,
  looks: readonly ProductLinkView[],
  toldAt: (path: string) => ProductSummary | undefined,
): FinderContents {
  const { properties, words } = vocabulary
  const categoryOf = new Map(
    categories.categories.flatMap(({ label, items }) => items.map(({ path }) => [path, label])),
  )
  const bands = filtered(vocabulary)

  /** Path -> the words of the jobs that the product suits. */
  const suits = new Map<string, string[]>()
  for (const { title, search = [], products } of jobs.jobs) {
    for (const path of new Set(products.map(({ path }) => path))) {
      suits.set(path, [...(suits.get(path) ?? []), title, ...search])
    }
  }

  const products = looks.map((look): FinderProduct => {
    const told = toldAt(look.path)
    return {
      look,
      names: [look.label, ...(told?.heading === undefined ? [] : [told.heading])],
      search: told?.search ?? [],
      elsewhere: [
        categoryOf.get(look.path) ?? '',
        look.text ?? '',
        told?.summary ?? '',
        ...(told?.texts ?? []),
        ...(suits.get(look.path) ?? []),
      ],
      values: new Map(told?.values),
    }
  })

  const filters = Array.from(bands, ([property, own]): Filter => {
    const had = new Set(products.flatMap(({ values }) => values.get(property) ?? []))
    const options = [
      ...Object.entries(words).map(([value, word]) => ({ value, label: capital(word.label) })),
      ...own.map((band) => ({
        value: nameOf(band),
        label: capital(textOf([writeFigure(band, vocabulary)])),
      })),
    ]
    return {
      property,
      label: properties[property]?.label ?? '',
      options: options.filter(({ value }) => had.has(value)),
    }
  })
  return { products, filters: filters.filter(({ options }) => options.length > 0) }
}
