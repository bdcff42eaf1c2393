import type { Page } from '@playwright/test'
import { writeItem } from '../../src/enquiry/list/listItem.ts'
import { itemKeyPrefix } from '../../src/ui/header/listStorage.ts'
import { fullPaths, pageName, productPage, samplePaths, siteFacts } from './catalogue.ts'
import { pressAll } from './pressAll.ts'
import { watchSettling } from './settle.ts'
import { expect, test } from './site.ts'
import { addTranslator, type Beginning, translatedDifference } from './translator.ts'
import { visit, waitForHydration } from './visit.ts'
import { watchOver } from './watch.ts'

const beginnings: Beginning[] = ['at DOMContentLoaded', 'after hydration', 'while React renders']
const firstFull = samplePaths.find((path) => fullPaths.includes(path))
const comparedSlugs = fullPaths.slice(0, 2).map((path) => path.slice(1))

/** A buyer's list with two products, as the browser stores it. */
const stored = fullPaths.slice(0, 2).map((path, i): [string, string] => [
  `${itemKeyPrefix}0-${i}`,
  writeItem({
    id: `0-${i}`,
    path,
    name: pageName(path),
    values: {},
    quantity: '',
    unit: 'pieces',
  }),
])

/** Opens a page with controls on it. */
async function open(page: Page, path: string): Promise<void> {
  await page.addInitScript((stored) => {
    window.print = () => {}
    if (location.pathname === '/List')
      for (const [key, text] of stored) localStorage.setItem(key, text)
  }, stored)
  await visit(page, path === '/Compare' ? `${path}#${comparedSlugs}` : path)
}

for (const begins of beginnings) {
  for (const path of samplePaths) {
    test(
      `${path} shows the same texts when it is translated ${begins}`,
      begins === 'after hydration' && path === firstFull ? {} : { tag: '@nightly' },
      async ({ page, browser, origin, watch }) => {
        test.setTimeout(3 * test.info().project.timeout)
        const context = await browser.newContext({ baseURL: origin })
        await watchOver(context, origin)
        // Without an endpoint the forms log the fields.
        watch.allow(/^console log:/)
        const pages = [await context.newPage(), page] as const
        const settled = pages.map(watchSettling)
        await addTranslator(page, begins)

        const sayTheSame = async (step: string) => {
          // A form may have opened another document, where a click before hydration opens a third one.
          for (const each of pages) await waitForHydration(each)
          await page.evaluate(() => window.translatePage?.())
          await Promise.all(settled.map((wait) => wait()))
          await expect.poll(() => translatedDifference(pages[0], page), step).toBeUndefined()
        }
        for (const each of pages) await open(each, path)
        await sayTheSame('opened')
        await expect(page.locator('font', { hasText: siteFacts.phone.display })).toHaveCount(0)
        await pressAll(pages, sayTheSame)
        for (const to of [...siteFacts.navigation.links.map((link) => link.path), productPage]) {
          for (const each of pages) {
            await each
              .locator(`header a[href="${to}"], footer a[href="${to}"]`)
              .first()
              .dispatchEvent('click')
          }
          await sayTheSame(`to ${to}`)
        }
        expect(await page.locator('font').count(), 'translated texts').toBeGreaterThan(0)
        await context.close()
      },
    )
  }
}
