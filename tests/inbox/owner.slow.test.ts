import { strFromU8, unzipSync } from 'fflate'
import readXlsxFile from 'read-excel-file/node'
import { describe, expect, it } from 'vitest'
import { upkeep } from '../../src/inbox/store/upkeep.ts'
import { day, makeInbox } from './inbox.ts'
import { ownOrigin, postedEnquiry, postedFields } from './requests.ts'

/** A list of a buyer, as the site posts it. */
function buyersList(change = {}) {
  return postedEnquiry({
    form: 'list',
    about: 'List of 2 products',
    fields: {
      line1: 'Quantity: 40 pieces',
      line2: 'Not sure: Colour',
      name: 'Kiran',
      phone: '98250 12345',
    },
    labels: { line1: '1. Tiles', line2: '2. Screws', name: 'Name', phone: 'Phone' },
    page: '/List',
    ...change,
  })
}

/** An inbox with some enquiries, and the owner signed in. */
async function ownersInbox(...bodies: unknown[]) {
  const inbox = await makeInbox()
  for (const body of bodies) await inbox.post(body)
  const cookie = await inbox.signIn()
  const read = async (at: string) => (await inbox.visit(at, undefined, cookie)).text()
  const send = (at: string, form: Record<string, string> = {}) => inbox.visit(at, form, cookie)
  return { ...inbox, read, send }
}

