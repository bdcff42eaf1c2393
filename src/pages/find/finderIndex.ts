import { fingerprint } from '../../catalogue/fingerprint.ts'
import { capital, formatFigure } from '../../catalogue/formatValue.ts'
import { ownValue } from '../../catalogue/ownValue.ts'
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
 * The fields that are searched, the most important first. "called" has the search words of one word: in
 * some languages every name contains a word such as "sheet", but buyers call few products just that.
 */
export const searchFields = ['called', 'names', 'search', 'elsewhere'] as const

type Field = (typeof searchFields)[number]

/** A product with the data needed to search, filter and show it. */
export type FinderProduct = {
  link: ProductLinkView
  /** The words of each field, normalized and separated by spaces; a word is in one field only. */
  words: Readonly<Record<Field, string>>
  /** Property -> its values that the product has. */
  values: Readonly<Record<string, readonly string[]>>
  /** The figures that products are filtered by, such as its thicknesses. */
  sizes: readonly Figure[]
}

/** A property that products are filtered by, with its values: words, or bands of its figures. */
export type FinderFilter = {
  property: string
  label: string
  /** `fixed` labels are the same in every language: figures without words. */
  options: readonly { value: string; label: string; fixed?: true }[]
}

/** The contents of the finder's file. */
export type FinderFile = {
  products: readonly FinderProduct[]
  spellings: Spellings
  /** The phrases of the other languages. */
  others?: SearchPhrases
}

/** The data of the finder's page and of its file. */
export type FinderContents = {
  file: FinderFile
  filters: readonly FinderFilter[]
  /** The address of the file, relative to the site's root; it changes with the file's contents. */
  address: string
}

/** The searched texts of a product in one language, by kind of text. */
type SearchedTexts = Readonly<Record<'names' | 'search' | 'words' | 'prose', readonly string[]>>

/**
 * Divides the words of a product among the searched fields.
 * @param languages the product's texts in each language, that of the page first
 * @returns normalized words, for `FinderProduct`
 */
export function fieldWords(languages: readonly SearchedTexts[], latin: LatinForms = () => []) {
  const names = languages.flatMap((texts) => texts.names)
  const search = languages.flatMap((texts) => texts.search)
  const words = languages.flatMap((texts) => texts.words)
  const prose = languages.flatMap((texts) => texts.prose)
  // Such as "patra".
  const called = search.filter((text) => wordsOf(text).length === 1)
  const usualForm = (text: string) => latin(text).slice(0, 1)
  const seen = new Set<string>()
  const unseenWords = (texts: readonly string[]) => {
    const unseen = new Set(texts.flatMap(wordsOf).filter((word) => !seen.has(word)))
    for (const word of unseen) seen.add(word)
    return [...unseen].join(' ')
  }
  const withForms = (texts: readonly string[]) => [...texts, ...texts.flatMap(latin)]
  return {
    called: unseenWords(withForms(called)),
    names: unseenWords(withForms(names)),
    search: unseenWords(withForms(search)),
    elsewhere: unseenWords([...words, ...prose, ...words.flatMap(usualForm)]),
  }
}

/**
 * The searched texts of all products in a language, by the product's path.
 * @param hasProse true to search sentences too, besides the words that people type: names, category,
 *   jobs and filters
 */
export function searchedTexts(
  { categories, jobs, properties }: Pick<SharedData, 'categories' | 'jobs' | 'properties'>,
  summaryAt: (path: string) => ProductSummary | undefined,
  hasProse: boolean,
): ReadonlyMap<string, SearchedTexts> {
  /** Path -> the words of the jobs that the product is for. */
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
        const filterLabels = values.flatMap(([, keys]) =>
          keys.map((key) => ownValue(properties.words, key)?.label ?? ''),
        )
        const words = [label, ...filterLabels, ...(jobWords.get(path) ?? [])]
        const prose = hasProse ? [summary?.line?.text ?? '', summary?.summary ?? '', ...texts] : []
        return [path, { names: [name, heading], search, words, prose }] as const
      }),
    ),
  )
}

/**
 * Makes the data of the finder.
 * @param links all products, in the order of the catalogue
 * @param summaryAt returns the summary of the page at a path
 * @param languages the searched texts, first in the language of the page
 * @param others the phrases of the other languages
 */
export function createFinderContents(
  { properties: vocabulary }: Pick<SharedData, 'properties'>,
  links: readonly ProductLinkView[],
  summaryAt: (path: string) => ProductSummary | undefined,
  languages: readonly ReadonlyMap<string, SearchedTexts>[],
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

/** The filters with the values that any of the products has; a filter without values is left out. */
export function filtersOf(
  vocabulary: SharedData['properties'],
  products: FinderFile['products'],
): FinderFilter[] {
  const { properties, words } = vocabulary
  const filters = Array.from(filterBands(vocabulary), ([property, bands]): FinderFilter => {
    const present = new Set(products.flatMap(({ values }) => ownValue(values, property) ?? []))
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
      label: ownValue(properties, property)?.label ?? '',
      options: options.filter(({ value }) => present.has(value)),
    }
  })
  return filters.filter(({ options }) => options.length > 0)
}
