import { chromium, type Locator, type Page } from 'playwright-core'
import { findBrowser } from '../browser.ts'
import { median } from './median.ts'

/** Lighthouse's Slow 4G, applied to the real connection, and its CPU slowdown. */
const SLOW_4G = { latency: 150, downloadThroughput: 204_800, uploadThroughput: 93_750 }
const CPU_SLOWDOWN = 4

const PHONE = { viewport: { width: 412, height: 823 }, hasTouch: true, isMobile: true }

async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', { offline: false, ...SLOW_4G })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
}

/** Notes when the link is pressed, on the clock that all pages of the tab share. */
function notePress(): void {
  addEventListener(
    'click',
    ({ timeStamp }) => sessionStorage.setItem('pressed', `${performance.timeOrigin + timeStamp}`),
    { capture: true, once: true },
  )
}

/** The time from the press until the next page's heading was painted in the same document. */
function untilHeading(before: string): Promise<number> {
  return new Promise((found) => {
    new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntries()) {
        found(performance.timeOrigin + startTime - Number(sessionStorage.getItem('pressed')))
      }
    }).observe({ type: 'element' })
    // The browser notes the paint of what is marked before it.
    new MutationObserver((_, observer) => {
      const heading = document.querySelector('h1')
      if (heading === null || heading.textContent === before) return
      observer.disconnect()
      heading.setAttribute('elementtiming', 'heading')
    }).observe(document, { childList: true, subtree: true, characterData: true })
  })
}

/** The time from the press on the last page until this document was first painted. */
function untilPaint(): number {
  const [paint] = performance.getEntriesByName('first-contentful-paint')
  const pressed = Number(sessionStorage.getItem('pressed'))
  return performance.timeOrigin + (paint?.startTime ?? Number.NaN) - pressed
}

/** A card of the home page: its path, and the path of the page that it leads to. */
export type Card = { path: string; leadsTo: string }

/** Taps as a finger does: Playwright's own `tap` first looks into the page, at the page's expense. */
async function tap(page: Page, link: Locator): Promise<void> {
  const box = await link.boundingBox()
  if (box === null) throw new Error('the card is not on the page')
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
}

/** Opens the home page on a slow phone and brings a card into view. */
async function onHome<T>(
  home: string,
  card: Card,
  press: (page: Page, link: Locator) => Promise<T>,
): Promise<T> {
  const { executable, args } = await findBrowser()
  const browser = await chromium.launch({ executablePath: executable, args })
  try {
    const page = await browser.newPage(PHONE)
    await slowDown(page)
    await page.goto(home, { waitUntil: 'load' })
    const link = page.locator(`main a[href$="${card.path}"]`)
    await link.scrollIntoViewIfNeeded()
    // Settled: the scripts have run, and what is near the screen has been fetched ahead.
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(2000)
    await page.evaluate(notePress)
    const measured = await press(page, link)
    const { pathname } = new URL(page.url())
    if (pathname.replace(/\/$/, '') !== card.leadsTo) throw new Error(`the tap led to ${pathname}`)
    return measured
  } finally {
    await browser.close()
  }
}

async function medianOf(rounds: number, once: () => Promise<number>): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1) times.push(await once())
  return Math.round(median(times))
}

/**
 * Times home -> product inside the app, from the press on the card to the product's heading painted.
 * @param home the home page's address
 * @returns the median, in milliseconds
 */
export function measureNavigation(home: string, card: Card, rounds: number): Promise<number> {
  return medianOf(rounds, () =>
    onHome(home, card, async (page, link) => {
      const before = (await page.locator('h1').textContent()) ?? ''
      const time = page.evaluate(untilHeading, before)
      await tap(page, link)
      return time
    }),
  )
}

/** The same on a site without scripts, where each page is a new document: until its first paint. */
export function measureDocument(home: string, card: Card, rounds: number): Promise<number> {
  return medianOf(rounds, () =>
    onHome(home, card, async (page, link) => {
      await Promise.all([page.waitForEvent('load'), tap(page, link)])
      await page.waitForTimeout(500)
      return page.evaluate(untilPaint)
    }),
  )
}
