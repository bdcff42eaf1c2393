import type { Category } from './schemas/categories.ts'
import { LinkPath } from './schemas/text.ts'

/** The most products on one page of a category. The others follow on pages of their own. */
export const MAX_PAGE_PRODUCTS = 48

/** One page of a category, with its products. The first is the category's own page. */
export type CategoryPart = {
  path: Category['path']
  /** Counted from 1. */
  number: number
  items: Category['items']
}

/**
 * The pages of a category: its own, and for each further part of its products one with a number, `/RoofingSheetPage2`.
 * The address has letters and digits alone, as those of all pages, so that everything that knows an address knows it.
 */
export function categoryParts({
  path,
  items,
}: Pick<Category, 'path' | 'items'>): [own: CategoryPart, ...others: CategoryPart[]] {
  const part = (number: number): CategoryPart => ({
    path: number === 1 ? path : LinkPath.parse(`${path}Page${number}`),
    number,
    items: items.slice((number - 1) * MAX_PAGE_PRODUCTS, number * MAX_PAGE_PRODUCTS),
  })
  const others = Math.max(0, Math.ceil(items.length / MAX_PAGE_PRODUCTS) - 1)
  return [part(1), ...Array.from({ length: others }, (_, i) => part(i + 2))]
}

/** The pages of categories that `routes.json` does not declare: path -> its category and its part. */
export function furtherParts<C extends Pick<Category, 'path' | 'items'>>(
  categories: readonly C[],
): ReadonlyMap<string, { category: C; part: CategoryPart }> {
  return new Map(
    categories.flatMap((category) => {
      const [, ...others] = categoryParts(category)
      return others.map((part) => [part.path, { category, part }] as const)
    }),
  )
}
