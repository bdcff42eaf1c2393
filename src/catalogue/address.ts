/**
 * Where a page's JSON lies, relative to the site's root. It follows from the path alone and is the
 * same in every case of the letters, so nothing in the browser has to list the pages, and a path
 * typed in another case still finds its page (which then tells its own spelling).
 * @param path a path inside the site, `/About`
 */
export function pageAddress(path: string): string {
  const name = path === '/' ? 'index' : path.slice(1).toLowerCase()
  return `data/pages/${encodeURIComponent(name)}.json`
}

/** Where the layout's JSON lies, relative to the site's root. */
export const layoutAddress = 'data/layout.json'
