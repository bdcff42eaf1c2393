import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { PAGE_CACHE, type WorkerConfig } from '../../../src/ui/offline/worker/cachePolicy.ts'

/** In a variable, so that TypeScript does not check the file with the types of a page. */
const worker = '../../../src/ui/offline/worker/worker.ts'

const origin = 'https://roofs.example'

type Answer = { body: string; type: string; status?: number }

const page = (build: string) => ({
  body: `<script data-files="/shop/assets/main-1.js"></script><div id="root" data-build="${build}">`,
  type: 'text/html',
})
const script = { body: 'start()', type: 'text/javascript' }

/** The files on the server; undefined while the device is offline. */
let server: Record<string, Answer> | undefined
let stored: Map<string, Map<string, Response>>
let listeners: Map<string, (event: object) => void>
/** The promises passed to `waitUntil`. */
let waitedFor: unknown[]

const pathOf = (url: string) => url.replace(origin, '')

/** A fake of the browser's cache, with the methods that these tests use. */
function cacheOf(entries: Map<string, Response>) {
  return {
    put: async (key: string, response: Response) => void entries.set(key, response),
    match: async (key: string) => entries.get(pathOf(key))?.clone(),
    keys: async () => Array.from(entries.keys(), (key) => ({ url: origin + key })),
    delete: async (key: string) => entries.delete(key),
  }
}

/** Runs a listener of the worker, and waits for the promises that it passes to `waitUntil`. @returns its response */
async function dispatch(type: string, event: object = {}): Promise<Response | undefined> {
  const waiting: unknown[] = []
  let response: Promise<Response> | undefined
  listeners.get(type)?.({
    ...event,
    waitUntil: (work: unknown) => waiting.push(work),
    respondWith: (answer: Promise<Response>) => {
      response = answer
    },
  })
  // A rejected promise would be an error in the visitor's console.
  const answer = await response
  // A cache that never answers keeps the browser waiting, but not the page.
  if (type !== 'fetch') for (const work of waiting) await work
  waitedFor.push(...waiting)
  return answer
}

const open = (path: string) =>
  dispatch('fetch', {
    request: { method: 'GET', mode: 'navigate', url: origin + path },
    preloadResponse: Promise.resolve(undefined),
    resultingClientId: 'one',
  })
const request = (path: string, signal: AbortSignal = new AbortController().signal) =>
  dispatch('fetch', {
    request: { method: 'GET', mode: 'cors', url: origin + path, signal },
    clientId: 'one',
  })
const reportPage = (path: string, files: readonly string[] = []) =>
  dispatch('message', { data: { page: origin + path, files: files.map((file) => origin + file) } })

beforeEach(async () => {
  server = {
    '/shop/': page('home'),
    '/shop/About': page('about'),
    '/shop/offline': page('offline'),
    '/shop/gu/': page('gu home'),
    '/shop/gu/About': page('gu about'),
    '/shop/gu/offline': page('gu offline'),
    '/shop/gu/data/about.json': { body: '{"build":"gu about"}', type: 'application/json' },
    '/shop/assets/main-1.js': script,
  }
  stored = new Map()
  listeners = new Map()
  waitedFor = []
  const built: WorkerConfig = {
    build: 'one',
    offlinePage: '/shop/offline',
    languages: ['/shop/gu/'],
    pagesToPrecache: ['/shop/'],
    files: ['/shop/assets/main-1.js'],
  }
  vi.stubGlobal('built', built)
  vi.stubGlobal('self', {
    registration: { scope: `${origin}/shop/` },
    clients: { get: async () => ({ url: `${origin}/shop/` }), claim: async () => undefined },
    skipWaiting: async () => undefined,
    addEventListener: (type: string, listener: (event: object) => void) =>
      listeners.set(type, listener),
  })
  const entriesOf = (name: string) => {
    const entries = stored.get(name) ?? new Map()
    stored.set(name, entries)
    return entries
  }
  vi.stubGlobal('caches', {
    open: async (name: string) => cacheOf(entriesOf(name)),
    match: (key: string, { cacheName }: { cacheName: string }) =>
      cacheOf(entriesOf(cacheName)).match(key),
  })
  vi.stubGlobal('fetch', async (requested: string | { url: string }) => {
    if (server === undefined) throw new TypeError('Failed to fetch')
    const file = server[pathOf(typeof requested === 'string' ? requested : requested.url)]
    const headers = { 'content-type': file?.type ?? 'text/html' }
    return new Response(file?.body, { status: file?.status ?? (file ? 200 : 404), headers })
  })
  vi.resetModules()
  await import(worker)
  await dispatch('install')
})

