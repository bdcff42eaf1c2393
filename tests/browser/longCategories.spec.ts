import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { MAX_PAGE_PRODUCTS } from '../../src/catalogue/categoryParts.ts'
import { fillTemplate } from '../../src/catalogue/fillTemplate.ts'
import { serveSite } from '../../src/cli/serve.ts'
import { buildCatalogue } from '../helpers/buildTestSite.ts'
import { copyWithLongCategories, fullCategory, longCategory } from '../helpers/longCategories.ts'
import { axeViolations } from './axe.ts'
import { siteFacts } from './catalogue.ts'
import { test as base, expect } from './site.ts'
import { pathOfUrl } from './visit.ts'

/** Playwright's `test` on the site of a catalogue whose categories are on several pages. */
const test = base.extend<object, { dist: string; origin: string }>({
  dist: [
    async ({ browserName: _ }, use) => {
      const folder = await mkdtemp(path.join(tmpdir(), 'long-'))
      const [root, dist] = [path.join(folder, 'catalogue'), path.join(folder, 'site')]
      await copyWithLongCategories(root)
      await buildCatalogue(root, dist)
      await use(dist)
      await rm(folder, { recursive: true })
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  origin: [
    async ({ dist }, use) => {
      const { server, url } = await serveSite(dist, 0)
      await use(new URL(url).origin)
      server.closeAllConnections()
      server.close()
    },
    { scope: 'worker' },
  ],
})

test.describe.configure({ mode: 'serial' })

const numbered = (number: number) => fillTemplate(siteFacts.category.page, 'number', String(number))

/** The link to a page of a category. */
const linkTo = (page: Page, number: number) =>
  page.getByRole('link', { name: numbered(number), exact: true }).last()

/** The products that a category's page lists. */
const products = (page: Page) => page.locator('nav li').filter({ has: page.getByRole('checkbox') })

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('links lead through the pages of a category and back', async ({ page }) => {
    await page.goto(longCategory.path)
    await expect(products(page)).toHaveCount(MAX_PAGE_PRODUCTS)
    const titles = [await page.title()]
    for (const number of [2, 3]) {
      await linkTo(page, number).click()
      expect(pathOfUrl(page)).toBe(`${longCategory.path}Page${number}`)
      titles.push(await page.title())
    }
    expect(new Set(titles).size).toBe(3)
    await expect(products(page)).toHaveCount(1)
    await page.getByRole('main').locator('xpath=preceding::nav[1]').getByRole('link').last().click()
    await linkTo(page, 1).click()
    expect(pathOfUrl(page)).toBe(longCategory.path)
  })

  test('a page tells search engines its own address and its neighbours', async ({ page }) => {
    await page.goto(`${longCategory.path}Page2`)
    const address = async (rel: string) =>
      new URL((await page.locator(`link[rel=${rel}]`).getAttribute('href')) ?? '').pathname
    expect(await address('canonical')).toBe(`${longCategory.path}Page2`)
    expect(await address('prev')).toBe(longCategory.path)
    expect(await address('next')).toBe(`${longCategory.path}Page3`)
  })

  test('an address beyond the last page is not found', async ({ page, watch }) => {
    watch.allow(/404/)
    const response = await page.goto(`${longCategory.path}Page4`)
    expect(response?.status()).toBe(404)
  })
})

test('the keyboard leads to the next page, which is then the current one', async ({ page }) => {
  await page.goto(longCategory.path)
  await expect(linkTo(page, 1)).toHaveAttribute('aria-current', 'page')
  await linkTo(page, 1).focus()
  await page.keyboard.press('Tab')
  await expect(linkTo(page, 2)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('2')
  await expect(linkTo(page, 2)).toHaveAttribute('aria-current', 'page')
  await page.goBack()
  await expect(linkTo(page, 1)).toHaveAttribute('aria-current', 'page')
})

for (const width of [390, 1280]) {
  test(`a further page has no fault that axe finds, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(`${longCategory.path}Page2`)
    expect(await axeViolations(page)).toEqual([])
  })
}

test('hosts and search engines know the further pages', async ({ dist }) => {
  const read = (name: string) => readFile(path.join(dist, name), 'utf8')
  expect(await read('_redirects')).toContain(`\n${longCategory.path}Page3 `)
  const sitemap = await read('sitemap.xml')
  expect(sitemap).toContain(`${fullCategory.path}Page2<`)
  // The page of a category that has its heading alone is not for search engines, and so are its further pages.
  expect(sitemap).not.toContain(`${longCategory.path}Page`)
})
