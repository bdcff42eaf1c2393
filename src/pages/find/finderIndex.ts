import { capitalize } from '../../catalogue/capitalize.ts'
import { fingerprint } from '../../catalogue/fingerprint.ts'
import { formatFigure } from '../../catalogue/formatValue.ts'
import { ownValue } from '../../catalogue/ownValue.ts'
import type { Figure } from '../../catalogue/schemas/figure.ts'
import { textOfRuns } from '../../catalogue/textRuns.ts'
import type { ConvertibleUnits, UnitWords } from '../../catalogue/unit.ts'
import type { ProductLinkView, ProductSummary } from '../../catalogue/view.ts'
import type { SharedData } from '../dataFiles.ts'
import { bandName, filterBands } from './bands.ts'
import { isIndic } from './indicSpelling.ts'
import { isOneOf, phrasesIn } from './joinedPhrases.ts'
import { wordsOf } from './normalizeWords.ts'
import type { QuestionView } from './questionViews.ts'
import { byEnding, type LatinForms, type PhraseTexts } from './searchPhrases.ts'

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
  /** Its search words of several words of which one says nothing by itself: they count as one word. */
  phrases?: readonly string[]
  /** Property -> its values that the product has. */
  values: Readonly<Record<string, readonly string[]>>
  /** The figures that products are filtered by, such as its thicknesses. */
  sizes: readonly Figure[]
  /** The lengths that it comes in; `any` if it is cut to length. */
  lengths?: 'any' | readonly Figure[]
  /** The options of its form, with the words that people type for them. */
  choices?: readonly ProductChoice[]
  /** The controls of its page in which text is typed, such as a colour. */
  typed?: readonly string[]
  /** The index of the product's entry in the `amounts` of the file. Many products share one. */
  amounts: number
}

/** The controls and units for the length and the quantity of a product. */
export type ProductAmounts = {
  /** The control in which a length is typed, and its units; left out if a length is chosen or not asked for. */
  length?: { name: string; units: readonly string[] }
  /** The units that it is counted in, the usual one first; an empty text if the unit has to be asked. */
  units: readonly string[]
}

/** A value of a control on a product's page. */
export type ProductChoice = {
  /** The name of the control. */
  name: string
  value: string
  /** Its names, each as normalized words separated by spaces; left out if the value itself is its name. */
  names?: readonly string[]
}

/** The controls on a product's page that a query can fill in. */
export type ProductControls = {
  choices: readonly (ProductChoice & { label: string })[]
  /** The names of those in which text is typed. */
  typed: readonly string[]
  amounts: ProductAmounts
}

/** The kinds of answers besides products, in the order in which equally good ones are shown. */
export const answerKinds = ['question', 'service', 'job', 'calculator', 'category'] as const

/** An answer besides the products: to a question about the business, a job, a service, the roof calculator or a category. */
export type AnswerDocument = {
  kind: (typeof answerKinds)[number]
  /** Its key or its place among its kind on the page. */
  key: string
  words: FinderProduct['words']
  /** As in `FinderProduct`. They ask a question as a whole, such as "kam se kam". */
  phrases?: readonly string[]
  /** The indexes of the products that a job advises: they are found by its words. */
  products?: readonly number[]
  /** True for a job about something that does harm. */
  hazard?: true
  /** The message that asks the business about it, and the same in English if the page is in another language. */
  message?: { own: string; english?: string }
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
  amounts: readonly ProductAmounts[]
  answers: readonly AnswerDocument[]
  /** The answers to questions about the business, which no page but the finder's shows. */
  questions: readonly QuestionView[]
  /** The choices for text controls, of all products. */
  typedChoices: readonly ProductChoice[]
  /** A property, name or code of tables, as normalized words separated by spaces -> the indexes of its products. */
  stated: Readonly<Record<string, readonly number[]>>
  phrases: PhraseTexts
  /** The words besides those of names that are written in another way than they are normalized, separated by spaces. */
  written: string
  spellings: UnitWords
  units: ConvertibleUnits
}

