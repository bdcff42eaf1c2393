import type { Page } from '@playwright/test'
import { goTo } from './followLinks.ts'
import { expect, test } from './site.ts'
import { interact, visit } from './visit.ts'

const isApplied = (page: Page) =>
  page.evaluate(() => 'typeface' in document.documentElement.dataset)

/** Opens the home page, and simulates that the typeface moves everything down by some pixels. */
async function visitMovedBy(page: Page, pixels: number): Promise<void> {
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

test('the typeface is applied as soon as it has loaded if it moves nothing', async ({ page }) => {
  await visitMovedBy(page, 1)
  expect(await isApplied(page)).toBe(true)
})

test('the typeface waits for the next page if it would move texts in view', async ({ page }) => {
  await visitMovedBy(page, 10)
  expect(await isApplied(page)).toBe(false)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#main$/)
  await page.waitForTimeout(500)
  expect(await isApplied(page)).toBe(false)
  await goTo(page, '/About')
  await expect.poll(() => isApplied(page)).toBe(true)
})

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true })

  test('the typeface waits for the next page: the current one is not laid out again', async ({
    page,
  }) => {
    const typeface = page.waitForResponse(/archivo.*\.woff2$/)
    await visit(page, '/')
    await interact(page)
    await (await typeface).finished()
    await page.waitForTimeout(500)
    expect(await isApplied(page)).toBe(false)
    await goTo(page, '/About')
    await expect.poll(() => isApplied(page)).toBe(true)
  })
})
