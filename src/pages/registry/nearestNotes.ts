import { fillTemplate } from '../../catalogue/fillTemplate.ts'
import { resolveAlias } from '../../catalogue/resolveAlias.ts'
import { joinList } from '../../catalogue/textRuns.ts'
import { listSeparators } from '../../catalogue/valueWriting.ts'
import type { Catalogue } from '../catalogue.ts'

/**
 * The notes of the pages that are the nearest of something which has no page: a card of the home page opens them.
 * @returns path of the page -> its note, which names the cards
 */
export function nearestNotes({
  site,
  pages,
  aliases,
  properties,
}: Pick<Catalogue, 'site' | 'pages' | 'aliases' | 'properties'>): ReadonlyMap<string, string> {
  const home = pages.get('/')
  if (home?.kind !== 'home') return new Map()
  const { cards } = home.products
  const titles = new Map<string, string[]>()
  for (const { path, title, nearest } of cards) {
    const page = resolveAlias(path, aliases) ?? path
    if (nearest) titles.set(page, [...(titles.get(page) ?? []), title])
  }
  return new Map(
    Array.from(titles, ([page, names]) => {
      const name = joinList(names, listSeparators(properties.language))
      return [page, fillTemplate(site.product.nearest, 'name', name)]
    }),
  )
}
