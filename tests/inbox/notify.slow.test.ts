import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect, createServer as createNetServer } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { afterEach, describe, expect, it } from 'vitest'
import type { Channel } from '../../src/inbox/inbox.ts'
import { localTime } from '../../src/inbox/localTime.ts'
import { deliverBy } from '../../src/inbox/notify.ts'
import { mailChannel } from '../../src/inbox/server/mail.ts'
import { hashPassword } from '../../src/inbox/server/password.ts'
import { startInbox } from '../../src/inbox/server/start.ts'
import { catalogueFolder } from '../helpers/folders.ts'
import { day, deliver, makeInbox, newFile, openFile } from './inbox.ts'
import { password, postedEnquiry, postRequest, siteOrigin } from './requests.ts'

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

/** A mail server on loopback, without SMTPUTF8, that may refuse. */
async function mailServer() {
  const state = {
    mails: [] as string[],
    recipients: [] as string[],
    refuses: false,
    /** The subjects that were offered, and the code of the answer to those that a visitor has typed a part of. */
    offered: [] as string[],
    refusal: 0,
  }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    hideSMTPUTF8: true,
    async onData(stream, session, done) {
      const mail = await text(stream)
      const [head = ''] = mail.split('\r\n\r\n')
      const [, subject = ''] = /^Subject: (.*)\r$/m.exec(head) ?? []
      state.offered.push(subject)
      if (state.refuses) return done(new Error('not now'))
      // As a server without it does: a head is in ASCII.
      if (/[^\0-\x7f]/.test(head)) return done(Object.assign(new Error(), { responseCode: 550 }))
      if (state.refusal > 0 && head.includes('asha')) {
        return done(Object.assign(new Error(), { responseCode: state.refusal }))
      }
      state.mails.push(mail)
      state.recipients.push(...session.envelope.rcptTo.map(({ address }) => address))
      done()
    },
  })
  server.on('error', () => {})
  const listening = server.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  closing.push(() => server.close())
  const { port } = Object(listening.address()) satisfies AddressInfo
  return { state, url: `smtp://127.0.0.1:${port}` }
}

async function inboxWithMail(change = {}) {
  const { state, url } = await mailServer()
  const settings = {
    INBOX_SMTP: url,
    INBOX_MAIL_TO: 'owner@roofs.example',
    INBOX_SUMMARY_HOUR: '23',
  }
  const inbox = await makeInbox({ ...settings, ...change }, {})
  const channels = new Map([['mail', mailChannel(inbox.inbox.settings)]])
  Object.assign(inbox.inbox, { channels })
  return { ...inbox, mail: state, deliver: () => deliver(inbox.inbox) }
}

/** The text of a mail, whose lines are broken and whose other letters are encoded. */
function bodyOf(mail = ''): string {
  const [head = '', ...rest] = mail.split('\r\n\r\n')
  const body = rest.join('\r\n\r\n')
  if (/base64/i.test(head)) return Buffer.from(body, 'base64').toString()
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
  return Buffer.from(bytes, 'latin1').toString()
}

