import { editorFolder } from '../../catalogue/folders.ts'
import type { Catalogue } from '../../pages/catalogue.ts'
import { offlinePagePath } from '../addresses.ts'
import type { SiteLanguage } from '../siteLanguages.ts'

/** A permanent redirect from an alias to a page. */
export type Redirect = { from: string; to: string }

/** The facts that `_redirects` and `_headers` are made from. */
export type HostingFacts = {
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
): HostingFacts {
  const offline = catalogue.site.offline === undefined ? [] : [offlinePagePath]
  const editor = `${base}${editorFolder}/`
  const folders = languages.filter(({ key }) => key !== undefined)
  return {
    base,
    pages: [
      ...languages.flatMap(({ addresses, views }) =>
        [...views.paths, ...offline].map(addresses.inSite),
      ),
      ...(catalogue.site.editor ? [editor, `${editor}preview/`] : []),
    ],
    redirects: languages.flatMap(({ addresses: { inSite } }) =>
      Object.entries(catalogue.aliases).map(([from, to]) => ({
        from: inSite(from),
        to: inSite(to),
      })),
    ),
    roots: [base, ...folders.map(({ addresses }) => addresses.inSite('/'))],
  }
}