/** A file of the finder. */
type AddressedFinderFile = {
  /** Relative to the site's root; it changes with the file's contents. */
  address: string
  file: FinderFile
}

/** The data of the finder's page and of its files. */
export type FinderContents = AddressedFinderFile & {
  filters: readonly FinderFilter[]
  /** The file for queries in Indian scripts, with the words of all languages; the other has Latin words only. */
  indic: AddressedFinderFile
}

/** The searched texts of a product in one language, by kind of text. */
export type SearchedTexts = Readonly<
  Record<'names' | 'search' | 'words' | 'prose', readonly string[]>
>

/**
 * Divides the words of a product among the searched fields.
 * @param languages the product's texts in each language, that of the page first
 * @param isLeftOut returns true for a word that no search looks for in a phrase or in a sentence
 * @param isPhrase returns true for a search text whose words are in the phrases of the product or answer
 * @returns normalized words, for `FinderProduct`
 */
export function fieldWords(
  languages: readonly SearchedTexts[],
  latin: LatinForms = () => [],
  isLeftOut: (word: string) => boolean = () => false,
  isPhrase: (text: string) => boolean = () => false,
) {
  const names = languages.flatMap((texts) => texts.names)
  const search = languages.flatMap((texts) =>
    texts.search.filter((text) => !isPhrase(text) || latin(text).length > 0),
  )
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
  const told = (text: string) =>
    text
      .split(' ')
      .filter((word) => !isLeftOut(word))
      .join(' ')
  const withForms = (texts: readonly string[]) => [...texts, ...texts.flatMap(latin)]
  return {
    called: inOrder(unseenWords(withForms(called))),
    names: unseenWords(withForms(names)),
    search: inOrder(told(unseenWords(withForms(search)))),
    elsewhere: told(unseenWords([...words, ...prose, ...words.flatMap(usualForm)])),
  }
}

/**
 * The products that state a property, a name or a code.
 * @param products the texts of each product, in the order of the file
 */
export function statedTerms(products: readonly (readonly string[])[]): FinderFile['stated'] {
  const terms = new Map<string, Set<number>>()
  for (const [product, texts] of products.entries()) {
    for (const text of texts) {
      const term = wordsOf(text).join(' ')
      if (term !== '') terms.set(term, (terms.get(term) ?? new Set()).add(product))
    }
  }
  return Object.fromEntries(Array.from(terms, ([term, places]) => [term, [...places]]))
}

/** The words of a text in alphabetical order: the file is smaller once compressed. */
export function inOrder(text: string): string {
  return text.split(' ').sort().join(' ')
}

/** No shorter word is taken for a misspelt one. */
const SHORTEST_MEANT = 4

/** Search words as they are written, if their normalized word differs, separated by spaces. */
export function writtenWords(texts: readonly string[]): string {
  const words = texts.flatMap((text) => text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [])
  const written = new Map<string, string>()
  for (const word of words) {
    const [normalized = word, ...others] = wordsOf(word)
    if (normalized.length < SHORTEST_MEANT || normalized === word) continue
    if (others.length > 0 || written.has(normalized)) continue
    written.set(normalized, word)
  }
  return [...written.values()].join(' ')
}

/**
 * The searched texts of all products in a language, by the product's path.
 * @param hasProse true to search sentences too, besides the words that people type: names, category and filters
 */
export function searchedTexts(
  { categories, properties }: Pick<SharedData, 'categories' | 'properties'>,
  summaryAt: (path: string) => ProductSummary | undefined,
  hasProse: boolean,
): ReadonlyMap<string, SearchedTexts> {
  return new Map(
    categories.categories.flatMap(({ label, items }) =>
      items.map(({ path, name }) => {
        const summary = summaryAt(path)
        const { heading = '', search = [], values = [], texts = [] } = summary ?? {}
        const filterLabels = values.flatMap(([, keys]) =>
          keys.map((key) => ownValue(properties.words, key)?.label ?? ''),
        )
        const words = [label, ...filterLabels]
        const prose = hasProse ? [summary?.line?.text ?? '', summary?.summary ?? '', ...texts] : []
        return [path, { names: [name, heading], search, words, prose }] as const
      }),
    ),
  )
}

