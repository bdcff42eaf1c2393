import type { Page } from '@playwright/test'
import { card, categories, headingAt, productPage, propertyLabel, siteFacts } from './catalogue.ts'
import { recordBuiltPage, shownPage, waitForFailure } from './fileFaults.ts'
import { goTo } from './followLinks.ts'
import { expect, test } from './site.ts'
import { countLoads, pathOfUrl, visit, waitForHydration } from './visit.ts'

const [category] = categories
if (category === undefined) throw new Error('the catalogue is empty')

/** Makes `window.addEventListener` throw for an event. */
async function failOnListeningTo(page: Page, event: string): Promise<void> {
  await page.evaluate((failing) => {
    const listen = window.addEventListener.bind(window)
    window.addEventListener = (...listening: Parameters<typeof listen>) => {
      if (listening[0] === failing) throw new Error(`cannot listen to ${failing}`)
      listen(...listening)
    }
  }, event)
}

function priceOn(page: Page) {
  const main = page.getByRole('main')
  const name = siteFacts.product.call.button
  return { button: main.getByRole('button', { name }), call: main.getByRole('link', { name }) }
}

test.describe('an error while the page is used', () => {
  test.beforeEach(async ({ page, watch }) => {
    watch.allow(/./)
    await recordBuiltPage(page)
  })

  test('in the footer leaves header and page unchanged, and shows the built footer', async ({
    page,
  }) => {
    // Only the map is requested this way.
    await page.addInitScript(() => {
      const ask = window.fetch.bind(window)
      window.fetch = (...args: Parameters<typeof ask>) => {
        if (args[1]?.mode === 'no-cors') throw new Error('cannot ask for the map')
        return ask(...args)
      }
    })
    await visit(page, productPage)
    const footer = page.getByRole('contentinfo')
    await footer.scrollIntoViewIfNeeded()
    await waitForFailure(page)
    await expect(footer).toHaveCount(1)
    await expect(footer.getByText(siteFacts.footer.tagline)).toBeVisible()
    await priceOn(page).button.click()
    await expect(page.getByRole('dialog', { name: siteFacts.product.call.heading })).toBeVisible()
    await page.keyboard.press('Escape')
    await footer.getByRole('link', { name: propertyLabel('/Contact') }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingAt('/Contact'))
  })

  test('in the page shows the built page, and leaves the header unchanged', async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(HTMLDialogElement.prototype, 'showModal'))
    await visit(page, productPage)
    await priceOn(page).button.click()
    await waitForFailure(page)
    await expect(priceOn(page).call).toHaveAttribute('href', siteFacts.phone.href)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText([headingAt(productPage)])
    await expect(page.getByRole('table')).toBeVisible()
    await page.getByRole('banner').getByRole('button', { name: category.label }).click()
    await expect(page.getByText(category.description)).toBeVisible()
    await goTo(page, '/Contact')
  })

  test('in a page opened by a link loads its document, once', async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(HTMLDialogElement.prototype, 'showModal'))
    await visit(page, '/')
    const loads = countLoads(page)
    await page.getByRole('link', { name: card.title, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingAt(productPage))
    expect(loads()).toBe(0)
    await priceOn(page).button.click()
    await expect.poll(loads).toBe(1)
    await waitForHydration(page)
    await priceOn(page).button.click()
    await expect(priceOn(page).call).toHaveAttribute('href', siteFacts.phone.href)
    expect(loads()).toBe(1)
    expect(pathOfUrl(page)).toBe(productPage)
  })

  test('in the layout restores the built page', async ({ page }) => {
    await visit(page, productPage)
    const { title } = await shownPage(page)
    // The date for the printer comes late: it must not be written into the restored page.
    await expect(page.locator('[data-print-date]').first()).not.toBeEmpty()
    // The header listens once a menu is open.
    await failOnListeningTo(page, 'keydown')
    await page.getByRole('banner').getByRole('button', { name: category.label }).click()
    await waitForFailure(page)
    await expect.poll(() => shownPage(page)).toEqual({ title, asBuilt: true })
    await page.locator('summary', { hasText: category.label }).click()
    await expect(page.getByText(category.description)).toBeVisible()
  })
})
