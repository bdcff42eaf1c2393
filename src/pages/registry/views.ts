import { type CategoryPart, categoryParts, furtherParts } from '../../catalogue/categoryParts.ts'
import { fillTemplate, fillTemplates } from '../../catalogue/fillTemplate.ts'
import { memoize } from '../../catalogue/memoize.ts'
import { ownValue } from '../../catalogue/ownValue.ts'
import { isDeclaredPath } from '../../catalogue/path.ts'
import type { Category } from '../../catalogue/schemas/categories.ts'
import type { Path } from '../../catalogue/schemas/text.ts'
import { unitSpellings } from '../../catalogue/spellings.ts'
import { conversionFields } from '../../catalogue/unit.ts'
import type {
  BreadcrumbView,
  EncodedPicture,
  HeadView,
  LayoutView,
  PictureView,
  ProductLinkView,
} from '../../catalogue/view.ts'
import type { ListWords } from '../../enquiry/schemas/listWords.ts'
import type { Catalogue } from '../catalogue.ts'
import { pageFile } from '../dataFiles.ts'
import { answerDocuments } from '../find/answerDocuments.ts'
import {
  createFinderContents,
  createFinderProduct,
  type FinderContents,
  type FinderFile,
  type ProductControls,
  type SearchedTexts,
  searchedTexts,
  statedTerms,
  writtenWords,
} from '../find/finderIndex.ts'
import { inOneScript } from '../find/oneScript.ts'
import { productControls, typedChoices } from '../find/productChoices.ts'
import { questionViews } from '../find/questionViews.ts'
import { type LatinForms, searchPhrases } from '../find/searchPhrases.ts'
import type { EnglishPage, SiteLanguages } from '../pageKind.ts'
import type { Page } from '../pageSchemas.ts'
import {
  indicativeChips,
  type SourceLookup,
  sourceView,
  withoutChips,
} from '../shared/sourceView.ts'
import { layoutView } from './layoutView.ts'
import { nearestNotes } from './nearestNotes.ts'
import { kindOf, type PageView } from './pageKinds.ts'
import { settledSummaryAt, summaryAt } from './productSummary.ts'
import { createProductLink, createRelatedProducts } from './relatedProducts.ts'

/** The views of a catalogue in one language: all data that the browser gets. */
export type CatalogueViews = {
  layout: LayoutView
  /** The paths of all pages: those that are declared, and the further pages of long categories. */
  paths: readonly string[]
  /** @returns undefined for a path that is none of them. */
  page(path: string): PageView | undefined
  /** All products, with the data to search and filter them. */
  finderContents(): FinderContents
}

function listWordsIn({ pages }: Catalogue): ListWords {
  const list = pages.get('/List')
  if (list?.kind !== 'list') throw new Error('/List is no list; run the check')
  return list.words
}

/** The name and the search words of the page at a path, without its texts. */
function searchWordsAt(catalogue: Catalogue, path: string): SearchedTexts {
  const { heading = '', search = [] } = summaryAt(catalogue, path) ?? {}
  return { names: [heading], search, words: [], prose: [] }
}

/** Path of a category or a product -> its category. */
function categoriesByPath({ categories }: Catalogue): ReadonlyMap<string, Category> {
  const byPath = new Map<string, Category>()
  for (const category of categories.categories) {
    byPath.set(category.path, category)
    for (const item of category.items) byPath.set(item.path, category)
  }
  return byPath
}

/** The place of a page among the others. */
type Place = {
  /** The category that it is, or that the product belongs to. */
  category: Category | undefined
  /** The part of the category that it shows. */
  part: CategoryPart | undefined
  /** Of a further page of a category: its name in the breadcrumb, and false if search engines must not list it. */
  label?: string
  index?: boolean
}

/** The same page in English, for a page in another language. */
function englishPage(english: Catalogue | undefined, path: string): EnglishPage | undefined {
  const page = english?.pages.get(path)
  if (english === undefined || page === undefined) return undefined
  return { page, catalogue: english, listWords: () => listWordsIn(english) }
}

/**
 * Makes the views of a catalogue. It is pure: the same catalogue gives the same views.
 * @param original the complete catalogue, checked, in the language of the views
 * @param pictures file name -> stem and size of that picture
 * @param absolute turns a declared path into a full address
 * @param sources looks up the source of a value
 * @param languages all languages of the site, and the day of its data; by default the one of this catalogue
 */
