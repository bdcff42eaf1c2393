import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { createClient } from '@libsql/client'
import type { Figures } from '../bench/bench.ts'
import { freePort } from '../hosting/runServer.ts'
import { postedEnquiry, postRequest } from './requests.ts'
import { startProcess } from './schedules/process.ts'

/** The number of clients that post, and the time that each waits between two posts, in milliseconds. */
const CLIENTS = 16
const WAIT = 200

/** The limits. */
const limits = { p99: 150, exit: 15_000, memory: 250 }

/** The faults, each for a minute and by turns; a quiet minute follows each. */
const faults = ['quiet', 'kills', 'quiet', 'second writer', 'quiet', 'full disk'] as const

type Fault = (typeof faults)[number]

/** The size of the disk that becomes full, in MB. */
const DISK = 60

/** A mail server that accepts connections and says nothing. */
async function startSilentMailServer() {
  const server = createServer((socket) => socket.on('error', () => {}))
  const port = await freePort()
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening))
  return { port, end: () => server.close() }
}

/** Gives a folder a disk of its own. @returns false if this user may not */
function mountSmallDisk(folder: string): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK}m`, 'tmpfs', folder], {
      stdio: 'ignore',
    })
    return true
  } catch {
    return false
  }
}

/** Fills the disk, and makes room again after a while. */
async function fillDisk(folder: string, until: number): Promise<void> {
  const ballast = path.join(folder, 'ballast')
  for (let size = 8 * 1024 * 1024; size >= 1024; size /= 2) {
    while (
      await writeFile(ballast, Buffer.alloc(size), { flag: 'a' }).then(
        () => true,
        () => false,
      )
    );
  }
  await pause(Math.max(0, until - Date.now()))
  await rm(ballast)
}

/** Holds the lock for writing again and again, two seconds at a time. */
async function writeBeside(file: string, until: number): Promise<void> {
  const client = createClient({ url: `file:${file}` })
  while (Date.now() < until) {
    const transaction = await client.transaction('write').catch(() => undefined)
    await pause(2000)
    await transaction?.rollback()
    await pause(1000)
  }
  client.close()
}

/** The memory of a process in MB, if the system tells it. */
async function memoryOf(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024
}

function percentile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length * share)] ?? 0
}

/**
 * Posts for some minutes from many clients to an inbox that is killed, whose disk becomes full, whose mail server is
 * silent and whose database another process writes, too. Prints what it has measured.
 * @throws if an accepted enquiry is missing or stored twice, or a limit is exceeded
 */
export async function endureInbox(minutes: number): Promise<Figures> {
  const folder = await mkdtemp(path.join(tmpdir(), 'endurance-'))
  const disk = path.join(folder, 'disk')
  await mkdir(disk)
  const isMounted = mountSmallDisk(disk)
  const file = path.join(disk, 'inbox.db')
  const mail = await startSilentMailServer()
  const PORT = String(await freePort())
  const settings = {
    PORT,
    INBOX_SMTP: `smtp://127.0.0.1:${mail.port}`,
    INBOX_MAIL_TO: 'owner@roofs.example',
  }
  let inbox = await startProcess(file, settings)
  const end = Date.now() + minutes * 60_000
  const accepted = new Set<string>()
  const quietTimes: number[] = []
  const faultTimes: number[] = []
  let now: Fault = 'quiet'
  let [kills, refused, memory] = [0, 0, 0]

  async function post(body: ReturnType<typeof postedEnquiry>): Promise<void> {
    const during = now
    const start = performance.now()
    const answer = await fetch(`${inbox.origin}/enquiries`, postRequest(body)).catch(() => null)
    await answer?.arrayBuffer().catch(() => undefined)
    if (answer?.ok) accepted.add(body.idempotencyKey)
    else refused += 1
    const times = during === 'quiet' && now === 'quiet' ? quietTimes : faultTimes
    times.push(performance.now() - start)
  }

  async function browse(): Promise<void> {
    let unsent: ReturnType<typeof postedEnquiry> | undefined
    while (Date.now() < end) {
      const body = unsent ?? postedEnquiry()
      await post(body)
      // As a browser does: the same again, under the same key.
      unsent = accepted.has(body.idempotencyKey) ? undefined : body
      await pause(WAIT * (0.5 + Math.random()))
    }
  }

  async function kill(until: number): Promise<void> {
    while (Date.now() < until) {
      await pause(Math.random() * 10_000)
      await inbox.end('SIGKILL')
      kills += 1
      inbox = await startProcess(file, settings)
    }
  }

  async function disturb(): Promise<void> {
    for (let minute = 0; Date.now() < end; minute += 1) {
      const until = Math.min(end, Date.now() + 60_000)
      const planned = faults[minute % faults.length] ?? 'quiet'
      now = planned === 'full disk' && !isMounted ? 'quiet' : planned
      console.log(`minute ${minute + 1}: ${now}; accepted so far: ${accepted.size}`)
      // Posts under way have five seconds to end before the next minute.
      if (now === 'kills') await kill(until - 5000)
      if (now === 'second writer') await writeBeside(file, until - 5000)
      if (now === 'full disk') await fillDisk(disk, until - 20_000)
      await pause(Math.max(0, until - Date.now()))
    }
  }

  async function watchMemory(): Promise<void> {
    while (Date.now() < end) {
      memory = Math.max(memory, await memoryOf(inbox.pid))
      await pause(1000)
    }
  }

  try {
    await Promise.all([...Array.from({ length: CLIENTS }, browse), disturb(), watchMemory()])
    const stopping = performance.now()
    const code = await inbox.end('SIGTERM')
    const exit = performance.now() - stopping
    const store = createClient({ url: `file:${file}` })
    const { rows } = await store.execute('SELECT key, count(*) AS count FROM enquiry GROUP BY key')
    store.close()
    const stored = new Map(rows.map(({ key, count }) => [String(key), Number(count)]))
    const missing = [...accepted].filter((key) => !stored.has(key)).length
    const twice = [...stored.values()].filter((count) => count > 1).length
    const p99 = percentile(quietTimes, 0.99)
    const figures = {
      'endurance, minutes': minutes,
      'endurance, disk that becomes full (0: not possible here)': Number(isMounted),
      'endurance, accepted': accepted.size,
      'endurance, refused and posted again': refused,
      'endurance, kills': kills,
      'endurance, missing': missing,
      'endurance, stored twice': twice,
      'endurance, a post in a quiet minute, median (ms)': percentile(quietTimes, 0.5),
      'endurance, a post in a quiet minute, slowest of 100 (ms)': p99,
      'endurance, a post during a fault, slowest of 100 (ms)': percentile(faultTimes, 0.99),
      'endurance, from SIGTERM to the end (ms)': exit,
      'endurance, exit code': code ?? -1,
      'endurance, memory (MB)': memory,
    }
    const isGood = missing + twice === 0 && p99 < limits.p99 && exit < limits.exit && code === 0
    if (!isGood || memory > limits.memory) process.exitCode = 1
    return figures
  } finally {
    mail.end()
    if (isMounted) execFileSync('umount', ['-l', disk])
    await rm(folder, { recursive: true, force: true })
  }
}
