import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import type { Tell } from './tab.ts'

export type Header = { name: string; value: { type: string; value: string } }

/** What the site answers, or the tests in its place. */
type Answer = { status: number; headers: Header[]; body: Buffer }

/** What is to become of a request: by itself it goes on to the site. */
type Decision = { failed?: boolean; answer?: Answer }

/** What the tests may set for everything that the browser asks for. */
export type Network = {
  /** Where the browser sends all of its requests. */
  address: Promise<string>
  /** Whether each request waits for the tests to decide. */
  intercepting: boolean
  offline: boolean
  /** What each document runs before anything of its own. */
  preload: string
  decide(request: string, decision: Decision): void
}

const preloadPath = '/for-the-tests.js'

function headersOf({ headers }: IncomingMessage): Header[] {
  return Object.entries(headers).map(([name, value]) => ({
    name,
    value: { type: 'string', value: String(value) },
  }))
}

/** What events tell of a request. */
function about(context: string, navigation: string | null, url: string, more: object) {
  const timings = { requestTime: Date.now() }
  const request = { request: randomUUID(), url, headers: [], timings, ...more }
  return { context, navigation, redirectCount: 0, request }
}

/**
 * Stands between the browser and the site, for WebKitGTK's driver tells nothing of the network: tells
 * the tests of every request, lets them decide, and gives each document their script.
 * @param navigate is told that a document is asked for, and gives its navigation a name
 */
export function startNetwork(
  context: string,
  tell: Tell,
  navigate: (url: string) => string,
): Network {
  const waiting = new Map<string, (decision: Decision) => void>()
  const server = createServer((request, response) => {
    serve(request, response).catch((error) => {
      process.stderr.write(`${request.url}: ${error}\n`)
      response.destroy()
    })
  })
  const network: Network = {
    address: once(server.listen(0, '127.0.0.1'), 'listening').then(() => {
      const address = server.address()
      if (typeof address !== 'object' || address === null) throw new Error('no port is free')
      return `127.0.0.1:${address.port}`
    }),
    intercepting: false,
    offline: false,
    preload: '',
    decide(request, decision) {
      waiting.get(request)?.(decision)
      waiting.delete(request)
    },
  }

  // What is asked for over TLS is another origin's: no test reaches it, but each may know of it.
  server.on('connect', ({ url = '' }, socket) => {
    const origin = `https://${url.replace(/:443$/, '')}/`
    tell('network.beforeRequestSent', about(context, null, origin, { method: 'GET' }))
    socket.destroy()
  })

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { url = '', method, headers } = request
    if (url.endsWith(preloadPath)) {
      response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' })
      response.end(network.preload)
      return
    }
    const destination = headers['sec-fetch-dest'] === 'empty' ? '' : headers['sec-fetch-dest']
    const isDocument = destination === 'document'
    const body = await buffer(request)
    const told = about(context, isDocument ? navigate(url) : null, url, {
      method,
      headers: headersOf(request),
      bodySize: body.length,
      destination,
      initiatorType: destination === '' ? 'fetch' : null,
    })
    const lost = (errorText: string) => tell('network.fetchError', { ...told, errorText })
    response.once('close', () => response.writableFinished || lost('NS_BINDING_ABORTED'))

    const { failed, answer } = await new Promise<Decision>((decide) => {
      if (network.intercepting) waiting.set(told.request.request, decide)
      const intercepts = network.intercepting ? ['all'] : undefined
      tell('network.beforeRequestSent', { ...told, intercepts })
      if (!network.intercepting) decide({})
    })
    if (failed === true || (answer === undefined && network.offline)) {
      lost('NS_ERROR_FAILURE')
      response.destroy()
      return
    }
    const from = answer ?? (await fetchFromSite(request, body, isDocument))
    const { status, headers: fields } = from
    const sizes = { headersSize: 0, bodySize: from.body.length }
    const described = { url, status, statusText: '', protocol: 'http/1.1', headers: fields }
    const answered = { ...told, response: { ...described, ...sizes } }
    tell('network.responseStarted', answered)
    const whole = isDocument ? withPreload(from.body) : from.body
    const sent = Object.fromEntries(fields.map(({ name, value }) => [name, value.value]))
    // Nothing comes out of a cache, as in the other browsers where requests are decided on.
    const fresh = { 'cache-control': 'no-store', 'content-length': whole.length }
    // Nor out of memory, where scripts that were fetched ahead stay whatever their headers say.
    const forgetting = isDocument ? { 'clear-site-data': '"cache"' } : {}
    response.writeHead(status, { ...sent, ...fresh, ...forgetting })
    response.end(whole, () => tell('network.responseCompleted', answered))
  }
  return network
}

/** A document comes whole and as plain text, so that a script can be put into it. */
async function fetchFromSite(
  { url = '', method, headers }: IncomingMessage,
  body: Buffer,
  isDocument: boolean,
): Promise<Answer> {
  const { 'if-none-match': _, ...rest } = headers
  const asked = isDocument ? { ...rest, 'accept-encoding': 'identity' } : headers
  const asking = ask(url, { method, headers: asked }).end(body)
  const [answer]: IncomingMessage[] = await once(asking, 'response')
  if (answer === undefined) throw new Error(`${url} gave no answer`)
  const kept = headersOf(answer).filter(({ name }) => name !== 'transfer-encoding')
  return { status: answer.statusCode ?? 500, headers: kept, body: await buffer(answer) }
}

function withPreload(document: Buffer): Buffer {
  const script = `<script src="${preloadPath}"></script>`
  return Buffer.from(document.toString().replace(/<head[^>]*>/, (head) => head + script))
}
