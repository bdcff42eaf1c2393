import { editorFolder } from '../../../catalogue/folders.ts'
import { cacheFile, cachePage, evict, readCached } from './cache.ts'
import {
  FILE_CACHE,
  isData,
  isHashed,
  PAGE_CACHE,
  precachedPages,
  type WorkerConfig,
} from './cachePolicy.ts'
import { cachePath, respondToData, respondToFile, respondToPage } from './responses.ts'

declare const self: ServiceWorkerGlobalScope

/** Prepended to this script by the build. Null if the site caches nothing: the worker then removes itself. */
declare const built: WorkerConfig | null

/** Keeps the worker alive until a work ends. If it fails, the browser would report an error to the visitor's console. */
function waitFor(event: ExtendableEvent, work: Promise<unknown> | undefined): void {
  event.waitUntil(Promise.resolve(work).catch(() => {}))
}

/** Caches the files that can be fetched. */
async function cacheFiles(addresses: readonly string[]): Promise<void> {
  await Promise.allSettled(addresses.map(cacheFile))
}

/** Caches the pages that are opened, and responds to requests with them. */
function start(config: WorkerConfig): void {
  const root = new URL(self.registration.scope)
  let queue: Promise<unknown> = Promise.resolve()

  /** Runs tasks one after the other, so that none evicts what another needs. */
  function enqueue(task: () => Promise<unknown>): Promise<unknown> {
    // If a task fails, something is not cached: the next visit tries again.
    queue = queue.then(task).catch(() => {})
    return queue
  }

  let isEvicting = false
  /** Evicts once for all files that are cached meanwhile. */
  function evictOnce(): Promise<unknown> {
    if (isEvicting) return queue
    isEvicting = true
    return enqueue(() => {
      isEvicting = false
      return evict(config)
    })
  }

  self.addEventListener('install', (event) => {
    const install = async () => {
      await cacheFiles(config.files)
      for (const path of [config.offlinePage, ...config.languages]) {
        const [offlinePage = '', ...pages] = precachedPages(path, config)
        // Another language is updated only if one of its pages has been opened before.
        const isCached = (await readCached(PAGE_CACHE, offlinePage)) !== undefined
        if (path !== config.offlinePage && !isCached) continue
        for (const page of [offlinePage, ...pages]) await cachePage(page)
      }
    }
    // If something cannot be fetched, it is cached with the next page that is reported.
    waitFor(
      event,
      install()
        .catch(() => {})
        .then(() => self.skipWaiting()),
    )
  })
  self.addEventListener('activate', (event) => {
    waitFor(event, self.registration.navigationPreload?.enable())
    waitFor(event, self.clients.claim())
  })
  self.addEventListener('message', (event) => {
    const { page, files }: { page: string; files: string[] } = event.data
    const paths = files
      .filter((url) => url.startsWith(root.href))
      .map((url) => cachePath(url, config))
    const cacheReported = async () => {
      const path = cachePath(page, config)
      await cachePage(path)
      await cacheFiles([...config.files, ...paths.filter(isHashed)])
      for (const precached of precachedPages(path, config)) {
        if ((await readCached(PAGE_CACHE, precached)) === undefined) await cachePage(precached)
      }
    }
    waitFor(event, enqueue(cacheReported).then(evictOnce))
  })
  self.addEventListener('fetch', (event) => {
    const { method, mode, url } = event.request
    const { origin, pathname } = new URL(url)
    if (method !== 'GET' || origin !== root.origin || !pathname.startsWith(root.pathname)) return
    // The editor needs the network anyway, and a cached version of it could be an old one.
    if (pathname.startsWith(`${root.pathname}${editorFolder}/`)) return
    // The page gets the same error as from a rejection, which the browser would report as unhandled.
    const respond = (response: Promise<Response>) =>
      event.respondWith(response.catch(() => Response.error()))
    if (mode === 'navigate') respond(respondToPage(event, config))
    else if (isHashed(pathname)) respond(respondToFile(event, config, evictOnce))
    else if (isData(pathname, root.pathname, config.languages))
      respond(respondToData(event, config))
  })
}

/** Removes the caches and the worker itself. */
function uninstall(): void {
  self.addEventListener('install', (event) => waitFor(event, self.skipWaiting()))
  self.addEventListener('activate', (event) => {
    const activate = async () => {
      await Promise.all([PAGE_CACHE, FILE_CACHE].map((name) => caches.delete(name)))
      await self.registration.unregister()
    }
    waitFor(event, activate())
  })
}

if (built === null) uninstall()
else start(built)
