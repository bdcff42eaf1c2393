import { readCached, writeCached } from './cache.ts'
import {
  buildOf,
  cacheKey,
  FILE_CACHE,
  isExpectedType,
  offlinePageFor,
  PAGE_CACHE,
  pathnameOf,
  type WorkerConfig,
} from './cachePolicy.ts'

declare const self: ServiceWorkerGlobalScope

/** The path under which a page or a file is cached. */
export function cachePath(url: string, { languages }: WorkerConfig): string {
  return pathnameOf(url, [new URL(self.registration.scope).pathname, ...languages])
}

/** In milliseconds. After it, the cached response is used, if there is one. */
const NETWORK_TIMEOUT = 4000

/** The network's response, or the fallback if the network fails or takes too long. */
async function networkFirst(
  network: Promise<Response>,
  fallback: () => Promise<Response | undefined>,
): Promise<Response> {
  const timeout = new Promise<undefined>((resolve) => setTimeout(resolve, NETWORK_TIMEOUT))
  const response = await Promise.race([network.catch(() => undefined), timeout])
  return response ?? (await fallback()) ?? network
}

/** The build of each page that was served from the cache, by the id of the client that shows it. */
const buildsByClient = new Map<string, string | undefined>()

/** Responds to a request for a page: from the network, else from the cache, else with the offline page. */
export async function respondToPage(event: FetchEvent, config: WorkerConfig): Promise<Response> {
  const path = cachePath(event.request.url, config)
  const network = preloadedOrFetched(event)
  // The browser reports an error if its preload is not awaited.
  event.waitUntil(network.catch(() => {}))
  try {
    return await networkFirst(network, async () => {
      const page = await readCached(PAGE_CACHE, path)
      const html = await page?.clone().text()
      if (html !== undefined) buildsByClient.set(event.resultingClientId, buildOf(html))
      return page
    })
  } catch {
    const offlinePage = await readCached(PAGE_CACHE, offlinePageFor(path, config))
    return offlinePage ?? (await readCached(PAGE_CACHE, config.offlinePage)) ?? Response.error()
  }
}

async function preloadedOrFetched(event: FetchEvent): Promise<Response> {
  return (await event.preloadResponse) ?? fetch(event.request)
}

/** Responds to a request for data. A page gets cached data of its own build only. */
export async function respondToData(
  { request, clientId }: FetchEvent,
  config: WorkerConfig,
): Promise<Response> {
  const cachedData = (build: string | undefined) =>
    build === undefined
      ? undefined
      : readCached(FILE_CACHE, cacheKey(cachePath(request.url, config), build))
  // First the cache, because a cached page rejects the data of a newer build.
  const ofSameBuild = await cachedData(buildsByClient.get(clientId))
  if (ofSameBuild !== undefined) return ofSameBuild
  return networkFirst(fetch(request), async () => {
    const client = await self.clients.get(clientId)
    const path = client === undefined ? '' : cachePath(client.url, config)
    const page =
      (await readCached(PAGE_CACHE, path)) ??
      (await readCached(PAGE_CACHE, offlinePageFor(path, config)))
    return cachedData(page && buildOf(await page.text()))
  })
}

/**
 * Responds to a request for a file with a hash in its name: from the cache, or from the network and then
 * caches it.
 * @param evict called after caching, because not every page sends the message that also evicts
 */
export async function respondToFile(
  event: FetchEvent,
  config: WorkerConfig,
  evict: () => unknown,
): Promise<Response> {
  const path = cachePath(event.request.url, config)
  const file = await readCached(FILE_CACHE, path)
  if (file !== undefined) return file
  const response = await fetchWithRetry(event.request)
  if (isExpectedType(path, response)) {
    event.waitUntil(
      writeCached(FILE_CACHE, path, response.clone())
        .catch(() => {})
        .then(evict),
    )
  }
  return response
}

/**
 * Tries twice, because a file may be missing for a moment while a new build is deployed. Not if the page has aborted
 * its request, as for a picture that another width replaces: nobody waits for the second response.
 */
async function fetchWithRetry(request: Request): Promise<Response> {
  const first = await fetch(request).catch(() => undefined)
  if (first?.ok) return first
  return request.signal.aborted ? Response.error() : fetch(request.url, { cache: 'reload' })
}
