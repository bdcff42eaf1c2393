import { HttpResponse, http } from 'msw'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { longestWait, type PostResult, post } from '../../src/enquiry/outbox/post.ts'
import { server } from '../helpers/server.ts'
import { sampleEnquiry } from './tabs.ts'

const json = (status: number, body: unknown, headers = {}) =>
  Response.json(body, { status, headers })
const isJson = { headers: { 'Content-Type': 'application/json; charset=UTF-8' } }
const errors = { phone: 'No.' }

const [inbox, formService] = ['https://enquiries.example/new', 'https://forms.example/f/1']

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
beforeEach(() => {
  // The server needs its own timers.
  const toFake = ['Date', 'setTimeout', 'clearTimeout'] as const
  vi.useFakeTimers({ now: Date.UTC(2024, 0, 1), toFake: [...toFake] })
})
afterEach(() => {
  vi.useRealTimers()
  server.resetHandlers()
})
afterAll(() => server.close())

describe('what the server answers', () => {
  it.each<[string, Response | 'none', PostResult]>([
    ['that it is stored', json(200, { ok: true }), { kind: 'accepted' }],
    ['the same with a charset', new Response('{"ok":true}', isJson), { kind: 'accepted' }],
    ['the same and more', json(200, { ok: true, id: 7 }), { kind: 'accepted' }],
    ['the same as text', new Response('{"ok":true}'), { kind: 'later' }],
    ['the same with status 201', json(201, { ok: true }), { kind: 'later' }],
    ['202 with JSON', json(202, {}), { kind: 'later' }],
    ['204', new Response(null, { status: 204 }), { kind: 'later' }],
    ['200 without a body', new Response(null, isJson), { kind: 'later' }],
    ['a page of a hotel’s network', new Response('<h1>Log in</h1>'), { kind: 'later' }],
    ['such a page, called JSON', new Response('<h1>Log in</h1>', isJson), { kind: 'later' }],
    ['200 with JSON that is cut off', new Response('{"ok":', isJson), { kind: 'later' }],
    ['200 with a bare word', json(200, 'ok'), { kind: 'later' }],
    ['200 with true', json(200, true), { kind: 'later' }],
    ['200 with an empty object', json(200, {}), { kind: 'later' }],
    ['200 with an empty list', json(200, []), { kind: 'later' }],
    ['200 with a list of it', json(200, [{ ok: true }]), { kind: 'later' }],
    ['200 with null', json(200, null), { kind: 'later' }],
    ['200 that is not ok', json(200, { ok: false }), { kind: 'later' }],
    ['200 with a word for ok', json(200, { ok: 'true' }), { kind: 'later' }],
    ['200 that lists errors', json(200, { errors }), { kind: 'later' }],
    ['500', json(500, {}), { kind: 'later' }],
    ['503 with a page', new Response('<h1>Sorry</h1>', { status: 503 }), { kind: 'later' }],
    ['408', json(408, {}), { kind: 'later' }],
    ['425', json(425, {}), { kind: 'later' }],
    ['429', json(429, {}), { kind: 'later' }],
    ['seconds to wait', json(429, {}, { 'Retry-After': '120' }), { kind: 'later', wait: 120_000 }],
    [
      'a date to wait for',
      json(503, {}, { 'Retry-After': 'Mon, 01 Jan 2024 00:02:00 GMT' }),
      { kind: 'later', wait: 120_000 },
    ],
    ['a year', json(429, {}, { 'Retry-After': '3e7' }), { kind: 'later' }],
    ['too long', json(429, {}, { 'Retry-After': '999999' }), { kind: 'later', wait: longestWait }],
    ['no connection', 'none', { kind: 'later' }],
    ['400 with errors', json(400, { errors }), { kind: 'refused', errors }],
    ['422 with errors', json(422, { errors }), { kind: 'refused', errors }],
    ['400 without a word', json(400, {}), { kind: 'failed' }],
    ['400 with errors of no shape', json(400, { errors: ['phone'] }), { kind: 'failed' }],
    ['403', json(403, { errors }), { kind: 'failed' }],
    ['404 with a page', new Response('<h1>Not found</h1>', { status: 404 }), { kind: 'failed' }],
    ['413', json(413, {}), { kind: 'failed' }],
  ])('%s', async (_, answer, expected) => {
    server.use(http.post(inbox, () => (answer === 'none' ? HttpResponse.error() : answer)))
    expect(await post(inbox, sampleEnquiry, 'inbox')).toEqual(expected)
  })

  it.each<[string, Response, PostResult]>([
    ['200 with JSON', json(200, { next: '/thanks', ok: true }), { kind: 'accepted' }],
    ['200 with an empty object', json(200, {}), { kind: 'accepted' }],
    ['201 with an empty body', new Response(null, { status: 201 }), { kind: 'accepted' }],
    ['204', new Response(null, { status: 204 }), { kind: 'accepted' }],
    ['a page of a hotel’s network', new Response('<h1>Log in</h1>'), { kind: 'later' }],
    ['200 that lists errors', json(200, { errors }), { kind: 'later' }],
  ])('of a service for forms: %s', async (_, answer, expected) => {
    server.use(http.post(formService, () => answer))
    expect(await post(formService, sampleEnquiry, 'form')).toEqual(expected)
  })

  it.each([
    ['inbox', 'error'],
    ['form', 'follow'],
  ] as const)('by a redirect: the %s has %s', async (via, redirect) => {
    expect((await requestOf(via)).redirect).toBe(redirect)
  })

  it('is waited for 20 seconds', async () => {
    server.use(http.post(inbox, () => new Promise<never>(() => {})))
    const over = vi.fn()
    void post(inbox, sampleEnquiry, 'inbox').then(over)
    await vi.advanceTimersByTimeAsync(19_000)
    expect(over).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(2000)
    expect(over).toHaveBeenCalledExactlyOnceWith({ kind: 'later' })
  })
})

