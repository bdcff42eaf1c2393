/** A value as WebDriver BiDi writes it down. */
export type Remote = { type: string; value?: unknown; handle?: string; sharedId?: string }

/** What became of a call: not known yet, given back or thrown. */
export type Outcome =
  | { type: 'pending'; call: string }
  | { type: 'success'; result: Remote }
  | { type: 'exception'; exceptionDetails: { text: string } }

/** How a call is to be answered. */
export type Wish = {
  args: Remote[]
  /** Whether an object comes with a handle, by which later calls can name it. */
  own: boolean
  /** How far into an object its values are told. */
  depth: number
  awaitPromise: boolean
}

/** What a page has written on its console, or thrown where nobody caught it. */
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
  /** @param code what the call may evaluate, by its text */
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
    /** By this name Playwright has a text typed at once. */
    __pw_bidiInsertText?: (text: string) => void
  }
}

/**
 * Runs in the page, once for each document: keeps what the tests have a handle to, and listens to
 * the console.
 */
function installWorld(): World {
  const document = Math.random().toString(36).slice(2)
  const held = new Map<string, unknown>()
  const outcomes = new Map<string, Outcome>()
  const known: Record<string, () => unknown> = {}
  const said: Said[] = []

  function hold(value: unknown): string {
    const handle = `${document} ${held.size}`
    held.set(handle, value)
    return handle
  }

  /** Playwright makes plain values of all else before it asks for them. */
  function tell(value: unknown, own: boolean, depth: number): Remote {
    if (value === null) return { type: 'null' }
    const handle = own ? { handle: hold(value) } : {}
    if (value instanceof Node) return { type: 'node', sharedId: hold(value), ...handle }
    if (typeof value !== 'object') return { type: typeof value, value, ...handle }
    if (depth === 0) return { type: Array.isArray(value) ? 'array' : 'object', ...handle }
    const within = (each: unknown) => tell(each, false, depth - 1)
    if (Array.isArray(value)) return { type: 'array', value: value.map(within), ...handle }
    const entries = Object.entries(value).map(([key, each]) => [key, within(each)])
    return { type: 'object', value: entries, ...handle }
  }

  function read({ type, value, handle, sharedId }: Remote): unknown {
    const name = handle ?? sharedId
    if (name !== undefined && !held.has(name)) throw new Error('no such handle')
    if (name !== undefined) return held.get(name)
    if (type === 'null') return null
    if (!Array.isArray(value)) return value
    if (type === 'array') return value.map(read)
    return Object.fromEntries(value.map(([key, each]) => [read(key), read(each)]))
  }

  function thrown(error: unknown): Outcome {
    return { type: 'exception', exceptionDetails: { text: String(error) } }
  }

  // The site's policy forbids it in any case. What Playwright adds for typing stands below.
  function evaluate(text: string): unknown {
    const code = known[text] ?? known[text.slice(1, -1)]
    if (code === undefined && !text.includes('__pw_bidiInsertText')) throw new EvalError(text)
    return code === undefined ? class {} : code()
  }
  Object.assign(window, { eval: evaluate })
  window.__pw_bidiInsertText = (text) => {
    window.document.execCommand('insertText', false, text)
  }

  for (const method of ['debug', 'error', 'info', 'log', 'warn'] as const) {
    console[method] = (...values: unknown[]) => {
      const args = values.map((each) => tell(each, true, 1))
      said.push({ type: 'console', level: method, method, args, text: '' })
    }
  }
  function complain(text: string): void {
    said.push({ type: 'javascript', level: 'error', method: 'error', args: [], text })
  }
  addEventListener('error', ({ error, message }) => complain(String(error ?? message)))
  addEventListener('unhandledrejection', ({ reason }) => complain(String(reason)))
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    complain(`SecurityError: ${violatedDirective} forbids ${blockedURI}`),
  )

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
        const call = hold(value)
        value.then(
          (settled) => outcomes.set(call, success(settled)),
          (error) => outcomes.set(call, thrown(error)),
        )
        return { type: 'pending', call }
      } catch (error) {
        return thrown(error)
      }
    },
    outcome: (call) => outcomes.get(call) ?? { type: 'pending', call },
    see: () => ({
      document,
      href: location.href,
      ready: window.document.readyState,
      said: said.splice(0),
    }),
  }
}

/** The text by which the world stands in a page, with the name that the compiler expects there. */
export const world = `
const __name = (action) => action
window.forTests ??= (${installWorld})()
`
