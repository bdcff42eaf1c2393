import { mkdtemp, readFile, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { postedEnquiry, postRequest } from '../inbox/requests.ts'
import { startProcess } from '../inbox/schedules/process.ts'
import { freePort, type RunningServer, runCaddy, runNginx } from './runServer.ts'

const work = await mkdtemp(path.join(os.tmpdir(), 'inbox-hosting-'))
afterAll(() => rm(work, { recursive: true, force: true }))

/** A server configuration of the project, for an inbox on another port. */
async function configuration(file: string, inbox: string): Promise<string> {
  const text = await readFile(path.join('src/inbox/server/deploy', file), 'utf8')
  if (!text.includes('127.0.0.1:8787')) throw new Error(`${file} has no inbox to replace`)
  return text.replaceAll('127.0.0.1:8787', new URL(inbox).host)
}

async function nginx(inbox: string): Promise<RunningServer> {
  const port = await freePort()
  const site = `listen 127.0.0.1:${port};\n${await configuration('nginx.conf', inbox)}`
  return runNginx(work, port, `server {\n${site}\n}`)
}

async function caddy(inbox: string): Promise<RunningServer> {
  const port = await freePort()
  const address = `http://:${port} {\n  bind 127.0.0.1`
  return runCaddy(
    work,
    port,
    (await configuration('Caddyfile', inbox)).replace(/^\S+ \{$/m, address),
  )
}

it.each([
  ['nginx', nginx],
  ['caddy', caddy],
] as const)(
  'behind %s, visitors are identified by an address that they cannot choose',
  {
    timeout: 60_000,
  },
  async (name, start) => {
    const settings = { INBOX_PROXIES: '1', INBOX_PER_MINUTE: '2' }
    const inbox = await startProcess(path.join(work, `${name}.db`), settings)
    const proxy = await start(inbox.origin)
    try {
      const statuses: number[] = []
      for (const address of ['192.0.2.1', '192.0.2.2', '192.0.2.3']) {
        const request = postRequest(postedEnquiry(), { 'X-Forwarded-For': address })
        statuses.push((await fetch(`${proxy.origin}/enquiries`, request)).status)
      }
      expect(statuses).toEqual([200, 200, 429])
      expect(await (await fetch(`${proxy.origin}/health`)).json()).toEqual({ ok: true })
    } finally {
      await proxy.stop()
      await inbox.end('SIGTERM')
    }
  },
)
