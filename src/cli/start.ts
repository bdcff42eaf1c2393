import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { createBuilder } from 'vite'
import { builtStamp } from '../site/finishSite.ts'
import { serve } from './serve.ts'

/** `npm start`: builds the site where that is needed, serves it on loopback, and says where. */

const root = process.cwd()
const dist = path.join(root, 'dist')
const sources = ['data', 'src', 'public', 'index.html', 'vite.config.ts', 'package-lock.json']

/** When the newest file in it was saved, in milliseconds; 0 where there is none. */
async function newest(place: string): Promise<number> {
  const found = await stat(place).catch(() => undefined)
  if (found === undefined) return 0
  if (!found.isDirectory()) return found.mtimeMs
  const files = await readdir(place, { recursive: true })
  const times = await Promise.all(
    files.map(async (file) => (await stat(path.join(place, file))).mtimeMs),
  )
  return Math.max(found.mtimeMs, ...times)
}

const stamp = path.join(dist, builtStamp)
const base = await readFile(stamp, 'utf8').catch(() => undefined)
// A site that was built for a sub-path is served from there alone.
const built = base === '/' ? await newest(stamp) : 0
const changed = Math.max(...(await Promise.all(sources.map((source) => newest(source)))))
if (built < changed) await (await createBuilder()).buildApp()

const { url } = await serve(dist, Number(process.env.PORT ?? 4173))
console.log(`The site is served at ${url} (Ctrl+C ends it)`)
