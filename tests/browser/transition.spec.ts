import type { Page } from '@playwright/test'
import { card, headingAt, productPage } from './catalogue.ts'
import { expect, test } from './site.ts'
import { visit } from './visit.ts'

const played = (page: Page) => page.evaluate(() => document.documentElement.dataset.transitions)

/** Opens the home page, and counts the view transitions from then on. */
async function visitCounting(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { startViewTransition } = Document.prototype
    Document.prototype.startViewTransition = function (update) {
      const { dataset } = this.documentElement
      dataset.transitions = `${Number(dataset.transitions ?? 0) + 1}`
      return startViewTransition.call(this, update)
    }
  })
  await visit(page, '/')
  await page.waitForLoadState('networkidle')
  expect(await played(page), 'at hydration').toBeUndefined()
  // A newly loaded document would not have this mark.
  await page.evaluate(() => document.documentElement.setAttribute('data-transitions', '0'))
}

async function openCard(page: Page): Promise<void> {
  await page.getByRole('link', { name: card.title, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingAt(productPage))
}

test('a view transition is played to the next page, but not to a hash on the same page', {
  tag: '@core',
}, async ({ page }) => {
  await visitCounting(page)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#main$/)
  await openCard(page)
  expect(await played(page)).toBe('1')
})

test('a visitor who prefers reduced motion gets no view transition', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visitCounting(page)
  await openCard(page)
  expect(await played(page)).toBe('0')
})

test('a browser that refuses view transitions opens the next page without one', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Document.prototype.startViewTransition = () => {
      throw new DOMException('', 'InvalidStateError')
    }
  })
  await visit(page, '/')
  await openCard(page)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('there is no view transition, so that the page opens sooner', async ({ page }) => {
    await visitCounting(page)
    await openCard(page)
    expect(await played(page)).toBe('0')
  })
})