/** The request that posts an enquiry. */
async function requestOf(via: 'inbox' | 'form'): Promise<Request> {
  const requests: Request[] = []
  server.use(
    http.post(inbox, ({ request }) => {
      requests.push(request.clone())
      return HttpResponse.json({ ok: true })
    }),
  )
  const fields = [
    { name: 'line1', label: '1. Tiles', value: 'Quantity: 40', text: 'Quantity: 40' },
    { name: 'interest', label: 'I need', value: 'repair', text: 'A repair' },
    { name: 'email', label: 'Your e-mail', value: 'asha@example.com', text: 'asha@example.com' },
    { name: 'note', label: 'Note', value: '', text: '' },
  ]
  const whole = { ...sampleEnquiry, fields, page: '/List', language: 'en-IN' }
  expect(await post(inbox, whole, via)).toEqual({ kind: 'accepted' })
  const [request] = requests
  if (request === undefined) throw new Error('Nothing was posted.')
  return request
}

describe('what is posted', () => {
  it('to the inbox holds, beside the values, what the visitor has read', async () => {
    const request = await requestOf('inbox')
    expect(request.headers.get('Idempotency-Key')).toBe(sampleEnquiry.id)
    expect(await request.json()).toMatchObject({
      idempotencyKey: sampleEnquiry.id,
      page: '/List',
      language: 'en-IN',
      fields: { line1: 'Quantity: 40', interest: 'repair', note: '' },
      labels: { line1: '1. Tiles', interest: 'I need' },
      texts: { interest: 'A repair' },
    })
  })

  it('to a service for forms is what a form without a script posts', async () => {
    const request = await requestOf('form')
    const body = await request.text()
    // Any other header would make the browser ask the service first, and it would refuse.
    expect([...request.headers.keys()].sort()).toEqual(['accept', 'content-type'])
    expect(request.headers.get('Content-Type')).toMatch(/^application\/x-www-form-urlencoded/)
    expect(Object.fromEntries(new URLSearchParams(body))).toMatchObject({
      '1. Tiles': 'Quantity: 40',
      'I need': 'A repair',
      email: 'asha@example.com',
      about: sampleEnquiry.about,
      page: '/List',
      idempotencyKey: sampleEnquiry.id,
    })
    expect(body).not.toContain('Note')
  })
})
