import type { Thing } from 'schema-dts'
import type { JsonPath } from '../catalogue/problem.ts'
import type { Category } from '../catalogue/schemas/lists.ts'
import type { Vocabulary } from '../catalogue/schemas/properties.ts'
import type { TextRun } from '../catalogue/textOf.ts'
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
import type { PageRelation, PageRule } from './draftCatalogue.ts'
import type { FinderContents } from './find/finderIndex.ts'
import type { LatinForms } from './find/searchPhrases.ts'
import type { Page } from './pageSchemas.ts'
import type { StructuredFacts } from './shared/structured.ts'

/** Data and functions from which a kind makes a view, besides the page's own file. */
export type ViewTools = {
  /** The data besides the pages. */
  catalogue: SharedData
  /** The page's path and its breadcrumb. */
  common: Pick<PageCommon, 'path' | 'breadcrumb'>
  /** @param index false: search engines leave the page out */
  head(heading: string, description: string, index?: boolean): HeadView
  /** The source of a value of the page, in the words that buyers read. */
  source(jsonPath: JsonPath): SourceView
  /** @param file a name in `public/pictures/` */
  picture(file: string): PictureView
  /** The other products of the page's category, beginning with those that follow it. */
  relatedProducts: RelatedProductsView
  /** A product as an entry of a list of products. */
  productLink(item: Category['items'][number]): ProductLinkView
  /** All products, and what they are searched and filtered by. */
  finderContents(): FinderContents
  /** The catalogue in the language of the page, and in English if that is another one. */
  languages: readonly Catalogue[]
  latin: LatinForms
  /** The words of the buyer's list and of the fields for a product. */
  listWords(): ListWords
  /** The same page in English; left out if the page is in English itself. */
  english?: EnglishPage
}

/** The languages of the site. */
export type SiteLanguages = {
  /** The catalogue in each language, English first. */
  catalogues: readonly Catalogue[]
  /** Finds their words in Latin letters. */
  latin?: LatinForms
}

/** A page in English: the business reads it below a message in another language. */
export type EnglishPage = { page: Page; catalogue: Catalogue; listWords(): ListWords }

/** The words that a sentence of forms, menus and messages may have; a longer one is read twice. */
export const INTERFACE_SENTENCE = 20

/**
 * A kind of page: everything that the check and the build need to know about it. Its component, which
 * the route loads, decides how it looks.
 */
export type PageKind<Page, View> = {
  view(page: Page, tools: ViewTools): View
  /** Its main picture, for cards and for previews of shared links. */
  picture?(page: Page): string | undefined
  /** The line below the page's name in a list of products: a description and its main figures. */
  summaryLine?(page: Page, vocabulary: Vocabulary): { text: string; figures?: readonly TextRun[] }
  /** Structured data of the page, besides its breadcrumb. */
  structured?(view: View, facts: StructuredFacts): Thing[]
  /** The most words that a sentence of the page may have; Infinity for a page that is read at length. */
  longestSentence: number
  /** Rules about a page by itself. */
  rules?: readonly PageRule<Page>[]
  /** Rules about a page and the rest of the catalogue. */
  relations?: readonly PageRelation<Page>[]
  /** Whether the offline worker stores it before it is opened. */
  offline?: true
}
