import type { Figure } from './schemas/figure.ts'
import type { Category } from './schemas/lists.ts'
import type { Site } from './schemas/site.ts'
import type { Path } from './schemas/text.ts'
import type { TextRun, ValueWriting } from './textOf.ts'

/**
 * What the browser is given: the facts of the catalogue, joined so that a page's JSON is all that its
 * components need. The view of each kind of page is defined in its own folder.
 */

/** A link inside the site, to the page itself. */
export type PathLinkView = { label: string; path: Path }

/** A picture in all its widths. `stem` + `-<width>.avif` or `.webp` is the address of one of them. */
export type PictureView = {
  stem: string
  alt: string
  width: number
  height: number
  widths: readonly number[]
  /** The picture's mean colour, `#rrggbb`, shown until it has loaded. */
  colour: string
  illustration: boolean
}

/** What the picture encoder reads from a file. */
export type PictureFacts = Pick<PictureView, 'stem' | 'width' | 'height' | 'widths' | 'colour'>

/** The contents of a page's `<head>`. */
export type HeadView = {
  title: string
  description: string
  /** The page's one address, as the rest of the world writes it. */
  canonical: string
  /** False: the page has `noindex, follow`. */
  index: boolean
}

/** The breadcrumb of a page. */
export type BreadcrumbView = {
  home: PathLinkView
  /** The category that the page belongs to; a category's own page belongs to itself. */
  category?: PathLinkView
  current: PathLinkView
}

/** Where a value comes from, as buyers read it. */
export type SourceView = {
  text: string
  /** It is advice, or was written for this site: no figure of a maker. */
  guidance?: true
  /** Somebody has confirmed it, on this paper where there is one. */
  confirmed?: { title?: string; number?: string | undefined }
}

/** What every page has. */
export type PageCommon = {
  path: Path
  head: HeadView
  /** Left out on the home page, which has no breadcrumb. */
  breadcrumb?: BreadcrumbView
}

/** A product in a list: its picture, a line on what it is, and its main figures. */
export type ProductLinkView = PathLinkView & {
  picture?: Pick<PictureView, 'stem' | 'widths' | 'width' | 'height'>
  text?: string
  figures?: readonly TextRun[]
}

/** A category's products, or those beside the page's own, shown below `main`. */
export type RelatedProductsView = {
  heading: string
  /** What a category holds, where its name is easily mistaken. */
  explanation?: string | undefined
  text?: string
  /** That their pictures are illustrations, where one of them is. */
  illustrations?: string
  links: readonly ProductLinkView[]
  /** The labels of the boxes that choose products to compare, how they name one, and of their button. */
  compare?: { box: string; button: string; labelled: string }
  /** Leads to all products of the category, where these are not all. */
  all?: PathLinkView
}

/** One header menu. */
export type MenuView = Pick<Category, 'key' | 'path' | 'label' | 'explanation' | 'description'> & {
  items: readonly PathLinkView[]
  /** The link to all products, where the category has more than the menu shows. */
  more?: string
}

/** One of the languages in which every page is found. */
export type LanguageView = {
  /** Its name for machines, `gu-IN`. */
  language: string
  name: string
  /** The beginning of its addresses inside the site, `gu/`; none for the site's own. */
  folder: string
  /** In the language: that the page is in it too, and the text of the button that closes this. */
  offer: string
  dismiss: string
}

/** The links to a page in the other languages. */
export type LanguagesView = { label: string; others: readonly LanguageView[] }

/** Where the business is: what is there, and the lines of the address. */
export type AddressView = { label: string; lines: readonly string[] }

/** What the header, the footer, the error screen and the forms need on every page. */
export type LayoutView = Pick<
  Site,
  | 'name'
  | 'shortName'
  | 'phone'
  | 'whatsapp'
  | 'greeting'
  | 'email'
  | 'gstin'
  | 'map'
  | 'socials'
  | 'servedCities'
  | 'navigation'
  | 'footer'
  | 'product'
  | 'error'
  | 'enquiries'
> & {
  writing: ValueWriting
  addresses: readonly AddressView[]
  otherPhones: NonNullable<Site['otherPhones']>
  menus: readonly MenuView[]
  /** Left out where the site has one language. */
  languages?: LanguagesView
}

/** What lists and the finder tell of a page; plain data, which can be written down. */
export type ProductSummary = {
  heading?: string
  /** The picture that stands for it. */
  picture?: string
  /** A line on what it is, and its main figures. */
  line?: { text: string; figures?: readonly TextRun[] }
  summary: string
  search: readonly string[]
  /** What it tells property by property: their labels, and then what is written beside them. */
  texts: readonly string[]
  /** Each property that products are filtered by, and the values of it that the page has. */
  values: readonly (readonly [property: string, values: readonly string[]])[]
  /** The figures of those properties, such as its thicknesses. */
  sizes: readonly Figure[]
}
