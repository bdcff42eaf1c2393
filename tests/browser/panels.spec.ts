import type { Page } from '@playwright/test'
import { axeViolationsButInFirefox } from './axe.ts'
import { categories, rowTag, siteFacts } from './catalogue.ts'
import { overflows } from './layout.ts'
import { expect, test } from './site.ts'
import { holdBackScripts, visit } from './visit.ts'

/** The category with the fewest products: its panel has one column, which fits every name on one line. */
const [category] = categories.toSorted((a, b) => a.items.length - b.items.length)
if (category === undefined) throw new Error('there is no category')

const banner = (page: Page) => page.getByRole('banner')
const links = (page: Page) => banner(page).getByRole('listitem').getByRole('listitem').locator('a')
const places = async (page: Page) => {
  const visible = await links(page).filter({ visible: true }).all()
  return Promise.all(visible.map(async (link) => (await link.boundingBox())?.y ?? 0))
}

test('the pictures of a panel are fetched when it is opened, and move none of its links', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const release = await holdBackScripts(page, /\/menuPictures-[\w-]+\.js$/)
  await visit(page, '/About')
  await banner(page).getByRole('button', { name: category.label, exact: true }).click()
  const before = await places(page)
  expect(before).toHaveLength(category.items.length)
  await expect(banner(page).locator('img')).toHaveCount(0)
  release()
  await expect(banner(page).locator('img').first()).toBeVisible()
  for (const [i, y] of (await places(page)).entries()) {
    expect(Math.abs(y - (before[i] ?? 0))).toBeLessThan(4)
  }
  const first = banner(page).locator('img').first()
  await expect
    .poll(() => first.evaluate((img) => img instanceof HTMLImageElement && img.naturalWidth))
    .toBeGreaterThan(0)
})

for (const [row, width] of [360, 901, 1440].entries()) {
  test(
    `all panels have room for what they show, ${width} px wide`,
    width === 360 ? { tag: '@core' } : rowTag(row, 2),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await visit(page, '/About')
      if (width < 900) {
        await banner(page)
          .getByRole('button', { name: siteFacts.navigation.menu, exact: true })
          .click()
      }
      for (const { label, key } of categories) {
        await banner(page).getByRole('button', { name: label, exact: true }).click()
        await expect(page.locator(`#menu-${key} picture`).first()).toBeAttached()
        expect(await overflows(page)).toEqual([])
      }
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        expect(await axeViolationsButInFirefox(page)).toEqual([])
      }
    },
  )
}
