import type { BrowserContext, Request } from '@playwright/test'
import type { Site } from '../../src/catalogue/schemas/site.ts'
import { readData } from './readData.ts'

/** Observations of the pages of a test, and the faults among them. */
export type Watch = {
  /** Faults that this test causes itself, as patterns for the line of a fault. */
  allow(...patterns: RegExp[]): void
  /** The faults that are not allowed. */
  faults(): string[]
  /** Every request to another origin so far, including the map. */
  elsewhere(): string[]
}

/** Firefox logs NS_BINDING_ABORTED for a typeface that was loading when the visitor left. */
const abortedTypeface = /downloadable font: download failed .*status=2152398850/

const map = new URL(readData<Site>('site').map.embed).origin

/**
 * Watches the pages of a context: the console, uncaught errors, failed or refused requests, and requests to another
 * origin. Only the host of the map is allowed; it is never reached, and the response is an empty page.
 * @param origin the origin of the site
 */
export async function watchOver(context: BrowserContext, origin: string): Promise<Watch> {
  const seen: string[] = []
  const elsewhere: string[] = []
  // Playwright logs this itself if a test blocks the worker.
  const allowed = [
    /Service Worker registration blocked by Playwright/,
    abortedTypeface,
    // Another origin, which is reported by its request, or the map.
    /Failed to load resource: net::ERR_NAME_NOT_RESOLVED/,
  ]
  context.on('console', (message) => {
    seen.push(`console ${message.type()}: ${message.text()}`)
  })
  context.on('weberror', (error) => {
    seen.push(`page error: ${error.error()}`)
  })
  const underWay = new Set<Request>()
  const leftBehind = new Set<Request>()
  const documents = new Set<Request>()
  context.on('request', (request) => {
    const url = new URL(request.url())
    // The map in its frame is also a document, but does not replace the page.
    const leaves = request.resourceType() === 'document' && url.origin === origin
    if (leaves) for (const other of underWay) leftBehind.add(other)
    // The previous document may send requests until the next one has loaded.
    else if (documents.size > 0) leftBehind.add(request)
    if (leaves) documents.add(request)
    underWay.add(request)
    if (!url.protocol.startsWith('http') || url.origin === origin) return
    elsewhere.push(url.href)
    if (url.origin !== map) seen.push(`request to another origin: ${url}`)
  })
  const end = (request: Request) => {
    underWay.delete(request)
    documents.delete(request)
  }
  context.on('requestfinished', end)
  context.on('requestfailed', (request) => {
    end(request)
    const why = request.failure()?.errorText
    // Requests that were cancelled by leaving the page are no faults, nor is an unreachable map.
    const aborted = /^net::ERR_ABORTED$|^NS_BINDING_ABORTED$|cancelled$/.test(why ?? '')
    // Chromium reports a worker's aborted requests as failed.
    const abandoned = aborted || (why === 'net::ERR_FAILED' && leftBehind.has(request))
    if (!abandoned && !request.url().startsWith(map))
      seen.push(`request failed: ${request.url()} ${why}`)
  })
  context.on('response', (response) => {
    if (response.status() >= 400) seen.push(`answer ${response.status()}: ${response.url()}`)
  })
  // Chromium resolves no other name (`findBrowser.ts`): a route would turn its cache off.
  if (context.browser()?.browserType().name() !== 'chromium') {
    await context.route(`${map}/**`, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Map</title>' }),
    )
  }
  return {
    allow: (...patterns) => {
      allowed.push(...patterns)
    },
    faults: () => seen.filter((fault) => !allowed.some((pattern) => pattern.test(fault))),
    elsewhere: () => [...elsewhere],
  }
}
