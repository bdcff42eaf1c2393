import type { Catalogue } from '../catalogue/catalogue.ts'
import { linksTo, MOST_LINKS } from '../catalogue/links.ts'
import { isDeclared } from '../catalogue/path.ts'
import type { LayoutView, OnwardView, PictureFacts, WayView } from '../catalogue/view.ts'
import { layoutView } from '../frame/layoutView.ts'
import type { Category } from '../shape/lists.ts'
import type { Path } from '../shape/text.ts'
import { kindOf, type Page, type PageView } from './pages.ts'

/** Makes what the browser is given from the catalogue. Pure: the same catalogue, the same views. */
export type Views = {
  layout: LayoutView
  /** @returns undefined for a path that is not declared. */
  page(path: string): PageView | undefined
}

/** The page that a declared path shows. */
export function pageAt(catalogue: Catalogue, path: string): Page | undefined {
  return isDeclared(catalogue.routes, path) ? catalogue.pages.get(path) : undefined
}

/**
 * @param catalogue the whole catalogue, checked
 * @param pictures file name -> what is known of that picture
 * @param absolute a declared path -> its address, as the rest of the world writes it
 */
export function createViews(
  catalogue: Catalogue,
  pictures: ReadonlyMap<string, PictureFacts>,
  absolute: (path: string) => string,
): Views {
  const { site } = catalogue
  const categoryOf = new Map<string, Category>()
  for (const category of catalogue.categories.categories) {
    categoryOf.set(category.path, category)
    for (const item of category.items) categoryOf.set(item.path, category)
  }

  function picture(file: string) {
    const facts = pictures.get(file)
    const described = catalogue.pictures[file]
    if (facts === undefined || described === undefined) {
      throw new Error(`${file} is not among the pictures; run the check`)
    }
    return { ...facts, alt: described.alt, illustration: described.kind === 'illustration' }
  }

  function wayTo(path: Path, label: string): WayView | undefined {
    const home = site.navigation.links.find((link) => link.path === '/')
    if (home === undefined || path === home.path) return undefined
    const category = categoryOf.get(path)
    return {
      home,
      ...(category && { category: { label: category.label, path: category.path } }),
      here: { label, path },
    }
  }

  function onward(path: string): OnwardView {
    const category = categoryOf.get(path)
    if (category === undefined) return { heading: site.product.related, links: [] }
    if (category.path === path) {
      const { description: text, items } = category
      return { heading: site.category.products, text, links: linksTo(items) }
    }
    const here = category.items.findIndex((item) => item.path === path)
    const rest = [...category.items.slice(here + 1), ...category.items.slice(0, here)]
    return { heading: site.product.related, links: linksTo(rest.slice(0, MOST_LINKS)) }
  }

  function page(path: string): PageView | undefined {
    const shown = pageAt(catalogue, path)
    if (shown === undefined || !isDeclared(catalogue.routes, path)) return undefined
    return kindOf(shown).view(shown, {
      catalogue,
      common: { path, way: 'heading' in shown ? wayTo(path, shown.heading) : undefined },
      head: (heading, description, index = true) => ({
        canonical: absolute(path),
        title: `${heading} | ${site.name}`,
        description,
        index,
      }),
      picture,
      onward: onward(path),
    })
  }

  return { layout: layoutView(catalogue), page }
}
