import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import type { LayoutView } from '../../src/catalogue/view.ts'
import { siteFolder } from '../helpers/folders.ts'

/** A posted enquiry: its key, by which repetitions are recognised, and the body. */
type Posted = { key: string | undefined; body: string }

/** The behaviour of the server: responds with a status, never responds, or cannot be reached. */
export type EndpointBehaviour = number | 'silent' | 'unreachable'

/** A server for enquiries that exists only in the test. */
type Endpoint = {
  /** Every enquiry that arrived, whatever the response. */
  posted: Posted[]
  /** Sets the behaviour for the following requests. */
  behaviour: EndpointBehaviour
}

/** Replaces the endpoint for enquiries of the built site. */
async function replaceEndpoint(site: BrowserContext | Page, address: string | null): Promise<void> {
  const layout: LayoutView = JSON.parse(
    readFileSync(path.join(siteFolder, 'data/layout.json'), 'utf8'),
  )
  layout.enquiries.endpoint = address
  await site.route('**/data/layout.json', (route) => route.fulfill({ json: layout }))
}

/** Removes the endpoint for enquiries from the site. */
export function removeEndpoint(site: BrowserContext | Page): Promise<void> {
  return replaceEndpoint(site, null)
}

/**
 * Gives the site an endpoint for enquiries on its own origin, and responds there.
 * @param site the pages that get the endpoint
 */
export async function serveEndpoint(
  site: BrowserContext | Page,
  does: EndpointBehaviour,
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
    return route.fulfill({ status: endpoint.behaviour, json: { ok: endpoint.behaviour === 200 } })
  })
  return endpoint
}
