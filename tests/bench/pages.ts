import { readFile } from 'node:fs/promises'
import type { RequestListener } from 'node:http'
import { gzipSync } from 'node:zlib'
import { launch } from 'chrome-launcher'
import lighthouse, { defaultConfig } from 'lighthouse'
import { serveSite } from '../../src/cli/serve.ts'
import { card, declaredPaths, isPlaceholder, productPage } from '../browser/catalogue.ts'
import { findBrowser } from '../browser/findBrowser.ts'
import type { Figures } from './bench.ts'
import { CPU_SLOWDOWN, median } from './phone.ts'
import { pressRuns } from './presses.ts'
import { measureTap } from './tap.ts'

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
  const { executable, args } = await findBrowser()
  const chrome = await launch({ chromePath: executable, chromeFlags: ['--headless=new', ...args] })
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

/** The medians of some measurements of the same figures. */
function medians(runs: readonly Figures[]): Figures {
  const names = Object.keys(runs[0] ?? {})
  return Object.fromEntries(
    names.map((name) => [name, median(runs.map((run) => run[name] ?? Number.NaN))]),
  )
}

/** Serves the home page without its scripts as well, at a path of its own. */
async function servePlainPageToo(dist: string) {
  const html = await readFile(`${dist}/index.html`, 'utf8')
  const plain = gzipSync(html.replace(/<script.*?<\/script>/gs, ''))
  const answer: RequestListener = (_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html', 'Content-Encoding': 'gzip' }).end(plain)
  }
  return serveSite(dist, 0, '/', undefined, new Map([['/plain', answer]]))
}

const tapped = (moment: Parameters<typeof measureTap>[2]) => async (site: string) =>
  measureTap(site, { title: card.title, path: productPage }, moment)

/** What is measured of a site, one after the other: a figure, or several with a name in front. */
const runs: readonly (readonly [string, (site: string) => Promise<Figures | number>])[] = [
  ['home: ', measure],
  ['home without script: ', (site) => measure(`${site}plain`)],
  ['full: ', (site) => measure(site + productPage.slice(1))],
  ['placeholder: ', (site) => measure(site + (declaredPaths.find(isPlaceholder) ?? '').slice(1))],
  ['home to product, tapped settled (ms)', tapped('settled')],
  ['home to product, tapped early (ms)', tapped('early')],
  ['home to product, layouts forced by the tap', tapped('traced')],
  ...pressRuns,
]

/**
 * Measures one page of each kind, the tap from home to a product, and the presses of a buyer, by turns,
 * so that a busy moment of the machine meets them all alike.
 * @param dists the folders of built sites
 * @returns the medians of each
 */
export async function benchPages(rounds: number, dists: readonly string[]): Promise<Figures[]> {
  const sites = await Promise.all(dists.map(servePlainPageToo))
  const results = sites.map((): Figures[] => [])
  for (let round = 0; round < rounds; round += 1) {
    for (const each of results) each.push({})
    for (const [name, run] of runs) {
      for (const [nth, { url }] of sites.entries()) {
        const got = await run(url)
        const named = typeof got === 'number' ? { '': got } : got
        const entries = Object.entries(named).map(([key, value]) => [name + key, value])
        Object.assign(results[nth]?.at(-1) ?? {}, Object.fromEntries(entries))
      }
    }
  }
  for (const { server } of sites) server.close()
  return results.map(medians)
}
