import type { BrowserContext } from '@playwright/test'
import { site } from './catalogue.ts'

/** What a page did that a visitor should never be given, unless the test announced it. */
export type Watch = {
  /** Faults that this test brings about itself; each is compared with the fault's whole line. */
  allow(...patterns: RegExp[]): void
  /** The faults that nobody announced. */
  faults(): string[]
}

const map = new URL(site.map.embed).origin

/**
 * Keeps watch over everything the pages of a context do: their console, errors nobody caught,
 * requests that fail or are refused, and requests to another origin. The map's host is never really
 * asked: it answers with an empty page.
 * @param origin where the site is served
 * @param mapWelcome false: a request to the map's host is a fault too
 */
export async function watchOver(
  context: BrowserContext,
  origin: string,
  mapWelcome: boolean,
): Promise<Watch> {
  const seen: string[] = []
  const allowed: RegExp[] = []
  context.on('console', (message) => {
    seen.push(`console ${message.type()}: ${message.text()}`)
  })
  context.on('weberror', (error) => {
    seen.push(`page error: ${error.error()}`)
  })
  context.on('request', (request) => {
    const url = new URL(request.url())
    if (!url.protocol.startsWith('http') || url.origin === origin) return
    if (url.origin !== map || !mapWelcome) seen.push(`request to another origin: ${url}`)
  })
  context.on('requestfailed', (request) => {
    const why = request.failure()?.errorText
    // What was still on its way when the visitor left the page is no fault.
    if (why !== 'net::ERR_ABORTED') seen.push(`request failed: ${request.url()} ${why}`)
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
  }
}
