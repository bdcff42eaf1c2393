import { HttpResponse, http } from 'msw'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { publishWords } from '../../../src/editor/publishWords.ts'
import { awaitToken, exchange, requestCode } from '../../../src/editor/signIn/deviceFlow.ts'
import { tokenLink } from '../../../src/editor/signIn/tokenLink.ts'
import { server } from '../../helpers/server.ts'

const app = { address: 'https://exchange.example/login', client: 'Iv1.client' }
const words = publishWords.signIn

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

it('the link fills in what GitHub has a parameter for, in the limits that it documents', () => {
  const { origin, pathname, searchParams } = new URL(
    tokenLink(`${'a'.repeat(39)}/${'b'.repeat(99)}`),
  )
  expect(origin + pathname).toBe('https://github.com/settings/personal-access-tokens/new')
  const { name, description, ...rest } = Object.fromEntries(searchParams)
  expect(name?.length).toBeLessThanOrEqual(40)
  expect(description?.length).toBeLessThanOrEqual(1024)
  expect(rest).toEqual({
    target_name: 'a'.repeat(39),
    expires_in: expect.stringMatching(/^\d+$/),
    contents: 'write',
    pull_requests: 'write',
    actions: 'read',
    deployments: 'read',
  })
})

it('nobody signs in by a code where the editor was built without an endpoint for it', () => {
  expect(exchange()).toBeUndefined()
})

const code = {
  device_code: 'device',
  user_code: 'WDJB-MJHT',
  verification_uri: 'https://github.com/login/device',
  expires_in: 60,
  interval: 5,
}

/** The endpoint answers with these, one after the other. */
function answers(...all: object[]): void {
  server.use(
    http.post(`${app.address}/device/code`, () => HttpResponse.json(code)),
    http.post(`${app.address}/oauth/access_token`, () => HttpResponse.json(all.shift() ?? {})),
  )
}

const pending = { error: 'authorization_pending' }

it('a person who types the code is signed in, asked for as seldom as GitHub wants', async () => {
  answers(pending, { error: 'slow_down' }, pending, { access_token: 'gho_token' })
  const pause = vi.fn(async () => undefined)
  const asked = await requestCode(app)
  expect(asked).toEqual(code)
  expect(await awaitToken(app, asked, pause)).toBe('gho_token')
  expect(pause.mock.calls.flat()).toEqual([5, 5, 10, 10])
})

it.each([
  ['does not allow it', { error: 'access_denied' }, words.denied],
  ['is too late', { error: 'expired_token' }, words.expired],
])('a person who %s is told so', async (_what, answer, why) => {
  answers(pending, answer)
  await expect(awaitToken(app, code, async () => undefined)).rejects.toThrow(why)
})