afterEach(() => vi.unstubAllGlobals())

describe('the worker of a site under /shop/', () => {
  it.each(['/shop/', '/shop/?q=roof'])('opens the home page %s offline', async (path) => {
    server = undefined
    expect(await (await open(path))?.text()).toBe(page('home').body)
  })

  it('caches the home page if the host responds only with a trailing slash', async () => {
    await reportPage('/shop/')
    expect([...(stored.get(PAGE_CACHE)?.keys() ?? [])]).toEqual(['/shop/offline', '/shop/'])
    server = undefined
    expect(await (await open('/shop/'))?.text()).toBe(page('home').body)
  })

  it.each(['/shop/About', '/shop/About/'])(
    'opens a page that was reported as %s with and without a trailing slash',
    async (reported) => {
      await reportPage(reported)
      server = undefined
      for (const path of ['/shop/About', '/shop/About/'])
        expect(await (await open(path))?.text()).toBe(page('about').body)
    },
  )

  it('leaves the editor to the network, online and offline', async () => {
    expect(await open('/shop/edit/')).toBeUndefined()
    expect(await request('/shop/edit/assets/main-1.js')).toBeUndefined()
  })

  it('does not respond to paths outside its folder', async () => {
    for (const path of ['/shop', '/shopping', '/']) expect(await open(path), path).toBeUndefined()
  })
})

describe('pages in another language', () => {
  const textOf = async (path: string) => (await open(path))?.text()

  it.each([
    ['/shop/gu/About', 'gu about'],
    ['/shop/gu/', 'gu home'],
  ])('%s opens offline once it was opened before', async (path, name) => {
    await reportPage(path)
    server = undefined
    expect(await textOf(path)).toBe(page(name).body)
  })

  it('have an offline page in their language once one of them was opened', async () => {
    await reportPage('/shop/gu/')
    server = undefined
    expect(await textOf('/shop/gu/Contact')).toBe(page('gu offline').body)
    expect(await textOf('/shop/Contact')).toBe(page('offline').body)
  })

  it('have precached pages once one of them was opened', async () => {
    await reportPage('/shop/gu/About')
    server = undefined
    expect(await textOf('/shop/gu/')).toBe(page('gu home').body)
  })

  it('have the offline page of the site before that', async () => {
    server = undefined
    expect(await textOf('/shop/gu/Contact')).toBe(page('offline').body)
  })

  it('have their own data', async () => {
    expect(await (await request('/shop/gu/data/about.json'))?.json()).toEqual({ build: 'gu about' })
    expect(await request('/shop/ka/data/about.json')).toBeUndefined()
  })

  it('have the offline page of a new build if the old one is cached', async () => {
    await reportPage('/shop/gu/')
    server = { ...server, '/shop/gu/offline': page('gu offline, newer') }
    await dispatch('install')
    server = undefined
    expect(await textOf('/shop/gu/Contact')).toBe(page('gu offline, newer').body)
  })
})

describe('a part of a file (206)', () => {
  const part = { ...script, body: 'sta', status: 206 }

  it('is not cached with a page that has loaded it', async () => {
    server = { ...server, '/shop/assets/list-1.js': part }
    await reportPage('/shop/About', ['/shop/assets/list-1.js'])
    server = { ...server, '/shop/assets/list-1.js': script }
    expect(await (await request('/shop/assets/list-1.js'))?.text()).toBe(script.body)
  })

  it('of a page does not replace the cached page', async () => {
    server = { ...server, '/shop/': { ...page('newer'), status: 206 } }
    await reportPage('/shop/')
    server = undefined
    expect(await (await open('/shop/'))?.text()).toBe(page('home').body)
  })
})

