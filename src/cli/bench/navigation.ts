import { chromium, type Page } from 'playwright-core'
import { findBrowser } from '../browser.ts'
import { median } from './median.ts'

/** Lighthouse's Slow 4G, applied to the real connection, and its CPU slowdown. */
const SLOW_4G = { latency: 150, downloadThroughput: 204_800, uploadThroughput: 93_750 }
const CPU_SLOWDOWN = 4

async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', { offline: false, ...SLOW_4G })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
}

/** Notes, in the page, when the link is pressed and when the next page's heading has been painted. */
function watchHeading(): void {
  const before = document.querySelector('h1')?.textContent
  addEventListener(
    'click',
    () => {
      const pressed = performance.now()
      const look = () => {
        const heading = document.querySelector('h1')?.textContent
        if (heading === undefined || heading === before) requestAnimationFrame(look)
        else requestAnimationFrame(() => setTimeout(() => done(performance.now() - pressed)))
      }
      const done = (time: number) => document.documentElement.setAttribute('data-took', `${time}`)
      requestAnimationFrame(look)
    },
    { capture: true, once: true },
  )
}

async function once(home: string, card: string): Promise<number> {
  const { executable, args } = await findBrowser()
  const browser = await chromium.launch({ executablePath: executable, args })
  try {
    const page = await browser.newPage({ viewport: { width: 412, height: 823 } })
    await slowDown(page)
    await page.goto(home, { waitUntil: 'load' })
    const link = page.locator(`main a[href$="${card}"]`)
    await link.scrollIntoViewIfNeeded()
    // Settled: the scripts have run, and what is near the screen has been fetched ahead.
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(2000)
    await page.evaluate(watchHeading)
    await link.click()
    await page.waitForSelector('html[data-took]', { state: 'attached' })
    return Number(await page.locator('html').getAttribute('data-took'))
  } finally {
    await browser.close()
  }
}

/**
 * Times home -> product, from the press on the card to the product's heading painted.
 * @param home the home page's address
 * @param card the card's path
 * @returns the median, in milliseconds
 */
export async function measureNavigation(
  home: string,
  card: string,
  rounds: number,
): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1) times.push(await once(home, card))
  return Math.round(median(times))
}
