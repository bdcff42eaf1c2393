import type { Page } from '@playwright/test'
import { goTo } from './follow.ts'
import { expect, test } from './site.ts'
import { interact, visit } from './visit.ts'

test.describe('the typeface', () => {
  /** Each look at the clock comes so much later than the one before, in milliseconds. */
  const quick = 0
  const slow = 1

  async function setClock(page: Page, pace: number) {
    await page.addInitScript((pace) => {
      let now = 0
      performance.now = () => {
        now += pace
        return now
      }
    }, pace)
  }

  /** Opens the home page, on which the typeface seems to move everything down by so much. */
  async function visitMovedBy(page: Page, pixels: number) {
    await setClock(page, quick)
    await page.addInitScript((by) => {
      Element.prototype.getBoundingClientRect = () => {
        const { dataset } = document.documentElement
        if (dataset.typeface !== undefined) dataset.tried = ''
        return new DOMRect(0, dataset.typeface === undefined ? 0 : by)
      }
    }, pixels)
    await visit(page, '/')
    await interact(page)
    await expect(page.locator('html')).toHaveAttribute('data-tried')
  }
  const worn = (page: Page) => page.evaluate(() => 'typeface' in document.documentElement.dataset)

  test('is put on as soon as it is there where it moves nothing', { tag: '@core' }, async ({
    page,
  }) => {
    await visitMovedBy(page, 1)
    expect(await worn(page)).toBe(true)
  })

  test('waits for the next page where it would move what is read', async ({ page }) => {
    await visitMovedBy(page, 10)
    expect(await worn(page)).toBe(false)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/#main$/)
    await page.waitForTimeout(500)
    expect(await worn(page)).toBe(false)
    await goTo(page, '/About')
    await expect.poll(() => worn(page)).toBe(true)
  })

  test('waits for the next page on a slow device, for which the page that stands is not laid out anew', async ({
    page,
  }) => {
    await setClock(page, slow)
    const typeface = page.waitForResponse(/archivo.*\.woff2$/)
    await visit(page, '/')
    await interact(page)
    await (await typeface).finished()
    await page.waitForTimeout(500)
    expect(await worn(page)).toBe(false)
    await goTo(page, '/About')
    await expect.poll(() => worn(page)).toBe(true)
  })
})
