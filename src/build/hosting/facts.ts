import type { Registry } from '../../catalogue/registry.ts'
import type { Addresses } from '../addresses.ts'
import type { Header } from './policy.ts'

/** A path that has moved for good; both ends as addresses under the site's base. */
export type Move = {
  from: string
  to: string
  /** It differs from a page's path by case alone, and is that page on a disk that ignores case. */
  respelt: boolean
}

/** What every server has to know of the site; each configuration says the same in its own words. */
export type HostingFacts = {
  /** The site's public host name. */
  host: string
  /** The site's root on its server, `/` or `/shop/`. */
  base: string
  /** The addresses of the declared paths. */
  pages: readonly string[]
  moves: readonly Move[]
  /** The headers of every answer. */
  headers: readonly Header[]
}

/** Gathers what the servers have to know from the registry. */
export function hostingFacts(
  { routes, aliases, site }: Registry,
  addresses: Addresses,
  base: string,
  headers: readonly Header[],
): HostingFacts {
  const pages = Object.keys(routes)
  const lower = new Set(pages.map((path) => path.toLowerCase()))
  return {
    host: new URL(site.url).host,
    base,
    pages: pages.map(addresses.inSite),
    moves: Object.entries(aliases).map(([from, to]) => ({
      from: addresses.inSite(from),
      to: addresses.inSite(to),
      respelt: lower.has(from.toLowerCase()),
    })),
    headers,
  }
}
