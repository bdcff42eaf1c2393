import {
  entriesToEvict,
  FILE_CACHE,
  isExpectedType,
  isHashed,
  isOfSameBuild,
  PAGE_CACHE,
  pagesAhead,
  resourcesOf,
  type WorkerFacts,
} from './cachePolicy.ts'

const limits = {
  [PAGE_CACHE]: { count: 60, bytes: 6_000_000 },
  [FILE_CACHE]: { count: 400, bytes: 30_000_000 },
}

type CacheName = keyof typeof limits

/** @returns undefined where nothing is cached, or the storage cannot be read */
export function cached(cacheName: CacheName, key: string): Promise<Response | undefined> {
  return caches.match(key, { cacheName }).catch(() => undefined)
}

/** Caches a response, with its size; what is cached again counts as the newest. */
export async function store(cacheName: CacheName, key: string, response: Response): Promise<void> {
  const body = await response.blob()
  const headers = new Headers(response.headers)
  headers.set('content-length', String(body.size))
  headers.delete('content-encoding')
  const cache = await caches.open(cacheName)
  await cache.put(key, new Response(body, { headers }))
}

/** @throws where it cannot be fetched, or the response is of another type */
async function fetchChecked(address: string): Promise<Response> {
  const response = await fetch(address, { priority: 'low' })
  if (!isExpectedType(address, response)) throw new Error(`${response.status} ${address}`)
  return response
}

/**
 * Caches a file, where it is not cached yet.
 * @throws where it cannot be fetched
 */
export async function cacheFile(address: string): Promise<void> {
  if ((await cached(FILE_CACHE, address)) === undefined)
    await store(FILE_CACHE, address, await fetchChecked(address))
}

/**
 * Caches a page with all files that it needs, or leaves what is cached of it.
 * @throws where something of it cannot be fetched, or is of another build
 */
export async function cachePage(address: string): Promise<void> {
  const response = await fetchChecked(address)
  const html = await response.clone().text()
  const needs = resourcesOf(html)
  if (needs === undefined) return
  const data = needs.filter((need) => !isHashed(need.address))
  const files = needs.filter((need) => isHashed(need.address))
  const answers = await Promise.all(
    data.map(async ({ address, key }) => ({ key, answer: await fetchChecked(address) })),
  )
  for (const { answer } of answers) {
    if (!isOfSameBuild(html, await answer.clone().json()))
      throw new Error(`${answer.url} is of another build`)
  }
  await Promise.all(files.map(({ address }) => cacheFile(address)))
  for (const { key, answer } of answers) await store(FILE_CACHE, key, answer)
  await store(PAGE_CACHE, address, response)
}

/** Evicts the oldest of what is too much, but nothing that the remaining pages need. */
export async function evict(facts: WorkerFacts): Promise<void> {
  const { page, languages, files } = facts
  const ahead = [page, ...languages].flatMap((path) => pagesAhead(path, facts))
  await evictFrom(PAGE_CACHE, ahead)
  const cache = await caches.open(PAGE_CACHE)
  const answers = await Promise.all((await cache.keys()).map((key) => cache.match(key)))
  const htmls = await Promise.all(answers.map(async (answer) => (await answer?.text()) ?? ''))
  const needed = htmls.flatMap((html) => resourcesOf(html) ?? []).map(({ key }) => key)
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
