import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
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

/** A copy of the built site without its scripts, to compare with. */
async function copyWithoutScripts(): Promise<string> {
  const copy = await mkdtemp(path.join(tmpdir(), 'bench-plain-'))
  await cp('dist', copy, { recursive: true, filter: (file) => !/\.html\.(br|gz)$/.test(file) })
  for (const name of await readdir(copy, { recursive: true })) {
    if (!name.endsWith('.html')) continue
    const file = path.join(copy, name)
    const html = await readFile(file, 'utf8')
    await writeFile(file, html.replace(/<script>[\s\S]*?<\/script>/g, ''))
  }
  return copy
}

/** The medians of some measurements of the same figures. */
function medians(runs: readonly Figures[]): Figures {
  const names = Object.keys(runs[0] ?? {})
  return Object.fromEntries(
    names.map((name) => [name, median(runs.map((run) => run[name] ?? Number.NaN))]),
  )
}

/**
 * Measures one page of each kind with and without scripts, and the tap from home to a product, by
 * turns, so that a busy moment of the machine meets them all alike.
 */
export async function benchPages(rounds: number): Promise<Figures> {
  const copy = await copyWithoutScripts()
  const [site, plain] = await Promise.all([serve('dist', 0), serve(copy, 0)])
  const pages = { home: '/', full: fullPaths[0], placeholder: paths.find(isPlaceholder) }
  const measurements: [name: string, run: () => Promise<Figures>][] = []
  for (const [how, { url }] of Object.entries({ '': site, ', no script': plain })) {
    for (const [name, at = '/'] of Object.entries(pages)) {
      measurements.push([`${name}${how}: `, () => measure(url + at.slice(1))])
    }
    for (const moment of ['settled', 'early'] as const) {
      const tap = async () => ({
        [`${moment} (ms)`]: await measureTap(url, { title: card.title, path: product }, moment),
      })
      measurements.push([`home to product${how}, tapped `, tap])
    }
  }
  try {
    const results = new Map<() => Promise<Figures>, Figures[]>()
    for (let round = 0; round < rounds; round += 1) {
      for (const [, run] of measurements) {
        results.set(run, [...(results.get(run) ?? []), await run()])
      }
    }
    const named = measurements.flatMap(([prefix, run]) =>
      Object.entries(medians(results.get(run) ?? [])).map(([name, value]) => [
        prefix + name,
        value,
      ]),
    )
    return Object.fromEntries(named)
  } finally {
    for (const { server } of [site, plain]) server.close()
    await rm(copy, { recursive: true })
  }
}
