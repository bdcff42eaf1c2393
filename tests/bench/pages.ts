import { readFile } from 'node:fs/promises'
import type { RequestListener } from 'node:http'
import { gzipSync } from 'node:zlib'
import { launch } from 'chrome-launcher'
import lighthouse, { defaultConfig } from 'lighthouse'
import { serveSite } from '../../src/cli/serve.ts'
import { card, declaredPaths, isPlaceholder, productPage } from '../browser/catalogue.ts'
import { findBrowser } from '../browser/findBrowser.ts'
import type { Figures } from './bench.ts'
import { servePeers } from './peers/buildPeers.tsx'
import { CPU_SLOWDOWN } from './phone.ts'
import { pressRuns } from './presses.ts'
import { measureTap } from './tap.ts'
import { measureTree } from './tree.ts'

const scores = ['performance', 'accessibility', 'best-practices', 'seo']
const audits = {
  'FCP (ms)': 'first-contentful-paint',
  'LCP (ms)': 'largest-contentful-paint',
  'TBT (ms)': 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
  'main thread (ms)': 'mainthread-work-breakdown',
}

/** One run of Lighthouse's mobile preset: simulated Slow 4G, slowed processor. */
async function runLighthouse(url: string): Promise<Figures> {
  const { executablePath, args, env } = await findBrowser()
  const chrome = await launch({
    chromePath: executablePath,
    chromeFlags: ['--headless=new', ...args],
    envVars: env,
  })
  try {
    const { settings } = defaultConfig
    const throttling = { ...settings?.throttling, cpuSlowdownMultiplier: CPU_SLOWDOWN }
    const flags = { port: chrome.port, output: 'json', logLevel: 'error', throttling } as const
    const run = await lighthouse(url, flags)
    if (run === undefined) throw new Error(`Lighthouse gave no result for ${url}`)
    const { lhr } = run
    if (lhr.runtimeError !== undefined) throw new Error(`${url}: ${lhr.runtimeError.message}`)
    const figures: Figures = {}
    for (const name of scores) {
      figures[`${name} (of 100)`] = Math.round((lhr.categories[name]?.score ?? 0) * 100)
    }
    for (const [name, id] of Object.entries(audits)) {
      figures[name] = lhr.audits[id]?.numericValue ?? Number.NaN
    }
    return figures
  } finally {
    chrome.kill()
  }
}

/** Lighthouse now and then misses the start of a page, and asks to be run again. */
const measure = (url: string) => runLighthouse(url).catch(() => runLighthouse(url))

/** A page without its scripts, compressed. */
async function withoutScript(file: string): Promise<RequestListener> {
  const html = await readFile(file, 'utf8')
  const plain = gzipSync(html.replace(/<script.*?<\/script>/gs, ''))
  return (_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html', 'Content-Encoding': 'gzip' }).end(plain)
  }
}

/** Serves the home page and a product's page without their scripts as well, at paths of their own. */
async function serveWithPlainPages(dist: string) {
  const plain = [
    ['/plain', await withoutScript(`${dist}/index.html`)],
    ['/plain-product', await withoutScript(`${dist}${productPage}.html`)],
  ] as const
  return serveSite(dist, 0, '/', undefined, new Map(plain))
}

const product = { title: card.title, path: productPage }

const tapped = (moment: Parameters<typeof measureTap>[2]) => async (site: string) =>
  measureTap(site, product, moment)

/** Measures a site. Returns one figure, or several figures by name. */
type Run = (site: string) => Promise<Figures | number>

/** The measurements of the site and of its peers, in order. */
const commonRuns: readonly (readonly [string, Run])[] = [
  ['home: ', measure],
  ['full: ', (site) => measure(site + productPage.slice(1))],
  ['home to product, tapped early (ms)', tapped('early')],
  ['home to product, tapped settled (ms)', tapped('settled')],
  ['home to product, tapped first of all (ms)', tapped('first')],
  ['tree of the product: ', (site) => measureTree(site, product)],
]

const ownRuns: typeof commonRuns = [
  ['home without script: ', (site) => measure(`${site}plain`)],
  ['full without script: ', (site) => measure(`${site}plain-product`)],
  ['placeholder: ', (site) => measure(site + (declaredPaths.find(isPlaceholder) ?? '').slice(1))],
  ['home to product, layouts forced by the tap', tapped('traced')],
  ...pressRuns,
]

type Options = {
  /** The number of rounds. */
  rounds: number
  /** The folders of built sites. */
  dists: readonly string[]
  /** True to measure the peers as well; the runs that peers lack are then left out. */
  withPeers: boolean
  /** Text that the names of the runs must contain. */
  only?: string | undefined
}

/**
 * Measures one page of each kind, the tap from home to a product, and the presses of a buyer, by turns,
 * so that a busy moment of the machine meets them all alike.
 * @returns the name of each site, and its figures of each round
 */
export async function benchPages({
  rounds,
  dists,
  withPeers,
  only = '',
}: Options): Promise<{ name: string; figures: Figures[] }[]> {
  const [first = 'dist'] = dists
  const all = withPeers ? commonRuns : [...commonRuns, ...ownRuns]
  const runs = all.filter(([name]) => name.includes(only))
  const built = dists.map(async (name) => ({ name, ...(await serveWithPlainPages(name)) }))
  const served = [...(await Promise.all(built)), ...(withPeers ? await servePeers(first) : [])]
  const sites = served.map((site) => ({ ...site, figures: [] as Figures[] }))
  for (let round = 0; round < rounds; round += 1) {
    for (const site of sites) site.figures.push({})
    for (const [name, run] of runs) {
      for (const { url, figures } of sites) {
        const got = await run(url)
        const named = typeof got === 'number' ? { '': got } : got
        const entries = Object.entries(named).map(([key, value]) => [name + key, value])
        Object.assign(figures.at(-1) ?? {}, Object.fromEntries(entries))
      }
    }
  }
  for (const { server } of sites) server.close()
  return sites
}
