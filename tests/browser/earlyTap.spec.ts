import type { Page } from '@playwright/test'
import { headingAt, listPage, productPage, rowTag, siteFacts } from './catalogue.ts'
import { openForm } from './enquiry.ts'
import { expect, test } from './site.ts'
import { holdBackScripts, waitForHydration } from './visit.ts'

const { words } = listPage
const { ask } = siteFacts.product

/** Fills in the fields of a product, and puts it on the list. */
async function addProduct(page: Page, button: string): Promise<void> {
  const enquiry = page.getByRole('region', { name: ask.heading })
  await openForm(page)
  await enquiry.getByLabel(words.line.quantity, { exact: true }).fill('60')
  await enquiry.getByLabel(words.details.fields.place.label, { exact: true }).fill('Hazira')
  await enquiry.getByRole('button', { name: button }).click()
}

for (const [row, button] of [ask.list, words.enquiry.put].entries()) {
  const title = `"${button}" before the script has loaded puts the product on the list, once`
  test(title, rowTag(row), async ({ page, watch }) => {
    // Their script is held back.
    watch.allow(/preloaded using link preload but not used/)
    const release = await holdBackScripts(page, '**/assets/main-*.js')
    await page.goto(productPage)
    await addProduct(page, button)
    await page.waitForURL('**/List?*')
    release()
    await waitForHydration(page)
    for (const visit of ['first', 'second']) {
      const name = page
        .getByRole('main')
        .getByText(headingAt(productPage))
        .filter({ visible: true })
      await expect(name.first(), visit).toBeVisible()
      await expect(page.getByRole('banner').getByText('(1)'), visit).toBeAttached()
      expect(new URL(page.url()).search).toBe('')
      await page.reload()
      await waitForHydration(page)
    }
  })
}
