import { describe, expect, it } from 'vitest'
import { makeInbox, type TestInbox } from './inbox.ts'
import { ownOrigin, password, postedEnquiry } from './requests.ts'

const DAY = 24 * 3_600_000

/** The form of a page as its browser sends it, with a password typed. */
async function signInForm(response: Response, typed = password) {
  const html = await response.text()
  const plain = (text = '') =>
    text
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&#34;', '"')
      .replaceAll('&#39;', "'")
      .replaceAll('&amp;', '&')
  const [, action] = /<form method="post" action="([^"]*)"/.exec(html) ?? []
  const hidden = Array.from(
    html.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g),
    ([, name, value]) => [plain(name), plain(value)],
  )
  return { html, action: plain(action), fields: [...hidden, ['password', typed]] }
}

/** Sends fields, of which several may have one name. */
function send({ app }: TestInbox, at: string, fields: string[][], headers = {}) {
  return app.request(`${ownOrigin}${at}`, {
    method: 'POST',
    headers: { Origin: ownOrigin, ...headers },
    body: new URLSearchParams(fields),
  })
}

const cookieOf = (response: Response) => response.headers.get('Set-Cookie')?.split(';')[0] ?? ''

describe('a link to a page of the inbox', () => {
  it.each([
    '/enquiry/1',
    '/?folder=new&q=asha+patel',
    '/?q=%E0%AA%86%E0%AA%B6%E0%AA%BE%20%26%20co',
    '/enquiry/1/answer?way=0',
    '/enquiries.csv?folder=won',
  ])('leads there after signing in, also after a wrong password: %s', async (at) => {
    const inbox = await makeInbox()
    await inbox.post(postedEnquiry())
    const first = await inbox.visit(at)
    expect(first.status).toBe(303)
    const asked = await inbox.visit(first.headers.get('Location') ?? '')
    const wrong = await signInForm(asked, 'wrong')
    const again = await signInForm(await send(inbox, wrong.action, wrong.fields))
    expect(again.html).toContain('This is not the password.')
    const signedIn = await send(inbox, again.action, again.fields)
    expect(signedIn.status).toBe(303)
    expect(signedIn.headers.get('Location')).toBe(at)
    expect((await inbox.visit(at, undefined, cookieOf(signedIn))).status).toBe(200)
  })

  it.each([
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '\\/evil.example',
    'https://evil.example',
    'https:evil.example',
    'HTTPS:/evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'evil.example',
    '@evil.example',
    '//owner@evil.example',
    'https://inbox.example@evil.example/',
    'https://inbox.example.evil.example/',
    '/\t/evil.example',
    '/\n/evil.example',
    '\t//evil.example',
    ' //evil.example',
    '/\r\nSet-Cookie: a=b',
    '/enquiry/1\r\nLocation: //evil.example',
    '/./' + '/evil.example',
    '/../' + '/evil.example',
    '/a/..//evil.example',
    '/%2e//evil.example',
    '/%2E%2e//evil.example',
    '/\u200b/evil.example',
    '/／evil.example',
    '/。evil.example',
    '/\0',
    '',
    '?q=a',
    '#a',
    '/login',
    '/login?next=/enquiry/1',
    `/?q=${'a'.repeat(4000)}`,
    'https://inbox.example/enquiry/1',
  ])('that is none leads to the list: %j', async (next) => {
    const inbox = await makeInbox()
    const query = new URLSearchParams({ next })
    const response = await inbox.visit(`/login?${query}`, { password })
    expect(response.status).toBe(303)
    expect(response.headers.get('Location')).toBe('/')
    const { action } = await signInForm(await inbox.visit(`/login?${query}`))
    expect(action).toBe('/login')
  })

  it.each(['/%2f%2fevil.example', '/%5cevil.example', '/a?b=//evil.example', '/@evil.example'])(
    'of another spelling stays on this site: %s',
    async (next) => {
      const inbox = await makeInbox()
      const { headers } = await inbox.visit(`/login?${new URLSearchParams({ next })}`, { password })
      const target = new URL(headers.get('Location') ?? '', ownOrigin)
      expect(target.origin).toBe(ownOrigin)
    },
  )

  it.each([
    'next=/enquiry/1&next=//evil.example',
    'next[]=//evil.example',
    'redirect=//evil.example',
  ])('with the query %s leads nowhere else', async (query) => {
    const inbox = await makeInbox()
    const { headers } = await inbox.visit(`/login?${query}`, { password })
    expect(['/', '/enquiry/1']).toContain(headers.get('Location'))
  })
})