describe('an e-mail', () => {
  it('brings the enquiry as it was written, once, and can be answered', async () => {
    const { post, deliver, mail } = await inboxWithMail()
    const body = postedEnquiry()
    await post({ ...body, fields: { ...body.fields, message: 'चालीस शीट\nfor a shed' } })
    await deliver()
    await deliver()
    expect(mail.mails).toHaveLength(1)
    expect(mail.recipients).toEqual(['owner@roofs.example'])
    expect(mail.mails[0]).toMatch(/^Reply-To: asha@example\.com\r$/m)
    expect(mail.mails[0]).toContain(`Message-ID: <${body.idempotencyKey}@inbox.example>`)
    expect(bodyOf(mail.mails[0])).toContain('Message: चालीस शीट\nfor a shed'.replace('\n', '\r\n'))
    expect(bodyOf(mail.mails[0])).toContain('https://inbox.example/enquiry/1')
  })

  it('to several people has one sender', async () => {
    const { post, deliver, mail } = await inboxWithMail({ INBOX_MAIL_TO: 'a@roofs.example b@x.in' })
    await post(postedEnquiry())
    await deliver()
    expect(mail.recipients).toEqual(['a@roofs.example', 'b@x.in'])
    expect(mail.mails[0]).toMatch(/^From: a@roofs\.example\r$/m)
  })

  it('that is refused stays marked in the page, and is tried again until it went', async () => {
    const { post, deliver, mail, clock, visit, signIn } = await inboxWithMail()
    mail.refuses = true
    expect((await post(postedEnquiry())).status).toBe(200)
    const cookie = await signIn()
    const page = async () => (await visit('/', undefined, cookie)).text()
    await deliver()
    expect(await page()).toContain('Not sent')
    mail.refuses = false
    await deliver()
    expect(mail.mails).toEqual([])
    clock.now += 3_600_000
    await deliver()
    expect(mail.mails).toHaveLength(1)
    expect(await page()).not.toContain('Not sent')
  })

  it('is tried again although the clock was turned back', async () => {
    const { post, deliver, mail, clock } = await inboxWithMail()
    mail.refuses = true
    await post(postedEnquiry())
    await deliver()
    mail.refuses = false
    clock.now -= 400 * day
    await deliver()
    expect(mail.mails).toHaveLength(1)
  })

  it('is sent once if two machines look at the same time', async () => {
    const { post, deliver, mail } = await inboxWithMail()
    await post(postedEnquiry())
    await Promise.all([deliver(), deliver(), deliver()])
    expect(mail.mails).toHaveLength(1)
  })

  it.each([
    ['links', { message: 'https://a.in https://b.in https://c.in' }],
    ['the code of a link', { message: '[url=https://a.in]x[/url]' }],
    ['a field that people do not see', { website: 'autofilled' }],
  ])('tells of what is set apart for %s once in an hour', async (_, more) => {
    const { post, deliver, mail, clock } = await inboxWithMail()
    const setApart = () => postedEnquiry({ fields: { ...postedEnquiry().fields, ...more } })
    await post(setApart())
    await post(setApart())
    await deliver()
    expect(mail.mails).toEqual([])
    clock.now += 3_600_000
    await deliver()
    await deliver()
    expect(mail.mails).toHaveLength(1)
    expect(mail.mails[0]).toContain('set apart, 2')
    expect(bodyOf(mail.mails[0])).toContain('Contact (Asha Patel)')
    expect(bodyOf(mail.mails[0])).toContain('https://inbox.example/?folder=spam')
    await post(setApart())
    clock.now += 3_600_000
    await deliver()
    expect(mail.mails).toHaveLength(2)
  })

  it('about something set apart is not sent once it is moved or deleted', async () => {
    const { post, deliver, mail, clock, visit, signIn } = await inboxWithMail()
    await post(postedEnquiry({ about: '[url=x]' }))
    await visit('/delete', { id: '1' }, await signIn())
    clock.now += 3_600_000
    await deliver()
    expect(mail.mails).toEqual([])
  })

  it.each([
    ['about', 'Roof\r\nBcc: victim@example.com\r\n\r\nBuy'],
    ['username', 'Asha\nBcc: victim@example.com'],
    ['message', '.\r\nRCPT TO:<victim@example.com>'],
  ])('has no other head or recipient for what stands in %s', async (name, value) => {
    const { post, deliver, mail } = await inboxWithMail()
    const body = postedEnquiry()
    const fields = { ...body.fields, [name]: value }
    await post({ ...body, fields, ...(name === 'about' && { about: value }) })
    await deliver()
    expect(mail.recipients).toEqual(['owner@roofs.example'])
    const [head = ''] = mail.mails[0]?.split('\r\n\r\n') ?? []
    expect(head).not.toMatch(/^(bcc|cc|rcpt)/im)
  })

  it.each(['a@b.in, victim@example.com', 'a@b.in\r\nBcc: victim@example.com', '<a@b.in>'])(
    'is never answered to more than one address: %j',
    async (email) => {
      const { post } = await inboxWithMail()
      const fields = { ...postedEnquiry().fields, email }
      expect((await post(postedEnquiry({ fields }))).status).toBe(422)
    },
  )

  it.each([
    ['asha@example.com', 'asha@example.com'],
    ["a.b+c_d'e@example.com", "a.b+c_d'e@example.com"],
    ['asha@छत.example', 'asha@xn--71bs.example'],
    ['asha@Münster.example', 'asha@xn--mnster-3ya.example'],
    ['राम@example.com', undefined],
    ['josé@example.com', undefined],
    ['jose\u0301@example.com', undefined],
    ['राम@छत.example', undefined],
    ['a\ud800@example.com', undefined],
    ['asha@\ud800.example', undefined],
    [`${'a'.repeat(65)}@example.com`, undefined],
    [`asha@${'छ'.repeat(60)}.example`, undefined],
  ])('reaches the owner whose visitor writes from %j', async (email, replyTo) => {
    const { post, deliver, mail } = await inboxWithMail()
    const { fields } = postedEnquiry()
    expect((await post(postedEnquiry({ fields: { ...fields, email } }))).status).toBe(200)
    await deliver()
    expect(mail.offered).toHaveLength(1)
    expect(mail.mails).toHaveLength(1)
    const [, head] = /^Reply-To: (.*)\r$/m.exec(mail.mails[0] ?? '') ?? []
    expect(head).toBe(replyTo?.toLowerCase())
    expect(bodyOf(mail.mails[0])).toContain(`E-mail: ${email.replace('\ud800', '\ufffd')}`)
  })

  it.each([550, 552, 553, 554])(
    'that the server refuses with %i comes at once without the words of the visitor in its head',
    async (refusal) => {
      const { post, deliver, mail, lines } = await inboxWithMail()
      mail.refusal = refusal
      await post(postedEnquiry({ about: 'Tiles' }))
      await deliver()
      expect(mail.offered).toHaveLength(2)
      expect(mail.mails).toHaveLength(1)
      expect(mail.mails[0]).toMatch(/^Subject: .*: enquiry 1\r$/m)
      const [head = ''] = mail.mails[0]?.split('\r\n\r\n') ?? []
      expect(head).not.toMatch(/asha|tiles|reply-to/i)
      expect(bodyOf(mail.mails[0])).toContain('E-mail: asha@example.com')
      expect(lines.join()).not.toContain('not delivered')
    },
  )

  it.each([421, 450, 452])(
    'that the server asks to send later (%i) stays whole',
    async (refusal) => {
      const { post, deliver, mail, clock } = await inboxWithMail()
      mail.refusal = refusal
      await post(postedEnquiry())
      await deliver()
      expect(mail.offered).toHaveLength(1)
      mail.refusal = 0
      clock.now += 10_000
      await deliver()
      expect(mail.mails[0]).toMatch(/^Reply-To: asha@example\.com\r$/m)
    },
  )

  it('sums up a day, once, from its hour on', async () => {
    // 06:00 in UTC is 11:30 in India.
    const { deliver, mail, clock } = await inboxWithMail({ INBOX_SUMMARY_HOUR: '12' })
    await deliver()
    expect(mail.mails).toEqual([])
    clock.now += 3_600_000
    await deliver()
    await deliver()
    expect(mail.mails).toHaveLength(1)
    expect(bodyOf(mail.mails[0])).toContain('set apart: 0')
    clock.now += day
    await deliver()
    expect(mail.mails).toHaveLength(2)
  })
})

