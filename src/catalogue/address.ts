/**
 * The address of a page's JSON, relative to the site's root. It follows from the path alone and is the
 * same in every case of the letters, so nothing in the browser has to list the pages, and a path
 * typed in another case still finds its page (whose JSON has the declared spelling).
 * @param path a path inside the site, `/About`
 */
export function pageDataAddress(path: string): string {
  const name = path === '/' ? 'index' : path.slice(1).toLowerCase()
  return `data/pages/${encodeURIComponent(name)}.json`
}

/**
 * The page at each address. An alias has an address of its own with a copy of the page: the path in it
 * differs from the requested one, and is where the visitor is sent.
 * @returns address -> declared path
 */
export function pathByDataAddress(
  routes: Readonly<Record<string, unknown>>,
  aliases: Readonly<Record<string, string>>,
): Map<string, string> {
  const declared = Object.keys(routes).map((path) => [pageDataAddress(path), path] as const)
  const other = Object.entries(aliases).map(
    ([alias, path]) => [pageDataAddress(alias), path] as const,
  )
  return new Map([...other, ...declared])
}

/** The address of the layout's JSON, relative to the site's root. */
export const layoutDataAddress = 'data/layout.json'
