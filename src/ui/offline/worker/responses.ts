import { cached, store } from './cache.ts'
import {
  buildOf,
  cacheKey,
  FILE_CACHE,
  isExpectedType,
  offlinePageFor,
  PAGE_CACHE,
  pathnameOf,
  type WorkerFacts,
} from './cachePolicy.ts'

declare const self: ServiceWorkerGlobalScope

/** The path under which a page or a file is cached. */
export function cachePath(url: string, { languages }: WorkerFacts): string {
  return pathnameOf(url, [new URL(self.registration.scope).pathname, ...languages])
}

/** In milliseconds: then the cache answers, where it can. */
const NETWORK_TIMEOUT = 4000

/** The network's response; the cached one where it fails, or takes too long. */
async function networkFirst(
  network: Promise<Response>,
  otherwise: () => Promise<Response | undefined>,
): Promise<Response> {
  const timeout = new Promise<undefined>((over) => setTimeout(over, NETWORK_TIMEOUT))
  const answer = await Promise.race([network.catch(() => undefined), timeout])
  return answer ?? (await otherwise()) ?? network
}

/** The build of each page that was answered from the cache, by the client that shows it. */
const cachedBuilds = new Map<string, string | undefined>()

/** A page: the network's; otherwise the cached one, or the offline page. */
export async function answerPage(event: FetchEvent, facts: WorkerFacts): Promise<Response> {
  const path = cachePath(event.request.url, facts)
  const network = preloaded(event)
  // The browser's preload has to be awaited.
  event.waitUntil(network.catch(() => {}))
  try {
    return await networkFirst(network, async () => {
      const before = await cached(PAGE_CACHE, path)
      const html = await before?.clone().text()
      if (html !== undefined) cachedBuilds.set(event.resultingClientId, buildOf(html))
      return before
    })
  } catch {
    const own = await cached(PAGE_CACHE, offlinePageFor(path, facts))
    return own ?? (await cached(PAGE_CACHE, facts.page)) ?? Response.error()
  }
}

async function preloaded(event: FetchEvent): Promise<Response> {
  return (await event.preloadResponse) ?? fetch(event.request)
}

/** Cached data answer to a page of their own build only. */
export async function answerData(
  { request, clientId }: FetchEvent,
  facts: WorkerFacts,
): Promise<Response> {
  const cachedData = (build: string | undefined) =>
    build === undefined
      ? undefined
      : cached(FILE_CACHE, cacheKey(cachePath(request.url, facts), build))
  // The network may have those of a newer build by now, which the cached page refuses.
  const own = await cachedData(cachedBuilds.get(clientId))
  if (own !== undefined) return own
  return networkFirst(fetch(request), async () => {
    const client = await self.clients.get(clientId)
    const path = client === undefined ? '' : cachePath(client.url, facts)
    const shown =
      (await cached(PAGE_CACHE, path)) ?? (await cached(PAGE_CACHE, offlinePageFor(path, facts)))
    return cachedData(shown && buildOf(await shown.text()))
  })
}

/**
 * A file with a hash in its name: the cached one, or the network's, which is then cached.
 * @param evict removes what is too much; not every page reports what it has shown
 */
export async function answerFile(
  event: FetchEvent,
  facts: WorkerFacts,
  evict: () => unknown,
): Promise<Response> {
  const path = cachePath(event.request.url, facts)
  const before = await cached(FILE_CACHE, path)
  if (before !== undefined) return before
  const response = await fetchTwice(event.request)
  if (isExpectedType(path, response)) {
    event.waitUntil(
      store(FILE_CACHE, path, response.clone())
        .catch(() => {})
        .then(evict),
    )
  }
  return response
}

/** While a new build is deployed, a file may be missing for a moment. */
async function fetchTwice(request: Request): Promise<Response> {
  const first = await fetch(request).catch(() => undefined)
  return first?.ok ? first : fetch(request.url, { cache: 'reload' })
}
