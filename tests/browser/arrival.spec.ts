import type { Page } from '@playwright/test'
import { categories, fullPaths, productPage, rowTag } from './catalogue.ts'
import { expect, test } from './site.ts'
import { pathOfUrl, visit } from './visit.ts'

/** Every element of the page's content, with its place on the page. */
function layoutOf(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main *, main ~ *')].flatMap((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      if (width === 0 || height === 0) return []
      const place = [x, y + scrollY, width, height].map(Math.round)
      return [`${element.tagName} ${place}`]
    }),
  )
}

const [category] = categories
const [full] = fullPaths
if (category === undefined || full === undefined) throw new Error('the catalogue is empty')
const arrivals = [
  ['/Contact', '/'],
  ['/Contact', '/Find'],
  ['/Contact', '/List'],
  ['/Find', full],
  ['/Find', '/'],
  ['/Find', '/About'],
  ['/Find', '/Contact'],
  ['/Find', category.path],
  [productPage, '/Find'],
  ['/About', '/Find'],
] as const

test.describe('a page has the layout of its own address', () => {
  test.use({ viewport: { width: 1200, height: 900 } })

  for (const [row, [from, to]] of arrivals.entries()) {
    test(`${to} by a link of ${from}`, rowTag(row, 4), async ({ page, watch }) => {
      // The typeface, which is aborted here.
      watch.allow(/request failed.*woff2|Failed to load resource: net::ERR_FAILED/)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      // The typeface of a first visit is shown from the second page on.
      await page.route('**/*.woff2', (route) => route.abort())
      await visit(page, to)
      await page.waitForLoadState('networkidle')
      const direct = await layoutOf(page)
      await visit(page, from)
      await page.waitForLoadState('networkidle')
      await page.locator(`a[href="${to}"]`).filter({ visible: true }).first().click()
      await expect.poll(() => pathOfUrl(page)).toBe(to)
      await page.mouse.move(0, 0)
      await expect.poll(() => layoutOf(page)).toEqual(direct)
    })
  }
})
