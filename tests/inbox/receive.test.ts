import { describe, expect, it } from 'vitest'
import { Posted } from '../../src/inbox/posted.ts'
import { makeInbox, newFile, openFile, projectFiles } from './inbox.ts'
import { postedEnquiry, postedFields, siteOrigin } from './requests.ts'

const { errors } = projectFiles.site.enquiries

describe('what the forms post', () => {
  it('is made of whole characters, which every database takes', () => {
    const posted = postedEnquiry({ about: 'Tiles \ud83d', texts: { message: '\ude00 40' } })
    const { about, texts } = Posted.parse(posted)
    expect([about, texts.get('message')]).toEqual(['Tiles \ufffd', '\ufffd 40'])
  })

  it('is stored as it was sent, and accepted after that', async () => {
    const { post, stored } = await makeInbox()
    const body = postedEnquiry({
      form: 'quote',
      about: 'Home',
      fields: { phone: '98250 12345', firstName: 'Asha', lastName: 'Patel', interest: 'roof' },
      labels: { interest: 'I need' },
      texts: { interest: 'A whole roof' },
    })
    const response = await post(body)
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ ok: true })
    const [row, ...others] = await stored()
    expect(others).toEqual([])
    expect(row).toMatchObject({
      key: body.idempotencyKey,
      form: 'quote',
      about: 'Home',
      page: '/Contact',
      language: 'en-IN',
      name: 'Asha Patel',
      phone: '+919825012345',
      email: '',
      state: 'new',
      spam: '',
    })
    expect(JSON.parse(String(row?.fields))).toContainEqual({
      name: 'interest',
      label: 'I need',
      value: 'roof',
      text: 'A whole roof',
    })
  })

  it.each([
    ['an e-mail address', { email: 'Asha@Example.com' }, { email: 'asha@example.com', phone: '' }],
    ['a phone number', { phone: '+91 98250 12345' }, { email: '', phone: '+919825012345' }],
    [
      'both',
      { email: 'asha@example.com', phone: '+91 98250 12345' },
      { email: 'asha@example.com', phone: '+919825012345' },
    ],
  ])('from the contact page has %s to answer to', async (_, ways, stored) => {
    const inbox = await makeInbox()
    const fields = postedFields({ username: 'Asha', email: '', ...ways })
    expect((await inbox.post(postedEnquiry({ fields }))).status).toBe(200)
    expect((await inbox.stored())[0]).toMatchObject({ name: 'Asha', ...stored })
    const page = await (await inbox.visit('/enquiry/1', undefined, await inbox.signIn())).text()
    expect(page.includes('Answer by WhatsApp')).toBe(stored.phone !== '')
    expect(page.includes('Answer by e-mail')).toBe(stored.email !== '')
  })

  it('is one enquiry however often and however parallel its key comes', async () => {
    const { post, stored } = await makeInbox()
    const body = postedEnquiry()
    const answers = await Promise.all(Array.from({ length: 20 }, () => post(body)))
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200))
    expect(await stored()).toHaveLength(1)
  })

  it('is not accepted under the key of another one', async () => {
    const { post, stored } = await makeInbox()
    const body = postedEnquiry()
    await post(body)
    expect((await post({ ...body, about: 'Other words' })).status).toBe(409)
    expect(await stored()).toHaveLength(1)
  })

  it('does not come back once the owner has deleted it', async () => {
    const { post, stored, store, signIn, visit } = await makeInbox()
    const body = postedEnquiry()
    await post(body)
    await visit('/delete', { id: '1' }, await signIn())
    expect((await post(body)).status).toBe(200)
    expect(await stored()).toEqual([])
    const { rows } = await store.execute('SELECT * FROM receipt')
    expect(rows.map((row) => ({ ...row }))).toEqual([{ key: body.idempotencyKey, digest: '' }])
  })

  it('is in the file by the time it is accepted: a process that ends then loses nothing', async () => {
    const file = newFile()
    const { post } = await makeInbox({}, { store: await openFile(file) })
    await post(postedEnquiry())
    // The first one is never closed, as after `kill -9`.
    const other = await makeInbox({}, { store: await openFile(file) })
    expect(await other.stored()).toHaveLength(1)
  })

  it.each([
    ['a name that is missing', { username: '' }, { username: errors.required }],
    ['a name that nobody can see', { username: '\u200b\ufe0f' }, { username: errors.required }],
    ['an e-mail address that is none', { email: 'a b' }, { email: errors.emailOrPhone }],
    [
      'an e-mail address whose host has no full stop',
      { email: 'a@x' },
      { email: errors.emailOrPhone },
    ],
    [
      'an e-mail address with two full stops in a row',
      { email: 'a@x..in' },
      { email: errors.emailOrPhone },
    ],
    ['neither an e-mail address nor a phone number', { email: '' }, { email: errors.emailOrPhone }],
    [
      'a phone number that is too long',
      { email: '', phone: '9'.repeat(101) },
      { email: errors.emailOrPhone },
    ],
    ['a name that is too long', { username: 'A'.repeat(501) }, { username: errors.refused }],
  ])('is refused for %s, in the words of the site', async (_, change, expected) => {
    const { post, stored } = await makeInbox()
    const response = await post(postedEnquiry({ fields: postedFields(change) }))
    expect(response.status).toBe(422)
    expect(await response.json()).toEqual({ errors: expected })
    expect(await stored()).toEqual([])
  })

  it('is refused without a way to answer, beside each of them', async () => {
    const { post } = await makeInbox()
    const response = await post(postedEnquiry({ form: 'quote', fields: { firstName: 'Asha' } }))
    expect(await response.json()).toEqual({
      errors: { phone: errors.reachable, email: errors.reachable },
    })
  })

  it('is asked for later, and not lost, while the disk is full', async () => {
    const { post, store, stored, lines } = await makeInbox()
    const [pages] = (await store.execute('PRAGMA page_count')).rows
    await store.execute(`PRAGMA max_page_count = ${pages?.page_count}`)
    const bodies = Array.from({ length: 30 }, () => postedEnquiry())
    const answers = await Promise.all(bodies.map((body) => post(body)))
    const refused = answers.filter(({ status }) => status === 503)
    expect(refused.length).toBeGreaterThan(0)
    expect(refused[0]?.headers.get('Retry-After')).toBe('30')
    expect(lines.join()).toContain('SQLITE_FULL')
    expect(await stored()).toHaveLength(answers.length - refused.length)
    await store.execute('PRAGMA max_page_count = 100000')
    await Promise.all(bodies.map((body) => post(body, { 'Test-Address': '192.0.2.9' })))
    expect(await stored()).toHaveLength(bodies.length)
  })
})

