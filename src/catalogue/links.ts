import type { Category } from './schemas/categories.ts'
import type { BreadcrumbView, PathLinkView } from './view.ts'

/** The most products that a header menu shows. */
export const MAX_MENU_LINKS = 24

/** Links to the products of a category, labelled with their names. */
export function categoryLinks(items: Category['items']): PathLinkView[] {
  return items.map(({ name, path }) => ({ label: name, path }))
}

/** The steps of a breadcrumb; a category's own page is one step. */
export function breadcrumbSteps({ home, category, current }: BreadcrumbView): PathLinkView[] {
  const parents = category === undefined || category.path === current.path ? [] : [category]
  return [home, ...parents, current]
}