/** A server that accepts connections and never says a word. */
async function silentServer() {
  const server = createNetServer(() => {}).listen(0, '127.0.0.1')
  await once(server, 'listening')
  closing.push(() => server.close())
  return Number(Object(server.address()).port)
}

it('a channel that never answers holds up no other, and its messages are kept', async () => {
  const sent: string[] = []
  const never = () => new Promise<void>(() => {})
  const slow: Channel = () => never()
  const webhook: Channel = async ({ id }) => void sent.push(id)
  const channels = new Map([
    ['mail', slow],
    ['webhook', webhook],
  ])
  const { post, inbox, store } = await makeInbox({ INBOX_SUMMARY_HOUR: '23' }, { channels })
  const bodies = Array.from({ length: 20 }, () => postedEnquiry())
  for (const body of bodies) await post(body)
  const mailing = deliverBy(inbox, 'mail', 5)
  await deliverBy(inbox, 'webhook')
  expect(sent.sort()).toEqual(bodies.map(({ idempotencyKey }) => idempotencyKey).sort())
  await mailing
  const { rows } = await store.execute('SELECT channel, attempts FROM notice')
  expect(rows.map((row) => ({ ...row }))).toEqual(
    bodies.map(() => ({ channel: 'mail', attempts: 1 })),
  )
})