describe('a form that is sent without a session', () => {
  const note = 'Called <back>, "twice" & \'agreed\'\r\n₹ 42,000 for छत'
  const sent: [string, string, string[][], Record<string, unknown>][] = [
    ['a note', '/enquiry/1', [['note', note]], { note: note.replace('\r\n', '\n') }],
    ['a day to follow up', '/enquiry/1', [['followUp', '2024-06-30']], { followUp: '2024-06-30' }],
    [
      'a state',
      '/enquiry/1',
      [
        ['shown', 'new'],
        ['state', 'won'],
      ],
      { state: 'won' },
    ],
    ['that it is no spam', '/enquiry/1', [['spam', '']], { spam: '' }],
    ['an answer', '/enquiry/1/answer', [['way', '0']], { state: 'answered' }],
    [
      'a deletion for a day',
      '/marked?folder=new',
      [
        ['do', 'delete'],
        ['id', '1'],
        ['id', '2'],
      ],
      { deleted: Date.UTC(2024, 5, 1, 6) },
    ],
  ]

  it.each(sent)(
    'is done after the password, even after a wrong one: %s',
    async (_, at, fields, done) => {
      const inbox = await makeInbox()
      await inbox.post(postedEnquiry())
      await inbox.post(postedEnquiry())
      const before = await inbox.stored()
      const refused = await send(inbox, at, fields)
      expect(refused.status).toBe(401)
      expect(refused.headers.get('Set-Cookie')).toBeNull()
      const first = await signInForm(refused, 'wrong')
      expect(first.html).toContain('Nothing is lost')
      expect(first.action).toBe(at)
      const again = await signInForm(await send(inbox, first.action, first.fields))
      expect(again.html).toContain('This is not the password.')
      expect(await inbox.stored()).toEqual(before)
      const response = await send(inbox, again.action, again.fields)
      expect(response.status).toBe(303)
      expect((await inbox.stored())[0]).toMatchObject(done)
      const next = response.headers.get('Location') ?? ''
      expect((await inbox.visit(next, undefined, cookieOf(response))).status).toBe(200)
    },
  )

  it.each([
    ['one', [['id', '1']], 1],
    ['all of a person', [['who', 'asha@example.com']], 0],
  ])('is named and done after the password: a deletion for good of %s', async (_, fields, left) => {
    const inbox = await makeInbox()
    await inbox.post(postedEnquiry())
    await inbox.post(postedEnquiry())
    const { html, action, fields: kept } = await signInForm(await send(inbox, '/delete', fields))
    expect(html).toContain('the deletion is not done yet')
    expect(html).toContain('<a href="/login">Sign in without doing it</a>')
    expect(await inbox.stored()).toHaveLength(2)
    expect((await send(inbox, action, kept)).headers.get('Location')).toBe('/')
    expect(await inbox.stored()).toHaveLength(left)
  })

  it('is kept while there are too many tries, and done after them', async () => {
    const inbox = await makeInbox()
    await inbox.post(postedEnquiry())
    let asked = await signInForm(await send(inbox, '/enquiry/1', [['note', 'Called.']]), 'wrong')
    let status = 0
    for (let i = 0; i < 9; i += 1) {
      const response = await send(inbox, asked.action, asked.fields)
      status = response.status
      asked = await signInForm(response, 'wrong')
    }
    expect(status).toBe(429)
    expect(asked.fields).toContainEqual(['note', 'Called.'])
    const fields = [...asked.fields.slice(0, -1), ['password', password]]
    await send(inbox, asked.action, fields, { 'Test-Address': '198.51.100.1' })
    expect(await inbox.stored()).toMatchObject([{ note: 'Called.' }])
  })

  it('is done without the password if the owner has signed in meanwhile, in another tab', async () => {
    const inbox = await makeInbox()
    await inbox.post(postedEnquiry())
    const { action, fields } = await signInForm(
      await send(inbox, '/enquiry/1', [['note', 'x']]),
      '',
    )
    await send(inbox, action, fields, { Cookie: await inbox.signIn() })
    expect(await inbox.stored()).toMatchObject([{ note: 'x' }])
  })

  it('has the words of a wrong field after the password', async () => {
    const inbox = await makeInbox()
    await inbox.post(postedEnquiry())
    const { action, fields } = await signInForm(
      await send(inbox, '/enquiry/1', [['followUp', '31/06/2024']]),
    )
    const response = await send(inbox, action, fields)
    expect(response.status).toBe(400)
    expect(await response.text()).toContain('2024-06-30')
  })

  it('never has the password in the page that keeps it', async () => {
    const inbox = await makeInbox()
    const response = await send(inbox, '/enquiry/1', [
      ['note', 'x'],
      ['password', 'wrong words'],
    ])
    expect(response.status).toBe(401)
    expect(await response.text()).not.toContain('wrong words')
  })

  it.each(['https://evil.example', 'null', 'https://inbox.example.evil.example', ''])(
    'from the origin %j is refused and not kept, with the password, too',
    async (origin) => {
      const inbox = await makeInbox()
      await inbox.post(postedEnquiry())
      for (const more of [[], [['password', password]]]) {
        const fields = [['note', 'forged'], ...more]
        const response = await send(inbox, '/enquiry/1', fields, { Origin: origin })
        expect(response.status).toBe(403)
        expect(await response.text()).not.toContain('forged')
        expect(response.headers.get('Set-Cookie')).toBeNull()
      }
      expect(await inbox.stored()).toMatchObject([{ note: '' }])
    },
  )

  it('cannot be written into a link to the sign-in page', async () => {
    const inbox = await makeInbox()
    const { html, fields } = await signInForm(
      await inbox.visit('/login?next=/delete&who=asha@example.com&id=1&kept=1'),
    )
    expect(fields).toEqual([['password', password]])
    expect(html).not.toContain('asha@')
    await inbox.post(postedEnquiry())
    await inbox.visit('/login?next=/delete&who=asha@example.com', { password, id: '1' })
    expect(await inbox.stored()).toHaveLength(1)
  })

  it('signs out without a question', async () => {
    const { visit } = await makeInbox()
    expect((await visit('/logout', {})).headers.get('Location')).toBe('/login?out')
  })
})

