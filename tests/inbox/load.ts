import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createClient } from '@libsql/client'
import { Posted } from '../../src/inbox/posted.ts'
import { readProjectFiles } from '../../src/inbox/server/projectFiles.ts'
import { addEnquiry } from '../../src/inbox/store/enquiries.ts'
import { migrate } from '../../src/inbox/store/migrate.ts'
import type { Figures } from '../bench/bench.ts'
import { catalogueFolder } from '../helpers/folders.ts'
import { password, postedEnquiry, postRequest } from './requests.ts'
import { startProcess } from './schedules/process.ts'

/** Posts in a second, for how many seconds; and how many enquiries the page is opened with. */
const RATE = 200
const SECONDS = 60
const STORED = 100_000

const agent = new Agent({ keepAlive: true, maxSockets: 50 })

/** Posts an enquiry. @returns whether it was accepted, and after how many milliseconds */
function post(origin: string): Promise<{ accepted: boolean; ms: number }> {
  const { headers, body } = postRequest(postedEnquiry())
  const start = performance.now()
  return new Promise((resolve, reject) => {
    const options = { method: 'POST', agent, headers: Object.fromEntries(new Headers(headers)) }
    const sent = request(`${origin}/enquiries`, options, (response) => {
      response.resume().on('end', () => {
        resolve({ accepted: response.statusCode === 200, ms: performance.now() - start })
      })
    })
    sent.on('error', reject).end(body)
  })
}

/** Posts at a steady rate, however long each answer takes. */
async function load(origin: string): Promise<Figures> {
  const answers: Promise<{ accepted: boolean; ms: number }>[] = []
  await new Promise<void>((done) => {
    const start = performance.now()
    const timer = setInterval(() => {
      const due = Math.min(((performance.now() - start) / 1000) * RATE, RATE * SECONDS)
      while (answers.length < due) answers.push(post(origin))
      if (answers.length < RATE * SECONDS) return
      clearInterval(timer)
      done()
    }, 5)
  })
  const all = await Promise.all(answers)
  const times = all.map(({ ms }) => ms).sort((one, other) => one - other)
  return {
    [`inbox, accepted of ${all.length} posts`]: all.filter(({ accepted }) => accepted).length,
    'inbox, a post, median (ms)': times[Math.floor(times.length / 2)] ?? 0,
    'inbox, a post, slowest of 100 (ms)': times[Math.floor(times.length * 0.99)] ?? 0,
  }
}

async function fill(file: string, count: number): Promise<void> {
  const { migrations } = await readProjectFiles(catalogueFolder)
  const store = await migrate(createClient({ url: `file:${file}`, concurrency: 1 }), migrations)
  // Nothing of it has to outlive the machine.
  await store.execute('PRAGMA synchronous = OFF')
  for (let i = 0; i < count; i += 1) {
    await addEnquiry({ store, now: Date.now, channels: new Map() }, Posted.parse(postedEnquiry()))
  }
  store.close()
}

async function openPages(origin: string): Promise<Figures> {
  const signedIn = await fetch(`${origin}/login`, {
    method: 'POST',
    redirect: 'manual',
    headers: { Origin: origin },
    body: new URLSearchParams({ password }),
  })
  const Cookie = signedIn.headers.get('Set-Cookie')?.split(';')[0] ?? ''
  const figures: Figures = {}
  const pages = { list: '/', state: '/?folder=new', search: '/?q=forty%20777', none: '/?q=nobody' }
  for (const [name, at] of Object.entries(pages)) {
    const start = performance.now()
    await (await fetch(origin + at, { headers: { Cookie } })).text()
    figures[`inbox of ${STORED}, ${name} (ms)`] = performance.now() - start
  }
  return figures
}

/** Measures the inbox as a process of its own: under load, and with many enquiries. */
export async function benchInbox(): Promise<Figures> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-inbox-'))
  const file = path.join(folder, 'inbox.db')
  try {
    const first = await startProcess(file)
    const loaded = await load(first.origin)
    await first.end('SIGTERM')
    await fill(file, STORED - RATE * SECONDS)
    const second = await startProcess(file)
    const opened = await openPages(second.origin)
    await second.end('SIGTERM')
    return { ...loaded, ...opened }
  } finally {
    agent.destroy()
    await rm(folder, { recursive: true, force: true })
  }
}
