/** What a server shows for a wrong path, in the folder of each language. */
export const errorPage = '404.html'

/** The folder of a language's pages and data inside the site, `gu/`; none for the site's own. */
export function folderOf(language: string | undefined): string {
  return language === undefined ? '' : `${language}/`
}

/** Turns a path of the data into an address. */
export type SiteAddresses = {
  /** The address inside the site, under its base: `/shop/About`. */
  inSite(path: string): string
  /** The address as the rest of the world writes it: `https://…/shop/About`. */
  absolute(path: string): string
}

/**
 * @param url the site's public address; of it the scheme and the host count, for the place on that
 *   host is what the site was built for
 * @param base the site's root on its server, `/` or `/shop/`
 */
export function createAddresses(url: string, base: string): SiteAddresses {
  const inSite = (path: string) => base + encodeURI(path.replace(/^\//, ''))
  return { inSite, absolute: (path) => new URL(inSite(path), url).href }
}
