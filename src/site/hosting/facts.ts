import type { Catalogue } from '../../pages/catalogue.ts'
import { errorPage } from '../addresses.ts'
import type { SiteLanguage } from '../languages.ts'
import type { HttpHeader } from './policy.ts'

/** A path that has moved for good. */
export type Move = {
  from: string
  to: string
  /**
   * It differs by case alone from a page's path, or from an alias before it. On a disk that ignores
   * case the two are one, and some servers compare in the same way.
   */
  respelt: boolean
}

/** What every server has to know of the site; each configuration says the same in its own words. */
export type HostingFacts = {
  /** The site's public host name. */
  host: string
  /** The folder that stands for the root of the host, where the servers look for files. */
  root: string
  /** The site's root on its server, `/` or `/shop/`. */
  base: string
  /** The addresses of the declared paths. */
  pages: readonly string[]
  /** As addresses too. */
  moves: readonly Move[]
  /** What is shown for a wrong path. */
  errorPage: string
  /** All that are shown so, in whatever language. */
  errorPages: readonly string[]
  /** The same for the folders of other languages: both as addresses, a folder with a slash at its end. */
  folderErrorPages: readonly { folder: string; page: string }[]
  /** The headers of every answer. */
  headers: readonly HttpHeader[]
}

/** The aliases, in the order of their file. */
export function movesOf({ aliases, routes }: Pick<Catalogue, 'aliases' | 'routes'>): Move[] {
  const taken = new Set(Object.keys(routes).map((path) => path.toLowerCase()))
  return Object.entries(aliases).map(([from, to]) => {
    const respelt = taken.has(from.toLowerCase())
    taken.add(from.toLowerCase())
    return { from, to, respelt }
  })
}

/** Gathers what the servers have to know from the catalogue. */
export function hostingFacts(
  catalogue: Catalogue,
  languages: readonly SiteLanguage[],
  base: string,
  headers: readonly HttpHeader[],
): HostingFacts {
  const { host } = new URL(catalogue.site.url)
  const ownErrorPage = base + errorPage
  const folderErrorPages = languages
    .filter(({ key }) => key !== undefined)
    .map(({ addresses: { inSite } }) => ({ folder: inSite('/'), page: inSite(errorPage) }))
  return {
    ...{ host, root: `/var/www/${host}`, base },
    pages: languages.flatMap(({ addresses }) =>
      Object.keys(catalogue.routes).map(addresses.inSite),
    ),
    moves: languages.flatMap(({ addresses: { inSite } }) =>
      movesOf(catalogue).map((move) => ({
        ...move,
        from: inSite(move.from),
        to: inSite(move.to),
      })),
    ),
    errorPage: ownErrorPage,
    errorPages: [ownErrorPage, ...folderErrorPages.map(({ page }) => page)],
    ...{ folderErrorPages, headers },
  }
}
