import type { Aliases } from './schemas/aliases.ts'
import type { Path } from './schemas/text.ts'

/**
 * Looks a path up in the aliases and in the pages that they lead to, in any case of its letters. Such a page wins over
 * an alias that differs from it by case alone. The check rejects an alias that differs from another page's path by case
 * alone.
 * @param path a path inside the site, `/PVCSheet`
 * @param aliases alias -> the path of its page
 * @returns the path of the page; undefined if the path is no alias and no alias leads to it
 */
export function resolveAlias(path: string, aliases: Aliases): Path | undefined {
  const isPath = (other: string) => other.toLowerCase() === path.toLowerCase()
  const pages = Object.values(aliases)
  return pages.find(isPath) ?? pages[Object.keys(aliases).findIndex(isPath)]
}
