import { fingerprint } from '../../model/catalogue/fingerprint.ts'
import { capital, formatFigure } from '../../model/catalogue/formatValue.ts'
import { spellingsOf } from '../../model/catalogue/spellings.ts'
import { textOfRuns } from '../../model/catalogue/textOf.ts'
import type { Spellings } from '../../model/catalogue/unit.ts'
import type { ProductLinkView, ProductSummary } from '../../model/catalogue/view.ts'
import type { Figure } from '../../model/shape/figure.ts'
import type { Parts } from '../files.ts'
import { filtered, nameOf } from './bands.ts'
import { wordsOf } from './normalizeWords.ts'

/** The fields that are searched, from the most important to the least. */
export const fields = ['names', 'search', 'elsewhere'] as const

type Field = (typeof fields)[number]

/** A product as the finder searches, filters and shows it. */
export type FinderProduct = {
  link: ProductLinkView
  /** The words of each field, normalized and separated by spaces; a word stands in one field alone. */
  words: Readonly<Record<Field, string>>
  /** Property -> the values of it that the product has. */
  values: Readonly<Record<string, readonly string[]>>
  /** The figures that products are filtered by, such as its thicknesses. */
  sizes: readonly Figure[]
}

/** A property that products are filtered by, with its values: words, or bands of its figures. */
export type Filter = {
  property: string
  label: string
  /** `fixed` is the same in every language: a figure without words. */
  options: readonly { value: string; label: string; fixed?: true }[]
}

/** What the finder's file holds. */
export type FinderFile = { products: readonly FinderProduct[]; spellings: Spellings }

/** What the finder's page and its file are made of. */
export type FinderContents = FinderFile & {
  filters: readonly Filter[]
  /** The address of the file that holds the products, relative to the site's root. */
  address: string
}

type Texts = Readonly<Record<Field, readonly string[]>>

/** @returns the normalized words of a product's texts, for its `FinderProduct` */
export function fieldWords({ names, search, elsewhere }: Texts): FinderProduct['words'] {
  // A search word that is one word alone is as good as a name: "patra".
  const single = search.filter((text) => wordsOf(text).length === 1)
  const seen = new Set<string>()
  const wordsIn = (texts: readonly string[]) => {
    const own = new Set(texts.flatMap(wordsOf).filter((word) => !seen.has(word)))
    for (const word of own) seen.add(word)
    return [...own].join(' ')
  }
  return {
    names: wordsIn([...names, ...single]),
    search: wordsIn(search),
    elsewhere: wordsIn(elsewhere),
  }
}

/** @returns the address of the finder's file, which changes with what the file holds */
export function finderAddress(file: FinderFile): string {
  return `assets/find-${fingerprint(JSON.stringify(file))}.json`
}

/**
 * @param links all products as lists show them, in the order of the catalogue
 * @param summaryAt the summary of the page at a path
 */
export function finderContents(
  { categories, jobs, properties: vocabulary }: Parts,
  links: readonly ProductLinkView[],
  summaryAt: (path: string) => ProductSummary | undefined,
): FinderContents {
  const categoryOf = new Map(
    categories.categories.flatMap(({ label, items }) => items.map(({ path }) => [path, label])),
  )
  /** Path -> the words of the jobs that the product suits. */
  const jobWords = new Map<string, string[]>()
  for (const { title, search = [], products } of jobs.jobs) {
    for (const path of new Set(products.map(({ path }) => path))) {
      jobWords.set(path, [...(jobWords.get(path) ?? []), title, ...search])
    }
  }
  const products = links.map((link): FinderProduct => {
    const summary = summaryAt(link.path)
    return {
      link,
      words: fieldWords({
        names: [link.label, summary?.heading ?? ''],
        search: summary?.search ?? [],
        elsewhere: [
          categoryOf.get(link.path) ?? '',
          link.text ?? '',
          summary?.summary ?? '',
          ...(summary?.texts ?? []),
          ...(jobWords.get(link.path) ?? []),
        ],
      }),
      values: Object.fromEntries(summary?.values ?? []),
      sizes: summary?.sizes ?? [],
    }
  })
  const filters = filtersOf(vocabulary, products)
  const file = { products, spellings: spellingsOf(vocabulary) }
  return { ...file, filters, address: finderAddress(file) }
}

/** The filters that leave any of the products, with the values that these have. */
export function filtersOf(
  vocabulary: Parts['properties'],
  products: FinderFile['products'],
): Filter[] {
  const { properties, words } = vocabulary
  const filters = Array.from(filtered(vocabulary), ([property, bands]): Filter => {
    const present = new Set(products.flatMap(({ values }) => values[property] ?? []))
    const options = [
      ...Object.entries(words).map(([value, word]) => ({ value, label: capital(word.label) })),
      ...bands.map((band) => {
        const written = formatFigure(band, vocabulary)
        const fixed = written.runs.every((run) => run.fixed)
        const label = capital(textOfRuns(written.runs))
        return { value: nameOf(band), label, ...(fixed && { fixed }) }
      }),
    ]
    return {
      property,
      label: properties[property]?.label ?? '',
      options: options.filter(({ value }) => present.has(value)),
    }
  })
  return filters.filter(({ options }) => options.length > 0)
}
