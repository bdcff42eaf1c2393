import type { Locator, Page } from 'playwright-core'
import { median } from './median.ts'
import { openPhone } from './phone.ts'

/** In every document of the tab: notes when a link is pressed, and when a heading is painted. */
function noteTimes(): void {
  addEventListener(
    'click',
    // From the event's own time stamp: what keeps the press waiting counts.
    ({ timeStamp }) => sessionStorage.setItem('pressed', `${performance.timeOrigin + timeStamp}`),
    { capture: true },
  )
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) {
      sessionStorage.setItem(location.pathname, `${performance.timeOrigin + startTime}`)
    }
  }).observe({ type: 'element' })
  // The browser notes the paint of what is marked before it.
  new MutationObserver(() => {
    document.querySelector('h1')?.setAttribute('elementtiming', 'heading')
  }).observe(document, { childList: true, subtree: true })
}

/** The time from the press until the heading of the page was painted, once it was. */
function untilHeading(path: string): number | undefined {
  const [pressed, painted] = ['pressed', path].map((name) => sessionStorage.getItem(name))
  return painted ? Number(painted) - Number(pressed) : undefined
}

/** A card of the home page: its path, and the path of the page that it leads to. */
export type Card = { path: string; leadsTo: string }

/** How long a finger stays on the glass, in milliseconds: what is fetched meanwhile counts. */
const TOUCH = 100

/** Taps as a finger does: Playwright's own `tap` first looks into the page, at the page's expense. */
async function tap(page: Page, link: Locator): Promise<void> {
  const box = await link.boundingBox()
  if (box === null) throw new Error('the card is not on the page')
  const devtools = await page.context().newCDPSession(page)
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }]
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
  await page.waitForTimeout(TOUCH)
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

/** When the card is pressed: once it can be, before the scripts have come, or when all is settled. */
export type Moment = 'early' | 'settled'

/** Opens the home page on a slow phone, and taps a card. */
async function once(home: string, card: Card, moment: Moment): Promise<number> {
  const { browser, page } = await openPhone('slow')
  try {
    await page.addInitScript(noteTimes)
    await page.goto(home, { waitUntil: 'commit' })
    const link = page.locator(`main a[href$="${card.path}"]`)
    await link.scrollIntoViewIfNeeded()
    if (moment === 'settled') {
      // The scripts have run, and what is near the screen has been fetched ahead.
      await page.waitForLoadState('networkidle')
      await page.waitForTimeout(2000)
    }
    await tap(page, link)
    const time = await page.waitForFunction(untilHeading, card.leadsTo)
    return (await time.jsonValue()) ?? Number.NaN
  } finally {
    await browser.close()
  }
}

/**
 * Times home -> product, from the press on the card to the product's heading painted.
 * @param home the home page's address
 * @returns the median, in milliseconds
 */
export async function measureNavigation(
  home: string,
  card: Card,
  moment: Moment,
  rounds: number,
): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1) times.push(await once(home, card, moment))
  return Math.round(median(times))
}
