import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { generate } from './generator.ts'

/** What one build costs. */
export type BuildCost = { seconds: number; megabytes: number }

/**
 * What a catalogue of so many pages costs to build: with every picture and page made, with every
 * page made, with one figure changed since the last build, and with nothing changed.
 */
export type GrowthResult = { pages: number; figure?: BuildCost } & Record<
  'first' | 'anew' | 'next',
  BuildCost
>

/** Run before the build in its process: says at its end how much memory it took at most, in kB. */
const tell = `import { isMainThread } from 'node:worker_threads'
if (isMainThread) process.on('exit', () => console.log(\`\\n\${process.resourceUsage().maxRSS}\`))`

/** Runs what `npm run build` does, into one of the folder's own. */
async function build(folder: string, dist: string): Promise<BuildCost> {
  const start = performance.now()
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      ...['--import', `data:text/javascript,${encodeURIComponent(tell)}`],
      ...['src/cli/build.js', '--outDir', path.join(folder, dist), '--emptyOutDir'],
    ],
    { env: { ...process.env, CATALOGUE: path.join(folder, 'catalogue') } },
  )
  return {
    seconds: (performance.now() - start) / 1000,
    megabytes: Number(stdout.trim().split('\n').at(-1)) / 1024,
  }
}

/** Adds one to the first list of figures that a page has. */
async function changeFigure(pages: string): Promise<void> {
  for (const name of await readdir(pages)) {
    const file = path.join(pages, name)
    const text = await readFile(file, 'utf8')
    const changed = text.replace(/"values":\s*\[[^\]]+/, (list) => {
      const figures = list.match(/\d[\d.]*/g) ?? []
      return `${list}, ${Math.max(...figures.map(Number)) + 1}`
    })
    if (changed !== text) return writeFile(file, changed)
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
      await changeFigure(path.join(folder, 'catalogue/data/pages'))
      const figure = await build(folder, 'anew')
      results.push({ pages, first, anew, figure, next: await build(folder, 'anew') })
    } finally {
      await rm(folder, { recursive: true })
    }
  }
  return results
}
