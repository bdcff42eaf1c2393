/** The caches of pages, and of the files that they need. */
export const PAGE_CACHE = 'offline.pages.'
export const FILE_CACHE = 'offline.files.'

/** What the build passes to the worker, as addresses on the server. */
export type WorkerFacts = {
  /**
   * Changes with every page's layout, and with the offline page itself. Nothing reads it: it makes the
   * worker's file differ, so that the browser installs it.
   */
  build: string
  /** Answers for a page that is not cached. */
  page: string
  /** Where the pages of other languages begin; each has pages like these of its own there. */
  languages: readonly string[]
  /** Cached before anybody has opened them; in another language once one of its pages was shown. */
  pages: readonly string[]
  /** Every script and style of the site: forms and the list work offline. */
  files: readonly string[]
}

/** Leads from a page of the site's own language to the same in the language of a path. */
function inLanguageOf(path: string, { languages }: WorkerFacts): (page: string) => string {
  const folder = languages.find((one) => path.startsWith(one))
  return (page) => (folder === undefined ? page : folder + page.slice(page.lastIndexOf('/') + 1))
}

/**
 * The page that answers for one that is not cached, in the language of that.
 * @param path of the page that was asked for
 */
export function offlinePageFor(path: string, facts: WorkerFacts): string {
  return inLanguageOf(path, facts)(facts.page)
}

/** All that is cached before anybody has opened it, in the language of a path. */
export function pagesAhead(path: string, facts: WorkerFacts): string[] {
  return [facts.page, ...facts.pages].map(inLanguageOf(path, facts))
}

/**
 * Whether an address is that of data, in any language.
 * @param root the path of the site's root
 */
export function isData(path: string, root: string, languages: readonly string[]): boolean {
  return [root, ...languages].some((folder) => path.startsWith(`${folder}data/`))
}

/** A file that a page needs: where it is fetched, and its key in the cache. */
type Resource = { address: string; key: string }

/** Whether a file has a hash of its content in its name. */
export function isHashed(path: string): boolean {
  return /\/(assets|pictures)\//.test(path)
}

function attribute(html: string, name: string): string | undefined {
  return new RegExp(` data-${name}="([^"]*)"`).exec(html)?.[1]
}

/**
 * The files that a built page needs. Data have the same name in every build: their keys hold the
 * build's as well, so that pages of two builds can be cached side by side.
 * @returns undefined where it is no page of this site
 */
export function resourcesOf(html: string): Resource[] | undefined {
  const boot = /<meta name="boot" content="([^"]+)">/.exec(html)?.[1]
  const build = attribute(html, 'build')
  if (boot === undefined || build === undefined) return undefined
  return boot.split(' ').map((address) => ({ address, key: cacheKey(address, build) }))
}

/** The build that a page is of. */
export function buildOf(html: string): string | undefined {
  return attribute(html, 'build')
}

/** The key under which a file is cached. */
export function cacheKey(address: string, build: string): string {
  return isHashed(address) ? address : `${address}?${build}`
}

/**
 * The path of an address, without a slash at its end. The root of the site and of each language has one,
 * `/` or `/gu/`: without it, not every host answers.
 * @param roots the paths of these
 */
export function pathnameOf(url: string, roots: readonly string[]): string {
  const { pathname } = new URL(url)
  return roots.includes(pathname) ? pathname : pathname.replace(/\/$/, '')
}

/** Whether data are those that a page was built from: a new build may have been deployed meanwhile. */
export function isOfSameBuild(html: string, data: { build?: string; stamp?: string }): boolean {
  return (
    data.build === buildOf(html) &&
    (data.stamp === undefined || data.stamp === attribute(html, 'stamp'))
  )
}

const types = [
  [/\.js$/, /^(text|application)\/javascript/],
  [/\.css$/, /^text\/css/],
  [/\.json$/, /^application\/json/],
  [/\.(avif|webp|jpe?g|png|svg)$/, /^image\//],
  [/\.woff2$/, /^(font\/|application\/)/],
] as const

/** Whether a response is the whole requested file: no error, no part of it (206), no sign-in page instead. */
export function isExpectedType(
  path: string,
  { status, headers }: Pick<Response, 'status' | 'headers'>,
): boolean {
  const type = headers.get('content-type') ?? ''
  const [, expected] = types.find(([ending]) => ending.test(path)) ?? [undefined, /^text\/html/]
  return status === 200 && expected.test(type)
}

/** A cached response, and its size. */
export type CacheEntry = { key: string; bytes: number }

/**
 * What has to be evicted for the rest to stay within the limits, the oldest first.
 * @param entries the oldest first
 * @param needed never evicted
 * @param limits how many may be cached, and their total size
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
