import { launch } from 'chrome-launcher'
import lighthouse, { defaultConfig } from 'lighthouse'
import { serve } from '../../src/cli/serve.ts'
import { card, fullPaths, isPlaceholder, paths, product } from '../browser/catalogue.ts'
import { findBrowser } from '../browser/findBrowser.ts'
import type { Figures } from './bench.ts'
import { CPU_SLOWDOWN, median } from './phone.ts'
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

/**
 * Measures one page of each kind, and the tap from home to a product, by turns, so that a busy moment of
 * the machine meets them all alike.
 */
export async function benchPages(rounds: number): Promise<Figures> {
  const { server, url } = await serve('dist', 0)
  const pages = { home: '/', full: fullPaths[0], placeholder: paths.find(isPlaceholder) }
  const measurements = Object.entries(pages).map(([name, at = '/']) => ({
    prefix: `${name}: `,
    run: () => measure(url + at.slice(1)),
    results: [] as Figures[],
  }))
  for (const moment of ['settled', 'early'] as const) {
    const run = async () => ({
      [`${moment} (ms)`]: await measureTap(url, { title: card.title, path: product }, moment),
    })
    measurements.push({ prefix: 'home to product, tapped ', run, results: [] })
  }
  try {
    for (let round = 0; round < rounds; round += 1) {
      for (const { run, results } of measurements) results.push(await run())
    }
    const named = measurements.flatMap(({ prefix, results }) =>
      Object.entries(medians(results)).map(([name, value]) => [prefix + name, value]),
    )
    return Object.fromEntries(named)
  } finally {
    server.close()
  }
}
