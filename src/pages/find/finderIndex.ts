import { fingerprint } from '../../catalogue/fingerprint.ts'
import { capital, formatFigure } from '../../catalogue/formatValue.ts'
import type { Figure } from '../../catalogue/schemas/figure.ts'
import { spellingsOf } from '../../catalogue/spellings.ts'
import { textOfRuns } from '../../catalogue/textOf.ts'
import type { Spellings } from '../../catalogue/unit.ts'
import type { ProductLinkView, ProductSummary } from '../../catalogue/view.ts'
import type { SharedData } from '../dataFiles.ts'
import { bandName, filterBands } from './bands.ts'
import { wordsOf } from './normalizeWords.ts'
import type { LatinForms, SearchPhrases } from './searchPhrases.ts'

/**
 * The fields that are searched, from the most important to the least. "called" is what buyers call a product
 * in one word: in some languages every name has a word such as "sheet", which few products are called.
 */
export const searchFields = ['called', 'names', 'search', 'elsewhere'] as const

type Field = (typeof searchFields)[number]

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
export type FinderFilter = {
  property: string
  label: string
  /** `fixed` is the same in every language: a figure without words. */
  options: readonly { value: string; label: string; fixed?: true }[]
}

/** What the finder's file holds; `others` are the phrases of languages that the page is not in. */
export type FinderFile = {
  products: readonly FinderProduct[]
  spellings: Spellings
  others?: SearchPhrases
}

/** What the finder's page and its file are made of. */
export type FinderContents = {
  file: FinderFile
  filters: readonly FinderFilter[]
  /** The address of the file, relative to the site's root; it changes with what the file holds. */
  address: string
}

/** What is searched of a product in a language: its names, search words, other words and sentences. */
type Texts = Readonly<Record<'names' | 'search' | 'words' | 'prose', readonly string[]>>

/**
 * @param all a product's texts in each language, that of the page first
 * @returns their normalized words, for its `FinderProduct`
 */
export function fieldWords(all: readonly Texts[], latin: LatinForms = () => []) {
  const names = all.flatMap((texts) => texts.names)
  const search = all.flatMap((texts) => texts.search)
  const words = all.flatMap((texts) => texts.words)
  const prose = all.flatMap((texts) => texts.prose)
  // "patra"
  const called = search.filter((text) => wordsOf(text).length === 1)
  const oneForm = (text: string) => latin(text).slice(0, 1)
  const seen = new Set<string>()
  const wordsIn = (texts: readonly string[]) => {
    const own = new Set(texts.flatMap(wordsOf).filter((word) => !seen.has(word)))
    for (const word of own) seen.add(word)
    return [...own].join(' ')
  }
  const withForms = (texts: readonly string[]) => [...texts, ...texts.flatMap(latin)]
  return {
    called: wordsIn(withForms(called)),
    names: wordsIn(withForms(names)),
    search: wordsIn(withForms(search)),
    elsewhere: wordsIn([...words, ...prose, ...words.flatMap(oneForm)]),
  }
}

/**
 * What is searched of each product in a language, by the product's path.
 * @param whole all that lists say of it; otherwise what people type: its names, its category, its jobs and
 *   the words that it is filtered by
 */
export function searchedTexts(
  { categories, jobs, properties }: Pick<SharedData, 'categories' | 'jobs' | 'properties'>,
  summaryAt: (path: string) => ProductSummary | undefined,
  whole: boolean,
): ReadonlyMap<string, Texts> {
  /** Path -> the words of the jobs that the product suits. */
  const jobWords = new Map<string, string[]>()
  for (const { title, search = [], products } of jobs.jobs) {
    for (const path of new Set(products.map(({ path }) => path))) {
      jobWords.set(path, [...(jobWords.get(path) ?? []), title, ...search])
    }
  }
  return new Map(
    categories.categories.flatMap(({ label, items }) =>
      items.map(({ path, name }) => {
        const summary = summaryAt(path)
        const { heading = '', search = [], values = [], texts = [] } = summary ?? {}
        const filtered = values.flatMap(([, own]) =>
          own.map((key) => properties.words[key]?.label ?? ''),
        )
        const words = [label, ...filtered, ...(jobWords.get(path) ?? [])]
        const prose = whole ? [summary?.line?.text ?? '', summary?.summary ?? '', ...texts] : []
        return [path, { names: [name, heading], search, words, prose }] as const
      }),
    ),
  )
}

/**
 * @param links all products as lists show them, in the order of the catalogue
 * @param summaryAt the summary of the page at a path
 * @param languages what is searched, in the language of the page and then in the others
 * @param others what a query is answered by besides, in the languages that the page is not in
 */
export function createFinderContents(
  { properties: vocabulary }: Pick<SharedData, 'properties'>,
  links: readonly ProductLinkView[],
  summaryAt: (path: string) => ProductSummary | undefined,
  languages: readonly ReadonlyMap<string, Texts>[],
  latin?: LatinForms,
  others?: SearchPhrases,
): FinderContents {
  const products = links.map((link): FinderProduct => {
    const summary = summaryAt(link.path)
    return {
      link,
      words: fieldWords(
        languages.flatMap((texts) => texts.get(link.path) ?? []),
        latin,
      ),
      values: Object.fromEntries(summary?.values ?? []),
      sizes: summary?.sizes ?? [],
    }
  })
  const file = { products, spellings: spellingsOf(vocabulary), ...(others && { others }) }
  const address = `assets/find-${fingerprint(JSON.stringify(file))}.json`
  return { file, filters: filtersOf(vocabulary, products), address }
}

/** The filters that leave any of the products, with the values that these have. */
export function filtersOf(
  vocabulary: SharedData['properties'],
  products: FinderFile['products'],
): FinderFilter[] {
  const { properties, words } = vocabulary
  const filters = Array.from(filterBands(vocabulary), ([property, bands]): FinderFilter => {
    const present = new Set(products.flatMap(({ values }) => values[property] ?? []))
    const options = [
      ...Object.entries(words).map(([value, word]) => ({ value, label: capital(word.label) })),
      ...bands.map((band) => {
        const written = formatFigure(band, vocabulary)
        const fixed = written.runs.every((run) => run.fixed)
        const label = capital(textOfRuns(written.runs))
        return { value: bandName(band), label, ...(fixed && { fixed }) }
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
