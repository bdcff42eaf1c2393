import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { withBuildLock } from '../site/buildLock.ts'
import { build } from '../site/bundle.js'
import { builtStamp } from '../site/finishSite.ts'
import { serve } from './serve.ts'

const root = process.cwd()
const dist = path.join(root, 'dist')
const sources = ['data', 'src', 'public', 'index.html', 'vite.config.ts', 'package-lock.json']

/** When the newest file in it was saved, in milliseconds; 0 where there is none. */
async function newest(place: string): Promise<number> {
  const saved = async (file: string) => (await stat(file).catch(() => undefined))?.mtimeMs ?? 0
  const files = await readdir(place, { recursive: true }).catch(() => [])
  const times = await Promise.all(['', ...files].map((file) => saved(path.join(place, file))))
  // Not as arguments: the site may have more files than a call takes.
  return times.reduce((latest, time) => Math.max(latest, time))
}

/** Whether the site stands as it was built, for the root of a host, from what the sources are now. */
async function isBuilt(): Promise<boolean> {
  const stamp = path.join(dist, builtStamp)
  const base = await readFile(stamp, 'utf8').catch(() => undefined)
  // Written last of all: what is newer than it, a folder that has lost a file too, came after.
  const changed = await Promise.all([dist, ...sources].map(newest))
  return base === '/' && Math.max(...changed) <= (await newest(stamp))
}

async function buildWhereNeeded(): Promise<void> {
  await withBuildLock(root, dist, async () => {
    if (!(await isBuilt())) await build({})
  })
}

/** Says a fault in one line where it is none of the code. */
function inWords(error: unknown, port: string): string {
  if (!(error instanceof Error)) return String(error)
  if (!('syscall' in error && error.syscall === 'listen')) return error.stack ?? error.message
  const why = error.message.includes('EADDRINUSE') ? 'is taken' : 'cannot be used'
  return `Port ${port} ${why}. Choose another, or any free one: PORT=0 npm start`
}

/** `npm start`: builds the site where that is needed, serves it on loopback, and says where. */
const port = process.env.PORT || '4173'
if (!/^\d{1,5}$/.test(port) || Number(port) > 65535) {
  console.error(`PORT is "${port}", and a number from 0 to 65535 is expected`)
  process.exit(1)
}
try {
  const { url } = await serve(dist, Number(port), '/', buildWhereNeeded)
  console.log(`The site is served at ${url} (Ctrl+C ends it)`)
} catch (error) {
  console.error(inWords(error, port))
  process.exit(1)
}
