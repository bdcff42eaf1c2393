import type { Page } from '@playwright/test'
import { appearanceFaults } from './axe.ts'
import {
  categories,
  findPageData,
  headingAt,
  jobs,
  pageName,
  rowTag,
  siteFacts,
} from './catalogue.ts'
import { expect, test } from './site.ts'
import { visit, waitForHydration } from './visit.ts'

test.use({ viewport: { width: 360, height: 780 }, hasTouch: true })

const { results, filters } = findPageData
const field = (page: Page) => page.getByRole('searchbox', { name: siteFacts.navigation.find.label })
const found = (page: Page) => page.getByRole('region', { name: results.heading })

/** Two letters that begin a word of many names. */
const begun = categories
  .flatMap(({ items }) => items)
  .flatMap(({ name }) => [...new Set(name.toLowerCase().match(/\b[a-z]{2}/g))])
const count = (letters: string) => begun.filter((one) => one === letters).length
const common = begun.toSorted((one, other) => count(other) - count(one))[0] ?? ''

for (const [row, { key, title, products }] of jobs.slice(0, 6).entries()) {
  const [path = ''] = products.map(({ path }) => path)
  const name = pageName(path)

  const way = 'by letters typed on the home page, then by the advice for the job'
  test(`${title}: ${way}`, rowTag(row), async ({ page }) => {
    await visit(page, '/')
    await field(page).fill(name.slice(0, 3))
    await field(page).press('Enter')
    await page.waitForURL((url) => url.pathname.replace(/\/$/, '') === '/Find')
    await waitForHydration(page)
    await field(page).press('End')
    await field(page).pressSequentially(name.slice(3))
    await found(page).getByRole('link', { name, exact: true }).tap()
    const heading = page.getByRole('heading', { level: 1, name: headingAt(path) })
    await expect(heading).toBeVisible()

    await page.goBack()
    await expect(field(page)).toHaveValue(name)
    await expect(found(page).getByRole('link', { name, exact: true })).toBeVisible()

    await field(page).fill(title)
    // The only job that matches is answered without another tap.
    await page.locator(`#${key}`).getByRole('link', { name, exact: true }).tap()
    await expect(heading).toBeVisible()
  })
}

test('Back returns to the same position in the results', { tag: '@core' }, async ({ page }) => {
  await visit(page, '/Find')
  await field(page).fill(common)
  await expect(found(page).getByRole('listitem').nth(5)).toBeVisible()
  await page.waitForURL(/\?/)
  const link = found(page).getByRole('listitem').last().getByRole('link')
  const name = await link.innerText()
  await link.tap()
  await page.waitForURL((url) => !url.pathname.startsWith('/Find'))
  // If the results were fetched again, they would come too late for the scroll position.
  await page.route('**/assets/find-*', () => {})
  await page.goBack()
  await expect(found(page).getByRole('link', { name, exact: true })).toBeInViewport()
})

test('the address of a query opens the same results on another phone, and fits every screen', async ({
  page,
}) => {
  await visit(page, '/Find')
  await page.locator('main summary', { hasText: filters.heading }).tap()
  const box = page.getByRole('checkbox').first()
  await box.tap()
  await expect(found(page).getByRole('listitem')).not.toHaveCount(0)
  await page.waitForURL(/\?/)
  const count = await found(page).getByRole('status').innerText()
  await page.reload()
  await expect(found(page).getByRole('status')).toHaveText(count)
  await page.locator('main summary', { hasText: filters.heading }).tap()
  await expect(box).toBeChecked()
  await field(page).fill('qqwxvkj')
  await expect(found(page).getByText(results.unknown.replace('{words}', 'qqwxvkj'))).toBeVisible()
  expect(await appearanceFaults(page)).toEqual([])
  await field(page).clear()
  await expect(found(page).getByRole('listitem')).not.toHaveCount(0)
  expect(await appearanceFaults(page)).toEqual([])
})

test('the button below the filters shows the products from their beginning', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit(page, '/Find')
  const summary = page.locator('main summary', { hasText: filters.heading })
  const show = page.locator('main details [data-foot] button')
  await summary.tap()
  await show.tap()
  await expect(
    page.getByRole('heading', { name: findPageData.browse, level: 2, exact: true }),
  ).toBeInViewport()
  await summary.tap()
  for (const box of (await page.getByRole('checkbox').all()).slice(0, 2)) await box.tap()
  await show.tap()
  // With the buttons that remove the filters.
  await expect(page.locator('main details + ul button').first()).toBeInViewport({ ratio: 1 })
  await expect(found(page).getByRole('status')).toBeInViewport()
  await expect(found(page).getByRole('listitem').first()).toBeInViewport()
})