describe('a post from the site', () => {
  it('is allowed by CORS, with both headers, and can read when to come back', async () => {
    const { app } = await makeInbox()
    const { status, headers } = await app.request('/enquiries', {
      method: 'OPTIONS',
      headers: {
        Origin: siteOrigin,
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'content-type,idempotency-key',
      },
    })
    expect(status).toBe(204)
    expect(headers.get('Access-Control-Allow-Origin')).toBe(siteOrigin)
    expect(headers.get('Access-Control-Allow-Headers')).toBe('Content-Type,Idempotency-Key')
  })

  it('is asked to wait once too many have come from one address, and from no other', async () => {
    const { post } = await makeInbox({ INBOX_PER_MINUTE: '3' })
    for (let i = 0; i < 3; i += 1) expect((await post(postedEnquiry())).status).toBe(200)
    const refused = await post(postedEnquiry())
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
    expect(refused.headers.get('Access-Control-Expose-Headers')).toContain('Retry-After')
    expect(refused.headers.get('Access-Control-Allow-Origin')).toBe(siteOrigin)
    expect((await post(postedEnquiry(), { 'Test-Address': '192.0.2.2' })).status).toBe(200)
  })

  it('from a network of IPv6 is counted as from one address', async () => {
    const { post } = await makeInbox({ INBOX_PER_MINUTE: '1' })
    const from = (last: string) =>
      post(postedEnquiry(), { 'Test-Address': `2001:db8:1:2::${last}` })
    expect((await from('1')).status).toBe(200)
    expect((await from('2')).status).toBe(429)
  })

  it.each([
    ['an address in the field that people do not see', { website: 'https://spam.example' }],
    ['a name that the browser has filled in there', { website: 'Asha Patel' }],
    ['an e-mail address that the browser has filled in there', { website: 'asha@example.com' }],
    ['three links', { message: 'https://a.example https://b.example https://c.example' }],
    ['three links in capitals', { message: 'HTTP://A.example HTTPS://B.example Http://c.example' }],
    ['three links, one to a line', { message: 'https://a.in\nhttps://b.in\nhttps://c.in' }],
    ['links in several fields', { username: 'https://a.in', message: 'https://b.in https://c.in' }],
    ['links in a field that nobody knows', { more: 'https://a.in https://b.in https://c.in' }],
    ['the code of a link', { message: '[url=https://a.example]cheap[/url]' }],
    ['the code of a link in capitals', { message: '[URL]a.example[/URL]' }],
    ['another code of a link', { message: '[link=a.example]cheap[/link]' }],
    ['a link of HTML', { message: 'See <a href="//a.example">this</a>' }],
    ['a link of HTML over two lines', { message: 'See <A\nHREF="//a.example">this</A>' }],
  ])('with %s is set apart, accepted, and found by the search', async (_, more) => {
    const { post, stored, visit, signIn } = await makeInbox(
      {},
      { channels: new Map([['mail', async () => {}]]) },
    )
    const body = postedEnquiry()
    const fields = { ...body.fields, phone: '98250 12345', ...more }
    expect((await post({ ...body, fields })).status).toBe(200)
    const [row] = await stored()
    expect(row?.spam).not.toBe('')
    const cookie = await signIn()
    for (const at of ['/?q=asha%40example.com', '/?q=98250%2012345', '/?folder=spam']) {
      expect(await (await visit(at, undefined, cookie)).text(), at).toContain('/enquiry/1')
    }
  })

  it.each([
    ['nothing in the field that people do not see', { website: '' }],
    ['spaces in the field that people do not see', { website: '  ' }],
    ['a character without width in the field that people do not see', { website: '\u200b' }],
    [
      'a link to a map and one to a plan',
      { message: 'https://maps.example/a https://plan.example' },
    ],
    ['names of sites', { message: 'www.a.example, www.b.example and c.example' }],
    ['a place in brackets', { message: 'Shop 4 [Link Road], Surat [url to follow]' }],
    ['a comparison', { message: 'span <about 5 m, pitch <= 10' }],
    ['many links in the address of its page', { page: 'https://a https://b https://c https://d' }],
  ])('with %s is not set apart', async (_, more) => {
    const { post, stored } = await makeInbox()
    const body = postedEnquiry()
    expect((await post({ ...body, fields: { ...body.fields, ...more } })).status).toBe(200)
    expect((await stored())[0]?.spam).toBe('')
  })
})
