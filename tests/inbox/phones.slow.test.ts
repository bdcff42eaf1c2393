import { describe, expect, it } from 'vitest'
import { limits } from '../../src/catalogue/limits.ts'
import { mailtoHref, telHref } from '../../src/catalogue/phoneText.ts'
import { isMobile, readPhones, spacedPhone } from '../../src/inbox/phones.ts'
import { deriveColumns } from '../../src/inbox/store/derive.ts'
import { makeInbox } from './inbox.ts'
import { postedEnquiry } from './requests.ts'

/** Spellings of one number. */
const spellings = [
  ...['98765 43210', '9876543210', '098765 43210', '98765-43210', '09876543210', '(098765) 43210'],
  ...[
    '+91 98765 43210',
    '+91-98765-43210',
    '0091 98765 43210',
    '919876543210',
    '(+91) 98765 43210',
  ],
  ...[
    '0919876543210',
    '+91 098765 43210',
    '98765.43210',
    '98765_43210',
    '98765–43210',
    '98765 43210;',
  ],
  ...['૯૮૭૬૫ ૪૩૨૧૦', '९८७६५ ४३२१०', '૦૯૮૭૬૫૪૩૨૧૦', '+૯૧ ૯૮૭૬૫-૪૩૨૧૦', '９８７６５ ４３２１０'],
  ...['\u202a+91 98765 43210\u202c', '98765\u00a043210', '98765\u200b43210'],
  ...['tel:+919876543210', 'Mob: 98765 43210', 'મો.: ૯૮૭૬૫ ૪૩૨૧૦', '"98765 43210"', "'9876543210"],
  ...['٩٨٧٦٥ ٤٣٢١٠', '۹۸۷۶۵۴۳۲۱۰'],
]

/** An inbox with one person's number in every spelling, in a field or in a message, and another person. */
async function ownersInbox() {
  const inbox = await makeInbox({ INBOX_PER_MINUTE: '1000' })
  for (const phone of spellings)
    await inbox.post(postedEnquiry({ form: 'price', fields: { phone } }))
  for (const phone of spellings) {
    const fields = { ...postedEnquiry().fields, message: `Call ${phone} today, or 40 sheets` }
    await inbox.post(postedEnquiry({ fields }))
  }
  await inbox.post(postedEnquiry({ form: 'price', fields: { phone: '98250 12345' } }))
  const cookie = await inbox.signIn()
  const read = async (at: string) => (await inbox.visit(at, undefined, cookie)).text()
  const numbersOf = (csv: string) => Array.from(csv.matchAll(/^(\d+),/gm), ([, id]) => id).length
  const found = async (q: string) =>
    numbersOf(await read(`/enquiries.csv?q=${encodeURIComponent(q)}`))
  return { ...inbox, read, found, cookie }
}

describe('a search', () => {
  it('finds the same enquiries for every spelling of a number', async () => {
    const { found, read } = await ownersInbox()
    const all = spellings.length * 2
    for (const q of [...spellings, '98765 432', '9876543'])
      expect([q, await found(q)]).toEqual([q, all])
    for (const q of spellings.slice(0, 5)) {
      const page = await read(`/?q=${encodeURIComponent(q)}`)
      expect(page).toContain(`Delete all of +919876543210 (${spellings.length})`)
    }
    expect(await found('98765 43210 395006')).toBe(all)
    expect(await found('asha 098765-43210')).toBe(spellings.length)
    expect(await found('98250-12345')).toBe(1)
    expect(await found('98765-43211')).toBe(0)
    // Both numbers.
    expect(await found('98765 43210 98765 43211')).toBe(0)
    for (const q of ['98765 43210, 98765-43210', '+91 98765 43210 +91 98765 43210'])
      expect([q, await found(q)]).toEqual([q, all])
  })

  it('finds numbers that an earlier version has stored', async () => {
    const { store, found } = await ownersInbox()
    await store.execute("UPDATE enquiry SET search = '', phone = '98765432109876543211'")
    await store.execute("UPDATE setting SET value = '0' WHERE name = 'derived'")
    await deriveColumns(store)
    expect(await found('098765-43210')).toBe(spellings.length * 2)
    expect(await found('98250 12345')).toBe(1)
  })

  it.each([limits.query - 5, limits.query])('of %i characters finds', async (length) => {
    const { post, visit, signIn } = await makeInbox()
    await post(postedEnquiry())
    const q = encodeURIComponent('asha'.padEnd(length, ' a'))
    const page = await (await visit(`/?q=${q}`, undefined, await signIn())).text()
    expect(page).toContain('Asha Patel')
  })

  it.each([limits.query + 1, 1000, 6000])('of %i characters is too long', async (length) => {
    const { post, visit, signIn } = await makeInbox()
    await post(postedEnquiry())
    const cookie = await signIn()
    const q = encodeURIComponent('asha'.padEnd(length, ' a'))
    const page = await (await visit(`/?q=${q}`, undefined, cookie)).text()
    expect(page).not.toContain('Asha Patel')
    expect(page).toContain('at most 200 characters')
    for (const at of ['/enquiries.csv', '/enquiries.xlsx']) {
      expect((await visit(`${at}?q=${q}`, undefined, cookie)).status).toBe(400)
    }
  })
})

