import type { Locator, Page } from 'playwright-core'
import {
  categories,
  findPageData,
  galleryOf,
  listPage,
  mostPictures,
  productPage,
  siteFacts,
  thumbnailName,
} from '../browser/catalogue.ts'
import { openPhone } from './phone.ts'
import { tap } from './tap.ts'

const { roofCalculator } = listPage.words
const thumbnail = thumbnailName(2, galleryOf(mostPictures).names.length)

/** Opens the calculator, and fills in what it asks first. */
async function fillRoof(page: Page): Promise<void> {
  await page.getByRole('button', { name: roofCalculator.heading }).tap()
  for (const name of ['eave', 'span'] as const) {
    await page.getByLabel(roofCalculator.fields[name].label, { exact: true }).fill('6')
  }
}

type Press = { path: string; before?: (page: Page) => Promise<void>; on: (page: Page) => Locator }

/** The element to press, by the name of the measurement, and the page that has it. */
const presses: Record<string, Press> = {
  menu: { path: '/', on: (page) => page.getByRole('button', { name: siteFacts.navigation.menu }) },
  picture: {
    path: mostPictures,
    on: (page) => page.getByRole('link', { name: thumbnail, exact: true }),
  },
  tick: { path: categories[0]?.path ?? '', on: (page) => page.getByRole('checkbox').first() },
  filter: {
    path: '/Find',
    before: (page) => page.locator('main summary', { hasText: findPageData.filters.heading }).tap(),
    on: (page) => page.getByRole('checkbox').first(),
  },
  count: {
    path: productPage,
    before: fillRoof,
    on: (page) => page.getByRole('button', { name: roofCalculator.calculate }),
  },
}

declare global {
  interface PerformanceObserverInit {
    /** Event Timing API: the shortest event that is reported, 104 ms by default. */
    durationThreshold?: number
  }
}

/** Notes the duration of each event as the browser reports it: from its time stamp to the next paint. */
function noteDurations(): void {
  const durations: number[] = []
  Object.assign(window, { durations })
  new PerformanceObserver((entries) => {
    for (const { duration } of entries.getEntries()) durations.push(duration)
  }).observe({ type: 'event', durationThreshold: 16 })
}

/** Presses one thing on a page. @returns the longest of its events until the next paint, in ms */
async function measurePress(site: string, { path, before, on }: Press): Promise<number> {
  const { browser, page } = await openPhone('own')
  try {
    await page.goto(site + path.slice(1), { waitUntil: 'networkidle' })
    await before?.(page)
    await on(page).scrollIntoViewIfNeeded()
    // The work that the first interaction began is over.
    await page.waitForTimeout(3000)
    await page.evaluate(noteDurations)
    await tap(page, on(page))
    await page.waitForTimeout(1000)
    return Math.max(16, ...(await page.evaluate(() => Reflect.get(window, 'durations'))))
  } finally {
    await browser.close()
  }
}

/** The presses of a buyer: each with the name of its figure. */
export const pressRuns = Object.entries(presses).map(
  ([name, press]) =>
    [`press of ${name} (ms)`, (site: string) => measurePress(site, press)] as const,
)