describe('the owner', () => {
  it('sees the newest first, and what is unread', async () => {
    const { read } = await ownersInbox(
      postedEnquiry({ about: 'First' }),
      postedEnquiry({ about: 'Second' }),
    )
    const page = await read('/')
    expect(page.indexOf('Second')).toBeLessThan(page.indexOf('First'))
    expect(page).toContain('2 unread')
    await read('/enquiry/1')
    expect(await read('/')).toContain('1 unread')
  })

  it('sees an enquiry with all that was sent, and from where', async () => {
    const { read } = await ownersInbox(buyersList())
    const page = await read('/enquiry/1')
    for (const shown of [
      '1. Tiles',
      'Quantity: 40 pieces',
      '2. Screws',
      '/List',
      'en-IN',
      'Kiran',
    ]) {
      expect(page).toContain(shown)
    }
  })

  it.each([
    ['WhatsApp', 0, 'url=https://wa.me/919825012345?text=Hello%20Kiran%2C%20thank%20you'],
    ['a call', 1, 'url=tel:+919825012345'],
  ])('answers by %s, and the enquiry is answered', async (_, way, opened) => {
    const { read, send } = await ownersInbox(buyersList())
    expect(await read('/enquiry/1')).toContain('Answer by WhatsApp</button>')
    const response = await send('/enquiry/1/answer', { way: String(way) })
    const answer = await read(response.headers.get('Location') ?? '')
    expect(answer).toContain(opened)
    expect(answer).toContain('<a href="/enquiry/1">Back to the enquiry</a>')
    expect(await read('/?folder=answered')).toContain('Kiran')
  })

  it('answers by e-mail if there is no phone number', async () => {
    const { read, send } = await ownersInbox(postedEnquiry())
    await send('/enquiry/1/answer', { way: '0' })
    expect(await read('/enquiry/1/answer?way=0')).toContain(
      'url=mailto:asha@example.com?subject=Contact&amp;body=',
    )
    expect(await read('/?folder=answered')).toContain('Asha')
  })

  it('answers in the language of the enquiry, and in English if it is unknown', async () => {
    const { read } = await ownersInbox(
      buyersList({ language: 'gu-IN' }),
      buyersList({ language: 'hi-IN', fields: { phone: '98250 12345' } }),
      buyersList({ language: 'fr' }),
    )
    expect(await read('/enquiry/1/answer?way=0')).toContain('?text=નમસ્તે%20Kiran%2C')
    expect(await read('/enquiry/2/answer?way=0')).toContain('?text=नमस्ते%2C')
    expect(await read('/enquiry/3/answer?way=0')).toContain('?text=Hello%20Kiran%2C')
  })

  it('opens an answer without changing a later state', async () => {
    const { read, send } = await ownersInbox(buyersList())
    await send('/enquiry/1', { state: 'won', note: '' })
    await send('/enquiry/1/answer', { way: '0' })
    expect(await read('/?folder=won')).toContain('Kiran')
  })

  it.each(['/enquiry/1/answer', '/enquiry/1/answer?way=7', '/enquiry/9/answer?way=0'])(
    'is led back from %s, which is no way to answer',
    async (at) => {
      const { visit, signIn, post } = await makeInbox()
      await post(buyersList())
      expect((await visit(at, undefined, await signIn())).status).toBe(404)
      expect((await visit('/enquiry/1/answer', { way: 'x' }, await signIn())).status).toBe(404)
    },
  )

  it('gives an enquiry a state and a note, and finds it by them', async () => {
    const { read, send } = await ownersInbox(postedEnquiry(), buyersList())
    await send('/enquiry/2', { state: 'quoted', note: 'Offer 117, ₹ 42,000' })
    expect(await read('/?folder=quoted')).toContain('Kiran')
    expect(await read('/?folder=new')).not.toContain('Kiran')
    expect(await read('/?q=offer%20117')).toContain('Kiran')
    expect(await read('/enquiry/2')).toContain('Offer 117, ₹ 42,000</textarea>')
  })

  it('sees at the top of the list what is to follow up today or overdue', async () => {
    const { read, send, clock } = await ownersInbox(postedEnquiry(), buyersList())
    await send('/enquiry/1', { followUp: '2024-06-01' })
    await send('/enquiry/2', { followUp: '2024-06-02' })
    const top = async () => (await read('/')).split('All of the folder')[0]
    expect(await top()).toContain('Asha')
    expect(await top()).toContain('Today: 1 Jun 2024')
    expect(await top()).not.toContain('Kiran')
    expect(await read('/')).toContain('Follow up: 2 Jun 2024')
    // Midnight in India is earlier than in UTC.
    clock.now = Date.UTC(2024, 5, 1, 19)
    expect(await top()).toMatch(/Overdue: 1 Jun 2024[\s\S]*Today: 2 Jun 2024/)
    expect(await read('/enquiry/1')).toContain('value="2024-06-01"')
    await send('/enquiry/1', { followUp: '' })
    expect(await top()).not.toContain('Asha')
  })

  it('is told how a day is written', async () => {
    const { send, stored } = await ownersInbox(postedEnquiry())
    const response = await send('/enquiry/1', { state: 'won', note: '', followUp: '31/06/2024' })
    expect(response.status).toBe(400)
    expect(await response.text()).toContain('2024-06-30')
    expect(await stored()).toMatchObject([{ state: 'new', followUp: '' }])
  })

  it.each([
    ['a part of a name', 'kir'],
    ['a number as it was typed', '98250'],
    ['words in any order, a product among them', 'pieces tiles 40'],
    ['small or large letters', 'KIRAN'],
  ])('finds an enquiry by %s', async (_, q) => {
    const { read } = await ownersInbox(postedEnquiry(), buyersList())
    const page = await read(`/?q=${encodeURIComponent(q)}`)
    expect(page).toContain('Kiran')
    expect(page).not.toContain('Asha')
  })

  it('reads on in older enquiries, each on one page', async () => {
    const inbox = await ownersInbox()
    for (let i = 1; i <= 120; i += 1) {
      await inbox.post(postedEnquiry({ about: `No. ${i}.` }), { 'Test-Address': `192.0.2.${i}` })
    }
    const seen: string[] = []
    for (let at: string | undefined = '/'; at !== undefined; ) {
      const page: string = await inbox.read(at)
      seen.push(...Array.from(page.matchAll(/<b>No\. (\d+)\.<\/b>/g), ([, number = '']) => number))
      at = /href="([^"]*before=\d+)"/.exec(page)?.[1]
    }
    expect(seen).toEqual(Array.from({ length: 120 }, (_, i) => String(120 - i)))
  })

  it('shows an enquiry that was set apart among all, marked, until the owner says that it is no spam', async () => {
    const { read, send } = await ownersInbox(postedEnquiry({ about: '[url=x]' }))
    const mark = '<span class="tag failed">Set apart</span>'
    for (const at of ['/', '/?q=Asha', '/?folder=spam']) {
      const list = await read(at)
      expect(list, at).toContain('/enquiry/1')
      expect(list, at).toContain(mark)
      expect(list, at).toMatch(/folder=spam[^>]*>Set apart <span>1</)
      expect(list, at).toMatch(/>All <span>1</)
    }
    expect(await read('/?folder=new')).not.toContain('/enquiry/1')
    await send('/enquiry/1', { spam: '' })
    const list = await read('/?folder=new')
    expect(list).toContain('/enquiry/1')
    expect(list).not.toContain(mark)
  })

  it('deletes one, and everything of a person by phone or e-mail in any spelling', async () => {
    const inbox = await ownersInbox(
      ...[postedEnquiry(), postedEnquiry(), buyersList(), buyersList()],
      buyersList({ fields: { phone: '0261 234 5678' } }),
    )
    const { read, send, stored } = inbox
    await send('/delete', { id: '1' })
    expect((await stored()).map(({ id }) => id)).toEqual([2, 3, 4, 5])
    expect(await read('/?q=%2B91%2098250-12345')).toContain('Delete all of +919825012345 (2)')
    await send('/delete', { who: '098250 12345' })
    await send('/delete', { who: ' ASHA@example.com ' })
    await send('/delete', { who: '' })
    expect((await stored()).map(({ id }) => id)).toEqual([5])
  })

  it('deletes what is ticked, sees it gone, and can undo it for a day', async () => {
    const { app, read, visit, signIn, clock, inbox, stored } = await ownersInbox(
      ...[postedEnquiry({ about: 'First' }), postedEnquiry({ about: 'Second' })],
      postedEnquiry({ about: 'Third' }),
    )
    const cookie = await signIn()
    const headers = { Cookie: cookie, Origin: ownOrigin }
    const tick = (...fields: [string, string][]) => {
      const request = { method: 'POST', headers, body: new URLSearchParams(fields) }
      return app.request(`${ownOrigin}/marked?folder=new`, request)
    }
    const deleted = await tick(['do', 'delete'], ['id', '1'], ['id', '2'])
    const list = await read(deleted.headers.get('Location') ?? '')
    expect(list).toContain('Deleted: 2.')
    expect(list).toMatch(/name="id" value="1"[\s\S]*name="id" value="2"[\s\S]*>Undo</)
    expect(list).toContain('aria-current="page">New <span>1</span>')
    expect(list).not.toContain('First')
    expect(await read('/?q=first')).not.toContain('<b>First')
    expect(await read('/?folder=deleted')).toContain('Second')
    expect(await read('/enquiry/2')).toContain('Bring it back')

    await tick(['do', 'bringBack'], ['id', '2'])
    expect(await read('/')).toContain('Second')
    clock.now += day - 1
    await upkeep(inbox)
    expect((await stored()).map(({ id }) => id)).toEqual([1, 2, 3])
    clock.now += 1
    await upkeep(inbox)
    expect((await stored()).map(({ id }) => id)).toEqual([2, 3])
    expect((await visit('/enquiry/1', undefined, cookie)).status).toBe(404)
  })

  it('is told to tick something before deleting', async () => {
    const { send } = await ownersInbox(postedEnquiry())
    const forms: Record<string, string>[] = [
      { do: 'delete' },
      { do: 'delete', id: 'x' },
      { do: 'x', id: '1' },
    ]
    for (const form of forms) {
      expect((await send('/marked', form)).status).toBe(400)
    }
  })

  it('does not follow up what is deleted', async () => {
    const { read, send } = await ownersInbox(postedEnquiry())
    await send('/enquiry/1', { followUp: '2024-06-01' })
    await send('/marked', { do: 'delete', id: '1' })
    expect(await read('/')).not.toContain('To follow up')
  })

  it('finds on the sign-in page how to set a new password', async () => {
    const { visit } = await makeInbox()
    expect(await (await visit('/login')).text()).toContain('npm run inbox -- password')
  })

  it('exports what is shown, each enquiry in a row', async () => {
    const inbox = await ownersInbox(postedEnquiry(), buyersList())
    const csv = await inbox.read('/enquiries.csv?q=kiran')
    expect(csv).toContain('2,2024-06-01 11:30,new,Kiran,+91 98250 12345,,List of 2 products')
    expect(csv).not.toContain('Asha')
    const cookie = await inbox.signIn()
    const response = await inbox.visit('/enquiries.xlsx', undefined, cookie)
    const files = unzipSync(new Uint8Array(await response.arrayBuffer()))
    const sheet = strFromU8(files['xl/worksheets/sheet1.xml'] ?? new Uint8Array())
    expect(sheet.match(/<row /g)).toHaveLength(3)
    expect(response.headers.get('Content-Disposition')).toBe('attachment')
  })

  it.each([
    ['Asia/Kolkata', '2024-06-01T06:00:00Z', '2024-06-01 11:30'],
    ['UTC', '2024-06-01T06:00:00Z', '2024-06-01 06:00'],
    ['Asia/Kolkata', '2024-12-31T18:30:00Z', '2025-01-01 00:00'],
    ['Asia/Kolkata', '2024-02-28T20:00:00Z', '2024-02-29 01:30'],
    ['America/New_York', '2024-03-10T06:59:00Z', '2024-03-10 01:59'],
    ['America/New_York', '2024-03-10T07:00:00Z', '2024-03-10 03:00'],
    ['Pacific/Apia', '2024-06-01T12:00:00Z', '2024-06-02 01:00'],
  ])('exports real dates, which spreadsheet programs sort: %s, %s', async (zone, time, local) => {
    const inbox = await makeInbox({ INBOX_TIMEZONE: zone })
    inbox.clock.now = Date.parse(time)
    await inbox.post(postedEnquiry())
    const cookie = await inbox.signIn()
    const csv = await (await inbox.visit('/enquiries.csv', undefined, cookie)).text()
    expect(csv.split('\r\n')[1]).toMatch(new RegExp(`^1,${local},`))
    const xlsx = await inbox.visit('/enquiries.xlsx', undefined, cookie)
    const [sheet] = await readXlsxFile(Buffer.from(await xlsx.arrayBuffer()))
    const [, row] = sheet?.data ?? []
    // A spreadsheet has no time zone.
    expect(row?.[1]).toEqual(new Date(`${local.replace(' ', 'T')}Z`))
    expect(row?.slice(2, 4)).toEqual(['new', 'Asha Patel'])
  })

  it.each(['/nothing', '/enquiry/9', '/enquiry/x'])(
    'is led back from %s, where nothing is',
    async (at) => {
      const { signIn, visit } = await makeInbox()
      const response = await visit(at, undefined, await signIn())
      expect(response.status).toBe(404)
      expect(await response.text()).toContain('<a href="/">All enquiries</a>')
    },
  )

  it('is told the address of the inbox if it is opened at another one', async () => {
    const { app } = await makeInbox()
    const response = await app.request('http://192.0.2.7/login', {
      method: 'POST',
      headers: { Origin: 'http://192.0.2.7' },
      body: new URLSearchParams({ password: 'x' }),
    })
    expect(response.status).toBe(403)
    expect(await response.text()).toContain(`Open the inbox at ${ownOrigin}`)
  })

  it('sees what is set apart last, on each page and in each export', async () => {
    const inbox = await ownersInbox()
    for (let i = 1; i <= 120; i += 1) {
      const about = i % 2 === 0 ? `[url=${i}]` : `No. ${i}.`
      await inbox.post(postedEnquiry({ about }), { 'Test-Address': `192.0.2.${i}` })
    }
    const odd = Array.from({ length: 60 }, (_, i) => 119 - 2 * i)
    const even = odd.map((number) => number + 1)
    for (const query of ['?folder=all', '?q=asha']) {
      const seen: number[] = []
      for (let at: string | undefined = `/${query}`; at !== undefined; ) {
        const page: string = await inbox.read(at)
        seen.push(...Array.from(page.matchAll(/href="\/enquiry\/(\d+)"/g), ([, id]) => Number(id)))
        at = /href="([^"]*before=-?\d+)"/.exec(page)?.[1]?.replaceAll('&amp;', '&')
      }
      expect(seen).toEqual([...odd, ...even])
    }
    const csv = await inbox.read('/enquiries.csv')
    const rows = Array.from(csv.matchAll(/^(\d+),2024/gm), ([, id]) => Number(id))
    expect(rows).toEqual([...odd, ...even])
  })

  it.each([
    [
      'a form with a choice',
      {
        form: 'quote',
        fields: { phone: '98250 12345', interest: 'roof' },
        texts: { interest: 'A whole roof' },
      },
      '+919825012345: A whole roof',
    ],
    [
      'a form without its choice',
      { form: 'quote', about: 'free quote', fields: { firstName: 'Asha', phone: '98250 12345' } },
      'Asha: free quote',
    ],
    [
      'the contact page',
      { fields: postedFields({ username: 'Asha', message: 'Forty sheets\nfor a shed' }) },
      'Asha: Forty sheets',
    ],
    [
      'a long message',
      { fields: postedFields({ username: 'Asha', message: 'x'.repeat(300) }) },
      `Asha: ${'x'.repeat(80)}…`,
    ],
    [
      'a product',
      { form: 'price', about: 'Tiles', fields: { phone: '98250 12345' } },
      '+919825012345: Tiles',
    ],
    [
      'a list',
      {
        form: 'list',
        about: 'List of 2 products',
        fields: { name: 'Kiran', phone: '98250 12345', note: 'Soon' },
      },
      'Kiran: List of 2 products',
    ],
  ])('reads at the head of an enquiry from %s who asks, and for what', async (_, change, head) => {
    const { read } = await ownersInbox(postedEnquiry(change))
    const page = await read('/enquiry/1')
    expect(page).toContain(`<h1>${head}</h1>`)
    expect(page).toContain(`<title>${head} ·`)
  })

  it('keeps the state that an answer in another tab has given, and can change it back', async () => {
    const { read, send, stored } = await ownersInbox(buyersList())
    const page = await read('/enquiry/1')
    expect(page).toMatch(
      /<form [^>]*rel="noopener"[\s\S]*formtarget="_blank"[^>]*>Answer by WhatsApp/,
    )
    expect(page.match(/formtarget/g)).toHaveLength(1)
    expect(page).toContain('name="shown" value="new"')
    await send('/enquiry/1/answer', { way: '0' })
    await send('/enquiry/1', { state: 'new', shown: 'new', note: 'Called.' })
    expect(await stored()).toMatchObject([{ state: 'answered', note: 'Called.' }])
    await send('/enquiry/1', { state: 'new', shown: 'answered', note: 'Called.' })
    expect(await stored()).toMatchObject([{ state: 'new' }])
  })

  it('is signed out two weeks after the last visit, by signing out, and by another password', async () => {
    const { visit, signIn, clock, app, inbox } = await makeInbox()
    const cookie = await signIn()
    expect((await visit('/', undefined, cookie)).status).toBe(200)
    const out = await visit('/logout', {}, cookie)
    expect(out.headers.get('Set-Cookie')).toContain('Max-Age=0')
    const other = await makeInbox({ INBOX_PASSWORD: 'scrypt:4:AAAA:AAAA' }, { store: inbox.store })
    expect((await other.visit('/', undefined, cookie)).status).toBe(303)
    clock.now += 15 * day
    expect((await app.request('/', { headers: { Cookie: cookie } })).status).toBe(303)
  })
})
