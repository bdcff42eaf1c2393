/** Where pages are kept, and where the files that they need. */
export const PAGE_CACHE = 'offline.pages.'
export const FILE_CACHE = 'offline.files.'

/** What the build tells the worker, as addresses on the server. */
export type WorkerFacts = {
  /**
   * Changes with every page's frame, and with what the page itself says. Nothing reads it: by it
   * the worker's file is another one, which the browser then installs.
   */
  build: string
  /** Answers for a page that is not kept. */
  page: string
  /** Kept before anybody has opened them. */
  pages: readonly string[]
  /** Every script and style of the site: forms and the list work without a line. */
  files: readonly string[]
}

/** A file that a page needs: where it is fetched, and under which name it is kept. */
type Resource = { address: string; key: string }

/** Whether a file has a hash of what is in it in its name. */
export function isHashed(path: string): boolean {
  return /\/(assets|pictures)\//.test(path)
}

function attribute(html: string, name: string): string | undefined {
  return new RegExp(` data-${name}="([^"]*)"`).exec(html)?.[1]
}

/**
 * What a built page runs with. Data have the same name in every build: they are kept under the
 * build's as well, so that pages of two builds stand beside each other.
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

/** The name under which a file is kept. */
export function cacheKey(address: string, build: string): string {
  return isHashed(address) ? address : `${address}?${build}`
}

/** A page's address without what is asked after it, nor a slash at its end. */
export function pathnameOf(url: string): string {
  return new URL(url).pathname.replace(/(.)\/$/, '$1')
}

/** Whether data are those that a page was built from: a new build may have come in between. */
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

/** Whether an answer is the file that was asked for: not an error, not a sign-in page in its place. */
export function isExpectedType(
  path: string,
  { ok, headers }: Pick<Response, 'ok' | 'headers'>,
): boolean {
  const type = headers.get('content-type') ?? ''
  const [, expected] = types.find(([ending]) => ending.test(path)) ?? [undefined, /^text\/html/]
  return ok && expected.test(type)
}

/** Something kept, and its size. */
export type Entry = { key: string; bytes: number }

/** How many may be kept, and how much together. */
type Limits = { count: number; bytes: number }

/**
 * What has to go for the rest to keep within the bounds, the oldest first.
 * @param entries the oldest first
 * @param needed what stays in any case
 */
export function entriesToEvict(
  entries: readonly Entry[],
  needed: ReadonlySet<string>,
  bounds: Limits,
): string[] {
  let count = entries.length
  let bytes = entries.reduce((sum, entry) => sum + entry.bytes, 0)
  const dropped: string[] = []
  for (const entry of entries) {
    if (count <= bounds.count && bytes <= bounds.bytes) break
    if (needed.has(entry.key)) continue
    count -= 1
    bytes -= entry.bytes
    dropped.push(entry.key)
  }
  return dropped
}
