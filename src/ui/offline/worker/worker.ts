import { cached, cacheFile, cachePage, evict } from './cache.ts'
import {
  FILE_CACHE,
  isData,
  isHashed,
  PAGE_CACHE,
  pagesAhead,
  type WorkerFacts,
} from './cachePolicy.ts'
import { answerData, answerFile, answerPage, cachePath } from './responses.ts'

declare const self: ServiceWorkerGlobalScope

/** Put before this script by the build; null where the site caches nothing: the worker uninstalls itself. */
declare const built: WorkerFacts | null

/** Caches what is shown, and answers requests with it. */
function start(built: WorkerFacts): void {
  const root = new URL(self.registration.scope)
  let queue: Promise<unknown> = Promise.resolve()

  /** Runs tasks one after the other, so that none evicts what another needs. */
  function enqueue(next: () => Promise<unknown>): Promise<unknown> {
    // What fails is not cached, or not updated: the next visit tries again.
    queue = queue.then(next).catch(() => {})
    return queue
  }

  let isEvicting = false
  /** Once for all files that are cached meanwhile. */
  function evictOnce(): Promise<unknown> {
    if (isEvicting) return queue
    isEvicting = true
    return enqueue(() => {
      isEvicting = false
      return evict(built)
    })
  }

  self.addEventListener('install', (event) => {
    const all = async () => {
      await Promise.all(built.files.map(cacheFile))
      for (const path of [built.page, ...built.languages]) {
        const [offline = '', ...pages] = pagesAhead(path, built)
        // A language that nobody has opened is not cached.
        if (path !== built.page && (await cached(PAGE_CACHE, offline)) === undefined) continue
        for (const page of [offline, ...pages]) await cachePage(page)
      }
      await self.skipWaiting()
    }
    event.waitUntil(all())
  })
  self.addEventListener('activate', (event) => {
    event.waitUntil(self.registration.navigationPreload?.enable())
    event.waitUntil(self.clients.claim())
  })
  self.addEventListener('message', (event) => {
    const { page, files }: { page: string; files: string[] } = event.data
    const own = files.filter((url) => url.startsWith(root.href)).map((url) => cachePath(url, built))
    event.waitUntil(
      enqueue(async () => {
        const path = cachePath(page, built)
        await cachePage(path)
        await Promise.allSettled(own.filter(isHashed).map(cacheFile))
        for (const ahead of pagesAhead(path, built)) {
          if ((await cached(PAGE_CACHE, ahead)) === undefined) await cachePage(ahead)
        }
      }).then(evictOnce),
    )
  })
  self.addEventListener('fetch', (event) => {
    const { method, mode, url } = event.request
    const { origin, pathname } = new URL(url)
    if (method !== 'GET' || origin !== root.origin || !pathname.startsWith(root.pathname)) return
    // The same error for the page as a rejection, which the browser would report as unhandled.
    const respond = (answer: Promise<Response>) =>
      event.respondWith(answer.catch(() => Response.error()))
    if (mode === 'navigate') respond(answerPage(event, built))
    else if (isHashed(pathname)) respond(answerFile(event, built, evictOnce))
    else if (isData(pathname, root.pathname, built.languages)) respond(answerData(event, built))
  })
}

/** Removes the caches and the worker itself. */
function uninstall(): void {
  self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()))
  self.addEventListener('activate', (event) => {
    const all = async () => {
      await Promise.all([PAGE_CACHE, FILE_CACHE].map((name) => caches.delete(name)))
      await self.registration.unregister()
    }
    event.waitUntil(all())
  })
}

if (built === null) uninstall()
else start(built)
