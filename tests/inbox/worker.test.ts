import { expect, it, vi } from 'vitest'
import { buildWorker } from '../../src/cli/buildWorker.ts'
import { hashPassword } from '../../src/inbox/server/password.ts'
import { createWorker } from '../../src/inbox/worker.ts'
import { parts } from './inbox.ts'
import { serveLibsql } from './libsqlServer.ts'
import { enquiry, ownOrigin, password, postRequest, siteOrigin } from './requests.ts'

// Its log.
vi.spyOn(console, 'log').mockImplementation(() => {})

/** What Cloudflare gives with a request: it waits for the work that goes on after the answer. */
function contextOf(background: Promise<unknown>[]) {
  const waitUntil = (work: Promise<unknown>) => void background.push(work)
  return { waitUntil, passThroughOnException: () => {}, props: {} }
}

async function startWorker(worker: ReturnType<typeof createWorker>) {
  const { url, database, close } = await serveLibsql()
  const env = {
    ...{ INBOX_DB: url, INBOX_URL: ownOrigin, INBOX_ORIGINS: siteOrigin },
    ...{ INBOX_PASSWORD: await hashPassword(password, 4), INBOX_PER_MINUTE: '2' },
    // Nobody listens there.
    INBOX_WEBHOOK: 'http://127.0.0.1:9/',
  }
  const background: Promise<unknown>[] = []
  return {
    env,
    fetch: async (at: string, request?: RequestInit) => {
      const answer = await worker.fetch(
        new Request(ownOrigin + at, request),
        env,
        contextOf(background),
      )
      await Promise.all(background)
      return answer
    },
    count: async (table: string) => (await database.execute(`SELECT * FROM ${table}`)).rows.length,
    close,
  }
}

it('the inbox on Workers receives, informs the owner after its answer, and shows what it has', async () => {
  const worker = createWorker(parts)
  const { env, fetch, count, close } = await startWorker(worker)
  try {
    for (const [address, status] of [
      ['192.0.2.1', 200],
      ['192.0.2.1', 200],
      ['192.0.2.1', 429],
      ['192.0.2.2', 200],
    ] as const) {
      const request = postRequest(enquiry(), { 'CF-Connecting-IP': address })
      expect((await fetch('/enquiries', request)).status).toBe(status)
    }
    expect(await count('enquiry')).toBe(3)
    expect(await count('notice WHERE attempts = 1')).toBeGreaterThan(0)

    const body = new URLSearchParams({ password })
    const login = await fetch('/login', { method: 'POST', body, headers: { Origin: ownOrigin } })
    const Cookie = login.headers.get('Set-Cookie')?.split(';')[0] ?? ''
    const page = await (await fetch('/', { headers: { Cookie } })).text()
    expect(page).toContain('3 unread')
    expect(page).toContain('Not sent')

    await worker.scheduled(undefined, { ...env })
    // What came before the clock was first read by the schedule has no wrong age.
    expect(await count('enquiry')).toBe(3)
  } finally {
    close()
  }
})

it('the module for Workers is whole: it imports nothing but what they have, and answers', async () => {
  const code = await buildWorker(process.cwd())
  const imported = Array.from(
    code.matchAll(/\b(?:from|import|require)\s*\(?\s*["'`]([^"'`]+)["'`]/g),
    ([, name]) => name,
  )
  expect(imported.filter((name) => name?.startsWith('node:')).sort()).toEqual([
    'node:crypto',
    'node:util',
  ])
  const module = await import(`data:text/javascript;base64,${Buffer.from(code).toString('base64')}`)
  const { fetch, count, close } = await startWorker(module.default)
  try {
    expect((await fetch('/enquiries', postRequest(enquiry()))).status).toBe(200)
    expect(await count('enquiry')).toBe(1)
    expect(await (await fetch('/login')).text()).toContain('<h1>Sign in</h1>')
  } finally {
    close()
  }
})
