import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { cors } from 'hono/cors'
import { limits } from '../../catalogue/limits.ts'
import type { Inbox } from '../inbox.ts'
import { createRateLimit } from '../limitRate.ts'
import { networkOf } from '../network.ts'
import { fieldErrors, Posted } from '../posted.ts'
import { addEnquiry } from '../store/enquiries.ts'

const DAY = 24 * 3600

/** The bytes that a network may post in a day, and all together; a small enquiry does not count for all. */
const [NETWORK_BYTES, ALL_BYTES, SMALL] = [10_000_000, 200_000_000, 10_000]

/** Receives the enquiries that the forms and the lists of the site post. */
export function receiver(inbox: Inbox): Hono {
  const { settings, site, log } = inbox
  const origin = settings.INBOX_ORIGINS
  const exposed = { exposeHeaders: ['Retry-After'], maxAge: 86_400 }
  const allowHeaders = ['Content-Type', 'Idempotency-Key']
  const app = new Hono()
  app.use(cors({ origin, allowMethods: ['POST'], allowHeaders, ...exposed }))
  app.use((c, next) =>
    origin.includes(c.req.header('Origin') ?? '') ? next() : Promise.resolve(c.json({}, 403)),
  )
  const limitPosts = createRateLimit(settings.INBOX_PER_MINUTE, 60)
  const limitBytes = createRateLimit(NETWORK_BYTES, DAY)
  const limitAllBytes = createRateLimit(ALL_BYTES, DAY)
  function askToWait(c: Context, seconds: number) {
    c.header('Retry-After', String(seconds))
    return c.json({}, 429)
  }
  app.use(async (c, next) => {
    const wait = await limitPosts(networkOf(inbox.addressOf(c)))
    return wait > 0 ? askToWait(c, wait) : next()
  })
  app.use(bodyLimit({ maxSize: limits.enquiryBytes, onError: (c) => c.json({}, 413) }))
  app.post('/', async (c) => {
    const isJson = /^application\/json\s*(;|$)/i.test(c.req.header('Content-Type') ?? '')
    if (!isJson) return c.json({}, 415)
    const posted = Posted.safeParse(await c.req.json())
    if (!posted.success) return c.json({}, 400)
    const { idempotencyKey, form } = posted.data
    if (c.req.header('Idempotency-Key') !== idempotencyKey) return c.json({}, 400)
    const errors = fieldErrors(posted.data, site.enquiries.errors)
    if (Object.keys(errors).length > 0) return c.json({ errors }, 422)
    const { byteLength } = await c.req.arrayBuffer()
    const wait = await limitBytes(networkOf(inbox.addressOf(c)), byteLength)
    if (wait > 0) return askToWait(c, wait)
    const waitAll = byteLength > SMALL ? await limitAllBytes('all', byteLength) : 0
    if (waitAll > 0) return askToWait(c, waitAll)
    const outcome = await addEnquiry(inbox, posted.data)
    log('received', { form, outcome })
    // Other words under a key that is taken: they are not stored, so they are not called sent.
    if (outcome === 'other') return c.json({}, 409)
    if (outcome === 'added') inbox.onAdded()
    return c.json({ ok: true })
  })
  app.onError((error, c) => {
    // It is no JSON.
    if (error instanceof SyntaxError) return c.json({}, 400)
    log('failed', { at: 'receive', error })
    c.header('Retry-After', '30')
    return c.json({}, 503)
  })
  return app
}
