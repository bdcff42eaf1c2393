import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { findBrowser } from '../browser/findBrowser.ts'

/** Lighthouse's Slow 4G. */
const SLOW_4G = { latency: 150, downloadThroughput: 204_800, uploadThroughput: 93_750 }

/** How many times slower than this machine the phone is: Lighthouse's 4, or `SLOWDOWN`. */
export const CPU_SLOWDOWN = Number(process.env.SLOWDOWN ?? 4)

const PHONE = { viewport: { width: 412, height: 823 }, hasTouch: true, isMobile: true }

/** A tab of a browser of its own, to be closed with it. */
export async function openPhoneTab(
  options?: BrowserContextOptions,
): Promise<{ browser: Browser; page: Page }> {
  const browser = await chromium.launch(await findBrowser())
  const page = await browser.newPage(options)
  // tsx calls it to name functions, in those that run in the page too.
  await page.addInitScript('self.__name = (it) => it')
  return { browser, page }
}

/**
 * A tab of a phone, which is so much slower than this machine.
 * @param network slow as 4G, or this machine's own: then the processor alone is measured
 */
export async function openPhone(
  network: 'slow' | 'own',
): Promise<{ browser: Browser; page: Page }> {
  const tab = await openPhoneTab(PHONE)
  const devtools = await tab.page.context().newCDPSession(tab.page)
  if (network === 'slow') {
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', { offline: false, ...SLOW_4G })
  }
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  return tab
}

/** The middle of the values; of an even count, the lower of the two. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN
}
