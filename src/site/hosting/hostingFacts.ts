import { editorFolder } from '../../catalogue/folders.ts'
import type { Catalogue } from '../../pages/catalogue.ts'
import { offlinePagePath } from '../addresses.ts'
import type { SiteLanguage } from '../siteLanguages.ts'
import type { HttpHeader } from './headers.ts'

/** A permanent redirect from an alias to a page. */
export type Redirect = {
  from: string
  to: string
  /**
   * True if `from` differs only by case from the path of a page or from an earlier alias. Some hosts ignore case: for
   * them the two are the same.
   */
  isCaseVariant: boolean
}

/** The facts that every server configuration is generated from. */
export type HostingFacts = {
  /** The site's public host name. */
  host: string
  /** The folder on the server that is the root of the host. */
  root: string
  /** The site's root on its server, `/` or `/shop/`. */
  base: string
  /**
   * The addresses of all pages in every language, with the offline pages, and the pages of the editor if the site
   * includes it.
   */
  pages: readonly string[]
  /** The aliases as addresses, in all languages. */
  redirects: readonly Redirect[]
  /**
   * The addresses of the home pages, the site's own language first. The folder of each has an error page for the
   * addresses below it.
   */
  roots: readonly [own: string, ...others: string[]]
  /** The headers of every response. */
  headers: readonly HttpHeader[]
}

/** The redirects of the aliases, in the order of their file. */
export function redirectsFor({
  aliases,
  routes,
}: Pick<Catalogue, 'aliases' | 'routes'>): Redirect[] {
  const known = new Set(Object.keys(routes).map((path) => path.toLowerCase()))
  return Object.entries(aliases).map(([from, to]) => {
    const isCaseVariant = known.has(from.toLowerCase())
    known.add(from.toLowerCase())
    return { from, to, isCaseVariant }
  })
}

/**
 * Collects the facts for the server configurations.
 * @param base the site's root on its server, `/` or `/shop/`
 * @param headers the headers of every response
 */
export function hostingFacts(
  catalogue: Catalogue,
  languages: readonly SiteLanguage[],
  base: string,
  headers: readonly HttpHeader[],
): HostingFacts {
  const { host } = new URL(catalogue.site.url)
  const paths = [
    ...Object.keys(catalogue.routes),
    ...(catalogue.site.offline === undefined ? [] : [offlinePagePath]),
  ]
  const editor = `${base}${editorFolder}/`
  const folders = languages.filter(({ key }) => key !== undefined)
  return {
    host,
    root: `/var/www/${host}`,
    base,
    pages: [
      ...languages.flatMap(({ addresses }) => paths.map(addresses.inSite)),
      ...(catalogue.site.editor ? [editor, `${editor}preview/`] : []),
    ],
    redirects: languages.flatMap(({ addresses: { inSite } }) =>
      redirectsFor(catalogue).map(({ from, to, isCaseVariant }) => ({
        from: inSite(from),
        to: inSite(to),
        isCaseVariant,
      })),
    ),
    roots: [base, ...folders.map(({ addresses }) => addresses.inSite('/'))],
    headers,
  }
}
