import type { ContactPage } from '../../src/pages/contact/schema.ts'
import { pageFile } from '../../src/pages/dataFiles.ts'
import type { HomePage } from '../../src/pages/home/schema.ts'
import type { ListPage } from '../../src/pages/list/schema.ts'
import { readData } from '../browser/readData.ts'
import { expect, test } from '../browser/site.ts'
import { pathOfUrl, visit } from '../browser/visit.ts'
import { requiredTexts } from '../helpers/requiredTexts.ts'
import { categories, liveFullPages, livePage, liveProducts, liveSite } from './catalogue.ts'

/* One journey for each kind of page. Each holds for every catalogue that the check accepts. */

const about = (path: string) => ({
  annotation: { type: 'file', description: pageFile(path) },
})

const heading = { level: 1 } as const
const [category] = categories
const [fullPage] = liveFullPages
const placeholder = liveProducts.find((path) => livePage(path).kind === 'placeholder')

test('home: the first card leads to its product', about('/'), async ({ page }) => {
  const { products } = readData<HomePage>('home')
  const [card] = products.cards
  test.skip(card === undefined, 'there is no card')
  await visit(page, '/')
  await page.getByRole('main').getByRole('link', { name: card?.title, exact: true }).first().click()
  await page.waitForURL((url) => url.pathname !== '/')
  await expect(page.getByRole('heading', heading)).toBeVisible()
})

test(
  'header: the first menu opens and leads to its first product',
  about('/About'),
  async ({ page }) => {
    test.skip(category === undefined, 'there is no category')
    await visit(page, '/About')
    const banner = page.getByRole('banner')
    await banner.getByRole('button', { name: category?.label, exact: true }).click()
    const [item] = category?.items ?? []
    const link = banner.getByRole('listitem').getByRole('listitem').getByRole('link')
    await link
      .filter({ hasText: item?.name ?? '' })
      .first()
      .click()
    await page.waitForURL((url) => url.pathname !== '/About')
    await expect(page.getByRole('heading', heading)).toBeVisible()
  },
)

test(
  'category: its first product can be opened',
  about(category?.path ?? '/'),
  async ({ page }) => {
    test.skip(category === undefined, 'there is no category')
    const path = category?.items[0]?.path ?? ''
    await visit(page, category?.path ?? '/')
    await page.locator(`a[href$="${path}"]:visible`).first().click()
    await page.waitForURL((url) => url.pathname.endsWith(path))
    await expect(page.getByRole('heading', heading)).toBeVisible()
  },
)

test(
  'full product: the price button asks for a phone number',
  about(fullPage ?? '/'),
  async ({ page }) => {
    test.skip(fullPage === undefined, 'there is no full page')
    const { call } = liveSite.product
    await visit(page, fullPage ?? '/')
    await page.getByRole('main').getByRole('button', { name: call.button, exact: true }).click()
    const popup = page.getByRole('dialog', { name: call.heading })
    await expect(popup.getByLabel(call.label)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(popup).toBeHidden()
  },
)

test(
  'placeholder product: it leads to its category',
  about(placeholder ?? '/'),
  async ({ page }) => {
    test.skip(placeholder === undefined, 'every product has a full page')
    const range = categories.find(({ items }) => items.some(({ path }) => path === placeholder))
    await visit(page, placeholder ?? '/')
    await page.locator(`a[href$="${range?.path}"]:visible`).first().click()
    await page.waitForURL((url) => url.pathname.endsWith(range?.path ?? ''))
  },
)

test('contact: the form asks for what is missing', about('/Contact'), async ({ page }) => {
  const { form } = readData<ContactPage>('contact')
  await visit(page, '/Contact')
  const place = page.getByRole('form', { name: form.heading })
  await place.getByRole('button', { name: form.submit }).click()
  await expect(place.locator('[aria-invalid=true]').first()).toBeVisible()
  for (const [name, text] of Object.entries(requiredTexts('contact'))) {
    const field = place.locator(`[name="${name}"]`)
    if ((await field.locator('option').count()) > 0) await field.selectOption({ index: 1 })
    else await field.fill(text)
  }
  await expect(place.locator('[aria-invalid=true]')).toHaveCount(0)
})

test('finder: the name of a product finds it', about('/Find'), async ({ page }) => {
  const item = category?.items[0]
  test.skip(item === undefined, 'there is no product')
  await visit(page, '/Find')
  await page
    .getByRole('searchbox')
    .first()
    .fill(item?.name ?? '')
  await expect(page.locator(`a[href$="${item?.path}"]:visible`).first()).toBeVisible()
})

test('comparison: two products are shown side by side', about('/Compare'), async ({ page }) => {
  const two = category?.items.slice(0, 2) ?? []
  test.skip(two.length < 2, 'the first category has one product')
  await page.goto(`/Compare#${two.map(({ path }) => path.slice(1))}`)
  await expect(page.getByRole('columnheader')).toHaveCount(2)
})

test('list: a product that was put on it is there', about('/List'), async ({ page }) => {
  test.skip(fullPage === undefined, 'there is no full page')
  const { words } = readData<ListPage>('list')
  await visit(page, fullPage ?? '/')
  await page.getByRole('button', { name: liveSite.product.ask.list }).click()
  await page.getByRole('link', { name: words.enquiry.open }).click()
  const list = page.getByRole('list', { name: words.list.heading })
  await expect(list.locator('li > details')).toHaveCount(1)
})

test('a wrong address: the error screen leads home', async ({ page, watch }) => {
  watch.allow(/404/)
  await visit(page, '/NoSuchPage')
  await expect(page.getByRole('heading', heading)).toHaveText(liveSite.error.heading)
  await page.getByRole('link', { name: liveSite.error.home }).click()
  await expect.poll(() => pathOfUrl(page)).toBe('/')
})
