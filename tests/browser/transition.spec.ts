import type { Page } from '@playwright/test'
import { card, headingOf, product } from './catalogue.ts'
import { expect, test } from './site.ts'
import { visit } from './visit.ts'

test.describe('a view transition', () => {
  /** Opens the home page on a device that seems so many times as slow: its clock is as much faster. */
  async function visitSlowed(page: Page, times: number) {
    await page.addInitScript((faster) => {
      const now = performance.now.bind(performance)
      performance.now = () => now() * faster
      const { startViewTransition } = Document.prototype
      Document.prototype.startViewTransition = function (update) {
        const { dataset } = this.documentElement
        dataset.transitions = `${Number(dataset.transitions ?? 0) + 1}`
        return startViewTransition.call(this, update)
      }
    }, times)
    await visit(page, '/')
    await page.waitForLoadState('networkidle')
    expect(await played(page)).toBeUndefined()
    // Another document would not have it.
    await page.evaluate(() => document.documentElement.setAttribute('data-transitions', '0'))
  }
  const open = async (page: Page) => {
    await page.getByRole('link', { name: card.title, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf(product))
  }
  const played = (page: Page) => page.evaluate(() => document.documentElement.dataset.transitions)

  test('leads to the next page, and is not in the way of taking over', { tag: '@core' }, async ({
    page,
  }) => {
    await visitSlowed(page, 0)
    await open(page)
    expect(await played(page)).toBe('1')
  })

  test('is left out where the device is slow, so that the page comes sooner', async ({ page }) => {
    await visitSlowed(page, 50)
    await open(page)
    expect(await played(page)).toBe('0')
  })

  test('is left out where the visitor wants less motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await visitSlowed(page, 0)
    await open(page)
    expect(await played(page)).toBe('0')
  })

  test('is left out on the way to a place on the same page', async ({ page }) => {
    await visitSlowed(page, 0)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/#main$/)
    await page.waitForTimeout(500)
    expect(await played(page)).toBe('0')
  })
})