export function createViews(
  original: Catalogue,
  pictures: ReadonlyMap<string, EncodedPicture>,
  absolute: (path: string) => string,
  sources: SourceLookup,
  { catalogues, unpublished = [], latin = () => [], revision }: SiteLanguages = {
    catalogues: [original],
  },
): CatalogueViews {
  const unconfirmed = indicativeChips(original.properties, sources)
  const colors = Object.entries(original.properties.words).flatMap(([key, { chip }]) =>
    chip === undefined ? [] : [key],
  )
  const catalogue = { ...original, properties: withoutChips(original.properties, unconfirmed) }
  const { site } = catalogue
  const english = catalogues[0] === original ? undefined : catalogues[0]
  /** Queries search all texts in the page's language and in English. */
  const languages = [catalogue, ...(english ? [english] : [])]
  /** From the other languages, the finder has only the words that people type. */
  const otherLanguages = catalogues.filter((other) => other !== original && other !== english)
  const categories = categoriesByPath(catalogue)
  const further = furtherParts(catalogue.categories.categories)
  const nearest = nearestNotes(catalogue)
  const linkData = { catalogue, pictures }

  function picture(file: string): PictureView {
    const facts = pictures.get(file)
    const described = ownValue(catalogue.pictures, file)
    if (facts === undefined || described === undefined) {
      throw new Error(`${file} is not among the pictures; run the check`)
    }
    return { ...facts, alt: described.alt, illustration: described.kind === 'illustration' }
  }

  function breadcrumbFor(
    path: Path,
    label: string,
    category: Category | undefined,
  ): BreadcrumbView | undefined {
    const home = site.navigation.links.find((link) => link.path === '/')
    if (home === undefined || path === home.path) return undefined
    return {
      home,
      ...(category && { category: { label: category.label, path: category.path } }),
      current: { label, path },
    }
  }

  /** A further page of a category: it has a heading of its own and the list alone. */
  function furtherPage({ path, label }: Category, number: number): Page {
    const own = catalogue.pages.get(path)
    const name = own !== undefined && 'heading' in own ? own.heading : label
    const heading = fillTemplates(site.category.pageOf, { name, number: String(number) })
    return { kind: 'placeholder', heading, summary: own?.summary ?? '', search: [] }
  }

  function page(path: string): PageView | undefined {
    const furtherAt = further.get(path)
    if (furtherAt !== undefined) {
      const { category, part } = furtherAt
      const label = fillTemplate(site.category.page, 'number', String(part.number))
      const index = catalogue.pages.get(category.path)?.kind === 'full'
      return view(part.path, furtherPage(category, part.number), { category, part, label, index })
    }
    if (!isDeclaredPath(catalogue.routes, path)) return undefined
    const content = catalogue.pages.get(path)
    if (content === undefined) return undefined
    const category = categories.get(path)
    const part = category?.path === path ? categoryParts(category)[0] : undefined
    return view(path, content, { category, part })
  }

  /** Makes the view of a page from its content and from its place among the others. */
  function view(
    path: Path,
    content: Page,
    { category, part, label, index: isListed }: Place,
  ): PageView {
    const title = 'title' in content ? content.title : undefined
    const inEnglish = englishPage(english, path)
    const beside = (offset: number) =>
      category && part && categoryParts(category)[part.number - 1 + offset]
    const previous = beside(-1)
    const next = beside(1)

    function head(heading: string, description: string, index = true): HeadView {
      return {
        canonical: absolute(path),
        title: title ?? `${heading} | ${site.name}`,
        description,
        index: isListed ?? index,
        ...(previous && { previous: absolute(previous.path) }),
        ...(next && { next: absolute(next.path) }),
      }
    }

    return kindOf(content).view(content, {
      catalogue,
      indicativeChips: unconfirmed,
      common: {
        path,
        breadcrumb:
          'heading' in content
            ? breadcrumbFor(path, label ?? content.heading, category)
            : undefined,
        nearest: nearest.get(path),
      },
      head,
      isCategory: part !== undefined,
      source: (jsonPath) => sourceView(sources(pageFile(path), jsonPath), site),
      picture,
      relatedProducts: createRelatedProducts(linkData, path, category, part),
      productLink: (item) => createProductLink(linkData, item),
      finderContents,
      languages,
      listWords: () => listWordsIn(catalogue),
      revision,
      ...(inEnglish && { english: inEnglish }),
    })
  }

  /** A product link with its "nearest that we list" note. A link with figures has no room for it. */
  function withNearestNote(link: ProductLinkView): ProductLinkView {
    const note = nearest.get(link.path)
    if (note === undefined || link.figures !== undefined) return link
    return { ...link, text: [note, ...(link.text === undefined ? [] : [link.text])].join(' ') }
  }

  function spellingsOf(value: string): readonly string[] {
    return ownValue(catalogue.properties.words, value)?.spellings ?? []
  }

  /** The controls of a product's form that a query can fill in. */
  function controlsAt(path: string): ProductControls {
    const view = page(path)
    const { fields = [], english } = (view !== undefined && 'enquiry' in view && view.enquiry) || {}
    return productControls(fields, spellingsOf, english?.fields)
  }

  /**
   * @param unpublished languages whose search words are added
   * @param latin adds their words in Latin letters
   */
  function finderFile(unpublished: readonly Catalogue[], latin: LatinForms): FinderFile {
    const published = [...languages, ...otherLanguages]
    const texts = published.map((language) =>
      searchedTexts(
        language,
        (path) => settledSummaryAt(language, path, sources),
        languages.includes(language),
      ),
    )
    const all = [...published, ...unpublished]
    const phrases = searchPhrases(all, latin, colors)
    const fillers = new Set(phrases.ignored)
    const items = catalogue.categories.categories.flatMap((category) => category.items)
    const pageControls = items.map(({ path }) => [path, controlsAt(path)] as const)
    const common = typedChoices(pageControls.map(([, controls]) => controls))
    // No query fills in a text that no product offers as a choice.
    const isFilledIn = (control: string) => common.some(({ name }) => name === control)
    const controls = new Map(
      pageControls.map(([path, controls]) => [
        path,
        { ...controls, typed: controls.typed.filter(isFilledIn) },
      ]),
    )
    const amounts = new Map(
      pageControls.map(([, { amounts }]) => [JSON.stringify(amounts), amounts] as const),
    )
    const amountKeys = [...amounts.keys()]
    const products = items.map((item) => {
      const own = controls.get(item.path) ?? controlsAt(item.path)
      return createFinderProduct(
        withNearestNote(createProductLink(linkData, item)),
        settledSummaryAt(catalogue, item.path, sources),
        [
          ...texts.flatMap((inLanguage) => inLanguage.get(item.path) ?? []),
          ...unpublished.map((language) => searchWordsAt(language, item.path)),
        ],
        latin,
        own,
        amountKeys.indexOf(JSON.stringify(own.amounts)),
        (word) => fillers.has(word),
      )
    })
    return {
      products,
      amounts: [...amounts.values()],
      answers: answerDocuments(all, english, latin, phrases),
      questions: questionViews(catalogue),
      typedChoices: common,
      stated: statedTerms(
        items.map(({ path }) =>
          published.flatMap((language) => settledSummaryAt(language, path, sources)?.stated ?? []),
        ),
      ),
      phrases,
      written: writtenWords(
        [
          ...texts.flatMap((inLanguage) =>
            [...inLanguage.values()].flatMap(({ search }) => search),
          ),
          ...published.flatMap(({ answers }) => answers.answers.flatMap(({ search }) => search)),
        ].filter((text) => !text.includes(' ')),
      ),
      spellings: unitSpellings(catalogue.properties),
      units: conversionFields(catalogue.properties.units),
    }
  }

  const finderContentsOf = memoize(
    (catalogue: Catalogue): FinderContents =>
      createFinderContents(
        catalogue,
        finderFile([], latin),
        // A query in an Indian script has Latin words of English alone.
        inOneScript(finderFile(unpublished, () => [])),
      ),
  )
  const finderContents = () => finderContentsOf(catalogue)

  const paths = [...Object.keys(catalogue.routes), ...further.keys()]
  return { layout: layoutView(catalogue), paths, page, finderContents }
}