describe('a cache that fails', () => {
  const refusal = () => new DOMException('', 'SecurityError')
  const failures: Record<string, object | undefined> = {
    'is missing': undefined,
    'has no methods': {},
    throws: {
      open: () => {
        throw refusal()
      },
      match: () => {
        throw refusal()
      },
    },
    refuses: { open: () => Promise.reject(refusal()), match: () => Promise.reject(refusal()) },
    'never answers': { open: () => new Promise(() => {}), match: () => new Promise(() => {}) },
  }
  const requests: Record<string, () => Promise<Response | undefined>> = {
    '/shop/About': () => open('/shop/About'),
    '/shop/assets/main-1.js': () => request('/shop/assets/main-1.js'),
    '/shop/gu/data/about.json': () => request('/shop/gu/data/about.json'),
  }
  const cases = Object.entries(failures).flatMap(([what, caches]) =>
    Object.entries(requests).map(([path, ask]) => [what, path, caches, ask] as const),
  )

  it.each(cases)('because it %s: %s comes from the network', async (_, path, caches, ask) => {
    vi.stubGlobal('caches', caches)
    vi.useFakeTimers()
    const answer = ask()
    await vi.advanceTimersByTimeAsync(10_000)
    vi.useRealTimers()
    expect(await (await answer)?.text()).toBe(server?.[path]?.body)
  })

  it.each(cases)('because it %s, offline: %s ends with an error', async (_, __, caches, ask) => {
    vi.stubGlobal('caches', caches)
    server = undefined
    vi.useFakeTimers()
    const answer = ask()
    await vi.advanceTimersByTimeAsync(20_000)
    vi.useRealTimers()
    expect((await answer)?.type).toBe('error')
  })
})

describe('offline', () => {
  beforeEach(() => {
    server = undefined
  })

  it.each([
    ['a page if nothing is cached', () => open('/shop/About')],
    ['data that are not cached', () => request('/shop/data/about.json')],
    ['a file that is not cached', () => request('/shop/assets/list-1.js')],
  ])('%s: an error for the page, and no rejection in the worker', async (_, ask) => {
    stored.clear()
    expect((await ask())?.type).toBe('error')
  })
})

describe('whatever fails or is aborted, no promise of the browser is rejected, and the page gets a response', () => {
  const abort = () => Promise.reject(new DOMException('', 'AbortError'))
  /** A response whose body breaks off in the middle. */
  const halfBody = async () => {
    const start = (controller: ReadableStreamDefaultController) => {
      controller.enqueue(new TextEncoder().encode('<html'))
      controller.error(new TypeError('network error'))
    }
    return new Response(new ReadableStream({ start }), {
      headers: { 'content-type': 'text/html' },
    })
  }
  const throwAtOnce = () => {
    throw new TypeError('no network')
  }
  const fullCache = {
    open: async () => ({
      ...cacheOf(new Map()),
      put: () => Promise.reject(new DOMException('', 'QuotaExceededError')),
      keys: () => Promise.reject(new DOMException('', 'UnknownError')),
    }),
    match: async () => undefined,
  }
  const failures: readonly (readonly [string, () => void])[] = [
    ['a request that is aborted', () => vi.stubGlobal('fetch', abort)],
    ['a body that fails half way', () => vi.stubGlobal('fetch', halfBody)],
    ['a fetch that throws', () => vi.stubGlobal('fetch', throwAtOnce)],
    ['a cache that is full', () => vi.stubGlobal('caches', fullCache)],
    ['no cache', () => vi.stubGlobal('caches', undefined)],
  ]
  const preload = (preloadResponse: Promise<unknown>) => () =>
    dispatch('fetch', {
      request: { method: 'GET', mode: 'navigate', url: `${origin}/shop/About` },
      preloadResponse,
    })
  const events: Record<string, () => Promise<unknown>> = {
    install: () => dispatch('install'),
    activate: () => dispatch('activate'),
    'a page that was reported': () => reportPage('/shop/About', ['/shop/assets/list-1.js']),
    'a page': () => open('/shop/About'),
    'a page whose preload is aborted': () => preload(abort())(),
    'a file': () => request('/shop/assets/list-1.js'),
    'a file that the page has aborted': () =>
      request('/shop/assets/list-1.js', AbortSignal.abort()),
    data: () => request('/shop/gu/data/about.json'),
  }
  const cases = failures.flatMap(([failure, fail]) =>
    Object.entries(events).map(([event, run]) => [failure, event, fail, run] as const),
  )

  it.each(cases)('%s: %s', async (_, event, fail, run) => {
    stored.clear()
    fail()
    const response = await run()
    if (!/install|activate|reported/.test(event)) expect(response).toBeInstanceOf(Response)
    // Rejects if one of them is rejected.
    await Promise.all(waitedFor)
  })

  it('activation if the browser refuses what the worker asks for', async () => {
    const refuse = () => Promise.reject(new DOMException('', 'InvalidStateError'))
    vi.stubGlobal('self', {
      clients: { claim: refuse },
      registration: { navigationPreload: { enable: refuse } },
    })
    await dispatch('activate')
    await Promise.all(waitedFor)
  })

  it('a file is not requested again once the page has aborted its request', async () => {
    const requested: unknown[] = []
    vi.stubGlobal('fetch', (file: unknown) => {
      requested.push(file)
      return abort()
    })
    await request('/shop/assets/list-1.js', AbortSignal.abort())
    expect(requested).toHaveLength(1)
  })

  it('what could not be cached at installation is cached with the next page', async () => {
    stored.clear()
    const online = server
    server = undefined
    await dispatch('install')
    server = online
    await reportPage('/shop/About')
    server = undefined
    expect(await (await open('/shop/Contact'))?.text()).toBe(page('offline').body)
    expect(await (await request('/shop/assets/main-1.js'))?.text()).toBe(script.body)
  })
})

