import { describe, expect, it, vi } from 'vitest'
import { createRateLimit } from '../../src/inbox/limitRate.ts'
import { networkOf } from '../../src/inbox/network.ts'
import { makeInbox, type TestInbox } from './inbox.ts'
import { ownOrigin, password, postedEnquiry } from './requests.ts'

describe('the network of an address', () => {
  it.each([
    ['192.0.2.1', '192.0.2.1'],
    ['192.0.2.1:5000', '192.0.2.1'],
    [' 192.0.2.1 ', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['::FFFF:192.0.2.1', '192.0.2.1'],
    ['0:0:0:0:0:ffff:192.0.2.1', '192.0.2.1'],
    ['::ffff:c000:201', '192.0.2.1'],
    ['[::ffff:192.0.2.1]:80', '192.0.2.1'],
    ['2001:db8::1', '2001:db8:0'],
    ['2001:db8::2', '2001:db8:0'],
    ['2001:DB8::1', '2001:db8:0'],
    ['2001:0db8:0000::1', '2001:db8:0'],
    ['2001:db8:0:1::1', '2001:db8:0'],
    ['2001:db8:0:ffff:1:2:3:4', '2001:db8:0'],
    ['[2001:db8::1]:443', '2001:db8:0'],
    ['[2001:db8::1]', '2001:db8:0'],
    ['fe80::1%eth0', 'fe80:0:0'],
    ['2001:db8:1::', '2001:db8:1'],
    ['::1', '0:0:0'],
    ['', ''],
    ['unknown', 'unknown'],
  ])('%j is %s', (address, network) => {
    expect(networkOf(address)).toBe(network)
  })
})

/** Tries a password from an address. @returns the answer */
function tryPassword({ app }: TestInbox, typed: string, address: string, cookie = '') {
  return app.request(`${ownOrigin}/login`, {
    method: 'POST',
    headers: { Origin: ownOrigin, 'Test-Address': address, Cookie: cookie },
    body: new URLSearchParams({ password: typed }),
  })
}

/** The cookie of a device, by the answer with which it has signed in. */
function deviceOf(response: Response): string {
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '')
  return cookies.find((cookie) => cookie.includes('device=')) ?? ''
}

describe('wrong passwords', () => {
  it.each<[string, (i: number) => string]>([
    ['one address', () => '192.0.2.1'],
    ['one address with ports', (i) => `192.0.2.1:${5000 + i}`],
    ['a network of IPv6', (i) => `2001:db8::${i}`],
    ['networks of one customer', (i) => `2001:db8:0:${i}::1`],
    ['spellings of one address', (i) => ['2001:db8::1', '2001:0DB8:0::1'][i % 2] ?? ''],
  ])('from %s are counted together, and the page says how long to wait', async (_, addressOf) => {
    const inbox = await makeInbox()
    const statuses = []
    for (let i = 0; i < 8; i += 1)
      statuses.push((await tryPassword(inbox, 'x', addressOf(i))).status)
    expect(new Set(statuses)).toEqual(new Set([401]))
    const refused = await tryPassword(inbox, password, addressOf(9))
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
    const page = await refused.text()
    expect(page).toContain('<label for="password">')
    expect(page).toMatch(/too many tries. Try again in 1[45] minutes/)
    expect((await tryPassword(inbox, password, '198.51.100.1')).status).toBe(303)
  })

  it('of others do not lock out a device that has signed in before', async () => {
    const inbox = await makeInbox()
    const device = deviceOf(await tryPassword(inbox, password, '198.51.100.1'))
    for (let i = 0; i < 200; i += 1) await tryPassword(inbox, 'x', `192.0.2.${i % 25}`)
    for (let i = 0; i < 8; i += 1) await tryPassword(inbox, 'x', '198.51.100.1')
    expect((await tryPassword(inbox, password, '198.51.100.1')).status).toBe(429)
    expect((await tryPassword(inbox, password, '198.51.100.1', device)).status).toBe(303)
    // A forged one is no help, and the device has a limit of its own.
    expect((await tryPassword(inbox, password, '198.51.100.1', `${device}x`)).status).toBe(429)
    for (let i = 0; i < 8; i += 1) await tryPassword(inbox, 'x', '198.51.100.1', device)
    expect((await tryPassword(inbox, password, '198.51.100.1', device)).status).toBe(429)
  })

  it('that come at once are tried one after the other, and not without end', async () => {
    const inbox = await makeInbox()
    const tries = Array.from({ length: 60 }, (_, i) => tryPassword(inbox, 'x', `192.0.2.${i}`))
    const [post, ...answers] = await Promise.all([inbox.post(postedEnquiry()), ...tries])
    expect(post.status).toBe(200)
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401, 429]))
    expect((await tryPassword(inbox, password, '198.51.100.1')).status).toBe(303)
  })
})

