import type { CategoryKey } from '../../shape/lists.ts'
import type { Point } from '../../shape/page.ts'
import type { Site } from '../../shape/site.ts'
import type { AboutPage, ContactPage, HomePage } from '../../shape/standing.ts'

/**
 * What the browser is given: the registry's facts, already put together and written out as text, so
 * that a page's JSON is all that its template needs.
 */

/** A link inside the site; `path` is a declared path or an alias. */
export type PathLinkView = { label: string; path: string }

/** A picture in all its widths. `stem` + `-<width>.avif` or `.webp` is the address of one of them. */
export type PictureView = {
  stem: string
  alt: string
  width: number
  height: number
  widths: readonly number[]
  /** The picture's mean colour, `#rrggbb`: what is seen until it has loaded. */
  colour: string
  illustration: boolean
}

/** What stands in a page's `<head>`. */
export type HeadView = {
  title: string
  description: string
  /** The page's one address, as the rest of the world writes it. */
  canonical: string
  /** False: search engines are told `noindex, follow`. */
  index: boolean
}

type Common = {
  path: string
  head: HeadView
  /** From the home page down to this page, this page last; empty on the home page. */
  crumbs: readonly PathLinkView[]
}

export type HomeView = Common & {
  kind: 'home'
  hero: { heading: string; text: string; picture: PictureView }
  quote: HomePage['quote']
  categories: HomePage['categories']
  strengths: HomePage['strengths']
  welcome: {
    heading: string
    text: readonly string[]
    stats: readonly { figure: string; label: string }[]
  }
  services: Site['services']
  makers: Site['makers']
  products: {
    heading: string
    button: string
    cards: readonly { path: string; title: string; picture: PictureView }[]
  }
}

export type AboutView = Common & {
  kind: 'about'
  heading: string
  lead: string
  sections: AboutPage['sections']
  regions: Site['regions']
  makers: readonly string[]
}

export type ContactView = Common & {
  kind: 'contact'
  heading: string
  text: string
  form: ContactPage['form']
  direct: ContactPage['direct']
}

/** The other products of a page's category, shown below `main`. */
export type OnwardView = { heading: string; text?: string; links: readonly PathLinkView[] }

export type TableView = {
  heading: string
  columns: readonly string[]
  /** Each cell as its lines. */
  rows: readonly (readonly (readonly string[])[])[]
}

/** A product's cross-section, ready to be drawn: SVG paths in the drawing's own units, y down. */
export type DrawingView = {
  /** Names the drawing for a reader who does not see it. */
  title: string
  width: number
  height: number
  /** The `d` of the sheet's outline, of the thin lines, and of the dimension lines. */
  sheet: string
  thin: string
  dimensions: string
  texts: readonly { text: string; x: number; y: number; anchor: 'middle' | 'end' }[]
  /** False where the shape is only illustrative. */
  toScale: boolean
}

export type FullView = Common & {
  kind: 'full'
  heading: string
  tagline: string
  description: readonly string[]
  gallery: { title: string; main: number; pictures: readonly PictureView[] }
  claims: readonly { label: string; figure: string }[]
  whyChoose: { heading: string; points: readonly Point[] }
  specification: TableView
  drawing?: DrawingView
  applications: { heading: string; points: readonly Point[] }
  whyGujarat: { heading: string; points: readonly Point[] }
  onward: OnwardView
}

export type PlaceholderView = Common & {
  kind: 'placeholder'
  heading: string
  onward: OnwardView
}

export type PageView = HomeView | AboutView | ContactView | FullView | PlaceholderView

/** One header menu. */
export type MenuView = {
  key: CategoryKey
  path: string
  label: string
  description: string
  items: readonly PathLinkView[]
  /** The link to all products, where the category has more than the menu shows. */
  more?: string
}

/** What the header, the footer, the error screen and the forms need on every page. */
export type LayoutView = Pick<
  Site,
  | 'name'
  | 'shortName'
  | 'phone'
  | 'whatsapp'
  | 'email'
  | 'addresses'
  | 'map'
  | 'socials'
  | 'servedCities'
  | 'navigation'
  | 'footer'
  | 'product'
  | 'error'
  | 'enquiries'
> & { menus: readonly MenuView[] }
