import type { Catalogue } from '../../catalogue/catalogue.ts'
import { fill } from '../../catalogue/fill.ts'
import { formatFigure } from '../../catalogue/format.ts'
import { drawingView } from '../../drawing/drawingView.ts'
import type { Category } from '../../shape/lists.ts'
import type { FullPage, Page, PlaceholderPage } from '../../shape/page.ts'
import { layoutView } from './layout.ts'
import { linksTo, MOST_LINKS } from './links.ts'
import { tableView } from './table.ts'
import type {
  AboutView,
  ContactView,
  FullView,
  HeadView,
  HomeView,
  LayoutView,
  OnwardView,
  PageView,
  PathLinkView,
  PictureView,
  PlaceholderView,
} from './types.ts'

/** What is known of a picture file once it has been read. */
export type PictureFacts = Pick<PictureView, 'stem' | 'width' | 'height' | 'widths' | 'colour'>

/** Makes what the browser is given from the registry. Pure: the same registry, the same views. */
export type Views = {
  layout: LayoutView
  /** @returns undefined for a path that is not declared. */
  page(path: string): PageView | undefined
}

/**
 * @param registry the whole catalogue, checked
 * @param pictures file name -> what is known of that picture
 * @param absolute a declared path -> its address, as the rest of the world writes it
 */
export function createViews(
  registry: Catalogue,
  pictures: ReadonlyMap<string, PictureFacts>,
  absolute: (path: string) => string,
): Views {
  const { site } = registry
  const categoryOf = new Map<string, Category>()
  for (const category of registry.categories.categories) {
    categoryOf.set(category.path, category)
    for (const item of category.items) categoryOf.set(item.path, category)
  }

  function picture(file: string): PictureView {
    const facts = pictures.get(file)
    const described = registry.pictures[file]
    if (facts === undefined || described === undefined) {
      throw new Error(`${file} is not among the pictures; run the check`)
    }
    return { ...facts, alt: described.alt, illustration: described.kind === 'illustration' }
  }

  function head(path: string, heading: string, description: string, index: boolean): HeadView {
    return { canonical: absolute(path), title: `${heading} | ${site.name}`, description, index }
  }

  function crumbs(path: string, label: string): PathLinkView[] {
    const home = site.navigation.links.filter((link) => link.path === '/')
    const category = categoryOf.get(path)
    const above = category === undefined || category.path === path ? [] : [category]
    return [...home, ...above.map((c) => ({ label: c.label, path: c.path })), { label, path }]
  }

  /** The category's products, this page's own left out, beginning with those that follow it. */
  function onward(path: string): OnwardView {
    const category = categoryOf.get(path)
    if (category === undefined) return { heading: site.product.related, links: [] }
    const here = category.items.findIndex((item) => item.path === path)
    const rest = [...category.items.slice(here + 1), ...category.items.slice(0, Math.max(here, 0))]
    const most = category.path === path ? rest.length : MOST_LINKS
    const links = linksTo(rest.slice(0, most))
    return category.path === path
      ? { heading: site.category.products, text: category.description, links }
      : { heading: site.product.related, links }
  }

  function full(path: string, page: FullPage): FullView {
    const files = page.gallery.images.length > 0 ? page.gallery.images : [page.picture]
    return {
      kind: 'full',
      path,
      head: head(path, page.heading, page.summary, true),
      crumbs: crumbs(path, page.heading),
      heading: page.heading,
      tagline: page.tagline,
      description: page.description,
      gallery: {
        title: fill(site.product.gallery, 'name', page.heading),
        main: page.gallery.main ?? 0,
        pictures: files.filter((file) => file !== undefined).map(picture),
      },
      claims: page.claims.map((claim) => ({
        label: claim.label,
        figure: formatFigure(claim.figure, site),
      })),
      whyChoose: page.whyChoose,
      specification: tableView(page, site),
      drawing: drawingView(page, site),
      applications: page.applications,
      whyGujarat: page.whyGujarat,
      onward: onward(path),
    }
  }

  function placeholder(path: string, page: PlaceholderPage): PlaceholderView {
    return {
      kind: 'placeholder',
      path,
      head: head(path, page.heading, page.summary, false),
      crumbs: crumbs(path, page.heading),
      heading: page.heading,
      onward: onward(path),
    }
  }

  function home(): HomeView {
    const { hero, quote, categories, strengths, welcome, products, title, summary } = registry.home
    return {
      kind: 'home',
      path: '/',
      head: { canonical: absolute('/'), title, description: summary, index: true },
      crumbs: [],
      hero: { ...hero, picture: picture(hero.picture) },
      quote,
      categories,
      strengths,
      welcome: {
        ...welcome,
        stats: welcome.stats.map((s) => ({ ...s, figure: formatFigure(s.figure, site) })),
      },
      services: site.services,
      makers: site.makers,
      products: {
        ...products,
        cards: products.cards.map((card) => ({ ...card, picture: picture(card.picture) })),
      },
    }
  }

  function about(path: string): AboutView {
    const { heading, summary, lead, sections } = registry.about
    return {
      kind: 'about',
      path,
      head: head(path, heading, summary, true),
      crumbs: crumbs(path, heading),
      heading,
      lead,
      sections,
      regions: site.regions,
      makers: site.makers.names,
    }
  }

  function contact(path: string): ContactView {
    const { heading, summary, text, form, direct } = registry.contact
    return {
      kind: 'contact',
      path,
      head: head(path, heading, summary, true),
      crumbs: crumbs(path, heading),
      heading,
      text,
      form,
      direct,
    }
  }

  function fromSlug(path: string): PageView | undefined {
    const page: Page | undefined = registry.pages.get(path.slice(1))
    if (page === undefined) return undefined
    return page.kind === 'full' ? full(path, page) : placeholder(path, page)
  }

  return {
    layout: layoutView(registry),
    page(path) {
      switch (registry.routes[path]) {
        case undefined:
          return undefined
        case 'home':
          return home()
        case 'about':
          return about(path)
        case 'contact':
          return contact(path)
        case 'category':
        case 'product':
          return fromSlug(path)
      }
    },
  }
}
