import type { Page } from '@playwright/test'
import { card, headingOf, product } from './catalogue.ts'
import { expect, test } from './site.ts'
import { interact, visit } from './visit.ts'

test('a page that was built is taken over without fetching its styles again', {
  tag: '@core',
}, async ({ page }) => {
  await visit(page, '/')
  await page.waitForLoadState('networkidle')
  const own = await page.locator('meta[name=boot]').getAttribute('content')
  const styles = own?.split(' ').filter((file) => file.endsWith('.css')) ?? []
  expect(styles).not.toEqual([])
  const fetched = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  )
  expect(fetched.filter((file) => styles.includes(file))).toEqual([])
})

test.describe('what draws a product page', () => {
  const fetched = (page: Page) =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .filter((name) => /productRoute-[\w-]+\.js$/.test(name)),
    )
  test.use({ viewport: { width: 390, height: 844 } })

  test('comes once the visitor stirs, before a card comes near', async ({ page }) => {
    await visit(page, '/')
    await page.waitForTimeout(2000)
    expect(await fetched(page)).toEqual([])
    await interact(page)
    await expect.poll(() => fetched(page)).toHaveLength(1)
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })

  test('comes without a further sign where the page was scrolled before the script came', async ({
    page,
  }) => {
    await page.route('**/assets/main-*.js', async (route) => {
      await page.evaluate(() => scrollTo(0, 200))
      // The event of that is over by then.
      await page.waitForTimeout(200)
      await route.continue()
    })
    await visit(page, '/')
    await expect.poll(() => fetched(page)).toHaveLength(1)
  })

  test('is fetched when it is asked for where the visitor saves data', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
    })
    await visit(page, '/')
    const link = page.getByRole('link', { name: card.title, exact: true })
    await link.scrollIntoViewIfNeeded()
    await page.waitForTimeout(1000)
    expect(await fetched(page)).toEqual([])
    await link.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf(product))
    expect(await fetched(page)).toHaveLength(1)
  })
})
