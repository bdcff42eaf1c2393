import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { enquiry, postRequest } from '../inbox/requests.ts'
import { startProcess } from '../inbox/schedules/process.ts'
import { freePort, type Running, run } from './server.ts'

const readme = await readFile('src/inbox/README.md', 'utf8')
const work = await mkdtemp(path.join(os.tmpdir(), 'inbox-hosting-'))
afterAll(() => rm(work, { recursive: true, force: true }))

/** A configuration of the README, for an inbox on another port. */
function configuration(language: string, inbox: string): string {
  const [, text = ''] =
    new RegExp(`^\`\`\`${language}\n([\\s\\S]*?)\n\`\`\``, 'm').exec(readme) ?? []
  if (!text.includes('127.0.0.1:8787')) throw new Error(`no configuration for ${language}`)
  return text.replaceAll('127.0.0.1:8787', new URL(inbox).host)
}

async function nginx(inbox: string): Promise<Running> {
  const port = await freePort()
  const file = path.join(work, 'nginx.conf')
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  await writeFile(
    file,
    `daemon off;
pid ${work}/nginx.pid;
error_log stderr;
worker_processes 1;
events {}
http {
  access_log off;
  ${folders.map((name) => `${name}_temp_path ${work}/${name};`).join('\n  ')}
  server {
    listen 127.0.0.1:${port};
    ${configuration('nginx', inbox)}
  }
}
`,
  )
  return run('nginx', ['-p', work, '-c', file, '-e', 'stderr'], port)
}

async function caddy(inbox: string): Promise<Running> {
  const port = await freePort()
  const file = path.join(work, 'Caddyfile')
  const address = `http://:${port} {\n  bind 127.0.0.1`
  const site = configuration('caddy', inbox).replace(/^\S+ \{$/m, address)
  await writeFile(file, `{\n  admin off\n}\n${site}\n`)
  const env = { ...process.env, XDG_DATA_HOME: work, XDG_CONFIG_HOME: work }
  return run('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], port, env)
}

it.each([
  ['nginx', nginx],
  ['caddy', caddy],
] as const)(
  'behind %s, visitors are told apart by an address that they cannot choose',
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
        const request = postRequest(enquiry(), { 'X-Forwarded-For': address })
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
