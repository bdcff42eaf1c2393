import {
  belongs,
  FILES,
  isHashed,
  isRight,
  needsOf,
  PAGES,
  toDrop,
  type WorkerFacts,
} from './cachePolicy.ts'

const bounds = {
  [PAGES]: { count: 60, bytes: 6_000_000 },
  [FILES]: { count: 400, bytes: 30_000_000 },
}

type CacheName = keyof typeof bounds

const soon: RequestInit = { priority: 'low' }

/** @returns undefined where there is nothing of the name, or the storage cannot be read */
export function kept(cacheName: CacheName, key: string): Promise<Response | undefined> {
  return caches.match(key, { cacheName }).catch(() => undefined)
}

/** Keeps an answer, with its size; what is kept anew counts as the newest. */
export async function put(cacheName: CacheName, key: string, response: Response): Promise<void> {
  const body = await response.blob()
  const headers = new Headers(response.headers)
  headers.set('content-length', String(body.size))
  headers.delete('content-encoding')
  const cache = await caches.open(cacheName)
  await cache.put(key, new Response(body, { headers }))
}

/** @throws where it cannot be fetched, or something else comes */
async function fetchRight(address: string): Promise<Response> {
  const response = await fetch(address, soon)
  if (!isRight(address, response)) throw new Error(`${response.status} ${address}`)
  return response
}

/**
 * Keeps a file, where it is not kept yet.
 * @throws where it cannot be fetched
 */
export async function keepFile(address: string): Promise<void> {
  if ((await kept(FILES, address)) === undefined)
    await put(FILES, address, await fetchRight(address))
}

/**
 * Keeps a page with all that it runs with, or leaves what is kept of it.
 * @throws where something of it cannot be fetched, or is of another build
 */
export async function keepPage(address: string): Promise<void> {
  const response = await fetchRight(address)
  const html = await response.clone().text()
  const needs = needsOf(html)
  if (needs === undefined) return
  const data = needs.filter((need) => !isHashed(need.address))
  const files = needs.filter((need) => isHashed(need.address))
  const answers = await Promise.all(
    data.map(async ({ address, key }) => ({ key, answer: await fetchRight(address) })),
  )
  for (const { answer } of answers) {
    if (!belongs(html, await answer.clone().json())) throw new Error(`${answer.url} is not of it`)
  }
  await Promise.all(files.map(({ address }) => keepFile(address)))
  for (const { key, answer } of answers) await put(FILES, key, answer)
  await put(PAGES, address, response)
}

/** Takes away the oldest of what is too much; what the pages that stay run with stays as well. */
export async function trim({ page, pages, files }: WorkerFacts): Promise<void> {
  await drop(PAGES, async () => new Set([page, ...pages]))
  await drop(FILES, async () => {
    const cache = await caches.open(PAGES)
    const answers = await Promise.all((await cache.keys()).map((key) => cache.match(key)))
    const htmls = await Promise.all(answers.map(async (answer) => (await answer?.text()) ?? ''))
    return new Set([
      ...files,
      ...htmls.flatMap((html) => needsOf(html) ?? []).map(({ key }) => key),
    ])
  })
}

/** @param needed what stays in any case; looked up where there is too much alone */
async function drop(cacheName: CacheName, needed: () => Promise<ReadonlySet<string>>) {
  const cache = await caches.open(cacheName)
  const entries = await Promise.all(
    (await cache.keys()).map(async ({ url }) => {
      const { pathname, search } = new URL(url)
      const length = (await cache.match(url))?.headers.get('content-length')
      return { key: pathname + search, bytes: Number(length) }
    }),
  )
  if (toDrop(entries, new Set(), bounds[cacheName]).length === 0) return
  for (const key of toDrop(entries, await needed(), bounds[cacheName])) await cache.delete(key)
}
