import type { Context, Hono } from 'hono'
import { deleteCookie, getSignedCookie, setSignedCookie } from 'hono/cookie'
import type { Inbox } from '../inbox.ts'
import { createRateLimit } from '../limitRate.ts'
import { networkOf } from '../network.ts'
import { randomToken } from '../randomToken.ts'
import { isPassword } from '../server/password.ts'
import type { PageWriter } from './pages.ts'

/** The length of a session, and the time for which a device is known, in seconds. */
const [SESSION, KNOWN] = [14 * 24 * 3600, 365 * 24 * 3600]

/** The tries of a password in a quarter of an hour: of one network or known device, and of all others together. */
const [TRIES, ALL_TRIES, QUARTER] = [8, 200, 900]

/** The number of tries that may wait: each takes a fifth of a second. */
const WAITING = 25

/**
 * Signs the owner in and out. The cookie of a session is its name and its end, signed with the hash of the password. A
 * device that has once signed in has a further cookie, so that the wrong tries of others do not lock it out.
 */
export function addSession(
  app: Hono,
  page: PageWriter,
  { settings, addressOf, now, log, store }: Inbox,
) {
  const secure = settings.INBOX_URL.startsWith('https:')
  // A browser takes a name with this prefix over https only, for this host and all of its paths.
  const prefix = secure ? '__Host-' : ''
  const [cookie, device] = [`${prefix}session`, `${prefix}device`]
  const secret = settings.INBOX_PASSWORD
  const options = { path: '/', httpOnly: true, secure, sameSite: 'Strict' } as const
  const [limitOne, limitAll] = [
    createRateLimit(TRIES, QUARTER),
    createRateLimit(ALL_TRIES, QUARTER),
  ]
  let last = Promise.resolve(false)
  let waiting = 0

  /** One try after the other: hashing takes a thread of those that posts need, too. */
  function isRight(password: string): Promise<boolean> {
    waiting += 1
    last = last
      .catch(() => false)
      .then(() => isPassword(password, secret))
      .finally(() => {
        waiting -= 1
      })
    return last
  }

  /** The seconds to wait before a further try; 0 if there may be one now. */
  async function secondsToWait(c: Context): Promise<number> {
    const known = await getSignedCookie(c, secret, device)
    if (known) return limitOne(`device ${known}`)
    const wait = await limitOne(networkOf(addressOf(c)))
    if (wait > 0) return wait
    return limitAll('all')
  }

  function askToWait(c: Context, seconds: number) {
    const minutes = Math.ceil(seconds / 60)
    const time = minutes === 1 ? 'a minute' : `${minutes} minutes`
    c.header('Retry-After', String(seconds))
    return page(c, 'signIn', { error: `There were too many tries. Try again in ${time}.` }, 429)
  }

  /** The session of a cookie; undefined if it has ended or was never begun. */
  async function readSession(c: Context): Promise<{ id: string; until: number } | undefined> {
    const [id = '', end] = ((await getSignedCookie(c, secret, cookie)) || '').split(' ')
    const until = Number(end)
    if (!(until > now())) return undefined
    const sql = 'SELECT 1 FROM signed_out WHERE session = ?'
    const { rows } = await store.execute({ sql, args: [id] })
    return rows.length === 0 ? { id, until } : undefined
  }

  app.get('/login', (c) => page(c, 'signIn', {}))
  app.post('/login', async (c) => {
    const wait = await secondsToWait(c)
    if (wait > 0) return askToWait(c, wait)
    const { password } = await c.req.parseBody()
    if (waiting >= WAITING) return askToWait(c, 10)
    const right = typeof password === 'string' && (await isRight(password))
    log('login', { right })
    if (!right) return page(c, 'signIn', { error: 'This is not the password.' }, 401)
    const session = `${randomToken()} ${now() + SESSION * 1000}`
    await setSignedCookie(c, cookie, session, secret, { ...options, maxAge: SESSION })
    const known = (await getSignedCookie(c, secret, device)) || randomToken()
    await setSignedCookie(c, device, known, secret, { ...options, maxAge: KNOWN })
    return c.redirect('/', 303)
  })
  app.use(async (c, next) =>
    (await readSession(c)) === undefined ? c.redirect('/login', 303) : next(),
  )
  app.post('/logout', async (c) => {
    const session = await readSession(c)
    if (session !== undefined) {
      const ended = { sql: 'DELETE FROM signed_out WHERE until < ?', args: [now()] }
      const sql = 'INSERT OR IGNORE INTO signed_out VALUES (?, ?)'
      await store.batch([ended, { sql, args: [session.id, session.until] }], 'write')
    }
    deleteCookie(c, cookie, { path: '/', secure })
    return c.redirect('/login', 303)
  })
}
