import { describe, expect, it } from 'vitest'
import { limits } from '../../src/catalogue/limits.ts'
import { makeInbox } from './inbox.ts'
import { ownOrigin, postedEnquiry } from './requests.ts'

const urlencoded = 'application/x-www-form-urlencoded'
const multipart = 'multipart/form-data; boundary=x'

/** Every form of the owner's pages. */
const forms = [
  '/login',
  '/logout',
  '/clock',
  '/marked',
  '/delete',
  '/enquiry/1',
  '/enquiry/1/answer',
]

const bodies: [string, string | undefined, string | Uint8Array<ArrayBuffer>][] = [
  ['garbage as multipart', multipart, 'garbage'],
  ['multipart without its boundary', 'multipart/form-data', '--x\r\n\r\n--x--'],
  [
    'multipart that is cut off',
    multipart,
    '--x\r\nContent-Disposition: form-data; name="note"\r\n\r\nab',
  ],
  [
    'whole multipart, which no form sends',
    multipart,
    '--x\r\nContent-Disposition: form-data; name="id"\r\n\r\n1\r\n--x--',
  ],
  ['JSON', 'application/json', '{"id": "1"}'],
  ['plain text', 'text/plain', 'id=1'],
  ['a type that begins alike', `${urlencoded}x`, 'id=1'],
  ['no type', undefined, new TextEncoder().encode('id=1')],
  ['a broken code', urlencoded, 'id=1&note=%zz'],
  ['a code that is cut off', urlencoded, 'id=1&note=%e0%a4'],
  ['a code that ends with the body', urlencoded, 'id=1&note=%'],
  ['a code that is no UTF-8', urlencoded, 'id=1&note=%ff%fe'],
  ['half a surrogate pair', urlencoded, 'id=1&note=%ed%a0%80'],
  ['bytes that are no UTF-8', urlencoded, new Uint8Array([105, 100, 61, 0xff, 0xfe])],
  ['more fields than a form has', urlencoded, 'id=1&'.repeat(3000)],
  ['more than an enquiry', urlencoded, `id=1&note=${'x'.repeat(limits.enquiryBytes)}`],
]

describe('a form', () => {
  it.each(bodies)(
    'that is %s is refused with 400 everywhere, changes nothing, and is no failure',
    async (_, type, body) => {
      const inbox = await makeInbox()
      await inbox.post(postedEnquiry())
      const before = await inbox.stored()
      for (const cookie of [await inbox.signIn(), '']) {
        for (const at of forms) {
          const headers = {
            Origin: ownOrigin,
            Cookie: cookie,
            ...(type && { 'Content-Type': type }),
          }
          const request = { method: 'POST', headers, body }
          const response = await inbox.app.request(`${ownOrigin}${at}`, request)
          expect(response.status, at).toBe(400)
          expect(await response.text()).toContain('go back and send it again')
        }
      }
      expect(await inbox.stored()).toEqual(before)
      expect(inbox.lines.join()).not.toContain('failed')
    },
  )

  it('whose connection ends before its body is refused everywhere, and is no failure', async () => {
    const { app, lines } = await makeInbox()
    for (const at of forms) {
      const body = new ReadableStream({
        start: (controller) => controller.enqueue(new TextEncoder().encode('id=1')),
        pull: (controller) => controller.error(new Error('aborted')),
      })
      const headers = { Origin: ownOrigin, 'Content-Type': urlencoded }
      const request = { method: 'POST', headers, body, duplex: 'half' }
      expect((await app.request(`${ownOrigin}${at}`, request)).status, at).toBe(400)
    }
    expect(lines.join()).not.toContain('failed')
  })
})

it.each([
  '/enquiry/%zz',
  '/%',
  '/%ff',
  '/?q=%zz',
  '/?q=%ff%fe',
  '/?folder=%e0',
  '/login?next=%e0%a4%',
])('the address %s is no failure of the inbox', async (at) => {
  const { visit, signIn, lines } = await makeInbox()
  expect((await visit(at, undefined, await signIn())).status).toBeLessThan(500)
  expect(lines.join()).not.toContain('failed')
})
