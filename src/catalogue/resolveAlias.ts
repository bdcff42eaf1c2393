import type { Aliases } from './schemas/lists.ts'
import type { Path } from './schemas/text.ts'

/**
 * Looks a path up in the aliases, in any case of its letters. A page wins over an alias that differs from it by case
 * alone.
 * @param path a path inside the site, `/PVCSheet`
 * @param aliases alias -> the path of its page
 * @returns the path of the page; undefined if the path is neither an alias nor the page of one
 */
export function resolveAlias(path: string, aliases: Aliases): Path | undefined {
  const isPath = (other: string) => other.toLowerCase() === path.toLowerCase()
  const pages = Object.values(aliases)
  return pages.find(isPath) ?? pages[Object.keys(aliases).findIndex(isPath)]
}
