import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import type { LayoutView } from '../../src/catalogue/view.ts'
import { siteFolder } from '../helpers/folders.ts'

/** What the site posted: the key by which a repeated enquiry is recognised, and the body. */
type Posted = { key: string | undefined; body: string }

/** What the server does: answers with a status, stays silent, or cannot be reached. */
export type Behaviour = number | 'silent' | 'unreachable'

/** A server for enquiries that exists only in the test. */
type Endpoint = {
  /** Everything that arrived, whatever the answer was. */
  posted: Posted[]
  /** What it does from now on. */
  behaviour: Behaviour
}

/** Replaces the address for enquiries that the site was built with. */
async function replaceEndpoint(site: BrowserContext | Page, address: string | null): Promise<void> {
  const layout: LayoutView = JSON.parse(
    readFileSync(path.join(siteFolder, 'data/layout.json'), 'utf8'),
  )
  layout.enquiries.endpoint = address
  await site.route('**/data/layout.json', (route) => route.fulfill({ json: layout }))
}

/** Takes the address for enquiries from the site, whatever the owner has set. */
export function removeEndpoint(site: BrowserContext | Page): Promise<void> {
  return replaceEndpoint(site, null)
}

/**
 * Gives the site an address to post enquiries to, on its own origin, and answers there.
 * @param site the pages that get the address
 */
export async function serveEndpoint(
  site: BrowserContext | Page,
  does: Behaviour,
): Promise<Endpoint> {
  const endpoint: Endpoint = { posted: [], behaviour: does }
  await replaceEndpoint(site, '/enquiries')
  await site.route('**/enquiries', async (route) => {
    const request = route.request()
    if (endpoint.behaviour === 'unreachable') return route.abort('internetdisconnected')
    endpoint.posted.push({
      key: request.headers()['idempotency-key'],
      body: request.postData() ?? '',
    })
    if (endpoint.behaviour === 'silent') return undefined
    return route.fulfill({ status: endpoint.behaviour, json: {} })
  })
  return endpoint
}
