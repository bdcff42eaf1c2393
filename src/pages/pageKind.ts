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

/** What a kind's view gets besides the page's own file. */
export type ViewTools = {
  /** The data beside the pages. */
  catalogue: SharedData
  /** The page's path and its breadcrumb. */
  common: Pick<PageCommon, 'path' | 'breadcrumb'>
  head(heading: string, description: string, index?: boolean): HeadView
  /** Where a value of the page comes from, as buyers read it. */
  source(jsonPath: JsonPath): SourceView
  /** @param file a name in `public/pictures/` */
  picture(file: string): PictureView
  /** The other products of the page's category, beginning with those that follow it. */
  relatedProducts: RelatedProductsView
  /** A product as a list shows it. */
  productLink(item: Category['items'][number]): ProductLinkView
  /** All products, and what they are filtered by. */
  finderContents(): FinderContents
  /** The catalogue in the language of the page, and in English where that is another. */
  languages: readonly Catalogue[]
  latin: LatinForms
  /** The words of the list and of what is asked of a product. */
  listWords(): ListWords
  /** The same page in the site's own language; left out where the page is in that one. */
  english?: EnglishPage
}

/** All languages of the site, its own first, and what finds their words in Latin letters. */
export type SiteLanguages = { catalogues: readonly Catalogue[]; latin?: LatinForms }

/** A page in the site's own language, which the business reads below a message in another. */
export type EnglishPage = { page: Page; catalogue: Catalogue; listWords(): ListWords }

/** A picture that a page names, with its JSON path in the page's file. */
export type PictureUse = {
  jsonPath: JsonPath
  file: string
  /** Pixels across that its place needs to be sharp. */
  width: number
}

/**
 * A kind of page: everything that the check and the build must know of it. How it looks is decided
 * by its component, which its route loads.
 */
export type PageKind<Page, View> = {
  view(page: Page, tools: ViewTools): View
  /** The picture that stands for the page, on a card or where a link to it is shared. */
  picture?(page: Page): string | undefined
  /** The line below the page's name in a list of products: what it is, and its main figures. */
  summaryLine?(page: Page, vocabulary: Vocabulary): { text: string; figures?: readonly TextRun[] }
  /** Every picture that the page names. */
  pictures?(page: Page): Iterable<PictureUse>
  /** Structured data of the page, besides its breadcrumb. */
  structured?(view: View, facts: StructuredFacts): Thing[]
  rules?: readonly PageRule<Page>[]
  /** What must hold between its page and others. */
  relations?: readonly PageRelation<Page>[]
  /** Whether the offline worker stores it before anybody has opened it. */
  offline?: true
}
