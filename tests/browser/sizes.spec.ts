import type { Page } from '@playwright/test'
import { fillCount } from '../../src/model/catalogue/fillTemplate.ts'
import { fieldLimits, limits } from '../../src/model/limits.ts'
import { emptyItem, type ListItem, writeItem } from '../../src/pages/list/listItem.ts'
import { detailPrefix, linePrefix } from '../../src/ui/header/keys.ts'
import { headingOf, list, product, site } from './catalogue.ts'
import { expect, test } from './site.ts'
import { visit, waitForHydration } from './visit.ts'

const { words } = list
const huge = 'roof '.repeat(400_000)
const item = emptyItem({ path: product, heading: headingOf(product) })
const line = (change: Partial<ListItem>) =>
  [linePrefix + item.id, writeItem({ ...item, ...change })] as const
const plain = line({})

/** Stores something before a page is opened. */
async function store(page: Page, entries: readonly (readonly [string, string])[]): Promise<void> {
  await page.goto('/robots.txt')
  await page.evaluate((all) => {
    for (const [key, text] of all) localStorage.setItem(key, text)
  }, entries)
}

/** How many characters the fields and the texts of the page have. */
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

/** Changes the list, as a visitor does. */
async function useList(page: Page): Promise<void> {
  const place = page.getByLabel(words.details.fields.place.label)
  await place.fill('Hazira')
  await expect(place).toHaveValue('Hazira')
  await page.getByRole('list', { name: words.list.heading }).locator('summary').first().click()
  await page.getByLabel(words.line.quantity, { exact: true }).first().fill('7')
  const main = page.getByRole('main')
  const message = main.getByLabel(site.enquiries.handOver.message, { exact: true })
  await expect(message).toHaveValue(/Hazira/)
}

const stored: [what: string, entries: (readonly [string, string])[]][] = [
  ...(['note', 'name', 'phone', 'place'] as const).map((name): (typeof stored)[number] => [
    `a ${name}`,
    [plain, [detailPrefix + name, huge]],
  ]),
  ['the name of a product', [line({ name: huge })]],
  ['a quantity', [line({ quantity: huge })]],
  ['a value', [line({ values: { colour: huge } })]],
  ['a field of the roof', [line({ roof: { eave: huge } })]],
]

test.describe('the list can be used with 2 MB in', () => {
  for (const [nth, [what, entries]] of stored.entries()) {
    test(what, nth === 0 ? { tag: '@core' } : {}, async ({ page }) => {
      await store(page, entries)
      await visit(page, '/List')
      await expect(page.getByText(fillCount(words.list.exceeding, 1, site.language))).toBeVisible()
      for (const length of await lengths(page)) expect(length).toBeLessThan(fieldLimits.lines * 4)
      await useList(page)
    })
  }

  test('an enquiry that is not sent', async ({ page }) => {
    await store(page, [plain, ['enquiry.kept.abc', JSON.stringify({ enquiry: { note: huge } })]])
    await visit(page, '/List')
    const banner = page.getByRole('complementary', { name: site.enquiries.kept.banner })
    await banner.getByRole('button', { name: site.enquiries.kept.details }).click()
    const message = await banner.getByRole('textbox').inputValue()
    expect(message).toHaveLength(limits.message)
    await useList(page)
    expect(
      await page.evaluate(() => localStorage.getItem('enquiry.kept.abc')?.length),
    ).toBeGreaterThan(huge.length)
  })
})

const keys = (count: number) => Array.from({ length: count }, (_, i) => `v.k${i}=1`).join('&')
const slug = product.slice(1)

test.describe('the list can be used with a link that holds', () => {
  for (const [what, link, notice] of [
    ['50,000 values', `#list1/p=${slug}/p=${slug}&${keys(50_000)}/end`, words.opened.cut],
    [
      'thousands of values',
      `#list1/p=${slug}&${keys(5000)}/end`,
      fillCount(words.opened.exceeding, 5000 - limits.values, site.language),
    ],
    ['a note of 1 MB', `#list1/p=${slug}/note=${'x'.repeat(1_000_000)}/end`, words.opened.cut],
  ] as const) {
    test(what, async ({ page }) => {
      await page.goto(`/List${link}`)
      await waitForHydration(page)
      await expect(page.getByText(notice)).toBeVisible()
      const shared = page.getByRole('region', { name: words.opened.heading })
      await expect(shared.getByRole('listitem')).toHaveCount(1)
      expect((await shared.innerText()).length).toBeLessThan(fieldLimits.lines * 2)
      await page.getByRole('button', { name: words.opened.add }).click()
      await useList(page)
    })
  }
})
