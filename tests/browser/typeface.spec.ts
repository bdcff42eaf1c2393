import type { Page } from '@playwright/test'
import { goTo } from './follow.ts'
import { expect, test } from './site.ts'
import { visit } from './visit.ts'

test.describe('the typeface', () => {
  /** Opens the home page, on which the typeface seems to move everything down by so much. */
  async function visitMovedBy(page: Page, pixels: number) {
    await page.addInitScript((by) => {
      Element.prototype.getBoundingClientRect = () => {
        const { dataset } = document.documentElement
        if (dataset.typeface !== undefined) dataset.tried = ''
        return new DOMRect(0, dataset.typeface === undefined ? 0 : by)
      }
    }, pixels)
    await visit(page, '/')
    await expect(page.locator('html')).toHaveAttribute('data-tried')
  }
  const worn = (page: Page) => page.evaluate(() => 'typeface' in document.documentElement.dataset)

  test('is put on as soon as it is there where it moves nothing', async ({ page }) => {
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
})
