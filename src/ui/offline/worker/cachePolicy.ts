/** The names of the two caches: one for pages, one for the files that pages need. */
export const PAGE_CACHE = 'offline.pages.'
export const FILE_CACHE = 'offline.files.'

/** The configuration that the build passes to the worker. All paths are absolute paths on the server. */
export type WorkerConfig = {
  /**
   * Changes with the layout of the pages and with the offline page. Nothing reads it: it changes the worker's
   * file, so that the browser installs the new worker.
   */
  build: string
  /** The offline page, shown instead of a page that is not cached. */
  offlinePage: string
  /** The folders of the other languages; each has an offline page and precached pages of its own. */
  languages: readonly string[]
  /** Pages cached before they are opened; in another language, once a page of that language was opened. */
  pagesToPrecache: readonly string[]
  /** Every script and style of the site, so that forms and the buyer's list work offline. */
  files: readonly string[]
}

/** Returns a function that translates a page's path into the language of `path`. */
function toLanguageOf(path: string, { languages }: WorkerConfig): (page: string) => string {
  const folder = languages.find((prefix) => path.startsWith(prefix))
  return (page) => (folder === undefined ? page : folder + page.slice(page.lastIndexOf('/') + 1))
}

/**
 * The offline page in the language of a path.
 * @param path the path of the requested page
 */
export function offlinePageFor(path: string, config: WorkerConfig): string {
  return toLanguageOf(path, config)(config.offlinePage)
}

/** The offline page and the other precached pages, in the language of a path. */
export function precachedPages(path: string, config: WorkerConfig): string[] {
  return [config.offlinePage, ...config.pagesToPrecache].map(toLanguageOf(path, config))
}

/**
 * True if a path is that of a data file, in any language.
 * @param root the path of the site's root
 * @param languages the folders of the other languages
 */
export function isData(path: string, root: string, languages: readonly string[]): boolean {
  return [root, ...languages].some((folder) => path.startsWith(`${folder}data/`))
}

/** A file that a page needs: the address to fetch it from, and its key in the cache. */
type Resource = { address: string; key: string }

/** True if a file has a hash of its content in its name. */
export function isHashed(path: string): boolean {
  return /\/(assets|pictures)\//.test(path)
}

function dataAttribute(html: string, name: string): string | undefined {
  return new RegExp(` data-${name}="([^"]*)"`).exec(html)?.[1]
}

/**
 * The files that a built page needs. Data files have the same name in every build, so their keys also contain
 * the build: pages of two builds can be cached at the same time.
 * @returns undefined if it is not a page of this site
 */
export function resourcesOf(html: string): Resource[] | undefined {
  const boot = /<script data-files="([^"]+)">/.exec(html)?.[1]
  const build = dataAttribute(html, 'build')
  if (boot === undefined || build === undefined) return undefined
  return boot.split(' ').map((address) => ({ address, key: cacheKey(address, build) }))
}

/** The build stamp of a page. */
export function buildOf(html: string): string | undefined {
  return dataAttribute(html, 'build')
}

/** The key under which a file is cached. */
export function cacheKey(address: string, build: string): string {
  return isHashed(address) ? address : `${address}?${build}`
}

/**
 * The path of a URL without a trailing slash. The root of the site and of each language keeps it, `/` or
 * `/gu/`, because not every host responds without it.
 * @param roots the paths of these roots
 */
export function pathnameOf(url: string, roots: readonly string[]): string {
  const { pathname } = new URL(url)
  return roots.includes(pathname) ? pathname : pathname.replace(/\/$/, '')
}

/** True if data and page are of the same build: a deployment may fall between the two requests. */
export function isOfSameBuild(html: string, data: { build?: string; stamp?: string }): boolean {
  return (
    data.build === buildOf(html) &&
    (data.stamp === undefined || data.stamp === dataAttribute(html, 'stamp'))
  )
}

const contentTypes = [
  [/\.js$/, /^(text|application)\/javascript/],
  [/\.css$/, /^text\/css/],
  [/\.json$/, /^application\/json/],
  [/\.(avif|webp|jpe?g|png|svg)$/, /^image\//],
  [/\.woff2$/, /^(font\/|application\/)/],
] as const

/** True if a response is the complete requested file: not an error, a part (206) or a sign-in page. */
export function isExpectedType(
  path: string,
  { status, headers }: Pick<Response, 'status' | 'headers'>,
): boolean {
  const type = headers.get('content-type') ?? ''
  const [, expected] = contentTypes.find(([ending]) => ending.test(path)) ?? [
    undefined,
    /^text\/html/,
  ]
  return status === 200 && expected.test(type)
}

/** A cached response, and its size. */
type CacheEntry = { key: string; bytes: number }

/**
 * Chooses the oldest entries to evict, so that the rest stays within the limits.
 * @param entries the oldest first
 * @param needed keys that are never evicted
 * @param limits the maximum number of entries, and of bytes in total
 * @returns keys to evict, the oldest first
 */
export function entriesToEvict(
  entries: readonly CacheEntry[],
  needed: ReadonlySet<string>,
  limits: { count: number; bytes: number },
): string[] {
  let count = entries.length
  let bytes = entries.reduce((sum, entry) => sum + entry.bytes, 0)
  const evicted: string[] = []
  for (const entry of entries) {
    if (count <= limits.count && bytes <= limits.bytes) break
    if (needed.has(entry.key)) continue
    count -= 1
    bytes -= entry.bytes
    evicted.push(entry.key)
  }
  return evicted
}
