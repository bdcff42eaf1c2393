import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { codeAmong } from './code.ts'
import { type Run, screen } from './driver.ts'
import { type Outcome, type Seen, type Wish, world } from './world.ts'

/** Tells the tests of one event. */
export type Tell = (method: string, params: object) => void

/** How large the page is to be, without what the browser has round it. */
export type Viewport = { width: number; height: number }

/** Playwright keeps its own objects apart from the page's, in a second realm of this name. */
const realms = ['', '__playwright_utility_world__']

/**
 * The one tab of the browser. WebKitGTK's driver has no events: what has become of the page is seen
 * with every answer that comes from it, and every twentieth of a second while nothing is asked.
 */
export function createTab(driver: Run, tell: Tell) {
  const context = randomUUID()
  let session: string | undefined
  let navigation: string | undefined
  let seen: Seen | undefined
  let documents = 0

  const run: Run = (method, way, body) => driver(method, `/session/${session}${way}`, body)
  const realm = (sandbox = '') => `${documents} ${sandbox}`.trim()

  /** A navigation that begins, or the one that has not yet led to its document. */
  function startNavigation(url: string): string {
    if (navigation === undefined) {
      navigation = randomUUID()
      tell('browsingContext.navigationStarted', { context, navigation, url })
    }
    return navigation
  }

  function observe(now: Seen): void {
    const { href: url, ready } = now
    const isNew = seen?.document !== now.document
    const before = isNew ? 'loading' : seen?.ready
    if (isNew) {
      if (seen !== undefined) {
        for (const sandbox of realms) tell('script.realmDestroyed', { realm: realm(sandbox) })
      }
      documents += 1
      const arrived = startNavigation(url)
      navigation = undefined
      tell('browsingContext.navigationCommitted', { context, url, navigation: arrived })
      tell('script.realmCreated', { context, type: 'window', realm: realm(), origin: '' })
    } else if (seen?.href !== url) {
      tell('browsingContext.historyUpdated', { context, url })
    }
    seen = now
    if (before === 'loading' && ready !== 'loading') {
      tell('browsingContext.domContentLoaded', { context, url })
    }
    if (before !== 'complete' && ready === 'complete')
      tell('browsingContext.load', { context, url })
    for (const said of now.said) {
      tell('log.entryAdded', { ...said, source: { context, realm: realm() } })
    }
  }

  /** Has a function run in the page, beside the world that it holds for the tests. */
  async function inPage(action: string, given: object): Promise<Outcome> {
    const script = `${world}
      const outcome = (${action})(window.forTests, JSON.parse(arguments[0]))
      return JSON.stringify({ outcome, seen: window.forTests.see() })`
    const args = [JSON.stringify(given)]
    const answer = await run<string>('POST', '/execute/sync', { script, args })
    const { outcome, seen: now } = JSON.parse(answer)
    observe(now)
    return outcome
  }

  async function look(): Promise<void> {
    const looked = session
    while (session !== undefined && session === looked) {
      // Between two documents there is nothing to be seen.
      await inPage('() => {}', {}).catch(() => {})
      await wait(50)
    }
  }

  /** Makes the window as large as is needed for the page in it. */
  async function resize({ width, height }: Viewport): Promise<void> {
    const script = 'return [innerWidth, innerHeight, outerWidth, outerHeight]'
    for (let turn = 0; turn < 100; turn += 1) {
      const [w = 0, h = 0, outerWidth = 0, outerHeight = 0] = await run<number[]>(
        'POST',
        '/execute/sync',
        { script, args: [] },
      )
      if (w === width && h === height) return
      const outer = { width: width + outerWidth - w, height: height + outerHeight - h }
      await run('POST', '/window/rect', {
        ...outer,
        x: Math.round((screen.width - outer.width) / 2),
        y: Math.round((screen.height - outer.height) / 2),
      })
      await wait(25)
    }
    throw new Error(`no window has room for a page of ${width} by ${height} px`)
  }

  return {
    context,
    run,
    startNavigation,

    /** Starts the browser. */
    async open(capabilities: object, viewport: Viewport, userContext: string): Promise<void> {
      const answer = await driver<{ sessionId: string }>('POST', '/session', {
        capabilities: { alwaysMatch: capabilities },
      })
      session = answer.sessionId
      seen = undefined
      navigation = undefined
      const url = 'about:blank'
      const none = { children: null, parent: null }
      tell('browsingContext.contextCreated', { context, userContext, url, ...none })
      await resize(viewport)
      await inPage('() => {}', {})
      void look()
    },

    /** Ends the browser, and with it what it has kept. */
    async close(): Promise<void> {
      if (session === undefined) return
      const ended = run('DELETE', '')
      session = undefined
      await ended
      tell('browsingContext.contextDestroyed', { context, parent: null })
    },

    async resize(viewport: Viewport): Promise<void> {
      if (session !== undefined) await resize(viewport)
    },

    /** Has the page itself believe that it is cut off, or no longer. */
    async setOnLine(value: boolean): Promise<void> {
      const given = { value, event: value ? 'online' : 'offline' }
      const action = `(world, { value, event }) => {
        Object.defineProperty(navigator, 'onLine', { configurable: true, value })
        dispatchEvent(new Event(event))
      }`
      await inPage(action, given)
    },

    /** Calls a function in the page, and waits for what it promises. */
    async evaluate(action: string, wish: Wish, sandbox?: string): Promise<object> {
      const asked = seen?.document
      const call = `(world, wish) => world.call((${action}), wish, ${codeAmong(wish.args)})`
      let outcome = await inPage(call, wish)
      while (outcome.type === 'pending') {
        if (seen?.document !== asked) throw new Error('the page has gone')
        await wait(8)
        outcome = await inPage('(world, { call }) => world.outcome(call)', outcome)
      }
      return { ...outcome, realm: realm(sandbox) }
    },
  }
}