describe('a cookie', () => {
  it('is worth nothing after signing out, on any machine; others stay signed in', async () => {
    const inbox = await makeInbox()
    const [cookie, other] = [await inbox.signIn(), await inbox.signIn()]
    await inbox.visit('/logout', {}, cookie)
    const second = await makeInbox({}, { store: inbox.store })
    for (const at of ['/', '/enquiries.csv', '/enquiry/1']) {
      expect((await inbox.visit(at, undefined, cookie)).headers.get('Location')).toMatch(/^\/login/)
      expect((await second.visit(at, undefined, cookie)).headers.get('Location')).toMatch(
        /^\/login/,
      )
    }
    expect((await inbox.visit('/', undefined, other)).status).toBe(200)
  })

  it('of a device is no session', async () => {
    const inbox = await makeInbox()
    const device = deviceOf(await tryPassword(inbox, password, '192.0.2.1'))
    const session = device.replace('device=', 'session=')
    expect((await inbox.visit('/', undefined, session)).status).toBe(303)
  })
})

describe('the bytes of a day', () => {
  const large = () => {
    const lines = Array.from({ length: 7 }, (_, i) => [`line${i}`, '\ufdfa'.repeat(33_000)])
    return postedEnquiry({
      form: 'list',
      fields: { ...Object.fromEntries(lines), phone: '98765 43210' },
    })
  }

  it('have a limit for each network, which names the time to wait; small ones from others pass', async () => {
    const { post } = await makeInbox({ INBOX_PER_MINUTE: '1000' })
    const answers = []
    for (let i = 0; i < 16; i += 1) answers.push(await post(large()))
    const refused = answers.filter(({ status }) => status === 429)
    expect(refused.length).toBeGreaterThan(0)
    expect(answers.length - refused.length).toBeGreaterThan(10)
    expect(Number(refused[0]?.headers.get('Retry-After'))).toBeGreaterThan(80_000)
    expect((await post(postedEnquiry(), { 'Test-Address': '192.0.2.2' })).status).toBe(200)
  })

  it('have a limit for all networks together, under which small ones still pass', async () => {
    const { post, stored } = await makeInbox({ INBOX_PER_MINUTE: '1000' })
    // The same one again is not stored again, but its bytes count.
    const body = large()
    const statuses: number[] = []
    for (let i = 0; i < 320 && statuses.at(-1) !== 429; i += 1) {
      const from = { 'Test-Address': `10.${i}.0.1` }
      statuses.push((await post(body, from)).status)
    }
    // 200 MB, of which each post has 0.7.
    expect(statuses.at(-1)).toBe(429)
    expect(statuses.length).toBeGreaterThan(270)
    const other = { 'Test-Address': '172.16.0.1' }
    expect((await post(large(), other)).status).toBe(429)
    expect((await post(postedEnquiry(), other)).status).toBe(200)
    expect(await stored()).toHaveLength(2)
  }, 300_000)

  it('are counted anew after a day', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] })
    try {
      const limit = createRateLimit(10_000_000, 24 * 3600)
      expect(await limit('here', 10_000_000)).toBe(0)
      expect(await limit('here')).toBe(24 * 3600)
      vi.advanceTimersByTime(24 * 3_600_000 - 1000)
      expect(await limit('here')).toBeGreaterThan(0)
      vi.advanceTimersByTime(2000)
      expect(await limit('here', 10_000_000)).toBe(0)
    } finally {
      vi.useRealTimers()
    }
  })

  it('are stored as about as many bytes, whatever the characters', async () => {
    const { post, store } = await makeInbox()
    const body = large()
    expect((await post(body)).status).toBe(200)
    const sql = 'SELECT octet_length(fields) + octet_length(search) AS size FROM enquiry'
    const [row] = (await store.execute(sql)).rows
    expect(Number(row?.size)).toBeLessThan(1.5 * JSON.stringify(body).length * 3)
  })

  it('are exported in portions', async () => {
    const { post, visit, signIn } = await makeInbox({ INBOX_PER_MINUTE: '1000' })
    for (let i = 0; i < 45; i += 1) await post(postedEnquiry())
    const { body } = await visit('/enquiries.csv', undefined, await signIn())
    const decoder = new TextDecoder()
    const chunks: string[] = []
    for await (const chunk of body ?? []) chunks.push(decoder.decode(chunk, { stream: true }))
    expect(chunks.length).toBeGreaterThan(3)
    expect(chunks.join('').match(/Forty sheets/g)).toHaveLength(45)
  })
})

