import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { freePort } from '../../hosting/runServer.ts'
import { keysIn, newFile } from '../inbox.ts'
import { postedEnquiry, postRequest, siteOrigin } from '../requests.ts'
import { startProcess } from './process.ts'

/** The numbers of enquiries that wait in browsers, of browsers that post at once, and of kills. */
const COUNT = 2000
const BROWSERS = 16
const KILLS = 4

it('of 2,000 enquiries that two tabs post to an inbox that is killed, each is stored once', {
  timeout: 300_000,
}, async () => {
  const file = newFile()
  const port = String(await freePort())
  let inbox = await startProcess(file, { PORT: port })
  const bodies = Array.from({ length: COUNT }, () => postedEnquiry())
  // Each is posted by two tabs.
  const waiting = bodies.flatMap((body) => [body, body])
  const accepted = new Set<string>()
  let killing: Promise<void> | undefined

  async function killed(): Promise<void> {
    await inbox.end('SIGKILL')
    const told = [...accepted]
    inbox = await startProcess(file, { PORT: port })
    const stored = new Set(await keysIn(file))
    expect(told.filter((key) => !stored.has(key))).toEqual([])
    killing = undefined
  }

  async function browse(): Promise<void> {
    for (let body = waiting.pop(); body !== undefined; body = waiting.pop()) {
      const answer = await fetch(`${inbox.origin}/enquiries`, postRequest(body)).catch(() => null)
      if (answer?.ok) accepted.add(body.idempotencyKey)
      else waiting.unshift(body)
      const kills = (accepted.size / COUNT) * (KILLS + 1)
      if (kills >= done + 1 && done < KILLS && killing === undefined) {
        done += 1
        killing = killed()
      }
      await killing
    }
  }

  let done = 0
  await Promise.all(Array.from({ length: BROWSERS }, browse))
  await killing
  expect(done).toBe(KILLS)
  expect(await inbox.end('SIGTERM')).toBe(0)
  expect((await keysIn(file)).sort()).toEqual(bodies.map((body) => body.idempotencyKey).sort())
})

it('a body that never ends is cut off, and others are answered meanwhile', {
  timeout: 60_000,
}, async () => {
  const inbox = await startProcess(newFile())
  const { port, host } = new URL(inbox.origin)
  const slow = connect(Number(port), '127.0.0.1')
  const head = `Host: ${host}\r\nOrigin: ${siteOrigin}\r\nContent-Type: application/json`
  slow.write(`POST /enquiries HTTP/1.1\r\n${head}\r\nContent-Length: 100\r\n\r\n{`)
  const said = text(slow)
  const answer = await fetch(`${inbox.origin}/enquiries`, postRequest(postedEnquiry()))
  expect(answer.status).toBe(200)
  expect(await said).toMatch(/^HTTP\/1\.1 408/)
  expect(await inbox.end('SIGTERM')).toBe(0)
})

it('a request that is under way when it is asked to stop is answered', {
  timeout: 60_000,
}, async () => {
  const file = newFile()
  const inbox = await startProcess(file)
  const body = JSON.stringify(postedEnquiry())
  const { headers } = postRequest(body)
  const { port, host } = new URL(inbox.origin)
  const key: unknown = JSON.parse(body).idempotencyKey
  const socket = connect(Number(port), '127.0.0.1')
  const lines = Object.entries({ ...headers, 'Idempotency-Key': key, Connection: 'close' })
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')
  socket.write(
    `POST /enquiries HTTP/1.1\r\nHost: ${host}\r\n${head}Content-Length: ${body.length}\r\n\r\n`,
  )
  const said = text(socket)
  // It has the head of the request by the time that it has answered another one.
  await fetch(`${inbox.origin}/health`)
  const ended = inbox.end('SIGTERM')
  socket.write(body)
  expect(await said).toContain('HTTP/1.1 200')
  expect(await ended).toBe(0)
})
