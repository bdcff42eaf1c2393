/**
 * True if two paths are one to a host or a disk that ignores case. An alias of which this is true is the path of its page in
 * another case.
 */
export function differByCaseAlone(path: string, other: string): boolean {
  return path.toLowerCase() === other.toLowerCase()
}

/** The file of the error page, in the folder of each language. */
export const errorPageFile = '404.html'

/** The path of the page that the service worker shows instead of a page that is not cached. */
export const offlinePagePath = '/offline'

/**
 * The file of a path, from which hosts answer the path at once: `/About` is `About.html`, `/` is `index.html`.
 * A folder with an `index.html` would answer at `/About/`, and redirect from `/About`.
 */
export function htmlFile(path: string): string {
  return path.endsWith('/') ? `${path.slice(1)}index.html` : `${path.slice(1)}.html`
}

/**
 * The folder of a language's pages and data inside the site.
 * @param key the key of the language; undefined for the site's own
 * @returns `gu/`, or an empty string for the site's own language
 */
export function languageFolder(key: string | undefined): string {
  return key === undefined ? '' : `${key}/`
}

/** Converts paths in the data to URLs. */
export type SiteAddresses = {
  /** The absolute path on the server, with the base: `/shop/About`. */
  inSite(path: string): string
  /** The full URL: `https://…/shop/About`. */
  absolute(path: string): string
}

/**
 * @param url the site's public URL; only its scheme and host are used, because the path is `base`
 * @param base the site's root on its server, `/` or `/shop/`
 */
export function createAddresses(url: string, base: string): SiteAddresses {
  const inSite = (path: string) => base + encodeURI(path.replace(/^\//, ''))
  return { inSite, absolute: (path) => new URL(inSite(path), url).href }
}
