import { afterEach, describe, expect, it, vi } from 'vitest'
import { limits } from '../../src/catalogue/limits.ts'
import { isSmallJson } from '../../src/inbox/receive/isSmallJson.ts'
import { makeInbox } from './inbox.ts'
import { postedEnquiry, siteOrigin } from './requests.ts'

afterEach(() => vi.restoreAllMocks())

/** An object of JSON with many names. */
function names(count: number, name = (i: number) => `n${i}`, value = '""'): string {
  return `{${Array.from({ length: count }, (_, i) => `"${name(i)}":${value}`).join()}}`
}

/** The body of an enquiry with JSON in place of one of its values. */
function bodyWith(name: string, json: string): string {
  const { idempotencyKey, ...rest } = postedEnquiry({ idempotencyKey: '0000-0000' })
  return JSON.stringify({ idempotencyKey, ...rest, [name]: 0 }).replace(
    `"${name}":0`,
    `"${name}":${json}`,
  )
}

const MANY = 56_000
const deep = `${'['.repeat(300_000)}${']'.repeat(300_000)}`

describe('a body with more than an enquiry has', () => {
  it.each([
    ['names of fields', bodyWith('fields', names(MANY))],
    ['labels', bodyWith('labels', names(MANY))],
    ['texts', bodyWith('texts', names(MANY))],
    ['fields, labels and texts together', bodyWith('fields', names(3 * limits.enquiryFields + 20))],
    ['names beside them', names(MANY)],
    [
      'times the same name',
      bodyWith(
        'fields',
        names(MANY, () => 'message'),
      ),
    ],
    ['values that are no texts', bodyWith('fields', names(MANY, undefined, '1'))],
    ['values in a list', bodyWith('about', `[${Array.from({ length: MANY }, () => 1)}]`)],
    ['lists in lists', bodyWith('about', deep)],
    ['objects in objects', bodyWith('fields', `${'{"a":'.repeat(9)}1${'}'.repeat(9)}`)],
    ['lists in lists, of which no one ends', '['.repeat(300_000)],
    [
      'names behind a quotation mark in a text',
      bodyWith('about', `"\\"",${names(MANY).slice(1, -1)}`),
    ],
    ['names behind a backslash in a text', bodyWith('about', `"\\\\",${names(MANY).slice(1, -1)}`)],
  ])('is refused before it is parsed: %s', async (_, body) => {
    const { post, stored } = await makeInbox()
    const parse = vi.spyOn(JSON, 'parse')
    const response = await post(body, { 'Idempotency-Key': '0000-0000' })
    expect(response.status).toBe(400)
    expect(parse).not.toHaveBeenCalledWith(body)
    expect(await stored()).toEqual([])
  })

  it('is read no further than the first name that is too many', () => {
    let read = 0
    const text = names(MANY)
    const watched = new Proxy(Object(text), {
      get(target, key) {
        if (typeof key === 'string' && /^\d+$/.test(key)) read += 1
        const value = Reflect.get(target, key)
        return typeof value === 'function' ? value.bind(target) : value
      },
    })
    expect(isSmallJson(watched)).toBe(false)
    expect(read).toBeLessThan(10 * (3 * limits.enquiryFields + 20))
  })
})

describe('a body that has as much as an enquiry may', () => {
  it.each([
    ['fields, with labels and texts', {}],
    ['texts with signs of JSON', { message: '{"a": ["b", {"c": 1}]}, '.repeat(400) }],
    ['texts with backslashes and quotation marks', { message: '\\"\\\\",:{['.repeat(1000) }],
  ])('is received: %s', async (_, more) => {
    const { post } = await makeInbox()
    const { fields } = postedEnquiry()
    const filled = Array.from({ length: limits.enquiryFields - 3 }, (_, i) => [`line${i}`, 'x'])
    const all = { ...Object.fromEntries(filled), ...fields, ...more }
    const { status } = await post(postedEnquiry({ fields: all, labels: all, texts: all }))
    expect(status).toBe(200)
  })
})

describe('refused bodies', () => {
  const large = 'x'.repeat(700_000)
  const headers = {
    Origin: siteOrigin,
    'Content-Type': 'application/json',
    'Idempotency-Key': '0000-0000',
  }
  it.each<[string, number, string, Record<string, string>?]>([
    ['with too many names', 400, bodyWith('fields', names(MANY))],
    ['with a key that is too long', 400, bodyWith('fields', `{"${large}":""}`)],
    ['that are no JSON', 400, large],
    ['that are no UTF-8', 400, '', {}],
    ['with a wrong field', 422, bodyWith('fields', `{"note":"${large.slice(0, 90_000)}"}`)],
    ['that do not tell their length', 413, 'x'.repeat(limits.enquiryBytes + 1)],
  ])('%s count for the bytes of a day', async (_, status, text) => {
    const { app, post } = await makeInbox({ INBOX_PER_MINUTE: '1000' })
    const body = text === '' ? new Uint8Array(700_000).fill(0xff) : text
    const send = () => app.request('/enquiries', { method: 'POST', headers, body })
    const isFull = async () => (await post(postedEnquiry())).status === 429
    expect((await send()).status).toBe(status)
    for (let i = 0; i < 120 && !(await isFull()); i += 1) await send()
    expect(await isFull()).toBe(true)
  })

  it('whose length is too large are not read', async () => {
    const { app } = await makeInbox()
    const pull = vi.fn()
    const request = {
      method: 'POST',
      headers: { ...headers, 'Content-Length': String(limits.enquiryBytes + 1) },
      body: new ReadableStream({ pull }, { highWaterMark: 0 }),
      duplex: 'half',
    }
    const response = await app.request('/enquiries', request)
    expect(response.status).toBe(413)
    expect(pull).not.toHaveBeenCalled()
  })

  it('that end too early are refused, and no failure of the inbox', async () => {
    const { app, lines } = await makeInbox()
    const body = new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode('{"about": ')),
      pull: (controller) => controller.error(new Error('aborted')),
    })
    const request = { method: 'POST', headers, body, duplex: 'half' }
    expect((await app.request('/enquiries', request)).status).toBe(400)
    expect(lines.join()).not.toContain('failed')
  })
})
