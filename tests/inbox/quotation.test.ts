import { createClient } from '@libsql/client'
import { describe, expect, it } from 'vitest'
import { copyAll } from '../../src/inbox/server/backup.ts'
import { prepare } from '../../src/inbox/store/open.ts'
import { addQuotation } from '../../src/inbox/store/quotations.ts'
import { withoutBlocking } from '../../src/inbox/store/store.ts'
import { makeInbox, newFile, openFile, projectFiles } from './inbox.ts'
import { postedEnquiry } from './requests.ts'

/** A list of a buyer, as the site posts it. */
function buyersList(change = {}) {
  return postedEnquiry({
    form: 'list',
    about: 'List of 2 products',
    fields: {
      line1: 'Thickness: 0.50 mm\nColour: Blue\nQuantity: 1,250.5 running metres\nNot sure: Length',
      line2: 'Quantity: 40 nos',
      name: 'Kiran',
      phone: '98250 12345',
    },
    labels: { line1: '1. Colour coated sheets', line2: '2. Screws', name: 'Name', phone: 'Phone' },
    ...change,
  })
}

/** The form of two lines, filled in. */
const filled = {
  form: 'a',
  count: '3',
  tax: '18',
  validUntil: '2024-06-15',
  product0: 'Colour coated sheets',
  quantity0: '1,250.5',
  unit0: 'metres',
  rate0: '450.50',
  product1: 'Screws',
  quantity1: '40',
  unit1: '',
  rate1: '2',
}

/** An inbox with an enquiry, and the owner signed in. */
async function ownersInbox(body: unknown = buyersList()) {
  const inbox = await makeInbox()
  await inbox.post(body)
  const cookie = await inbox.signIn()
  const read = async (at: string) => (await inbox.visit(at, undefined, cookie)).text()
  const send = (form: Record<string, string>, at = '/enquiry/1/quotation') =>
    inbox.visit(at, form, cookie)
  return { ...inbox, cookie, read, send }
}

describe('the form of a quotation', () => {
  it('has the lines of the enquiry, and no rate, tax or date that nobody has typed', async () => {
    const { read } = await ownersInbox()
    const page = await read('/enquiry/1/quotation')
    expect(page).toContain('Colour coated sheets\nThickness: 0.50 mm\nColour: Blue</textarea>')
    expect(page).toMatch(/name="quantity0" value="1,250.5"/)
    expect(page).toMatch(/name="unit0" value="running metres"/)
    expect(page).toMatch(/name="quantity1" value="40"/)
    for (const name of ['rate0', 'rate1', 'tax', 'validUntil']) {
      expect(page).toContain(`name="${name}" value=""`)
    }
  })

  it('finds the quantity in the language of the enquiry', async () => {
    const line1 = 'જાડાઈ: 0.50 mm\nજથ્થો: ૪૦ નંગ\nSheets\nQuantity: 41 nos'
    const fields = { line1, phone: '98250 12345' }
    const { read } = await ownersInbox(buyersList({ fields, labels: { line1: '1. પતરાં' } }))
    const page = await read('/enquiry/1/quotation')
    expect(page).toContain('પતરાં\nજાડાઈ: 0.50 mm</textarea>')
    expect(page).toMatch(/name="quantity0" value="40"/)
    expect(page).toMatch(/name="unit0" value="નંગ"/)
  })

  it('begins with the product of a price call, and empty for a message', async () => {
    const price = await ownersInbox(
      postedEnquiry({ form: 'price', about: 'Tiles', fields: { phone: '98250 12345' } }),
    )
    expect(await price.read('/enquiry/1/quotation')).toContain('\nTiles</textarea>')
    const message = await ownersInbox(postedEnquiry())
    expect(await message.read('/enquiry/1/quotation')).not.toContain('Contact</textarea>')
  })

  it.each<[string, Record<string, string>, string]>([
    ['no rate', { rate1: '' }, 'Line 2, rate: Type the rate, or tick &#34;Leave out&#34;'],
    ['a rate in words', { rate0: '450 per metre' }, 'Line 1, rate: This is not read as a number.'],
    ['no quantity', { quantity1: '' }, 'Line 2, quantity: Type a number'],
    ['a quantity of zero', { quantity1: '0.000' }, 'Line 2, quantity: Type a quantity above zero'],
    ['no product', { product1: ' ' }, 'Line 2, product: Type what it is'],
    ['no tax', { tax: '' }, '0 if there is none'],
    ['a tax of more than all', { tax: '180' }, 'The largest number here is 100.'],
    ['no date', { validUntil: '' }, 'Type the day like 2024-06-30.'],
    ['a date that is over', { validUntil: '2024-05-31' }, 'This day is over'],
    ['no line', { leave0: 'on', leave1: 'on' }, 'at least one line'],
    ['more lines than it has', { count: 'x' }, 'at least one line'],
  ])('with %s says so, loses nothing and stores nothing', async (_, change, message) => {
    const { send, store } = await ownersInbox()
    const response = await send({ ...filled, ...change })
    expect(response.status).toBe(422)
    const page = await response.text()
    expect(page).toContain(message)
    expect(page).toContain('<title>Error: Quotation')
    if (!('count' in change)) {
      for (const [name, value] of Object.entries({ ...filled, ...change })) {
        if (/^(quantity|unit|rate|tax|valid)/.test(name)) {
          expect(page).toContain(`name="${name}" value="${value}"`)
        }
      }
    }
    expect((await store.execute('SELECT * FROM quotation')).rows).toEqual([])
  })

  it('gets more lines, and keeps what was typed', async () => {
    const { send } = await ownersInbox()
    const response = await send({ ...filled, rate0: 'x', product2: 'Freight', more: '1' })
    expect(response.status).toBe(200)
    const page = await response.text()
    expect(page).toContain('name="count" value="6"')
    expect(page).toContain('name="rate0" value="x"')
    expect(page).toContain('\nFreight</textarea>')
    expect(page).not.toContain('role="alert"')
  })
})

