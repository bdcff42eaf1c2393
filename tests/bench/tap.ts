import type { Locator, Page, Request } from 'playwright-core'
import { openPhone } from './phone.ts'

/** In every document of the tab: notes when a link is clicked, and when a heading is painted. */
function noteTimes(): void {
  addEventListener(
    'click',
    // From the event's own time stamp: what delays the click counts.
    ({ timeStamp }) => sessionStorage.setItem('clicked', `${performance.timeOrigin + timeStamp}`),
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

/** The time from the click until the heading of the page was painted, once it was. */
function untilHeading(path: string): number | undefined {
  const [clicked, painted] = ['clicked', path].map((name) => sessionStorage.getItem(name))
  return painted ? Number(painted) - Number(clicked) : undefined
}

/** How long a finger stays on the screen, in milliseconds: what is fetched meanwhile counts. */
const TOUCH = 100

/** Taps as a finger does: Playwright's own `tap` first runs code in the page, and costs it time. */
export async function tap(page: Page, link: Locator): Promise<void> {
  const box = await link.boundingBox()
  const { height = 0 } = page.viewportSize() ?? {}
  if (box === null || box.y + box.height > height)
    throw new Error('what is to be tapped is not in view')
  const devtools = await page.context().newCDPSession(page)
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }]
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
  await page.waitForTimeout(TOUCH)
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

/** The fields of a trace event that are read: its start and its duration. */
type TraceEvent = { name: string; ts: number; dur?: number; args?: { data?: { type?: string } } }

/** How often the browser had to lay the page out inside of a click. */
function layoutsInside(events: readonly TraceEvent[]): number {
  const clicks = events.filter(({ args }) => args?.data?.type === 'click')
  const isInClick = (at: number) => clicks.some(({ ts, dur = 0 }) => ts <= at && at < ts + dur)
  return events.filter(({ name, ts }) => name === 'Layout' && isInClick(ts)).length
}

/** In milliseconds: a page that fetches nothing for so long has settled. */
const QUIET = 3000

/** Waits until the page has fetched nothing for a while: its script starts at the first scroll, and fetches more. */
async function untilSettled(page: Page): Promise<void> {
  const pending = new Set<Request>()
  let last = Date.now()
  const end = (request: Request) => {
    pending.delete(request)
    last = Date.now()
  }
  page.on('request', (request) => pending.add(request))
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  await page.waitForLoadState('networkidle')
  while (pending.size > 0 || Date.now() - last < QUIET) await page.waitForTimeout(200)
}

/** Makes the screen so high that an element is in view without scrolling. */
async function growScreen(page: Page, element: Locator): Promise<void> {
  await element.waitFor()
  const { y = 0, height = 0 } = (await element.boundingBox()) ?? {}
  const { width = 0 } = page.viewportSize() ?? {}
  await page.setViewportSize({ width, height: Math.ceil(y + height) + 400 })
}

/**
 * Opens the home page on a slow phone, and taps a card.
 * @param moment before the scripts have come; once everything is settled after scrolling to the card; that
 *   with a trace; or as the first thing that the visitor does, also once everything is settled
 * @returns how long it takes from the click to the product's heading painted, in milliseconds; of a
 *   trace how many layouts the click has forced
 */
export async function measureTap(
  home: string,
  card: { title: string; path: string },
  moment: 'early' | 'settled' | 'first' | 'traced',
): Promise<number> {
  const { browser, page } = await openPhone('slow')
  try {
    await page.addInitScript(noteTimes)
    await page.goto(home, { waitUntil: 'commit' })
    const link = page.getByRole('link', { name: card.title, exact: true })
    if (moment === 'first') await growScreen(page, link)
    else await link.scrollIntoViewIfNeeded()
    if (moment !== 'early') {
      // The scripts have run, and what is near the screen has been fetched ahead.
      await untilSettled(page)
      // A site may have scrolled back to its top as it started.
      if (moment !== 'first') await link.scrollIntoViewIfNeeded()
    }
    if (moment === 'traced') {
      await browser.startTracing(page, { categories: ['devtools.timeline'] })
    }
    await tap(page, link)
    const time = await page.waitForFunction(untilHeading, card.path)
    if (moment !== 'traced') return (await time.jsonValue()) ?? Number.NaN
    return layoutsInside(JSON.parse(String(await browser.stopTracing())).traceEvents)
  } finally {
    await browser.close()
  }
}
