/**
 * The name of a page's JSON. It ignores case, so that a path typed in another case still finds its page; the JSON of
 * the page has the declared spelling.
 * @param path a path inside the site, `/About`
 */
export function pageDataName(path: string): string {
  return encodeURIComponent(path === '/' ? 'index' : path.slice(1).toLowerCase())
}

/**
 * The address of a page's JSON, relative to the site's root. It is derived from the path alone, so the browser needs
 * no list of pages; the error page has one, because only there a path may be unknown.
 * @param path a path inside the site, `/About`
 */
export function pageDataAddress(path: string): string {
  return `data/pages/${pageDataName(path)}.json`
}

/** The address of the layout's JSON, relative to the site's root. */
export const layoutDataAddress = 'data/layout.json'
