import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { cpus, tmpdir } from 'node:os'
import path from 'node:path'
import { serve } from '../../src/cli/serve.ts'
import { benchCheck } from './benchCheck.ts'
import { benchEditor } from './editor.ts'
import { benchFinder } from './finder.ts'
import { benchGrowth } from './growth.ts'
import { measurePages } from './lighthouse.ts'
import { measureNavigation } from './navigation.ts'
import { CPU_SLOWDOWN } from './phone.ts'
import { type BenchResult, tables, worse } from './report.ts'
import { samples } from './samples.ts'
import { copyWithoutScripts } from './unscripted.ts'

/**
 * `npm run bench`: measures the built site, the check, the finder, the editor and the build, and says
 * what got worse since the result that was last committed. `-- pages`, `-- check`, `-- finder`,
 * `-- editor` or `-- growth` measures one part alone; `-- --save` keeps the result for the next comparison.
 * `SLOWDOWN=2 npm run bench` takes a phone that is half as fast as this machine in the place of a quarter.
 */

const ROUNDS = 5
const MEASURED = ['home', 'full', 'placeholder']
const kept = 'tests/bench/last.json'

async function benchPages(): Promise<Pick<BenchResult, 'pages' | 'navigation'>> {
  const { catalogue, paths } = await samples()
  const home = catalogue.pages.get('/')
  const first = home?.kind === 'home' ? home.products.cards[0]?.path : undefined
  if (first === undefined) throw new Error('the home page has no card to tap')
  const leadsTo = catalogue.aliases[first] ?? first
  const card = { path: leadsTo, leadsTo }
  const copy = await mkdtemp(path.join(tmpdir(), 'bench-plain-'))
  await copyWithoutScripts('dist', copy)
  const [site, plain] = await Promise.all([serve('dist', 0), serve(copy, 0)])
  try {
    const urls = new Map<string, string>()
    for (const name of MEASURED) {
      const at = paths.get(name) ?? '/'
      urls.set(name, site.url + at.slice(1))
      urls.set(`${name}, no script`, plain.url + at.slice(1))
    }
    return {
      pages: Object.fromEntries(await measurePages(urls, ROUNDS)),
      navigation: {
        app: await measureNavigation(site.url, card, 'settled', ROUNDS),
        document: await measureNavigation(plain.url, card, 'settled', ROUNDS),
        early: await measureNavigation(site.url, card, 'early', ROUNDS),
        earlyDocument: await measureNavigation(plain.url, card, 'early', ROUNDS),
      },
    }
  } finally {
    site.server.close()
    plain.server.close()
    await rm(copy, { recursive: true })
  }
}

const args = process.argv.slice(2)
const parts = args.filter((arg) => !arg.startsWith('--'))
const wanted = (part: string) => parts.length === 0 || parts.includes(part)

const [cpu] = cpus()
const sizes = [(await readdir('data/pages')).length, 1000, 10_000]
const before: BenchResult = JSON.parse(await readFile(kept, 'utf8').catch(() => '{"machine":""}'))
const now: BenchResult = {
  machine: `${cpus().length} cores (${cpu?.model.trim()}), Node ${process.versions.node}, phone ${CPU_SLOWDOWN}x`,
  ...(wanted('pages') ? await benchPages() : {}),
  ...(wanted('check') ? { check: await benchCheck(sizes) } : {}),
  ...(wanted('finder') ? { finder: await benchFinder(sizes) } : {}),
  ...(wanted('editor') ? { editor: await benchEditor(sizes) } : {}),
  ...(wanted('growth') ? { growth: await benchGrowth(sizes) } : {}),
  devices: before.devices,
}
console.log(tables(now))
const slower = worse(before, now)
if (slower.length > 0) console.log(`\nWorse than the last result:\n${slower.join('\n')}`)
if (args.includes('--save')) {
  await mkdir(path.dirname(kept), { recursive: true })
  // Parts measured elsewhere do not stand under this machine's name.
  const others = before.machine === now.machine ? before : {}
  await writeFile(kept, `${JSON.stringify({ ...others, ...now }, null, 2)}\n`)
}
