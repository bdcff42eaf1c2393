import { execFile } from 'node:child_process'
import { readdirSync, statSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { layoutDataAddress } from '../../src/catalogue/address.ts'
import { htmlFile } from '../../src/site/addresses.ts'
import { catalogueFolder } from '../helpers/folders.ts'
import { generateCatalogue } from '../helpers/generateCatalogue.ts'
import type { Figures } from './bench.ts'
import { measureEditor, measureFinder } from './fields.ts'

/**
 * Run before a command in its process: prints, as its last line, the processor's time of all its threads, how much
 * memory it took at most, and the steps of a build.
 */
const printUsage = `import { isMainThread } from 'node:worker_threads'
if (isMainThread) process.on('exit', () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage()
  const steps = performance.getEntriesByType('measure').map(({ name, duration }) => [name, duration / 1000])
  console.log('\\n' + JSON.stringify({ cpu: (userCPUTime + systemCPUTime) / 1e6, memory: maxRSS / 1024, steps }))
})`

type Usage = { cpu: number; memory: number; steps: [name: string, seconds: number][] }

/** Runs a command of the project in a process of its own. */
async function measure(name: string, args: string[], cwd: string, env = {}): Promise<Figures> {
  const start = performance.now()
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', `data:text/javascript,${encodeURIComponent(printUsage)}`, ...args],
    { cwd, env: { ...process.env, ...env }, maxBuffer: 64 * 1024 * 1024 },
  )
  const seconds = (performance.now() - start) / 1000
  const { cpu, memory, steps }: Usage = JSON.parse(stdout.trim().split('\n').at(-1) ?? '')
  const isStep = ([name]: Usage['steps'][number]) => name.startsWith('build: ')
  return {
    [`${name} (s)`]: seconds,
    [`${name}, of the processor (s)`]: cpu,
    [`${name} (MB)`]: memory,
    ...Object.fromEntries(
      steps
        .filter(isStep)
        .map(([step, time]) => [`${name}: ${step.replace('build: ', '')} (s)`, time]),
    ),
  }
}

/** Adds a sentence to a text of a product. */
async function changeText(root: string, slug: string): Promise<void> {
  const file = path.join(root, 'data/pages', `${slug}.json`)
  const page = JSON.parse(await readFile(file, 'utf8'))
  const [first, ...others] = page.description
  const description = [`${first} Ask us about it.`, ...others]
  await writeFile(file, `${JSON.stringify({ ...page, description }, null, 2)}\n`)
}

/** The sizes of the files of a built site. */
async function measureSizes(root: string, dist: string, product: string): Promise<Figures> {
  const kB = (file: string) => statSync(path.join(dist, file)).size / 1000
  const inFolder = (folder: string) =>
    readdirSync(path.join(dist, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => path.relative(dist, path.join(parentPath, name)))
  const total = (files: readonly string[]) => files.reduce((sum, file) => sum + kB(file), 0)
  const menus = JSON.parse(await readFile(path.join(root, 'data/categories.json'), 'utf8'))
  const categories: { path: string }[] = menus.categories
  const scripts = inFolder('assets').filter((file) => file.endsWith('.js'))
  const finder = inFolder('assets').filter((file) => /\bfind-[\w-]+\.json$/.test(file))
  return {
    'home (kB)': kB(htmlFile('/')),
    'a product (kB)': kB(htmlFile(`/${product}`)),
    'largest category (kB)': Math.max(...categories.map(({ path }) => kB(htmlFile(path)))),
    'scripts (kB)': total(scripts),
    'data of the finder (kB)': total(finder),
    'data of the layout (kB)': kB(layoutDataAddress),
    'dist (MB)': total(inFolder('.')) / 1000,
    'dist (files)': inFolder('.').length,
  }
}

/** The first full page of the catalogue, which the large ones have too. */
async function firstProduct(): Promise<string> {
  const folder = path.join(catalogueFolder, 'data/pages')
  for (const name of await readdir(folder)) {
    const text = await readFile(path.join(folder, name), 'utf8')
    if (JSON.parse(text).kind === 'full') return path.parse(name).name
  }
  throw new Error('no product has a full page')
}

/**
 * Measures the check, the build, the built site, the finder and the editor on a catalogue made from the frozen one, or
 * from the catalogue that `CATALOGUE` names. No two products share a picture, and the first build encodes all pictures.
 * @param size the number of pages of the site
 */
export async function benchGrowth(size: number): Promise<Figures> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-growth-'))
  const [root, dist] = [path.join(folder, 'catalogue'), path.join(folder, 'dist')]
  try {
    await generateCatalogue(catalogueFolder, root, size)
    const product = await firstProduct()
    const build = ['src/cli/run.js', 'build', '--outDir', dist, '--emptyOutDir']
    // With a folder given from outside, the pictures of an earlier run are used again.
    const { PICTURE_CACHE = path.join(folder, 'pictures') } = process.env
    const env = { CATALOGUE: root, PICTURE_CACHE }
    const check = await measure('check', [path.resolve('src/cli/run.js'), 'check'], root, env)
    const first = await measure('first build', build, process.cwd(), env)
    await changeText(root, product)
    return {
      ...check,
      ...first,
      ...(await measure('build after a change', build, process.cwd(), env)),
      ...(await measureSizes(root, dist, product)),
      'an answer of the finder on the phone (ms)': await measureFinder(dist),
      ...(await measureEditor(root)),
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
