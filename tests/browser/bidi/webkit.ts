#!/usr/bin/env -S node --import tsx
import { randomUUID } from 'node:crypto'
import type { WebSocket } from 'ws'
import { startDriver } from './driver.ts'
import { listen } from './listen.ts'
import { type Header, startNetwork } from './network.ts'
import { createTab, type Viewport } from './tab.ts'
import { type Remote, type Wish, world } from './world.ts'

/**
 * WebKitGTK for Playwright. Its driver knows WebDriver alone, Playwright the newer WebDriver BiDi:
 * each command of the one becomes commands of the other.
 */
const args = process.argv.slice(2)
const settings = args[args.indexOf('--profile') + 1] ?? '.'
const driver = await startDriver(settings, args.includes('--less-motion'))
listen(connect)

type Call = {
  target: { sandbox?: string }
  arguments?: Remote[]
  resultOwnership?: string
  serializationOptions?: { maxObjectDepth?: number }
  awaitPromise: boolean
}
type Pointing = { actions: { x?: number; y?: number }[] }

function wishOf(call: Call): Wish {
  return {
    args: call.arguments ?? [],
    own: call.resultOwnership === 'root',
    depth: call.serializationOptions?.maxObjectDepth ?? Number.MAX_SAFE_INTEGER,
    awaitPromise: call.awaitPromise,
  }
}

/** The driver takes whole pixels only. */
function rounded(source: Pointing): Pointing {
  const actions = source.actions.map((action) => ({
    ...action,
    ...(action.x !== undefined && { x: Math.round(action.x) }),
    ...(action.y !== undefined && { y: Math.round(action.y) }),
  }))
  return { ...source, actions }
}

function connect(tests: WebSocket): void {
  const tell = (method: string, params: object) => {
    tests.send(
      JSON.stringify({ type: 'event', method, params: { timestamp: Date.now(), ...params } }),
    )
  }
  const tab = createTab(driver, tell)
  const network = startNetwork(tab.context, tell, tab.startNavigation)
  const preloads = new Map<string, string>()
  const userContext = randomUUID()
  let viewport: Viewport = { width: 1280, height: 800 }

  function updatePreload(): void {
    const own = [...preloads.values()].map((script) => `;(${script})();`).join('\n')
    network.preload = `{ document.currentScript.remove(); ${world} ${own} }`
  }

  /** What this browser is asked to be is a matter of how it was started, or makes no difference. */
  const asStarted = [
    'session.subscribe',
    'browser.setDownloadBehavior',
    'browsingContext.activate',
    'emulation.setLocaleOverride',
    'emulation.setMediaFeaturesOverride',
    'emulation.setScreenOrientationOverride',
    'emulation.setScreenSettingsOverride',
    'emulation.setTimezoneOverride',
    'network.addDataCollector',
    'network.setCacheBehavior',
    'script.disown',
  ]

  const commands = {
    'session.new': () => ({ capabilities: { browserVersion: '', userAgent: '' } }),
    'browser.createUserContext': () => {
      preloads.clear()
      return { userContext }
    },
    'browser.removeUserContext': () => tab.close(),
    'browser.close': () => process.exit(),

    'browsingContext.create': async () => {
      updatePreload()
      const proxy = await network.address
      const capabilities = {
        proxy: { proxyType: 'manual', httpProxy: proxy, sslProxy: proxy },
      }
      await tab.open(capabilities, viewport, userContext)
      return { context: tab.context }
    },
    'browsingContext.close': () => tab.close(),
    'browsingContext.setViewport': (params: { viewport: Viewport }) => {
      viewport = params.viewport
      return tab.resize(viewport)
    },
    'browsingContext.navigate': async ({ url }: { url: string }) => {
      const navigation = tab.startNavigation(url)
      await tab.run('POST', '/url', { url })
      return { navigation, url }
    },
    'browsingContext.reload': () => tab.run('POST', '/refresh'),
    'browsingContext.traverseHistory': ({ delta }: { delta: number }) =>
      tab.run('POST', delta < 0 ? '/back' : '/forward'),

    'script.evaluate': ({ expression, ...call }: Call & { expression: string }) => {
      const text = expression.trim().replace(/;$/, '')
      return tab.evaluate(`() => (${text})`, wishOf(call), call.target.sandbox)
    },
    'script.callFunction': ({
      functionDeclaration,
      ...call
    }: Call & { functionDeclaration: string }) =>
      tab.evaluate(functionDeclaration, wishOf(call), call.target.sandbox),
    'script.addPreloadScript': ({ functionDeclaration }: { functionDeclaration: string }) => {
      const script = randomUUID()
      preloads.set(script, functionDeclaration)
      updatePreload()
      return { script }
    },
    'script.removePreloadScript': ({ script }: { script: string }) => {
      preloads.delete(script)
      updatePreload()
    },

    'input.performActions': ({ actions }: { actions: Pointing[] }) =>
      tab.run('POST', '/actions', { actions: actions.map(rounded) }),

    // The site has none.
    'storage.getCookies': () => ({ cookies: [] }),
    'emulation.setNetworkConditions': (params: { networkConditions: object | null }) => {
      network.offline = params.networkConditions !== null
      return tab.setOnLine(!network.offline)
    },
    'network.addIntercept': ({ phases }: { phases: string[] }) => {
      if (phases.includes('beforeRequestSent')) network.intercepting = true
      return { intercept: phases.join() }
    },
    'network.removeIntercept': () => {
      network.intercepting = false
    },
    'network.continueRequest': ({ request }: { request: string }) => network.decide(request, {}),
    'network.failRequest': ({ request }: { request: string }) =>
      network.decide(request, { failed: true }),
    'network.provideResponse': (params: {
      request: string
      statusCode: number
      headers: Header[]
      body?: { value: string }
    }) => {
      const body = Buffer.from(params.body?.value ?? '', 'base64')
      const { statusCode: status, headers } = params
      network.decide(params.request, { answer: { status, headers, body } })
    },
  }

  const known = new Map(Object.entries(commands))
  tests.on('message', async (message) => {
    const { id, method, params } = JSON.parse(String(message))
    try {
      const command = known.get(method)
      if (command === undefined && !asStarted.includes(method)) throw new Error(`no ${method} here`)
      const result = await command?.(params)
      tests.send(JSON.stringify({ type: 'success', id, result: result ?? {} }))
    } catch (error) {
      const told = error instanceof Error ? error.message : String(error)
      tests.send(JSON.stringify({ type: 'error', id, error: 'unknown error', message: told }))
    }
  })
  tests.on('close', () => process.exit())
}
