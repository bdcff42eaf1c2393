import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { checkEdits } from '../../src/editor/checkEdits.ts'
import { PAGES } from '../../src/model/catalogue/catalogueFiles.ts'
import { readFolder } from '../../src/site/disk/checkFolder.ts'
import { generate } from './generator.ts'
import { median } from './median.ts'

/** What the check costs on a catalogue of so many pages. */
export type CheckResult = {
  pages: number
  seconds: number
  /** Of the processor; on a busy machine the check waits, and this does not grow. */
  processorSeconds: number
  /** Of the processor, for the editor's check once one page was changed. */
  againSeconds?: number
  megabytes: number
}

const script = fileURLToPath(import.meta.url)

const ROUNDS = 5

async function measureHere(root: string): Promise<Omit<CheckResult, 'pages'>> {
  const start = performance.now()
  const files = await readFolder(root)
  const wrong = checkEdits(files).problems.filter(({ warning }) => !warning).length
  if (wrong > 0) throw new Error(`the generated catalogue has ${wrong} problems`)
  const seconds = (performance.now() - start) / 1000
  const processorSeconds = processorTime()
  const megabytes = process.resourceUsage().maxRSS / 1024
  const again = []
  const texts = new Map(files.texts)
  const [page = '', text] = [...texts].find(([file]) => file.startsWith(`${PAGES}/`)) ?? []
  for (let i = 0; i < ROUNDS; i++) {
    texts.set(page, String(text).replace(/("summary": ")/, `$1${'Typed '.repeat(i + 1)}`))
    const before = processorTime()
    checkEdits({ ...files, texts })
    again.push(processorTime() - before)
  }
  return { seconds, processorSeconds, againSeconds: median(again), megabytes }
}

/** What this process has taken of the processor, in seconds. */
function processorTime(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

/**
 * Measures the check, each size in a process of its own, so that one does not fill another's memory.
 * @param sizes how many product pages
 * @returns one result for each size: seconds of one check, and the process's largest memory
 */
export async function benchCheck(sizes: readonly number[]): Promise<CheckResult[]> {
  const results: CheckResult[] = []
  for (const pages of sizes) {
    const folder = await mkdtemp(path.join(tmpdir(), 'bench-check-'))
    try {
      const root = path.join(folder, 'catalogue')
      await generate(process.cwd(), root, pages)
      const args = ['--import', import.meta.resolve('tsx'), script, root]
      const { stdout } = await promisify(execFile)(process.execPath, args)
      results.push({ pages, ...JSON.parse(stdout) })
    } finally {
      await rm(folder, { recursive: true })
    }
  }
  return results
}

if (process.argv[1] === script) {
  const [root] = process.argv.slice(2)
  if (root !== undefined) console.log(JSON.stringify(await measureHere(root)))
}