describe('a page is cached only together with its files', () => {
  it.each(['/shop/assets/main-1.js', '/shop/assets/about-1.js'])(
    'not without its script %s',
    async (name) => {
      stored.clear()
      const scripts = '/shop/assets/main-1.js /shop/assets/about-1.js'
      const about = {
        body: `<script data-files="${scripts}"></script><div id="root" data-build="about">`,
        type: 'text/html',
      }
      server = { ...server, '/shop/About': about, '/shop/assets/about-1.js': script }
      delete server[name]
      await reportPage('/shop/About')
      expect(stored.get(PAGE_CACHE)?.has('/shop/About') ?? false).toBe(false)
    },
  )

  const data = '/shop/data/pages/about.json'
  /** Reports a page that has the data of an answer. @returns whether it is cached */
  async function cachesWith(answer: Answer | undefined): Promise<boolean> {
    const about = {
      body: `<script data-files="/shop/assets/main-1.js ${data}"></script><div id="root" data-build="about">`,
      type: 'text/html',
    }
    server = { ...server, '/shop/About': about, ...(answer && { [data]: answer }) }
    await reportPage('/shop/About')
    return stored.get(PAGE_CACHE)?.has('/shop/About') ?? false
  }
  const ofBuild = (build: string) => ({ body: JSON.stringify({ build }), type: 'application/json' })

  it.each([
    ['that are missing', undefined, false],
    ['of another build', ofBuild('newer'), false],
    ['of its own build', ofBuild('about'), true],
  ])('with data %s', async (_, answer, isCached) => {
    expect(await cachesWith(answer)).toBe(isCached)
    server = undefined
    expect((await request(data))?.ok).toBe(false)
    // A page that was opened offline gets its data.
    await open('/shop/About')
    expect((await request(data))?.ok).toBe(isCached)
  })

  it('with data that cannot be stored', async () => {
    const entries = stored.get(PAGE_CACHE) ?? new Map()
    const full = {
      ...cacheOf(new Map()),
      put: () => Promise.reject(new DOMException('', 'QuotaExceededError')),
    }
    vi.stubGlobal('caches', {
      open: async (name: string) => (name === PAGE_CACHE ? cacheOf(entries) : full),
      match: async () => script,
    })
    expect(await cachesWith(ofBuild('about'))).toBe(false)
  })
})
