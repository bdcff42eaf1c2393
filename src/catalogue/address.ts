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

/**
 * The declared path for each JSON address. An alias has an address of its own with a copy of the page:
 * the path in that copy differs from the requested one, so the visitor is redirected to it.
 * @returns address -> declared path
 */
export function pathByDataAddress(
  routes: Readonly<Record<string, unknown>>,
  aliases: Readonly<Record<string, string>>,
): Map<string, string> {
  const ofRoutes = Object.keys(routes).map((path) => [pageDataAddress(path), path] as const)
  const ofAliases = Object.entries(aliases).map(
    ([alias, path]) => [pageDataAddress(alias), path] as const,
  )
  // A declared path wins over an alias with the same address.
  return new Map([...ofAliases, ...ofRoutes])
}

/** The address of the layout's JSON, relative to the site's root. */
export const layoutDataAddress = 'data/layout.json'
