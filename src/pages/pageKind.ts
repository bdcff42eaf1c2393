import type { Thing } from 'schema-dts'
import type { JsonPath } from '../catalogue/problem.ts'
import type { Category } from '../catalogue/schemas/categories.ts'
import type { Vocabulary } from '../catalogue/schemas/properties.ts'
import type { TextRun } from '../catalogue/textRuns.ts'
import type {
  HeadView,
  PageCommon,
  PictureView,
  ProductLinkView,
  RelatedProductsView,
  SourceView,
} from '../catalogue/view.ts'
import type { ListWords } from '../enquiry/schemas/listWords.ts'
import type { Catalogue } from './catalogue.ts'
import type { SharedData } from './dataFiles.ts'
import type { CrossPageRule, PageRule } from './draftCatalogue.ts'
import type { FinderContents } from './find/finderIndex.ts'
import type { LatinForms } from './find/searchPhrases.ts'
import type { Page } from './pageSchemas.ts'
import type { StructuredFacts } from './shared/structured.ts'

/** Data and functions from which a kind makes a view, besides the page's own file. */
export type PageContext = {
  /** The data besides the pages. */
  catalogue: SharedData
  /** The page's path, its breadcrumb, and the note that it is the nearest of something. */
  common: Pick<PageCommon, 'path' | 'breadcrumb' | 'nearest'>
  /** @param index false if search engines must not list the page */
  head(heading: string, description: string, index?: boolean): HeadView
  /** Word -> the value of its colour, if nobody has confirmed that. */
  indicativeChips: Readonly<Record<string, string>>
  /** The source of a value of the page, in the words that buyers read. */
  source(jsonPath: JsonPath): SourceView
  /** @param file a name in `public/pictures/` */
  picture(file: string): PictureView
  /** True for a page that lists the products of a category. */
  isCategory: boolean
  /** The other products of the page's category, beginning with those that follow it. */
  relatedProducts: RelatedProductsView
  /** Returns the link, picture and main figures of a product, for lists. */
  productLink(item: Category['items'][number]): ProductLinkView
  /** All products, with the data to search and filter them. */
  finderContents(): FinderContents
  /** The catalogue in the language of the page, and in English if the page is not. */
  languages: readonly Catalogue[]
  /** The words of the buyer's list and of the fields for a product. */
  listWords(): ListWords
  /** The day on which the data were changed last, `2026-03-12`, if it is known. */
  revision: string | undefined
  /** The same page in English; left out if the page is in English itself. */
  english?: EnglishPage
}

/** The languages of the site. */
export type SiteLanguages = {
  /** The catalogue in each language, English first. */
  catalogues: readonly Catalogue[]
  /** The catalogue in each language that is not published: the finder knows its search words. */
  unpublished?: readonly Catalogue[]
  /** Transliterates their words into Latin letters. */
  latin?: LatinForms
  /** The day on which the data were changed last, `2026-03-12`, if it is known. */
  revision?: string | undefined
}

/** A page in English: the business reads it below a message in another language. */
export type EnglishPage = { page: Page; catalogue: Catalogue; listWords(): ListWords }

/** The most words in a sentence of forms, menus and messages, so that it is understood at once. */
export const INTERFACE_SENTENCE = 20

/**
 * A kind of page, as the check and the build need it. Its component, which
 * the route loads, renders it.
 */
export type PageKind<Page, View> = {
  view(page: Page, context: PageContext): View
  /** Its main picture, for cards and for previews of shared links. */
  picture?(page: Page): string | undefined
  /** The line below the page's name in a list of products: a description and its main figures. */
  summaryLine?(page: Page, vocabulary: Vocabulary): { text: string; figures?: readonly TextRun[] }
  /** Structured data of the page, besides its breadcrumb. */
  structured?(view: View, facts: StructuredFacts): Thing[]
  /** The most words in a sentence of the page; Infinity for pages with long texts. */
  longestSentence: number
  /** Rules about a page by itself. */
  rules?: readonly PageRule<Page>[]
  /** Rules about a page and the rest of the catalogue. */
  crossPageRules?: readonly CrossPageRule<Page>[]
  /** Set for a page whose main part a script draws: its script starts at once (`boot.ts`). */
  isDrawnByScript?: true
  /** Set for a page that the offline worker stores before it is opened. */
  offline?: true
}
