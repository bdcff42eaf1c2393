import type { Notice } from './notice.ts'
import type { Aliases } from './schemas/aliases.ts'
import type { Category } from './schemas/categories.ts'
import type { Figure } from './schemas/figure.ts'
import type { Site } from './schemas/site.ts'
import type { Path } from './schemas/text.ts'
import type { TextRun, ValueWriting } from './textRuns.ts'

/**
 * The view types that several folders share. A view is the data that a component shows: a page's JSON has
 * everything that its components need. The view of each kind of page is defined in its own folder.
 */

/** A link inside the site; its path is declared, never an alias. */
export type PathLinkView = { label: string; path: Path }

/** A picture in all its widths. The address of one width is `stem` + `-<width>.avif` or `.webp`. */
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

/** The fields of a picture that the encoder reads from its file. */
export type EncodedPicture = Pick<PictureView, 'stem' | 'width' | 'height' | 'widths' | 'colour'>

/** The contents of a page's `<head>`. */
export type HeadView = {
  title: string
  description: string
  /** The page's canonical URL, with the domain. */
  canonical: string
  /** False if the page has `noindex, follow`. */
  index: boolean
  /** The canonical URLs of the pages before and after it, if it is one of several that show a category. */
  previous?: string
  next?: string
}

/** The breadcrumb of a page. */
export type BreadcrumbView = {
  home: PathLinkView
  /** The category that the page belongs to; a category's own page belongs to itself. */
  category?: PathLinkView
  current: PathLinkView
}

/** The source of a value, as buyers read it. */
export type SourceView = {
  text: string
  /** True if it is advice or was written for this site, and is not a maker's figure. */
  guidance?: true
  /** True if somebody has confirmed it. */
  confirmed?: true
  /** The items of the value that may be wrong, counted from 0; see `settledLines` of `productTable.ts`. */
  doubted?: readonly number[]
}

/** The fields that every page has. */
export type PageCommon = {
  path: Path
  head: HeadView
  /** Left out on the home page, which has no breadcrumb. */
  breadcrumb?: BreadcrumbView
  /** Says that the page is the nearest of something that has no page: a card of the home page opens it. */
  nearest?: string
}

/** A product in a list: its picture, a line that describes it, and its main figures. */
export type ProductLinkView = PathLinkView & {
  picture?: Pick<PictureView, 'stem' | 'widths' | 'width' | 'height'>
  text?: string
  figures?: readonly TextRun[]
}

/** The products of a category, or the other products of the page's category, shown below `main`. */
export type RelatedProductsView = {
  heading: string
  text?: string
  /** The note "illustrations", if any picture in the list is one. */
  illustrations?: string
  links: readonly ProductLinkView[]
  /** The labels of the boxes and of the button for comparing; `labelled` joins a box with its product. */
  compare?: { box: string; button: string; labelled: string }
  /** The links to all products of the category, if the list does not have all: to its page, or on that to all of its pages. */
  all?: readonly PathLinkView[]
}

/** One header menu. */
export type MenuView = Pick<Category, 'key' | 'path' | 'label' | 'explanation' | 'description'> & {
  items: readonly PathLinkView[]
  /** The label of the link to all products, if the category has more than the menu shows. */
  more?: string
}

/** One of the languages that every page is available in. */
export type LanguageView = {
  /** Its language tag, `gu-IN`. */
  language: string
  name: string
  /** The prefix of its addresses inside the site, `gu/`; empty for the site's own language. */
  folder: string
  /** The note that the page exists in this language, and its close button, both in this language. */
  offer: string
  dismiss: string
}

/** The links to a page in the other languages. */
export type LanguagesView = { label: string; others: readonly LanguageView[] }

/** An address of the business; the label says what is there. */
export type AddressView = { label: string; lines: readonly string[] }

/** The data of the header, the footer, the error screen and the forms, the same on every page. */
export type LayoutView = Pick<
  Site,
  | 'name'
  | 'shortName'
  | 'phone'
  | 'whatsapp'
  | 'greeting'
  | 'photograph'
  | 'email'
  | 'gstin'
  | 'map'
  | 'socials'
  | 'navigation'
  | 'footer'
  | 'product'
> & {
  /** The words of an error page. The offline page leads to the home page alone, because no other page may open. */
  error: Site['error'] & { isOffline?: true }
  enquiries: Omit<Site['enquiries'], 'privacy'> & {
    /** The line at each form, for the way in which this site gets enquiries. */
    privacy: { text: string; link: string }
  }
  writing: ValueWriting
  /** The cities in one line. */
  servedCities: { heading: string; cities: string }
  addresses: readonly AddressView[]
  otherPhones: NonNullable<Site['otherPhones']>
  menus: readonly MenuView[]
  /** Alias -> the path of its page. */
  aliases: Aliases
  /** Left out if the site has one language. */
  languages?: LanguagesView
  /** The build writes it above the page, and the preview of the editor shows it; the page itself does not know it. */
  notice?: Notice
}

/** The texts and figures of a page that lists show and the finder searches; made once for each page and language. */
export type ProductSummary = {
  heading?: string
  /** Its main picture. */
  picture?: string
  /** A line that describes it, and its main figures. */
  line?: { text: string; figures?: readonly TextRun[] }
  summary: string
  search: readonly string[]
  /** The labels of its properties, then their values as text. */
  texts: readonly string[]
  /** The labels of its properties, and the names and codes among their values: `BGL`, `G300`, `Z275`. */
  stated: readonly string[]
  /** The properties that products are filtered by, each with the page's values. */
  values: readonly (readonly [property: string, values: readonly string[]])[]
  /** The figures of these properties, such as its thicknesses. */
  sizes: readonly Figure[]
  /** The lengths that it comes in; `any` if it is cut to length; left out if they are not known. */
  lengths?: 'any' | readonly Figure[]
}
