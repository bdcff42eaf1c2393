import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { limits } from '../../src/catalogue/limits.ts'
import { makeInbox, projectFiles, type TestInbox } from './inbox.ts'
import { ownOrigin, password, postedEnquiry, siteOrigin } from './requests.ts'

const script = '"><script>alert(1)</script><img src=x onerror=alert(1)>'
const sql = `'); DROP TABLE enquiry; --`

/** An enquiry of a form that has each kind of field, with one text in all of them. */
function filledWith(text: string) {
  return postedEnquiry({
    form: 'list',
    about: text,
    page: text,
    language: text,
    fields: { line1: text, place: text, name: text, phone: text, note: text, [text]: text },
    labels: { line1: text, name: text },
    texts: { line1: text },
  })
}

const pages = ['/', '/?folder=new', '/enquiry/1', `/?q=${encodeURIComponent(script)}`]

describe('a post', () => {
  const body = postedEnquiry()
  const tooLong = 'x'.repeat(limits.enquiryBytes)
  const manyFields = Object.fromEntries(Array.from({ length: 500 }, (_, i) => [`line${i}`, '']))
  it.each<[string, number, unknown, Record<string, string>?]>([
    ['from another origin', 403, body, { Origin: 'https://evil.example' }],
    ['from an origin that begins alike', 403, body, { Origin: `${siteOrigin}.evil.example` }],
    ['from a page without an origin', 403, body, { Origin: 'null' }],
    ['as a form, for which no browser asks first', 415, body, { 'Content-Type': 'text/plain' }],
    ['that is no JSON', 400, '{'],
    ['that is a list', 400, '[]'],
    ['that is nested a thousand times', 400, '['.repeat(20_000)],
    ['without a key', 400, { ...body, idempotencyKey: '' }],
    ['with a path as its key', 400, { ...body, idempotencyKey: '../../etc/passwd' }],
    ['with another key in its header', 400, body, { 'Idempotency-Key': '0000-1111' }],
    ['with a form that does not exist', 400, { ...body, form: 'constructor' }],
    ['with a field that is no text', 400, { ...body, fields: { message: { $ne: 1 } } }],
    ['with more fields than a list has', 400, { ...body, fields: manyFields }],
    ['with a date that is none', 400, { ...body, writtenAt: "2024' OR 1=1" }],
    ['larger than the longest list', 413, { ...body, about: tooLong }],
    ['of no length', 413, { ...body, about: tooLong }, { 'Transfer-Encoding': 'chunked' }],
  ])('%s is not stored', async (_, status, sent, headers) => {
    const { post, stored } = await makeInbox()
    const response = await post(sent, headers)
    expect(response.status).toBe(status)
    expect(await stored()).toEqual([])
    if (status === 403) expect(response.headers.get('Access-Control-Allow-Origin')).toBeNull()
  })

  it('by another method is not stored', async () => {
    const { app, stored } = await makeInbox()
    expect((await app.request('/enquiries', { method: 'PUT' })).status).toBe(403)
    expect(await stored()).toEqual([])
  })
})

