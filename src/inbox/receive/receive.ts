import { type Context, Hono } from 'hono'
import { cors } from 'hono/cors'
import { limits } from '../../catalogue/limits.ts'
import type { Inbox } from '../inbox.ts'
import { createRateLimit } from '../limitRate.ts'
import { networkOf } from '../network.ts'
import { fieldErrors, Posted } from '../posted.ts'
import { readBody } from '../readBody.ts'
import { addEnquiry } from '../store/enquiries.ts'
import { isSmallJson } from './isSmallJson.ts'

const DAY = 24 * 3600

/** The bytes that a network may post in a day. */
const NETWORK_BYTES = 10_000_000

/** The bytes that all networks together may post in a day, without small enquiries. */
const ALL_BYTES = 200_000_000

/** The most bytes of a small enquiry. */
const SMALL = 10_000

/** The JSON of a body; undefined if it is none, or has more names than an enquiry. */
function readJson(body: Uint8Array): unknown {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(body)
    return isSmallJson(text) ? JSON.parse(text) : undefined
  } catch {
    return undefined
  }
}

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
  app.use((c, next) => {
    const isJson = /^application\/json\s*(;|$)/i.test(c.req.header('Content-Type') ?? '')
    return isJson ? next() : Promise.resolve(c.json({}, 415))
  })
  /** Counts the bytes of a body, whether it is stored or refused. @returns the seconds to wait, or 0 */
  async function secondsToWait(c: Context, bytes: number): Promise<number> {
    const wait = await limitBytes(networkOf(inbox.addressOf(c)), bytes)
    return wait > 0 || bytes <= SMALL ? wait : limitAllBytes('all', bytes)
  }
  app.post('/', async (c) => {
    const body = await readBody(c, limits.enquiryBytes)
    if (body === 'cut off') return c.json({}, 400)
    if (body === 'too large') {
      // One that does not tell its length has been read up to the limit.
      if (c.req.header('Content-Length') === undefined) await secondsToWait(c, limits.enquiryBytes)
      return c.json({}, 413)
    }
    const wait = await secondsToWait(c, body.byteLength)
    if (wait > 0) return askToWait(c, wait)
    const posted = Posted.safeParse(readJson(body))
    if (!posted.success) return c.json({}, 400)
    const { idempotencyKey, form } = posted.data
    if (c.req.header('Idempotency-Key') !== idempotencyKey) return c.json({}, 400)
    const errors = fieldErrors(posted.data, site.enquiries.errors)
    if (Object.keys(errors).length > 0) return c.json({ errors }, 422)
    const outcome = await addEnquiry(inbox, posted.data)
    log('received', { form, outcome })
    // Other words under a key that is taken: they are not stored, so they are not called sent.
    if (outcome === 'other') return c.json({}, 409)
    if (outcome === 'added') inbox.onAdded()
    return c.json({ ok: true })
  })
  app.onError((error, c) => {
    log('failed', { at: 'receive', error })
    c.header('Retry-After', '30')
    return c.json({}, 503)
  })
  return app
}
