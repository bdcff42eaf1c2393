import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { generate } from '../generator.ts'

/** What one build costs. */
export type BuildCost = { seconds: number; megabytes: number }

/**
 * What a catalogue of so many pages costs to build: with every picture and page made, with every
 * page made, and with nothing changed since the last build.
 */
export type GrowthResult = { pages: number } & Record<'first' | 'anew' | 'next', BuildCost>

const vite = path.join(
  path.dirname(createRequire(import.meta.url).resolve('vite/package.json')),
  'bin/vite.js',
)

/** Run before the build in its process: says at its end how much memory it took at most, in kB. */
const tell = `import { isMainThread } from 'node:worker_threads'
if (isMainThread) process.on('exit', () => console.log(\`\\n\${process.resourceUsage().maxRSS}\`))`

/** Runs `vite build`, as `npm run build` does, into one of the folder's own. */
async function build(folder: string, dist: string): Promise<BuildCost> {
  const start = performance.now()
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      ...['--import', `data:text/javascript,${encodeURIComponent(tell)}`],
      ...[vite, 'build', '--logLevel', 'error', '--outDir', path.join(folder, dist)],
    ],
    { env: { ...process.env, CATALOGUE: path.join(folder, 'catalogue') } },
  )
  return {
    seconds: (performance.now() - start) / 1000,
    megabytes: Number(stdout.trim().split('\n').at(-1)) / 1024,
  }
}

/**
 * Measures the build, each in a process of its own.
 * @param sizes how many product pages
 */
export async function benchGrowth(sizes: readonly number[]): Promise<GrowthResult[]> {
  const results: GrowthResult[] = []
  for (const pages of sizes) {
    const folder = await mkdtemp(path.join(tmpdir(), 'bench-build-'))
    try {
      await generate(process.cwd(), path.join(folder, 'catalogue'), pages)
      const first = await build(folder, 'first')
      // Elsewhere: where so many files have just been taken away, a disk may be slow to take new ones.
      const anew = await build(folder, 'anew')
      results.push({ pages, first, anew, next: await build(folder, 'anew') })
    } finally {
      await rm(folder, { recursive: true })
    }
  }
  return results
}
