import { cached, store } from './cache.ts'
import {
  buildOf,
  cacheKey,
  FILE_CACHE,
  isExpectedType,
  PAGE_CACHE,
  pathnameOf,
  type WorkerFacts,
} from './cachePolicy.ts'

declare const self: ServiceWorkerGlobalScope

/** In milliseconds: then what is kept answers, where something is. */
const NETWORK_TIMEOUT = 4000

/** The network's answer; what is kept where it fails, or takes too long. */
async function networkFirst(
  network: Promise<Response>,
  otherwise: () => Promise<Response | undefined>,
): Promise<Response> {
  const timeout = new Promise<undefined>((over) => setTimeout(over, NETWORK_TIMEOUT))
  const answer = await Promise.race([network.catch(() => undefined), timeout])
  return answer ?? (await otherwise()) ?? network
}

/** The build of each page that was answered with what is kept, by the client that shows it. */
const cachedBuilds = new Map<string, string | undefined>()

/** A page: the network's; then the one that is kept, or the one for when there is no line. */
export async function answerPage(event: FetchEvent, { page }: WorkerFacts): Promise<Response> {
  const network = preloaded(event)
  // What the browser has asked for ahead wants to be seen to its end.
  event.waitUntil(network.catch(() => {}))
  try {
    return await networkFirst(network, async () => {
      const before = await cached(PAGE_CACHE, pathnameOf(event.request.url))
      const html = await before?.clone().text()
      if (html !== undefined) cachedBuilds.set(event.resultingClientId, buildOf(html))
      return before
    })
  } catch {
    return (await cached(PAGE_CACHE, page)) ?? Response.error()
  }
}

async function preloaded(event: FetchEvent): Promise<Response> {
  return (await event.preloadResponse) ?? fetch(event.request)
}

/** Data that are kept answer to a page of their own build; what is not kept shows the other one. */
export async function answerData(
  { request, clientId }: FetchEvent,
  { page }: WorkerFacts,
): Promise<Response> {
  const keptOf = (build: string | undefined) =>
    build === undefined ? undefined : cached(FILE_CACHE, cacheKey(pathnameOf(request.url), build))
  // The network may have those of a newer build by now, which the kept page refuses.
  const own = await keptOf(cachedBuilds.get(clientId))
  if (own !== undefined) return own
  return networkFirst(fetch(request), async () => {
    const client = await self.clients.get(clientId)
    const shown =
      (client && (await cached(PAGE_CACHE, pathnameOf(client.url)))) ??
      (await cached(PAGE_CACHE, page))
    return keptOf(shown && buildOf(await shown.text()))
  })
}

/**
 * A file with a hash in its name: the one that is kept, or the network's, which then is.
 * @param trimmed takes away what is too much; not every page tells what it has shown
 */
export async function answerFile(
  event: FetchEvent,
  trimmed: () => Promise<void>,
): Promise<Response> {
  const path = pathnameOf(event.request.url)
  const before = await cached(FILE_CACHE, path)
  if (before !== undefined) return before
  const response = await fetchTwice(event.request)
  if (isExpectedType(path, response)) {
    event.waitUntil(
      store(FILE_CACHE, path, response.clone())
        .catch(() => {})
        .then(trimmed),
    )
  }
  return response
}

/** While a new build is put in place, a file may be missing for a moment. */
async function fetchTwice(request: Request): Promise<Response> {
  const first = await fetch(request).catch(() => undefined)
  return first?.ok ? first : fetch(request.url, { cache: 'reload' })
}