describe('an address of the owner’s pages', () => {
  it.each<[string, number]>([
    [`/enquiry/${'9'.repeat(400)}`, 404],
    [`/enquiry/${'9'.repeat(16)}`, 404],
    [`/enquiry/${'9'.repeat(15)}`, 404],
    ['/enquiry/0', 404],
    ['/enquiry/-1', 404],
    ['/enquiry/1e400', 404],
    ['/enquiry/constructor', 404],
    [`/?before=${'9'.repeat(400)}`, 200],
    ['/?before=x&folder=constructor', 200],
    ['/?folder=__proto__&__proto__=1', 200],
  ])('%s is answered with %i', async (at, status) => {
    const { visit, signIn } = await makeInbox()
    expect((await visit(at, undefined, await signIn())).status).toBe(status)
  })

  it.each<[string, Record<string, string>]>([
    ['/delete', { id: 'abc' }],
    ['/delete', { id: '' }],
    ['/delete', { id: '1.5' }],
    ['/delete', { id: 'NaN' }],
    ['/delete', { id: '9'.repeat(400) }],
    ['/delete', { id: '1; DROP TABLE enquiry' }],
    ['/delete', {}],
    ['/enquiry/1', { state: 'constructor' }],
    ['/enquiry/1', { note: 'x'.repeat(10_001) }],
  ])('%s refuses %j with 400, and changes nothing', async (at, form) => {
    const { post, visit, signIn, stored } = await makeInbox()
    await post(postedEnquiry())
    const before = await stored()
    expect((await visit(at, form, await signIn())).status).toBe(400)
    expect(await stored()).toEqual(before)
  })

  it('takes a note of the longest length with line breaks', async () => {
    const { post, visit, signIn, stored } = await makeInbox()
    await post(postedEnquiry())
    await visit('/enquiry/1', { note: 'x\r\n'.repeat(5000) }, await signIn())
    expect((await stored())[0]?.note).toBe('x\n'.repeat(5000).trimEnd())
  })

  it.each(['', ' ', '\u200b', '\u00a0\u2060', '\u3164', '\u202e', '\ufeff\n'])(
    'has a heading for an enquiry about %j',
    async (about) => {
      const { post, visit, signIn } = await makeInbox()
      await post(postedEnquiry({ form: 'price', about, fields: { phone: '98250 12345' } }))
      const cookie = await signIn()
      const page = await (await visit('/enquiry/1', undefined, cookie)).text()
      expect(page).toContain('<h1>+919825012345: Enquiry 1</h1>')
      expect(await (await visit('/', undefined, cookie)).text()).toContain('<b>Enquiry 1</b>')
    },
  )
})
