import { Hono } from 'hono'
import { matchedRoutes } from 'hono/route'
import type { Inbox } from './inbox.ts'
import { ownerPages } from './owner/owner.ts'
import { receiver } from './receive/receive.ts'

/** Where the site posts enquiries to. */
export const ENDPOINT = '/enquiries'

/** The inbox as one handler of requests. */
export function createApp(inbox: Inbox): Hono {
  const { store, log, now } = inbox
  const app = new Hono()
  app.use(async (c, next) => {
    const start = now()
    await next()
    // The route and not the address: a search is in it.
    const route = matchedRoutes(c).findLast(({ path }) => !path.endsWith('*'))?.path ?? '*'
    log('request', { method: c.req.method, route, status: c.res.status, ms: now() - start })
  })
  app.get('/health', async (c) => {
    await store.execute("UPDATE setting SET value = value WHERE name = 'clock'")
    return c.json({ ok: true })
  })
  app.onError((error, c) => {
    log('failed', { at: 'app', error })
    return c.json({ ok: false }, 503)
  })
  app.route(ENDPOINT, receiver(inbox))
  app.route('/', ownerPages(inbox))
  return app
}
