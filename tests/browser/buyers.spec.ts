import { type Page, test as plain } from '@playwright/test'
import { appearanceFaults, axeViolationsButInFirefox } from './axe.ts'
import { headingAt, jobs, listPage, productPage, siteFacts } from './catalogue.ts'
import { askLink, enterRoof, fieldOf, messageOf, openByJob, openForm, type } from './enquiry.ts'
import { shedRoof } from './jobRoof.ts'
import { expect, test } from './site.ts'
import { visit, waitForHydration } from './visit.ts'

const { words } = listPage
const { ask } = siteFacts.product

test.use({ viewport: { width: 360, height: 780 }, hasTouch: true })

/** Chooses the first value of each optional list. */
async function chooseAll(page: Page): Promise<void> {
  const place = page.getByRole('region', { name: ask.heading })
  for (const select of await place.getByRole('combobox').all()) {
    const unsure = select.getByRole('option', { name: words.line.notSure })
    if ((await unsure.count()) > 0) await select.selectOption({ index: 1 })
  }
}

for (const [index, job] of jobs.entries()) {
  test(`${job.title}, a roof of ${shedRoof.size}: each product gives a count or a message`, {
    tag: index === 0 ? [] : '@nightly',
  }, async ({ page }) => {
    plain.slow()
    const { place } = words.details.fields
    for (const { path } of job.products) {
      await openByJob(page, job.key, path)
      await openForm(page)
      await type(fieldOf(page, place.label), 'Hazira')
      const { said, send } = await enterRoof(page, shedRoof)
      // The link leads to another site.
      await expect(send).toBeVisible()
      const message = await messageOf(send)
      for (const text of [headingAt(path), `${place.label}: Hazira`, ...said])
        expect(message).toContain(text)
      await expect(page.locator('main :is([required], [aria-invalid="true"])')).toHaveCount(0)
    }
  })
}

test('from a card of the home page to a message with all details, and onto the list', {
  tag: '@core',
}, async ({ page }) => {
  await visit(page, '/')
  await page.locator(`main a[href="${productPage}"]:visible`).first().tap()
  await expect(page.getByRole('heading', { level: 1, name: headingAt(productPage) })).toBeVisible()
  await expect(page.getByText(words.enquiry.heading)).toBeVisible()
  await openForm(page)
  await chooseAll(page)
  await fieldOf(page, words.details.fields.place.label).fill('Hazira, Surat')
  await fieldOf(page, words.line.quantity).fill('40')
  const message = await messageOf(askLink(page))
  expect(message).toContain(`${words.line.quantity}: 40 ${words.line.units.pieces}`)
  const put = page.getByRole('button', { name: words.enquiry.put })
  // Scrolled to the centre, because the call bar may cover it at the bottom.
  await put.evaluate((button) => button.scrollIntoView({ block: 'center' }))
  expect(await axeViolationsButInFirefox(page)).toEqual([])

  await put.tap()
  await page.getByRole('link', { name: words.enquiry.open }).tap()
  await expect(page.getByRole('heading', { level: 1, name: listPage.heading })).toBeVisible()
  await expect(page.getByRole('banner').getByText('(1)')).toBeAttached()
  await page.reload()
  await waitForHydration(page)
  await expect(page.getByLabel(words.details.fields.place.label)).toHaveValue('Hazira, Surat')
})

test('the WhatsApp links of header and footer name the product once the page runs, and greet on the contact page', async ({
  page,
}) => {
  const links = ['banner', 'contentinfo', 'complementary'] as const
  const messages = () =>
    Promise.all(
      links.map((role) =>
        messageOf(page.getByRole(role).getByRole('link', { name: siteFacts.navigation.whatsapp })),
      ),
    )
  await page.goto(productPage)
  const [inHeader, inFooter, inBar] = await messages()
  expect([inHeader, inFooter]).toEqual([siteFacts.greeting, siteFacts.greeting])
  expect(inBar).toContain(headingAt(productPage))
  await waitForHydration(page)
  await expect.poll(messages).toEqual([inBar, inBar, inBar])
  await page.getByRole('complementary').locator('a[href="/Contact"]').tap()
  await expect(page.getByRole('heading', { level: 1, name: headingAt('/Contact') })).toBeVisible()
  await expect.poll(messages).toEqual([siteFacts.greeting, siteFacts.greeting, siteFacts.greeting])
})

test('a list is sent as a link, and added in another browser', async ({
  page,
  browser,
  origin,
}) => {
  plain.slow()
  await visit(page, productPage)
  await openForm(page)
  await fieldOf(page, words.line.quantity).fill('60')
  await page.getByRole('button', { name: words.enquiry.put }).tap()
  await page.getByRole('link', { name: words.enquiry.open }).tap()
  const link = await page.getByLabel(words.send.linkField, { exact: true }).inputValue()
  const other = await browser.newContext({ baseURL: origin, viewport: { width: 360, height: 780 } })
  try {
    const there = await other.newPage()
    await there.goto(link)
    await there.getByRole('button', { name: words.opened.add }).click()
    await expect(there.locator('summary', { hasText: headingAt(productPage) })).toContainText('60')
    expect(new URL(there.url()).hash).toBe('')
    expect(await appearanceFaults(there)).toEqual([])
  } finally {
    await other.close()
  }
})