describe('a session', () => {
  it('is prolonged by a visit, at most once a day, and ends two weeks after the last', async () => {
    const { visit, signIn, clock } = await makeInbox()
    let cookie = await signIn()
    clock.now += DAY - 1
    expect((await visit('/', undefined, cookie)).headers.get('Set-Cookie')).toBeNull()
    for (let i = 0; i < 5; i += 1) {
      clock.now += 13 * DAY
      const response = await visit('/', undefined, cookie)
      expect(response.status).toBe(200)
      expect(response.headers.get('Set-Cookie')).toMatch(
        /^__Host-session=.*Max-Age=1209600; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      )
      cookie = cookieOf(response)
    }
    clock.now += 14 * DAY
    expect((await visit('/', undefined, cookie)).headers.get('Location')).toBe('/login')
  })

  it('that is ended stays ended, for each cookie that it has had', async () => {
    const { visit, signIn, clock } = await makeInbox()
    const first = await signIn()
    clock.now += 10 * DAY
    const prolonged = cookieOf(await visit('/', undefined, first))
    await visit('/logout', {}, first)
    // The end of the first, after which another sign-out forgets the sessions that have ended.
    clock.now += 5 * DAY
    await visit('/logout', {}, await signIn())
    expect((await visit('/', undefined, prolonged)).status).toBe(303)
  })

  it('over http has cookies that a browser takes there, with the same rules', async () => {
    const origin = 'http://127.0.0.1:8787'
    const { app } = await makeInbox({ INBOX_URL: origin })
    const response = await app.request(`${origin}/login?next=/enquiry/1`, {
      method: 'POST',
      headers: { Origin: origin },
      body: new URLSearchParams({ password }),
    })
    expect(response.headers.get('Location')).toBe('/enquiry/1')
    expect(response.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^session=.*; HttpOnly; SameSite=Lax$/),
      expect.stringMatching(/^device=.*; HttpOnly; SameSite=Lax$/),
    ])
  })
})

describe('what a browser keeps', () => {
  it.each([
    ['/', 'no-store'],
    ['/enquiries.csv', 'no-store'],
    ['/enquiry/1/answer?way=0', 'no-store'],
    ['/login', 'no-store'],
    // A note that was typed is there after Back, over https too.
    ['/enquiry/1', 'private, max-age=0, must-revalidate'],
  ])('of %s is: %s', async (at, kept) => {
    const { post, visit, signIn } = await makeInbox()
    await post(postedEnquiry())
    const { headers } = await visit(at, undefined, await signIn())
    expect(headers.get('Cache-Control')).toBe(kept)
  })

  it('is cleared by signing out', async () => {
    const { visit, signIn } = await makeInbox()
    const { headers } = await visit('/logout', {}, await signIn())
    expect(headers.get('Clear-Site-Data')).toBe('"cache"')
    const page = await (await visit(headers.get('Location') ?? '')).text()
    expect(page).toContain('If others use this device, close this tab, too')
  })
})
