import { Hono } from 'hono'
import { matchedRoutes } from 'hono/route'
import { errorCode } from './errorCode.ts'
import type { Inbox } from './inbox.ts'
import { ownerPages } from './owner/owner.ts'
import { receiver } from './receive/receive.ts'

/** The path to which the site posts enquiries. */
export const ENDPOINT = '/enquiries'

/** The reason why the database cannot be written; undefined if it can. */
async function findWriteProblem(store: Inbox['store']): Promise<string | undefined> {
  try {
    await store.execute("UPDATE setting SET value = value WHERE name = 'clock'")
    await store.execute(
      'SELECT count(*) FROM enquiry_shown WHERE id = (SELECT max(id) FROM enquiry)',
    )
    return undefined
  } catch (error) {
    const reasons = new Map([
      ['SQLITE_FULL', 'the disk is full'],
      ['SQLITE_CORRUPT', 'the database file is damaged'],
      ['SQLITE_NOTADB', 'the database file is damaged'],
      ['SQLITE_BUSY', 'another process does not stop writing'],
      ['SQLITE_READONLY', 'the database file can only be read'],
    ])
    return reasons.get(errorCode(error)) ?? 'the database cannot be written'
  }
}

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
    const problem = (await inbox.findFileProblem()) ?? (await findWriteProblem(store))
    return problem === undefined
      ? c.json({ ok: true })
      : c.json({ ok: false, reason: problem }, 503)
  })
  app.onError((error, c) => {
    log('failed', { at: 'app', error })
    return c.json({ ok: false }, 503)
  })
  app.route(ENDPOINT, receiver(inbox))
  app.route('/', ownerPages(inbox))
  return app
}
