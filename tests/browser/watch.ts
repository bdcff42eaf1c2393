import type { BrowserContext, Request } from '@playwright/test'
import type { Site } from '../../src/catalogue/schemas/site.ts'
import { readData } from './readData.ts'

/** What the pages of a test did, and what of it no visitor should ever meet. */
export type Watch = {
  /** Faults that this test causes itself; each pattern is compared with the fault's whole line. */
  allow(...patterns: RegExp[]): void
  /** The faults that were not allowed. */
  faults(): string[]
  /** Every request to another origin so far, the map included. */
  elsewhere(): string[]
}

/** NS_BINDING_ABORTED: Firefox logs it for a typeface that was loading when the visitor left. */
const abortedTypeface = /downloadable font: download failed .*status=2152398850/

const map = new URL(readData<Site>('site').map.embed).origin

/**
 * Watches everything the pages of a context do: their console, uncaught errors, requests that fail
 * or are refused, and requests to another origin. Only the map's host is allowed; it is never
 * really reached, and answers with an empty page.
 * @param origin where the site is served
 */
export async function watchOver(context: BrowserContext, origin: string): Promise<Watch> {
  const seen: string[] = []
  const elsewhere: string[] = []
  // Playwright logs it itself, where a test blocks the worker.
  const allowed = [/Service Worker registration blocked by Playwright/, abortedTypeface]
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
    // The map in its frame is a document as well, and nobody leaves the page for it.
    const leaves = request.resourceType() === 'document' && url.origin === origin
    if (leaves) for (const other of underWay) leftBehind.add(other)
    // Until the next document is there, the one before it may request more.
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
    // What was still loading when the visitor left the page is no fault, nor is a map out of reach.
    const aborted = /^net::ERR_ABORTED$|^NS_BINDING_ABORTED$|cancelled$/.test(why ?? '')
    // Chromium reports a worker's aborted requests as failed.
    const abandoned = aborted || (why === 'net::ERR_FAILED' && leftBehind.has(request))
    if (!abandoned && !request.url().startsWith(map))
      seen.push(`request failed: ${request.url()} ${why}`)
  })
  context.on('response', (response) => {
    if (response.status() >= 400) seen.push(`answer ${response.status()}: ${response.url()}`)
  })
  await context.route(`${map}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Map</title>' }),
  )
  return {
    allow: (...patterns) => {
      allowed.push(...patterns)
    },
    faults: () => seen.filter((fault) => !allowed.some((pattern) => pattern.test(fault))),
    elsewhere: () => [...elsewhere],
  }
}
