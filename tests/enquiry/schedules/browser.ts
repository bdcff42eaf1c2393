import { Script } from 'node:vm'
import { JSDOM } from 'jsdom'
import { build } from 'vite'
import { Clock } from './clock.ts'
import { Server, type ServerReply } from './server.ts'

async function bundle(): Promise<Script> {
  const made = await build({
    configFile: false,
    logLevel: 'error',
    oxc: { jsx: { development: false } },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: false,
      lib: { entry: 'tests/enquiry/schedules/page.tsx', formats: ['iife'], name: 'page' },
      rolldownOptions: { output: { codeSplitting: false } },
    },
  })
  const [output] = [made].flat()
  if (output === undefined || !('output' in output)) throw new Error('nothing was built')
  const code = output.output.find((file) => file.type === 'chunk')?.code
  return new Script(code ?? '', { filename: 'page.js' })
}

const page = await bundle()

type Lock = { name: string } | null

/** A tab: a window of its own, whose session outlives a reload. */
export class ScheduledTab {
  readonly window
  readonly session: Record<string, string>
  readonly #browser: ScheduledBrowser
  closed = false

  constructor(browser: ScheduledBrowser, session: Record<string, string>) {
    this.#browser = browser
    this.session = session
    const dom = new JSDOM('<!doctype html><html lang="en-IN"><body></body></html>', {
      url: 'https://site.example/Contact',
      runScripts: 'outside-only',
    })
    this.window = dom.window
    const { clock } = browser
    const define = (target: object, values: Record<string, unknown>) => {
      for (const [name, value] of Object.entries(values)) {
        Object.defineProperty(target, name, { value, configurable: true })
      }
    }
    define(this.window, {
      setTimeout: (run: () => void, ms: number) => clock.after(ms, this, run),
      clearTimeout: (id: number) => clock.cancel(id),
      MessageChannel: undefined,
      Date: class extends Date {
        constructor(time: number = clock.now) {
          super(time)
        }
        static override now = () => clock.now
      },
      localStorage: this.#storage(browser.local, (key) => browser.notifyOthers(this, key)),
      sessionStorage: this.#storage(session, () => {}),
      fetch: (_: string, request: RequestInit) => this.#post(request),
    })
    define(this.window.navigator, {
      locks: {
        request: (name: string, _: object, work: (lock: Lock) => Promise<unknown>) =>
          browser.lock(this, name, work),
      },
    })
    Object.defineProperty(this.window.navigator, 'onLine', { get: () => browser.online })
    page.runInContext(dom.getInternalVMContext())
  }

  #storage(items: Record<string, string>, changed: (key: string) => void) {
    const methods: Record<string, unknown> = {
      getItem: (key: string) => items[key] ?? null,
      setItem: (key: string, value: string) => {
        if (this.#browser.full) throw new this.window.DOMException('full', 'QuotaExceededError')
        items[key] = value
        changed(key)
      },
      removeItem: (key: string) => {
        delete items[key]
        changed(key)
      },
    }
    return new Proxy(items, { get: (_, name) => methods[String(name)] })
  }

  #post({ headers, body, signal }: RequestInit): Promise<unknown> {
    const browser = this.#browser
    const key = new Headers(headers).get('Idempotency-Key') ?? ''
    const cut = () => new this.window.TypeError('Failed to fetch')
    if (!browser.online) return Promise.reject(cut())
    if (browser.posting.get(key)?.closed === false) browser.postedTwiceAtOnce.push(key)
    browser.posting.set(key, this)
    return new Promise((resolve, reject) => {
      const end = () => browser.posting.delete(key)
      signal?.addEventListener('abort', () => {
        end()
        reject(new this.window.DOMException('aborted', 'AbortError'))
      })
      const answer = (reply: ServerReply | null | undefined) => {
        if (reply === null) return
        browser.clock.after(150, this, () => {
          end()
          if (reply === undefined || !browser.online) reject(cut())
          else resolve(responseOf(reply))
        })
      }
      browser.clock.after(150, this, () => {
        if (!browser.online) return answer(undefined)
        const text = textIn(String(body)) ?? ''
        const reply = browser.server.take(key, text, String(body))
        if (reply instanceof Promise) browser.clock.waitFor(reply.then(answer))
        else answer(reply)
      })
    })
  }

  close(): void {
    this.closed = true
    this.#browser.forget(this)
    this.window.close()
  }
}

function responseOf({ status, body, headers: own }: ServerReply) {
  const headers = new Headers(own)
  if (!headers.has('Content-Type')) headers.set('Content-Type', 'application/json')
  return {
    status,
    ok: status < 300,
    headers,
    text: () => Promise.resolve(body),
  }
}

/** @returns the marked words that a test has typed, by which an enquiry is known */
export function textIn(words: string): string | undefined {
  return /<\d+>/.exec(words)?.[0]
}

/** One browser with what its tabs share. */
export class ScheduledBrowser {
  readonly clock = new Clock()
  readonly server: Server
  readonly local: Record<string, string> = {}
  readonly posting = new Map<string, ScheduledTab>()
  readonly postedTwiceAtOnce: string[] = []
  readonly #locks = new Map<string, ScheduledTab>()
  tabs: ScheduledTab[] = []
  online = true
  full = false

  constructor(server = new Server()) {
    this.server = server
  }

  open(session: Record<string, string> = {}): ScheduledTab {
    const tab = new ScheduledTab(this, session)
    this.tabs.push(tab)
    return tab
  }

  forget(tab: ScheduledTab): void {
    this.clock.cancelAll(tab)
    this.tabs = this.tabs.filter((other) => other !== tab)
    for (const [name, owner] of this.#locks) if (owner === tab) this.#locks.delete(name)
  }

  setOnline(online: boolean): void {
    this.online = online
    for (const { window } of this.tabs) {
      window.dispatchEvent(new window.Event(online ? 'online' : 'offline'))
    }
  }

  /** Stores what a page of another version does, and informs every tab. */
  storeElsewhere(key: string, text: string): void {
    this.local[key] = text
    this.notifyOthers(undefined, key)
  }

  notifyOthers(from: ScheduledTab | undefined, key: string): void {
    for (const tab of this.tabs) {
      if (tab === from) continue
      this.clock.after(1, tab, () =>
        tab.window.dispatchEvent(new tab.window.StorageEvent('storage', { key })),
      )
    }
  }

  async lock(
    tab: ScheduledTab,
    name: string,
    work: (lock: Lock) => Promise<unknown>,
  ): Promise<unknown> {
    if (this.#locks.has(name)) return work(null)
    this.#locks.set(name, tab)
    try {
      return await work({ name })
    } finally {
      if (this.#locks.get(name) === tab) this.#locks.delete(name)
    }
  }
}
