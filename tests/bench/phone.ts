import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { findBrowser } from '../browser/findBrowser.ts'

/** Lighthouse's Slow 4G, applied to the real connection. */
const SLOW_4G = { latency: 150, downloadThroughput: 204_800, uploadThroughput: 93_750 }

/**
 * How many times slower than this machine the bench's phone is: Lighthouse's 4, which makes a middling
 * phone of a machine of benchmark index 1500 to 2000. A slower machine is told a smaller one.
 */
export const CPU_SLOWDOWN = Number(process.env.SLOWDOWN ?? 4)

const PHONE = { viewport: { width: 412, height: 823 }, hasTouch: true, isMobile: true }

/** A tab of a browser of its own, to be closed with it. */
export async function openTab(
  options?: BrowserContextOptions,
): Promise<{ browser: Browser; page: Page }> {
  const { executable, args } = await findBrowser()
  const browser = await chromium.launch({ executablePath: executable, args })
  return { browser, page: await browser.newPage(options) }
}

/**
 * The bench's phone: so much slower than this machine.
 * @param line slow as 4G where it is slow, or as this machine's own: then the processor alone is measured
 */
export async function openPhone(line: 'slow' | 'own'): Promise<{ browser: Browser; page: Page }> {
  const tab = await openTab(PHONE)
  const devtools = await tab.page.context().newCDPSession(tab.page)
  if (line === 'slow') {
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', { offline: false, ...SLOW_4G })
  }
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  return tab
}
