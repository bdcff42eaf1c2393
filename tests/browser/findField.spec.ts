import type { Page } from '@playwright/test'
import { axeViolations } from './axe.ts'
import { categories, findPageData, headingAt, rowTag, siteFacts } from './catalogue.ts'
import { overflows } from './layout.ts'
import { test as networkTest } from './network.ts'
import { heading, visitAndStore } from './offlinePages.ts'
import { expect, test } from './site.ts'
import { visit } from './visit.ts'

const [product] = categories.flatMap(({ items }) => items)
if (product === undefined) throw new Error('there is no product')
const { name, path } = product

const { short, label, button } = siteFacts.navigation.find
const inHeader = (page: Page) =>
  page.getByRole('banner').getByRole('searchbox', { name: short, exact: true })
const onPage = (page: Page) => page.getByRole('main').getByRole('searchbox', { name: label })
const found = (page: Page) => page.getByRole('region', { name: findPageData.results.heading })
const menu = (page: Page) =>
  page.getByRole('banner').getByText(siteFacts.navigation.menu, { exact: true })

async function expectResult(page: Page): Promise<void> {
  await expect(onPage(page)).toHaveValue(name)
  await expect(found(page).getByRole('link', { name, exact: true })).toBeVisible()
}

for (const [row, width] of [901, 1440].entries()) {
  const title = `on a screen ${width} px wide a product is found from any page with the keyboard alone`
  test(title, rowTag(row), async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await visit(page, '/About')
    await expect(inHeader(page)).toBeInViewport({ ratio: 1 })
    const { width: room = 0 } = (await inHeader(page).boundingBox()) ?? {}
    expect(room).toBeGreaterThan(120)
    expect(await overflows(page)).toEqual([])
    await inHeader(page).focus()
    await page.keyboard.type(name)
    await page.keyboard.press('Enter')
    await expectResult(page)
    await found(page).getByRole('link', { name, exact: true }).click()
    await expect(heading(page)).toHaveText(headingAt(path))
    // The finder's page has its own field alone.
    await page.goBack()
    // Once it is shown, it moves the focus no more.
    await expectResult(page)
    await expect(heading(page)).toBeFocused()
    await expect(inHeader(page)).toBeHidden()
    expect(await axeViolations(page)).toEqual([])
  })
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true })

  test('the search field is in the menu, and finds a product', { tag: '@core' }, async ({
    page,
  }) => {
    await visit(page, '/About')
    await expect(inHeader(page)).toBeHidden()
    await menu(page).tap()
    await inHeader(page).fill(name)
    expect(await overflows(page)).toEqual([])
    await page.getByRole('banner').getByRole('button', { name: button, exact: true }).tap()
    await expectResult(page)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 780 } })

  test('the search field leads to the finder', async ({ page }) => {
    await page.goto('/About')
    await menu(page).click()
    await inHeader(page).fill(name)
    await inHeader(page).press('Enter')
    await expect(heading(page)).toHaveText(findPageData.heading)
  })
})

networkTest(
  'once the visitor has interacted with the page it needs no other document',
  async ({ page }) => {
    networkTest.skip(siteFacts.offline === undefined, 'nothing shows when all has come')
    await visitAndStore(page, '/About')
    // A newly loaded document would not have this mark.
    await page.evaluate(() => document.documentElement.setAttribute('data-same', ''))
    await inHeader(page).fill(name)
    await inHeader(page).press('Enter')
    await expectResult(page)
    await expect(page.locator('html')).toHaveAttribute('data-same')
    await page.goBack()
    await expect(inHeader(page)).toHaveValue('')
    await expect(heading(page)).toHaveText(headingAt('/About'))
  },
)

networkTest('offline it leads to the page that was saved', async ({ page, network }) => {
  networkTest.skip(siteFacts.offline === undefined, 'the site saves nothing')
  await visitAndStore(page, '/Find')
  await visitAndStore(page, '/')
  network.cut = () => true
  await onPage(page).fill(name)
  await onPage(page).press('Enter')
  await expect(heading(page)).toHaveText(findPageData.heading)
  await expect(onPage(page)).toHaveValue(name)
})