describe('the numbers of a field', () => {
  it.each<[string, string[]]>([
    ...spellings.map((typed): [string, string[]] => [typed, ['+919876543210']]),
    ...['98765 43210 / 98765 43211', '98765 43210, 98765 43211', '9876543210 9876543211'].map(
      (typed): [string, string[]] => [typed, ['+919876543210', '+919876543211']],
    ),
    ...[
      '98765 43210 98765 43211',
      '98765 43210 - 98765 43211',
      '9876543210-9876543211',
      '98765432109876543211',
      '0091 98765 43210 9876543211',
      '91 98765 43210 91 98765 43211',
      '+919876543210+919876543211',
    ].map((typed): [string, string[]] => [typed, ['+919876543210', '+919876543211']]),
    ['98765 43210 0261 2345678', ['+919876543210', '+912612345678']],
    ['1800 123 4567 98765 43210', ['+9118001234567', '+919876543210']],
    ...[
      '9876543210, Surat 395006',
      '9876543210-395006',
      '9876543210 395006',
      'સુરત ૩૯૫૦૦૬ ૯૮૭૬૫૪૩૨૧૦',
    ].map((typed): [string, string[]] => [typed, ['+919876543210']]),
    ...[
      '98765 43210 10-12',
      '98765 43210 10-12 am',
      '98765 43210 (10:00-18:00)',
      '98765 43210 12/05/2026',
      '98765 43210 after 6 pm',
      '98765 43210, 10 to 5',
    ].map((typed): [string, string[]] => [typed, ['+919876543210']]),
    ...[
      '1) 98765 43210',
      '2. 98765 43210',
      'flat 12 98765 43210',
      '98765 43210 10,000 sq ft',
      'GST 24ABCDE1234F1Z5 98765-43210',
    ].map((typed): [string, string[]] => [typed, ['+919876543210']]),
    ['98765 43210 395006 98765 43211', ['+919876543210', '+919876543211']],
    ['98765 43210, 02632 234567', ['+919876543210', '+912632234567']],
    ['98765 43210; +91 98765 43211', ['+919876543210', '+919876543211']],
    ['98765 43210 or 022 2345 6789', ['+919876543210', '+912223456789']],
    ['98765 43210 & 98765 43210', ['+919876543210']],
    ['98765 43210 (Ramesh)', ['+919876543210']],
    ['Mob: 98765 43210', ['+919876543210']],
    ['+44 20 7946 0958', ['+442079460958']],
    ['12345', ['12345']],
    ['9'.repeat(90), ['9'.repeat(90)]],
    ['call me', []],
    ['12-10-2026', []],
    ['12/10/2026 at 11:30', []],
    ['10 am - 6 pm', []],
    ['+', []],
    ['', []],
  ])('%j', (typed, expected) => {
    const numbers = readPhones(typed)
    expect(numbers.map((number) => number.replace(/^\+9112345$/, '12345'))).toEqual(expected)
  })

  it('a number in front of many thousand hours, which would take minutes to read', () => {
    expect(readPhones(`98765 43210 ${'12:30 '.repeat(100_000)}`)).toEqual(['+919876543210'])
  })

  it.each<[string, boolean]>([
    ['+919876543210', true],
    ['+916354123456', true],
    ['+919825012345', true],
    ['+447400123456', true],
    ['+12125550123', true],
    ['+971501234567', true],
    ['+912612345678', false],
    ['+917926580000', false],
    ['+918045678901', false],
    ['+912223456789', false],
    ['+9118001234567', false],
    ['+9118602334455', false],
    ['+442079460958', false],
    ['12345', false],
    ['98765432109876543211', false],
  ])('%s has WhatsApp: %s', (number, expected) => {
    expect(isMobile(number)).toBe(expected)
  })

  it('are buttons of their own: a call for each, WhatsApp for each mobile one', async () => {
    const { post, visit, signIn } = await makeInbox()
    const phone = '98765 43210 / 0261 234 5678'
    await post(postedEnquiry({ form: 'price', fields: { phone } }))
    await post(postedEnquiry({ form: 'price', fields: { phone: '1800 123 4567' } }))
    const cookie = await signIn()
    const page = await (await visit('/enquiry/1', undefined, cookie)).text()
    const buttons = Array.from(page.matchAll(/name="way".*>(.*)<\/button>/g), ([, text]) => text)
    expect(buttons).toEqual(['Answer by WhatsApp', 'Call +919876543210', 'Call +912612345678'])
    const opened = async (at: string) => {
      const answer = await (await visit(at, undefined, cookie)).text()
      return /url=([^"?]*)/.exec(answer)?.[1]
    }
    expect(await opened('/enquiry/1/answer?way=0')).toBe('https://wa.me/919876543210')
    expect(await opened('/enquiry/1/answer?way=2')).toBe('tel:+912612345678')
    const other = await (await visit('/enquiry/2', undefined, cookie)).text()
    expect(other).not.toContain('WhatsApp')
    await post(postedEnquiry({ form: 'price', fields: { phone: '9'.repeat(90) } }))
    expect(await (await visit('/enquiry/3', undefined, cookie)).text()).not.toContain('Call ')
    expect(await opened('/enquiry/2/answer?way=0')).toBe('tel:+9118001234567')
    await visit('/delete', { who: '0261-2345678' }, cookie)
    expect((await visit('/enquiry/1', undefined, cookie)).status).toBe(404)
  })
})

describe('a link', () => {
  it.each([
    ['+919876543210', 'tel:+919876543210'],
    ['+91 98765 43210', 'tel:+919876543210'],
    ['02612345678', 'tel:02612345678'],
  ])('calls %s', (number, href) => {
    expect(telHref(number)).toBe(href)
  })

  it.each([
    ['ram@x.in', 'mailto:ram@x.in?'],
    ['ram+roof@x.in', 'mailto:ram+roof@x.in?'],
    ['a&b?c@x.in', 'mailto:a%26b%3Fc@x.in?'],
    ['રામ@x.in', `mailto:${encodeURIComponent('રામ')}@x.in?`],
  ])('writes to %s', (email, beginning) => {
    const href = mailtoHref(email, 'Tiles & more', 'Hello\n')
    expect(href).toBe(`${beginning}subject=Tiles%20%26%20more&body=Hello%0A`)
  })
})

it.each([
  ['+919876543210', '+91 98765 43210'],
  ['+912612345678', '+91 261 234 5678'],
  ['+9118001234567', '+91 1800 123 4567'],
  ['+442079460958', '+44 20 7946 0958'],
  ['98765432109876543211', '98765 43210 98765 43211'],
])('a number of the export is no figure: %s', (number, expected) => {
  expect(spacedPhone(number)).toBe(expected)
  expect(Number(spacedPhone(number))).toBeNaN()
})
