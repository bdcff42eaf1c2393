import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { createBuilder } from 'vite'
import { generate } from '../generator.ts'

/** What one build costs. */
export type BuildCost = { seconds: number; megabytes: number }

/** What a catalogue of so many pages costs to build: with everything made, and with pictures kept. */
export type GrowthResult = { pages: number; first: BuildCost; next: BuildCost }

const script = fileURLToPath(import.meta.url)

/** Builds in this process, whose memory is then its own. */
async function buildHere(folder: string): Promise<BuildCost> {
  const start = performance.now()
  const builder = await createBuilder({
    logLevel: 'error',
    cacheDir: path.join(folder, 'cache'),
    build: { outDir: path.join(folder, 'dist'), emptyOutDir: true },
  })
  await builder.buildApp()
  return {
    seconds: (performance.now() - start) / 1000,
    megabytes: process.resourceUsage().maxRSS / 1024,
  }
}

async function buildApart(folder: string): Promise<BuildCost> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', import.meta.resolve('tsx'), script, folder],
    { env: { ...process.env, CATALOGUE: path.join(folder, 'catalogue') } },
  )
  return JSON.parse(stdout)
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
      const first = await buildApart(folder)
      results.push({ pages, first, next: await buildApart(folder) })
    } finally {
      await rm(folder, { recursive: true })
    }
  }
  return results
}

if (process.argv[1] === script) {
  const [folder] = process.argv.slice(2)
  if (folder !== undefined) console.log(JSON.stringify(await buildHere(folder)))
}
