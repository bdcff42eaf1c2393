import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { catalogueFolder } from '../helpers/folders.ts'
import { generateCatalogue } from '../helpers/generateCatalogue.ts'
import type { Figures } from './bench.ts'
import { measureEditor, measureFinder } from './fields.ts'

/** Run before a command in its process: prints at its end how much memory it took at most, in kB. */
const printMemory = `import { isMainThread } from 'node:worker_threads'
if (isMainThread) process.on('exit', () => console.log(\`\\n\${process.resourceUsage().maxRSS}\`))`

/** Runs a command of the project in a process of its own. */
async function measure(name: string, args: string[], cwd: string, env = {}): Promise<Figures> {
  const start = performance.now()
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', `data:text/javascript,${encodeURIComponent(printMemory)}`, ...args],
    { cwd, env: { ...process.env, ...env }, maxBuffer: 64 * 1024 * 1024 },
  )
  return {
    [`${name} (s)`]: (performance.now() - start) / 1000,
    [`${name} (MB)`]: Number(stdout.trim().split('\n').at(-1)) / 1024,
  }
}

/**
 * Measures the check, the build, the finder and the editor on catalogues made from the real one.
 * @param sizes how many product pages
 */
export async function benchGrowth(sizes: readonly number[]): Promise<Figures> {
  const figures: Figures = {}
  for (const size of sizes) {
    const folder = await mkdtemp(path.join(tmpdir(), 'bench-growth-'))
    const [root, dist] = [path.join(folder, 'catalogue'), path.join(folder, 'dist')]
    try {
      await generateCatalogue(catalogueFolder, root, size)
      const build = ['src/cli/run.js', 'build', '--outDir', dist, '--emptyOutDir']
      const env = { CATALOGUE: root }
      const check = [path.resolve('src/cli/run.js'), 'check']
      Object.assign(
        figures,
        await measure(`check of ${size} pages`, check, root),
        await measure(`first build of ${size} pages`, build, process.cwd(), env),
        // The pictures are encoded by now.
        await measure(`build of ${size} pages`, build, process.cwd(), env),
        { [`an answer among ${size} pages on the phone (ms)`]: await measureFinder(dist) },
        { [`a key in the editor of ${size} pages (ms)`]: await measureEditor(root) },
      )
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }
  return figures
}