/**
 * A product of the finder.
 * @param summary undefined if its page is not known
 * @param texts its searched texts in each language, that of the page first
 */
export function createFinderProduct(
  link: ProductLinkView,
  summary: ProductSummary | undefined,
  texts: readonly SearchedTexts[],
  latin: LatinForms,
  { choices, typed }: Pick<ProductControls, 'choices' | 'typed'>,
  amounts: number,
  isLeftOut: (word: string) => boolean,
): FinderProduct {
  const { values = [], sizes = [], lengths } = summary ?? {}
  const phrases = phrasesIn(
    texts.flatMap(({ search }) => search),
    isLeftOut,
  )
  return {
    link,
    words: fieldWords(texts, latin, isLeftOut, isOneOf(phrases)),
    ...(phrases.length > 0 && { phrases: byEnding(phrases) }),
    values: Object.fromEntries(values),
    sizes,
    ...(lengths !== undefined && { lengths }),
    ...(choices.length > 0 && { choices: choices.map(({ label: _, ...choice }) => choice) }),
    ...(typed.length > 0 && { typed }),
    amounts,
  }
}

function withAddress(file: FinderFile): AddressedFinderFile {
  return { file, address: `assets/find-${fingerprint(JSON.stringify(file))}.json` }
}

/** The words in Latin letters of some words. */
function latinText(text: string): string {
  return text
    .split(' ')
    .filter((word) => !isIndic(word))
    .join(' ')
}

function latinWords({ called, names, search, elsewhere }: FinderProduct['words']) {
  return {
    called: latinText(called),
    names: latinText(names),
    search: latinText(search),
    elsewhere: latinText(elsewhere),
  }
}

/** A file without the words in Indian scripts, which a query in Latin letters cannot find. */
function withLatinWords(file: FinderFile): FinderFile {
  const { products, answers, typedChoices, stated, phrases, spellings } = file
  const latin = (list: readonly string[]) => list.filter((phrase) => !isIndic(phrase))
  const latinChoice = (choice: ProductChoice): ProductChoice => ({
    ...choice,
    ...(choice.names && { names: latin(choice.names) }),
  })
  return {
    ...file,
    products: products.map(({ choices, phrases: own, ...product }) => ({
      ...product,
      words: latinWords(product.words),
      ...(own && { phrases: latin(own) }),
      ...(choices && { choices: choices.map(latinChoice) }),
    })),
    typedChoices: typedChoices.map(latinChoice),
    stated: Object.fromEntries(Object.entries(stated).filter(([term]) => !isIndic(term))),
    answers: answers.map(({ phrases, ...answer }) => ({
      ...answer,
      words: latinWords(answer.words),
      ...(phrases && { phrases: latin(phrases) }),
    })),
    phrases: {
      ignored: latin(phrases.ignored),
      general: latin(phrases.general),
      common: latin(phrases.common),
      certain: latin(phrases.certain),
      foreign: latin(phrases.foreign),
      colors: latin(phrases.colors),
      unlisted: phrases.unlisted.map(latin),
    },
    written: latinText(file.written),
    spellings: Object.fromEntries(Object.entries(spellings).filter(([word]) => !isIndic(word))),
  }
}

/**
 * Makes the data of the finder.
 * @param file the words of the published languages
 * @param indic the words of all languages, for queries in Indian scripts
 */
export function createFinderContents(
  { properties }: Pick<SharedData, 'properties'>,
  file: FinderFile,
  indic: FinderFile,
): FinderContents {
  return {
    ...withAddress(withLatinWords(file)),
    filters: filtersOf(properties, file.products),
    indic: withAddress(indic),
  }
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
      ...Object.entries(words).map(([value, word]) => ({ value, label: capitalize(word.label) })),
      ...bands.map((band) => {
        const written = formatFigure(band, vocabulary)
        const fixed = written.runs.every((run) => run.fixed)
        const label = capitalize(textOfRuns(written.runs))
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
