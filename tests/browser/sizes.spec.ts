import type { Page } from '@playwright/test'
import { fieldLimits } from '../../src/catalogue/fieldLimits.ts'
import { fillCount } from '../../src/catalogue/fillCount.ts'
import { emptyItem, type ListItem, writeItem } from '../../src/enquiry/list/listItem.ts'
import { detailKeyPrefix, itemKeyPrefix } from '../../src/ui/header/listStorage.ts'
import { headingAt, listPage, productPage, siteFacts } from './catalogue.ts'
import { expect, test } from './site.ts'
import { store, visit, waitForHydration } from './visit.ts'

const { words } = listPage
/** Longer than any field allows; in total 2 MB, which a browser can store. */
const long = 'roof '.repeat(10_000)
const huge = 'roof '.repeat(400_000)
const item = emptyItem({ path: productPage, heading: headingAt(productPage) })
const line = (change: Partial<ListItem>) =>
  [itemKeyPrefix + item.id, writeItem({ ...item, ...change })] as const

/** The lengths of the fields and of the texts of the page, in characters. */
function lengths(page: Page): Promise<number[]> {
  return page.evaluate(() => [
    document.body.innerText.length,
    ...Array.from(
      document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
        'main input, main textarea',
      ),
      ({ value }) => value.length,
    ),
  ])
}

/** Changes the list as a visitor does. */
async function useList(page: Page): Promise<void> {
  const place = page.getByLabel(words.details.fields.place.label)
  await place.fill('Hazira')
  await expect(place).toHaveValue('Hazira')
  await page.getByRole('list', { name: words.list.heading }).locator('summary').first().click()
  await page.getByLabel(words.line.quantity, { exact: true }).first().fill('7')
  const main = page.getByRole('main')
  const message = main.getByLabel(siteFacts.enquiries.handOver.message, { exact: true })
  await expect(message).toHaveValue(/Hazira/)
}

test('the list can be used with 2 MB in storage', async ({ page }) => {
  await store(page, [
    line({ name: long, quantity: long, values: { colour: long }, measures: { eave: long } }),
    [`${detailKeyPrefix}note`, huge],
    ...['name', 'phone', 'place'].map((name) => [detailKeyPrefix + name, long] as const),
  ])
  await visit(page, '/List')
  await expect(page.getByText(fillCount(words.list.exceeding, 8, siteFacts.language))).toBeVisible()
  for (const length of await lengths(page)) expect(length).toBeLessThan(fieldLimits.lines * 4)
  await useList(page)
})

const keys = Array.from({ length: 50_000 }, (_, i) => `v.k${i}=1`).join('&')
const slug = productPage.slice(1)

test('the list can be used with a link of 50,000 values', async ({ page }) => {
  await page.goto(`/List#list1/p=${slug}/p=${slug}&${keys}/end`)
  await waitForHydration(page)
  await expect(page.getByText(words.opened.cut)).toBeVisible()
  const shared = page.getByRole('region', { name: words.opened.heading })
  await expect(shared.getByRole('listitem')).toHaveCount(1)
  expect((await shared.innerText()).length).toBeLessThan(fieldLimits.lines * 2)
  await page.getByRole('button', { name: words.opened.add }).click()
  await useList(page)
})
