/** A value as WebDriver BiDi writes it down. */
export type Remote = {
  type: string
  value?: unknown
  handle?: string
  sharedId?: string
}

/** What became of a call: not yet known, given back or thrown. */
export type Outcome =
  | { type: 'pending'; call: string }
  | { type: 'success'; result: Remote }
  | { type: 'exception'; exceptionDetails: { text: string } }

/** How a call is to be answered. */
export type Wish = {
  args: Remote[]
  /** Whether objects come with a handle, by which later calls can name them. */
  own: boolean
  /** How far into objects their values are told. */
  depth: number
  awaitPromise: boolean
}

/** What a page has said on its console, or thrown where nobody caught it. */
export type Said = {
  type: 'console' | 'javascript'
  level: string
  method: string
  args: Remote[]
  text: string
}

/** What is seen of a page from the outside. */
export type Seen = { document: string; href: string; ready: string; said: Said[] }

/** What a document holds for the tests. */
export type World = {
  /** @param code what the tests would have evaluated, where the policy forbids it, by its text */
  call(
    action: (...args: unknown[]) => unknown,
    wish: Wish,
    code: Record<string, () => unknown>,
  ): Outcome
  outcome(call: string): Outcome
  see(): Seen
}

declare global {
  interface Window {
    forTests?: World
    /** By this name Playwright asks for a text to be typed at once. */
    __pw_bidiInsertText?: (text: string) => void
  }
}

/**
 * Runs in the page, once for each document: keeps the objects that the tests have a handle to, and
 * listens to the console.
 */
export function installWorld(): World {
  const held = new Map<string, unknown>()
  const outcomes = new Map<string, Outcome>()
  const said: Said[] = []
  const name = Math.random().toString(36).slice(2)
  let last = 0

  function hold(value: unknown): string {
    last += 1
    held.set(`${name}.${last}`, value)
    return `${name}.${last}`
  }

  function typeOf(value: object | symbol): string {
    if (typeof value !== 'object') return typeof value
    if (value === window) return 'window'
    if (value instanceof Node) return 'node'
    if (value instanceof NodeList) return 'nodelist'
    if (value instanceof HTMLCollection) return 'htmlcollection'
    if (Array.isArray(value)) return 'array'
    const kind = [Promise, RegExp, Date, Map, Set, Error].find((each) => value instanceof each)
    return kind?.name.toLowerCase() ?? 'object'
  }

  function tell(value: unknown, own: boolean, depth: number): Remote {
    if (value === null) return { type: 'null' }
    if (typeof value === 'undefined') return { type: 'undefined' }
    if (typeof value === 'bigint') return { type: 'bigint', value: String(value) }
    if (typeof value === 'number') {
      const plain = Number.isFinite(value) && !Object.is(value, -0)
      return { type: 'number', value: plain ? value : Object.is(value, -0) ? '-0' : String(value) }
    }
    if (typeof value !== 'object' && typeof value !== 'function' && typeof value !== 'symbol') {
      return { type: typeof value, value }
    }
    const told: Remote = { type: typeOf(value) }
    if (own) told.handle = hold(value)
    if (told.type === 'node') told.sharedId = hold(value)
    if (value instanceof Date) told.value = value.toISOString()
    if (value instanceof RegExp) told.value = { pattern: value.source, flags: value.flags }
    if (depth > 0 && (told.type === 'nodelist' || told.type === 'array')) {
      told.value = Array.from(Object.values(value), (each) => tell(each, false, depth - 1))
    }
    if (depth > 0 && told.type === 'object') {
      told.value = Object.entries(value).map(([key, each]) => [key, tell(each, false, depth - 1)])
    }
    return told
  }

  function read(told: Remote): unknown {
    const handle = told.handle ?? told.sharedId
    if (handle !== undefined) {
      if (!held.has(handle)) throw new Error('no such handle')
      return held.get(handle)
    }
    const { type, value } = told
    if (type === 'null') return null
    if (type === 'undefined') return undefined
    if (type === 'number') return Number(value)
    if (type === 'bigint') return BigInt(String(value))
    if (type === 'array' && Array.isArray(value)) return value.map(read)
    if (type === 'object' && Array.isArray(value)) {
      return Object.fromEntries(value.map(([key, each]) => [read(key), read(each)]))
    }
    return value
  }

  const known: Record<string, () => unknown> = {}
  // The site's policy forbids it anyway. What Playwright would add for typing stands below.
  function evaluate(text: string): unknown {
    const code = known[text] ?? known[text.slice(1, -1)]
    if (code === undefined && !text.includes('__pw_bidiInsertText')) throw new EvalError(text)
    return code === undefined ? class {} : code()
  }
  Object.assign(window, { eval: evaluate })

  const thrown = (error: unknown): Outcome => ({
    type: 'exception',
    exceptionDetails: { text: String(error) },
  })

  const methods = ['debug', 'error', 'info', 'log', 'warn'] as const
  for (const method of methods) {
    const write = console[method].bind(console)
    console[method] = (...args: unknown[]) => {
      said.push({
        type: 'console',
        level: method,
        method,
        args: args.map((each) => tell(each, true, 1)),
        text: args.map(String).join(' '),
      })
      write(...args)
    }
  }
  const complain = (text: string) =>
    said.push({ type: 'javascript', level: 'error', method: 'error', args: [], text })
  addEventListener('error', ({ error }) => error !== undefined && complain(String(error)))
  addEventListener('unhandledrejection', ({ reason }) => complain(String(reason)))
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    complain(`SecurityError: ${violatedDirective} forbids ${blockedURI}`),
  )

  window.__pw_bidiInsertText = (text) => void document.execCommand('insertText', false, text)

  return {
    call(action, { args, own, depth, awaitPromise }, code) {
      Object.assign(known, code)
      const success = (value: unknown): Outcome => ({
        type: 'success',
        result: tell(value, own, depth),
      })
      try {
        const value = action(...args.map(read))
        if (!awaitPromise || !(value instanceof Promise)) return success(value)
        const call = hold(undefined)
        const settle = (outcome: Outcome) => void outcomes.set(call, outcome)
        value.then(
          (settled) => settle(success(settled)),
          (error) => settle(thrown(error)),
        )
        return { type: 'pending', call }
      } catch (error) {
        return thrown(error)
      }
    },
    outcome(call) {
      const outcome = outcomes.get(call) ?? { type: 'pending', call }
      outcomes.delete(call)
      return outcome
    },
    see: () => ({
      document: name,
      href: location.href,
      ready: document.readyState,
      said: said.splice(0),
    }),
  }
}

/** The text by which the world stands in a page, with what the compiler expects around it. */
export const world = `
const __name = (action) => action
window.forTests ??= (${installWorld})()
`
