import { editorFolder } from '../../catalogue/folders.ts'
import type { Catalogue } from '../../pages/catalogue.ts'
import { errorPageFile } from '../addresses.ts'
import type { SiteLanguage } from '../siteLanguages.ts'
import type { HttpHeader } from './headers.ts'

/** A permanent redirect from an alias to a page. */
export type Redirect = {
  from: string
  to: string
  /**
   * True if `from` differs only by case from the path of a page or from an earlier alias. On a disk that
   * ignores case the two are the same file, and some servers ignore case as well.
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
  /** The addresses of all pages in every language, and of the editor if the site includes it. */
  pages: readonly string[]
  /** The aliases as addresses, in all languages. */
  redirects: readonly Redirect[]
  /** The address of the error page in the site's own language. */
  errorPage: string
  /** The addresses of the error pages in all languages. */
  errorPages: readonly string[]
  /** The folders of the other languages, with a trailing slash, and their error pages, as addresses. */
  folderErrorPages: readonly { folder: string; page: string }[]
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
  const errorPage = base + errorPageFile
  const folderErrorPages = languages
    .filter(({ key }) => key !== undefined)
    .map(({ addresses: { inSite } }) => ({ folder: inSite('/'), page: inSite(errorPageFile) }))
  return {
    host,
    root: `/var/www/${host}`,
    base,
    pages: [
      ...languages.flatMap(({ addresses }) => Object.keys(catalogue.routes).map(addresses.inSite)),
      ...(catalogue.site.editor ? [`${base}${editorFolder}/`] : []),
    ],
    redirects: languages.flatMap(({ addresses: { inSite } }) =>
      redirectsFor(catalogue).map(({ from, to, isCaseVariant }) => ({
        from: inSite(from),
        to: inSite(to),
        isCaseVariant,
      })),
    ),
    errorPage,
    errorPages: [errorPage, ...folderErrorPages.map(({ page }) => page)],
    folderErrorPages,
    headers,
  }
}
