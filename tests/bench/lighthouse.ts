import { launch } from 'chrome-launcher'
import lighthouse, { defaultConfig } from 'lighthouse'
import { findBrowser } from '../browser/findBrowser.ts'
import { median } from './median.ts'
import { CPU_SLOWDOWN } from './phone.ts'

/** What Lighthouse judges, each out of 100. */
export const scores = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const times = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
  /** All that the page keeps the main thread busy with, from its first byte until it is quiet. */
  work: 'mainthread-work-breakdown',
} as const

/** One page's medians: scores of 100, times in milliseconds, the shift without a unit. */
export type PageResult = Record<(typeof scores)[number] | keyof typeof times, number> & {
  /** How quick Lighthouse found this machine to be, where it was asked. */
  index?: number
}

async function once(url: string): Promise<PageResult> {
  const { executable, args } = await findBrowser()
  const chrome = await launch({ chromePath: executable, chromeFlags: ['--headless=new', ...args] })
  try {
    const throttling = {
      ...defaultConfig.settings?.throttling,
      cpuSlowdownMultiplier: CPU_SLOWDOWN,
    }
    const flags = { port: chrome.port, output: 'json', logLevel: 'error', throttling } as const
    const run = await lighthouse(url, flags)
    if (run === undefined) throw new Error(`Lighthouse gave no result for ${url}`)
    const { categories, audits, runtimeError, environment } = run.lhr
    if (runtimeError !== undefined) throw new Error(`${url}: ${runtimeError.message}`)
    const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100)
    const time = (name: string) => audits[name]?.numericValue ?? Number.NaN
    return {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
      fcp: time(times.fcp),
      lcp: time(times.lcp),
      tbt: time(times.tbt),
      cls: time(times.cls),
      work: time(times.work),
      index: environment.benchmarkIndex,
    }
  } finally {
    chrome.kill()
  }
}

/** Lighthouse now and then misses the start of the page, and says to run it again. */
async function measured(url: string, tries = 3): Promise<PageResult> {
  try {
    return await once(url)
  } catch (error) {
    if (tries === 1) throw error
    return measured(url, tries - 1)
  }
}

function middle(runs: readonly PageResult[]): PageResult {
  const of = (key: keyof PageResult) => median(runs.map((run) => run[key] ?? Number.NaN))
  return {
    performance: of('performance'),
    accessibility: of('accessibility'),
    'best-practices': of('best-practices'),
    seo: of('seo'),
    fcp: Math.round(of('fcp')),
    lcp: Math.round(of('lcp')),
    tbt: Math.round(of('tbt')),
    cls: Number(of('cls').toFixed(3)),
    work: Math.round(of('work')),
    index: Math.round(of('index')),
  }
}

/**
 * Measures pages with Lighthouse's mobile preset (simulated Slow 4G, slowed CPU), one after the other
 * in each round, so that a busy moment of the machine meets them all alike.
 * @param urls the pages by name
 * @param rounds how many times each is measured
 * @returns the medians by name
 */
export async function measurePages(
  urls: ReadonlyMap<string, string>,
  rounds: number,
): Promise<Map<string, PageResult>> {
  const runs = new Map<string, PageResult[]>([...urls.keys()].map((name) => [name, []]))
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, url] of urls) runs.get(name)?.push(await measured(url))
  }
  return new Map([...runs].map(([name, results]) => [name, middle(results)]))
}
