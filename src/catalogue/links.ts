import type { Category } from '../shape/lists.ts'
import type { PathLinkView } from './view.ts'

/** How many products a header menu shows at the most. */
export const MOST_LINKS = 24

/** Links to products, by their names. */
export function linksTo(items: Category['items']): PathLinkView[] {
  return items.map(({ name, path }) => ({ label: name, path }))
}