it('stops by its limit although a client and a mail server never answer', async () => {
  const file = newFile()
  const env = {
    INBOX_DB: `file:${file}`,
    PORT: '0',
    INBOX_PASSWORD: await hashPassword(password, 4),
    INBOX_SMTP: `smtp://127.0.0.1:${await silentServer()}`,
    INBOX_MAIL_TO: 'a@x.in',
    INBOX_ORIGINS: siteOrigin,
  }
  const { port, stop } = await startInbox(env, catalogueFolder, () => {})
  const { body, headers } = postRequest(postedEnquiry())
  const answer = await fetch(`http://127.0.0.1:${port}/enquiries`, {
    method: 'POST',
    body,
    headers,
  })
  expect(answer.status).toBe(200)
  const client = connect(port, '127.0.0.1')
  await once(client, 'connect')
  client.write('POST /enquiries HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{')
  client.on('error', () => {}).resume()
  const closed = new Promise((done) => client.on('close', done))
  await stop(50)
  await closed
  const store = await openFile(file)
  expect(
    (await store.execute("SELECT * FROM notice WHERE channel = 'mail' AND key <> ''")).rows,
  ).toHaveLength(1)
})

it('a webhook gets each enquiry as JSON, and again until it answers 2xx', async () => {
  const received: { key: unknown; body: string }[] = []
  let status = 500
  const server = createServer(async (request, response) => {
    received.push({ key: request.headers['idempotency-key'], body: await text(request) })
    response.writeHead(status).end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  closing.push(() => server.close())
  const { port } = Object(server.address()) satisfies AddressInfo
  const { post, inbox, clock } = await makeInbox({
    INBOX_WEBHOOK: `http://127.0.0.1:${port}/`,
    INBOX_SUMMARY_HOUR: '12',
  })
  const body = postedEnquiry()
  await post(body)
  await deliver(inbox)
  status = 204
  clock.now += 1_000_000
  await deliver(inbox)
  await deliver(inbox)
  expect(received.map(({ key }) => key)).toEqual([body.idempotencyKey, body.idempotencyKey])
  expect(JSON.parse(received[1]?.body ?? '')).toMatchObject({
    enquiry: { key: body.idempotencyKey, email: 'asha@example.com' },
  })
  const { day } = localTime(inbox)
  await inbox.store.execute({ sql: 'UPDATE enquiry SET followUp = ?', args: [day] })
  // From its hour on, the summary of the day.
  clock.now += 3_600_000
  await deliver(inbox)
  expect(JSON.parse(received[2]?.body ?? '')).toMatchObject({
    text: expect.stringMatching(/To follow up today or earlier: 1\n[\s\S]*new: 1/),
  })
})