describe('a quotation', () => {
  it('has a number, dates, lines and sums with Indian grouping, and the enquiry is quoted', async () => {
    const { send, read } = await ownersInbox()
    const response = await send(filled)
    expect(response.headers.get('Location')).toBe('/quotation/1')
    const page = await read('/quotation/1')
    for (const shown of [
      projectFiles.site.name,
      projectFiles.site.email,
      'Quotation 1',
      'Date: 1 June 2024',
      'Valid until 15 June 2024',
      'For: Kiran',
      '1,250.5 metres',
      '₹450.50 / metres',
      '₹5,63,350.25',
      '₹80.00',
      '₹5,63,430.25',
      'GST 18%',
      '₹1,01,417.45',
      '₹6,64,847.70',
    ]) {
      expect(page).toContain(shown)
    }
    expect(await read('/?folder=quoted')).toContain('Kiran')
    expect(await read('/enquiry/1')).toContain('<a href="/quotation/1">Quotation 1</a>')
  })

  it('leaves out a line that is ticked, and empty ones', async () => {
    const { send, read } = await ownersInbox()
    await send({ ...filled, leave0: 'on', rate0: 'x' })
    const page = await read('/quotation/1')
    expect(page).not.toContain('Colour coated')
    expect(page).toContain('₹94.40')
  })

  it('goes to WhatsApp as a text with the same figures', async () => {
    const { send, read } = await ownersInbox()
    await send(filled)
    const sent = await send({ way: '0', quotation: '1' }, '/enquiry/1/answer')
    const page = await read(sent.headers.get('Location') ?? '')
    const [, href = ''] = /url=([^"]*)/.exec(page) ?? []
    const { searchParams, pathname } = new URL(href.replaceAll('&amp;', '&'))
    expect(pathname).toBe('/919825012345')
    expect(searchParams.get('text')).toBe(
      `Hello Kiran, thank you for your enquiry to ${projectFiles.site.name}: List of 2 products

${projectFiles.site.name}
Quotation 1
Date: 1 June 2024
For: Kiran

Colour coated sheets: 1,250.5 metres × ₹450.50 = ₹5,63,350.25
Screws: 40 × ₹2.00 = ₹80.00

Subtotal: ₹5,63,430.25
GST 18%: ₹1,01,417.45
Total: ₹6,64,847.70

Valid until 15 June 2024`,
    )
    expect(page).toContain('<a href="/quotation/1">Back to the quotation</a>')
    expect(await read('/?folder=quoted')).toContain('Kiran')
  })

  it.each([
    { lines: 2, sent: ['Send by WhatsApp', 'Send by e-mail'], note: undefined },
    { lines: 40, sent: ['Send by WhatsApp'], note: 'too long for some messages' },
    { lines: 200, sent: [], note: 'too long for a message' },
  ])('of $lines lines is sent whole or not at all', async ({ lines, sent, note }) => {
    const { send, read } = await ownersInbox(
      postedEnquiry({
        form: 'quote',
        fields: { phone: '98250 12345', email: 'asha@example.com' },
        labels: { phone: 'Phone', email: 'E-mail' },
      }),
    )
    const rows = Array.from({ length: lines }, (_, i) => [
      [`product${i}`, `Colour coated sheet no. ${i + 1}`],
      [`quantity${i}`, '40'],
      [`unit${i}`, 'nos'],
      [`rate${i}`, '450'],
    ])
    const form = Object.fromEntries(rows.flat())
    await send({ form: 'a', count: String(lines), tax: '18', validUntil: '2024-06-15', ...form })
    const page = await read('/quotation/1')
    for (const label of ['Send by WhatsApp', 'Send by e-mail']) {
      expect(page.includes(label)).toBe(sent.includes(label))
    }
    expect(page).toEqual(
      note ? expect.stringContaining(note) : expect.not.stringContaining('too long'),
    )
  })

  it('can be sent if there is no mobile number', async () => {
    const { send, read } = await ownersInbox(postedEnquiry())
    await send(filled)
    expect(await read('/quotation/1')).toContain('Send by WhatsApp, to a chat of your choice')
    expect(await read('/enquiry/1/answer?way=0&quotation=1')).toContain('url=https://wa.me/?text=')
    expect(await read('/enquiry/1/answer?way=1&quotation=1')).toContain(
      'url=mailto:asha@example.com?subject=Quotation%201&amp;body=',
    )
  })

  it('is in the language of the enquiry', async () => {
    const { send, read } = await ownersInbox(buyersList({ language: 'hi-IN' }))
    await send(filled)
    const page = await read('/quotation/1')
    expect(page).toContain('lang="hi-IN"')
    expect(page).toContain('कोटेशन 1')
    expect(page).toContain('कुल रकम')
  })

  it('is not changed: a further one begins with it, and has the next number', async () => {
    const { send, read } = await ownersInbox()
    await send(filled)
    const form = await read('/enquiry/1/quotation')
    expect(form).toContain('name="quantity0" value="1,250.5"')
    expect(form).toContain('name="rate0" value="450.5"')
    expect(form).toContain('name="tax" value="18"')
    await send({ ...filled, rate0: '440' })
    expect(await read('/quotation/1')).toContain('₹450.50')
    expect(await read('/quotation/2')).toContain('₹440.00')
  })

  it('sent twice by a double press is one', async () => {
    const { send, store } = await ownersInbox()
    const answers = await Promise.all([send(filled), send(filled)])
    expect(answers.map(({ headers }) => headers.get('Location'))).toEqual(
      Array.from({ length: 2 }, () => '/quotation/1'),
    )
    expect((await store.execute('SELECT * FROM quotation')).rows).toHaveLength(1)
  })

  it('of another enquiry is not sent with this one', async () => {
    const { send, post, read, visit, cookie } = await ownersInbox()
    await post(buyersList())
    await send(filled)
    const response = await visit('/enquiry/2/answer?way=0&quotation=1', undefined, cookie)
    expect(response.status).toBe(404)
    expect(await read('/enquiry/2')).not.toContain('Quotation 1')
  })

  it('that is damaged is missing, and its enquiry is shown', async () => {
    const { send, store, visit, read, cookie } = await ownersInbox()
    await send(filled)
    await store.execute("UPDATE quotation SET content = '{'")
    expect((await visit('/quotation/1', undefined, cookie)).status).toBe(404)
    expect(await read('/enquiry/1')).toContain('Kiran')
    expect(await read('/enquiry/1/quotation')).toContain('Screws')
  })

  it.each(['/quotation/7', '/quotation/x', '/enquiry/9/quotation'])(
    'that is not there leads back: %s',
    async (at) => {
      const { visit, cookie } = await ownersInbox()
      expect((await visit(at, undefined, cookie)).status).toBe(404)
    },
  )

  it('is for the owner alone', async () => {
    const { visit, send } = await ownersInbox()
    await send(filled)
    for (const at of ['/quotation/1', '/enquiry/1/quotation']) {
      expect((await visit(at)).headers.get('Location')).toMatch(/^\/login\?/)
    }
  })
})

describe('the numbers', () => {
  const content = {
    language: 'en-IN',
    recipient: '',
    date: '2024-06-01',
    validUntil: '2024-06-15',
    tax: '0',
    lines: [{ product: 'Tiles', quantity: '1000', unit: '', rate: '100' }],
  }

  it('have no gap and no repetition, although two processes write at the same time', async () => {
    const file = newFile()
    const body = postedEnquiry()
    const first = await makeInbox({}, { store: await openFile(file) })
    await first.post(body)
    const open = async () => {
      const client = createClient({ url: `file:${file}`, concurrency: 1, timeout: 0 })
      return withoutBlocking(await prepare(client, projectFiles.migrations))
    }
    const writers = [await open(), await open()]
    const given = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        writers.map((store) => {
          const form = `${writers.indexOf(store)} ${i}`
          return addQuotation(store, { key: body.idempotencyKey, form, created: 1 }, content)
        }),
      ).flat(),
    )
    expect(given.toSorted((one, other) => Number(one) - Number(other))).toEqual(
      Array.from({ length: 40 }, (_, i) => i + 1),
    )
    for (const store of writers) store.close()
  })

  it('are not given for an enquiry that was deleted meanwhile', async () => {
    const { store } = await makeInbox()
    const of = { key: '0000-0000', form: '', created: 1 }
    expect(await addQuotation(store, of, content)).toBeUndefined()
    expect((await store.execute('SELECT * FROM quotation')).rows).toEqual([])
  })

  it('of a deleted enquiry are not given again, and its quotation is gone', async () => {
    const { send, post, store, visit, cookie } = await ownersInbox()
    await post(buyersList())
    await send(filled)
    await send({ id: '1' }, '/delete')
    expect((await visit('/quotation/1', undefined, cookie)).status).toBe(404)
    const { rows } = await store.execute('SELECT content FROM quotation')
    expect(rows.map(({ content }) => content)).toEqual([''])
    const next = await send(filled, '/enquiry/2/quotation')
    expect(next.headers.get('Location')).toBe('/quotation/2')
  })

  it('go on in a backup, in which quotations of deleted enquiries have no content', async () => {
    const client = await openFile()
    const first = await makeInbox({}, { store: client })
    const [kept, deleted] = [buyersList(), buyersList()]
    for (const body of [kept, deleted]) {
      await first.post(body)
      await addQuotation(client, { key: body.idempotencyKey, form: '', created: 1 }, content)
    }
    const second = await ownersInbox(deleted)
    await second.send({ id: '1' }, '/delete')
    await copyAll(client, second.store)
    const { rows } = await second.store.execute('SELECT number, content FROM quotation')
    expect(rows.map((row) => ({ ...row }))).toEqual([
      { number: 1, content: JSON.stringify(content) },
      { number: 2, content: '' },
    ])
    expect(await second.read('/quotation/1')).toContain('Tiles')
    const next = await second.send(filled, '/enquiry/2/quotation')
    expect(next.headers.get('Location')).toBe('/quotation/3')
  })
})
