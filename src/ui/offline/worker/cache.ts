import {
  entriesToEvict,
  FILE_CACHE,
  isExpectedType,
  isHashed,
  isOfSameBuild,
  PAGE_CACHE,
  precachedPages,
  resourcesOf,
  type WorkerConfig,
} from './cachePolicy.ts'

const limits = {
  [PAGE_CACHE]: { count: 60, bytes: 6_000_000 },
  [FILE_CACHE]: { count: 400, bytes: 30_000_000 },
}

type CacheName = keyof typeof limits

/** In milliseconds. A cache that has not answered by then counts as empty. */
const CACHE_TIMEOUT = 2000

/** @returns the cached response; undefined if there is none, or the storage is forbidden or does not answer */
export async function readCached(cacheName: CacheName, key: string): Promise<Response | undefined> {
  // Not by a module that pages use: the worker's script is a file without imports.
  const timeout = new Promise<undefined>((resolve) => {
    setTimeout(() => resolve(undefined), CACHE_TIMEOUT)
  })
  try {
    return await Promise.race([caches.match(key, { cacheName }), timeout])
  } catch {
    return undefined
  }
}

/** Caches a response with its size. A response that is cached again counts as the newest. */
export async function writeCached(
  cacheName: CacheName,
  key: string,
  response: Response,
): Promise<void> {
  const body = await response.blob()
  const headers = new Headers(response.headers)
  headers.set('content-length', String(body.size))
  headers.delete('content-encoding')
  const cache = await caches.open(cacheName)
  await cache.put(key, new Response(body, { headers }))
}

/** @throws if the file cannot be fetched, or the response has the wrong type */
async function fetchChecked(address: string): Promise<Response> {
  const response = await fetch(address, { priority: 'low' })
  if (!isExpectedType(address, response)) throw new Error(`${response.status} ${address}`)
  return response
}

/**
 * Caches a file, if it is not cached yet.
 * @throws if it cannot be fetched
 */
export async function cacheFile(address: string): Promise<void> {
  if ((await readCached(FILE_CACHE, address)) === undefined)
    await writeCached(FILE_CACHE, address, await fetchChecked(address))
}

/**
 * Caches a page with all files that it needs. If it fails, the cached version of the page stays.
 * @throws if a file cannot be fetched, or belongs to another build
 */
export async function cachePage(address: string): Promise<void> {
  const response = await fetchChecked(address)
  const html = await response.clone().text()
  const resources = resourcesOf(html)
  if (resources === undefined) return
  const dataFiles = resources.filter(({ address }) => !isHashed(address))
  const hashedFiles = resources.filter(({ address }) => isHashed(address))
  const fetched = await Promise.all(
    dataFiles.map(async ({ address, key }) => ({ key, data: await fetchChecked(address) })),
  )
  for (const { data } of fetched) {
    if (!isOfSameBuild(html, await data.clone().json())) {
      throw new Error(`${data.url} is of another build`)
    }
  }
  await Promise.all(hashedFiles.map(({ address }) => cacheFile(address)))
  for (const { key, data } of fetched) await writeCached(FILE_CACHE, key, data)
  await writeCached(PAGE_CACHE, address, response)
}

/** Evicts the oldest entries beyond the limits, but none that the remaining pages need. */
export async function evict(config: WorkerConfig): Promise<void> {
  const { offlinePage, languages, files } = config
  const precached = [offlinePage, ...languages].flatMap((path) => precachedPages(path, config))
  await evictFrom(PAGE_CACHE, precached)
  const cache = await caches.open(PAGE_CACHE)
  const responses = await Promise.all((await cache.keys()).map((key) => cache.match(key)))
  const pages = await Promise.all(responses.map(async (page) => (await page?.text()) ?? ''))
  const needed = pages.flatMap((html) => resourcesOf(html) ?? []).map(({ key }) => key)
  await evictFrom(FILE_CACHE, [...files, ...needed])
}

async function evictFrom(cacheName: CacheName, needed: readonly string[]): Promise<void> {
  const cache = await caches.open(cacheName)
  const entries = await Promise.all(
    (await cache.keys()).map(async ({ url }) => {
      const { pathname, search } = new URL(url)
      const length = (await cache.match(url))?.headers.get('content-length')
      return { key: pathname + search, bytes: Number(length) }
    }),
  )
  for (const key of entriesToEvict(entries, new Set(needed), limits[cacheName]))
    await cache.delete(key)
}
