import { readFile } from 'node:fs/promises'
import type { RequestListener } from 'node:http'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { launch } from 'chrome-launcher'
import lighthouse, { defaultConfig } from 'lighthouse'
import { serve } from '../../src/cli/serve.ts'
import { card, isPlaceholder, paths, product } from '../browser/catalogue.ts'
import { findBrowser } from '../browser/findBrowser.ts'
import type { Figures } from './bench.ts'
import { CPU_SLOWDOWN, median } from './phone.ts'
import { measurePresses } from './presses.ts'
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
    const slowed = { cpuSlowdownMultiplier: CPU_SLOWDOWN }
    const throttling = { ...defaultConfig.settings?.throttling, ...slowed }
    const flags = { port: chrome.port, output: 'json', logLevel: 'error', throttling } as const
    const run = await lighthouse(url, flags)
    if (run === undefined) throw new Error(`Lighthouse gave no result for ${url}`)
    const { lhr } = run
    if (lhr.runtimeError !== undefined) throw new Error(`${url}: ${lhr.runtimeError.message}`)
    return Object.fromEntries([
      ...scores.map((name) => [
        `${name} (of 100)`,
        Math.round((lhr.categories[name]?.score ?? 0) * 100),
      ]),
      ...Object.entries(audits).map(([name, id]) => [
        name,
        lhr.audits[id]?.numericValue ?? Number.NaN,
      ]),
    ])
  } finally {
    chrome.kill()
  }
}

/** Lighthouse now and then misses the start of a page, and asks to be run again. */
function measure(url: string): Promise<Figures> {
  return runLighthouse(url).catch(() => runLighthouse(url))
}

/** The medians of some measurements of the same figures. */
function medians(runs: readonly Figures[]): Figures {
  const names = Object.keys(runs[0] ?? {})
  return Object.fromEntries(
    names.map((name) => [name, median(runs.map((run) => run[name] ?? Number.NaN))]),
  )
}

/** Serves the home page without its scripts as well, at a path of its own. */
async function serveSite(dist: string) {
  const html = await readFile(path.join(dist, 'index.html'), 'utf8')
  const plain = gzipSync(html.replace(/<script.*?<\/script>/gs, ''))
  const answer: RequestListener = (_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html', 'Content-Encoding': 'gzip' }).end(plain)
  }
  return serve(dist, 0, '/', undefined, new Map([['/plain', answer]]))
}

/** What is measured of a site: what the names of its figures begin with, and a run. */
function measurementsOf(site: string): [prefix: string, run: () => Promise<Figures>][] {
  const tapped = (moment: Parameters<typeof measureTap>[2]) =>
    measureTap(site, { title: card.title, path: product }, moment)
  const placeholder = paths.find(isPlaceholder) ?? ''
  return [
    ['home: ', () => measure(site)],
    ['home without script: ', () => measure(`${site}plain`)],
    ['full: ', () => measure(site + product.slice(1))],
    ['placeholder: ', () => measure(site + placeholder.slice(1))],
    [
      'home to product, tapped ',
      async () => ({
        'settled (ms)': await tapped('settled'),
        'early (ms)': await tapped('early'),
        'settled, layouts forced': await tapped('traced'),
      }),
    ],
    ['press of ', () => measurePresses(site)],
  ]
}

/**
 * Measures one page of each kind, the tap from home to a product, and the presses of a buyer, by turns,
 * so that a busy moment of the machine meets them all alike.
 * @param dists the folders of built sites
 * @returns the medians of each
 */
export async function benchPages(rounds: number, dists: readonly string[]): Promise<Figures[]> {
  const sites = await Promise.all(dists.map(serveSite))
  const results = sites.map((): Figures[] => [])
  try {
    for (let round = 0; round < rounds; round += 1) {
      const perSite = sites.map(({ url }) => measurementsOf(url))
      const figures = sites.map((): Figures => ({}))
      for (const at of measurementsOf('').keys()) {
        for (const [nth, runs] of perSite.entries()) {
          const [prefix = '', run] = runs[at] ?? []
          for (const [name, value] of Object.entries((await run?.()) ?? {})) {
            Object.assign(figures[nth] ?? {}, { [prefix + name]: value })
          }
        }
      }
      for (const [nth, each] of figures.entries()) results[nth]?.push(each)
    }
    return results.map(medians)
  } finally {
    for (const { server } of sites) server.close()
  }
}