describe('a hostile text in every field', () => {
  it.each(pages)('is text and no script on %s', async (page) => {
    const { post, signIn, visit } = await makeInbox()
    expect((await post(filledWith(script))).status).toBe(200)
    const response = await visit(page, undefined, await signIn())
    const html = await response.text()
    expect(html).not.toMatch(/<script|<img/i)
    expect(html).toContain('&lt;script')
    expect(response.headers.get('Content-Security-Policy')).toContain("default-src 'none'")
  })

  it.each(Object.entries(projectFiles.pages))('is escaped wherever %s shows it', (_, template) => {
    expect(template).not.toMatch(/\|\s*raw\b|\{%-?\s*(raw|liquid)\b/)
  })

  it('is no SQL', async () => {
    const { post, stored, signIn, visit } = await makeInbox()
    await post(filledWith(sql))
    const cookie = await signIn()
    await visit(`/?q=${encodeURIComponent(sql)}`, undefined, cookie)
    await visit(`/?q=${encodeURIComponent(`${sql}@`)}`, undefined, cookie)
    await visit('/delete', { who: "x@' OR '1'='1" }, cookie)
    await visit('/enquiry/1', { state: 'won', note: sql }, cookie)
    const [row] = await stored()
    expect(row).toMatchObject({ about: sql, note: sql, state: 'won' })
  })

  it.each([
    '=1+1',
    '+1+cmd|calc',
    '-2+3',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    '+919876543210',
    '=WEBSERVICE("evil.example")',
  ])('is no formula in an export: %j', async (formula) => {
    const { post, signIn, visit } = await makeInbox()
    await post(filledWith(formula))
    const cookie = await signIn()
    const csv = await (await visit('/enquiries.csv', undefined, cookie)).text()
    // Spaces around a text are not stored.
    expect(csv).toContain(`'${formula.trim()}`.replaceAll('"', '""'))
    const xlsx = await (await visit('/enquiries.xlsx', undefined, cookie)).arrayBuffer()
    const sheet = strFromU8(
      unzipSync(new Uint8Array(xlsx))['xl/worksheets/sheet1.xml'] ?? new Uint8Array(),
    )
    expect(sheet).toContain('<c ')
    expect(sheet).not.toMatch(/<f[\s>]/)
  })
})

describe('somebody who is not signed in', () => {
  const closed = [
    '/',
    '/enquiry/1',
    '/enquiries.csv',
    '/enquiries.xlsx',
    '/person',
    '/anything',
    '/enquiry/1/../../enquiries.csv',
  ]

  it.each(closed)('reads nothing of %s', async (at) => {
    const { post, visit } = await makeInbox()
    await post(postedEnquiry())
    const response = await visit(at)
    expect(response.status).toBe(303)
    expect(response.headers.get('Location')).toMatch(/^\/login(\?|$)/)
    expect(await response.text()).not.toContain('Asha')
  })

  it.each([
    'session=1',
    '__Host-session=',
    `__Host-session=${'0'.repeat(64)}`,
    "__Host-session=' OR '1'='1",
    '__Host-session=undefined',
    `session=${'f'.repeat(64)}`,
  ])('is not signed in by the cookie %s', async (cookie) => {
    const { visit, signIn } = await makeInbox()
    await signIn()
    expect((await visit('/', undefined, cookie)).status).toBe(303)
  })

  it('guesses a password eight times in a quarter of an hour', async () => {
    const { visit } = await makeInbox()
    const answers = []
    for (let i = 0; i < 10; i += 1)
      answers.push((await visit('/login', { password: `${i}` })).status)
    expect(answers).toEqual([...Array.from({ length: 8 }, () => 401), 429, 429])
  })
})

describe('another site that the owner visits', () => {
  const actions = ['/delete', '/marked', '/enquiry/1', '/enquiry/1/answer', '/logout', '/login']

  async function forge(inbox: TestInbox, at: string, headers: Record<string, string>) {
    const cookie = await inbox.signIn()
    const body = new URLSearchParams({ who: 'asha@example.com', state: 'lost', note: '', way: '0' })
    const request = { method: 'POST', headers: { Cookie: cookie, ...headers }, body }
    return inbox.app.request(`${ownOrigin}${at}`, request)
  }

  it.each(actions)('cannot send a form to %s', async (at) => {
    const inbox = await makeInbox()
    await inbox.post(postedEnquiry())
    for (const origin of ['https://evil.example', 'null', undefined]) {
      const headers: Record<string, string> = origin === undefined ? {} : { Origin: origin }
      expect((await forge(inbox, at, headers)).status).toBe(403)
    }
    expect((await inbox.stored())[0]).toMatchObject({ state: 'new' })
  })

  it.each(actions)('changes nothing at %s by a body of another kind', async (at) => {
    const inbox = await makeInbox()
    await inbox.post(postedEnquiry())
    await forge(inbox, at, { Origin: 'https://evil.example', 'Content-Type': 'application/json' })
    expect(await inbox.stored()).toMatchObject([{ state: 'new', note: '' }])
  })

  it('gets no cookie, and cannot show the inbox in a frame', async () => {
    const { visit } = await makeInbox()
    const { headers } = await visit('/login', { password })
    const cookie = headers.get('Set-Cookie')
    for (const part of ['__Host-session=', 'HttpOnly', 'SameSite=Lax', 'Secure', 'Path=/']) {
      expect(cookie).toContain(part)
    }
    expect(headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'")
    expect(headers.get('Cache-Control')).toBe('no-store')
  })
})

it('the log holds nobody’s words, number or address', async () => {
  const { post, signIn, visit, lines, store } = await makeInbox()
  await post(filledWith('Canary 98250'))
  await post(postedEnquiry({ fields: { username: 'Canary' } }))
  const cookie = await signIn('Canary')
  const real = await signIn()
  await visit('/?q=Canary', undefined, real)
  await visit('/?q=98250', undefined, real)
  await visit('/Canary', undefined, cookie)
  store.close()
  await post(filledWith('Canary 98250'))
  await visit('/?q=Canary', undefined, real)
  expect(lines.length).toBeGreaterThan(8)
  expect(lines.join()).toContain('"event":"failed"')
  expect(lines.join()).not.toMatch(/Canary|98250|192\.0\.2|asha/)
})
