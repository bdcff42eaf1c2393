import type { Context } from 'hono'
import { deleteCookie, getSignedCookie, setSignedCookie } from 'hono/cookie'
import type { Inbox } from '../inbox.ts'
import { createRateLimit } from '../limitRate.ts'
import { networkOf } from '../network.ts'
import { randomToken } from '../randomToken.ts'
import { isPassword } from '../server/password.ts'
import type { OwnerApp, PageWriter } from './pages.ts'
import { wantedPage } from './wantedPage.ts'

const DAY = 24 * 3600

/** The time for which a session lasts after the last visit, in seconds. */
const SESSION = 14 * DAY

/** The time for which a device is known, in seconds. */
const KNOWN = 365 * DAY

type OwnerContext = Context<{ Variables: { form: URLSearchParams } }>

/** The time in which tries of a password are counted, in seconds: a quarter of an hour. */
const QUARTER = 900

/** The tries of one network or known device in a quarter of an hour. */
const TRIES = 8

/** The tries of all networks together in a quarter of an hour. */
const ALL_TRIES = 200

/** The number of tries that may wait: each takes a fifth of a second. */
const WAITING = 25

/** The name in the address of the sign-in page to which signing out leads. */
const SIGNED_OUT = 'out'

/** The field of a password: no other form has one of this name. */
const PASSWORD = 'password'

/** The name of a change for the person who has sent it. */
function actionName(path: string, form: URLSearchParams): string {
  if (path === '/delete' || form.get('do') === 'delete') return 'the deletion'
  return path.endsWith('/answer') ? 'the answer' : 'the change'
}

/** The address of a request, without its host. */
function pathAndQuery({ req }: Context): string {
  const { pathname, search } = new URL(req.url)
  return pathname + search
}

/** The address to sign in at, which leads on to a page. */
function signInAddress(wanted: string): string {
  return wanted === '/' ? '/login' : `/login?${new URLSearchParams({ next: wanted })}`
}

/**
 * Signs the owner in and out. The cookie of a session is its name and its end, signed with the hash of the password. A
 * device that has once signed in has a further cookie, so that the wrong tries of others do not lock it out.
 *
 * A form that is sent without a session is not lost: the sign-in page has its fields and its address, and so sends it
 * once more, together with the password. Its origin is checked each time, like that of every form.
 */
export function addSignIn(
  app: OwnerApp,
  page: PageWriter,
  { settings, addressOf, now, log, store }: Inbox,
) {
  const secure = settings.INBOX_URL.startsWith('https:')
  // A browser takes a name with this prefix over https only, for this host and all of its paths.
  const prefix = secure ? '__Host-' : ''
  const [cookie, device] = [`${prefix}session`, `${prefix}device`]
  const secret = settings.INBOX_PASSWORD
  // Lax: a link in an e-mail leads in. A form of another site has no cookie, and each form's origin is checked.
  const options = { path: '/', httpOnly: true, secure, sameSite: 'Lax' } as const
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
    const deviceId = await getSignedCookie(c, secret, device)
    if (deviceId) return limitOne(`device ${deviceId}`)
    const wait = await limitOne(networkOf(addressOf(c)))
    if (wait > 0) return wait
    return limitAll('all')
  }

  /** The sign-in page, with the form that was sent in place of it. */
  function askToSignIn(c: OwnerContext, status: 200 | 401 | 429, error = '') {
    const { path } = c.req
    if (path === '/login') {
      const action = signInAddress(wantedPage(c.req.query('next')))
      const isOut = c.req.query(SIGNED_OUT) !== undefined
      return page(c, 'signIn', { action, error, isOut }, status)
    }
    const form = c.get('form')
    const fields = Array.from(form, ([name, value]) => ({ name, value }))
    const kept = {
      action: actionName(path, form),
      fields: fields.filter(({ name }) => name !== PASSWORD),
    }
    return page(c, 'signIn', { action: wantedPage(pathAndQuery(c)), error, kept }, status)
  }

  function askToWait(c: OwnerContext, seconds: number) {
    const minutes = Math.ceil(seconds / 60)
    const time = minutes === 1 ? 'a minute' : `${minutes} minutes`
    c.header('Retry-After', String(seconds))
    return askToSignIn(c, 429, `There were too many tries. Try again in ${time}.`)
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

  /** Gives a browser a session, or a later end of the one that it has. */
  function setSession(c: Context, id: string): Promise<void> {
    const session = `${id} ${now() + SESSION * 1000}`
    return setSignedCookie(c, cookie, session, secret, { ...options, maxAge: SESSION })
  }

  /** Tries the password of a form. @returns what is wrong; undefined once the owner is signed in */
  async function trySignIn(c: OwnerContext): Promise<Response | undefined> {
    const wait = await secondsToWait(c)
    if (wait > 0) return askToWait(c, wait)
    if (waiting >= WAITING) return askToWait(c, 10)
    const right = await isRight(c.get('form').get(PASSWORD) ?? '')
    log('login', { right })
    if (!right) return askToSignIn(c, 401, 'This is not the password.')
    await setSession(c, randomToken())
    const deviceId = (await getSignedCookie(c, secret, device)) || randomToken()
    await setSignedCookie(c, device, deviceId, secret, { ...options, maxAge: KNOWN })
    return undefined
  }

  app.get('/login', (c) => askToSignIn(c, 200))
  app.post(
    '/login',
    async (c) => (await trySignIn(c)) ?? c.redirect(wantedPage(c.req.query('next')), 303),
  )
  app.use(async (c, next) => {
    const session = await readSession(c)
    if (session !== undefined) {
      // At most once a day: not each answer needs a cookie.
      if (session.until - now() < (SESSION - DAY) * 1000) await setSession(c, session.id)
      return next()
    }
    const isPage = c.req.method === 'GET' || c.req.method === 'HEAD'
    if (isPage) return c.redirect(signInAddress(wantedPage(pathAndQuery(c))), 303)
    if (c.req.path === '/logout') return c.redirect(`/login?${SIGNED_OUT}`, 303)
    if (!c.get('form').has(PASSWORD)) return askToSignIn(c, 401)
    return (await trySignIn(c)) ?? next()
  })
  app.post('/logout', async (c) => {
    const session = await readSession(c)
    if (session !== undefined) {
      const ended = { sql: 'DELETE FROM signed_out WHERE until < ?', args: [now()] }
      const sql = 'INSERT OR IGNORE INTO signed_out VALUES (?, ?)'
      // A copy of the cookie may have been given a later end, up to now.
      await store.batch([ended, { sql, args: [session.id, now() + SESSION * 1000] }], 'write')
    }
    deleteCookie(c, cookie, { path: '/', secure })
    c.header('Clear-Site-Data', '"cache"')
    return c.redirect(`/login?${SIGNED_OUT}`, 303)
  })
}
